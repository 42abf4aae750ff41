/** The share of the opening that empty places take. */
const EMPTY = 0.52;
/** The pause before the idol. */
const LAST = 0.16;

/**
 * When each stone falls, from 0 to 1: empty places first, in an order that looks accidental, then the prizes in ascending order, and after a
 * pause the highest, the idol.
 */
export function openingPlan(prizes: readonly number[]): number[] {
  const order = prizes
    .map((prize, index) => ({ prize, index, dice: (index * 7_919) % 70 }))
    .sort((one, other) => one.prize - other.prize || one.dice - other.dice);
  const empty = order.filter(({ prize }) => prize === 0).length;
  const others = Math.max(1, order.length - empty - 1);
  const at = Array.from(prizes, () => 1);
  for (const [place, { index }] of order.slice(0, -1).entries())
    at[index] =
      place < empty ? (place / empty) * EMPTY : EMPTY + ((place - empty + 1) / others) * (1 - EMPTY - LAST);
  return at;
}

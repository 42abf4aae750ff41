/** The final total of a hand as a class: 0 bust, 1 at most sixteen, then 2 to 6 for 17 to 21; the dealer's 0 is also a bust. */
export type HandStanding = number;
export const STANDINGS = 7;
/** A hand's result: its standing, and whether its stake was doubled. */
export const RESULTS = STANDINGS * 2;
/** The second hand of a round without a split. */
const NO_HAND = RESULTS;

/** The result of a round, in half stakes: all that is paid, and that minus all stakes. */
export type Result = { readonly payout: number; readonly net: number };

export function handStandingOf(total: number): HandStanding {
  if (total > 21) return 0;
  return Math.max(total - 15, 1);
}

/** The results of a round's one or two hands as one number. */
export function resultCodeOf(first: number, second = NO_HAND): number {
  return first * (RESULTS + 1) + second;
}

/** The result of the hands of a code against the dealer's standing. */
export function resultOf(code: number, dealer: HandStanding): Result {
  const hands = [Math.floor(code / (RESULTS + 1)), code % (RESULTS + 1)];
  let payout = 0;
  let staked = 0;
  for (const hand of hands) {
    if (hand === NO_HAND) continue;
    const stake = hand >= STANDINGS ? 4 : 2;
    const player = hand % STANDINGS;
    staked += stake;
    if (player === 0) continue;
    if (dealer === 0 || player > dealer) payout += stake * 2;
    else if (player === dealer) payout += stake;
  }
  return { payout, net: payout - staked };
}

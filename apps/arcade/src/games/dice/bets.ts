import type { DiceInput, DiceLayout, DiceSide } from "@bellwether/games/mechanics/dice/wire.ts";

/** A bet on offer: how many of all throws win it, and its multiplier in hundredths. */
export type DiceBet = DiceInput & { wins: number; multiplierHundredths: number };

export const SIDES: readonly DiceSide[] = ["under", "exactly", "over"];

/** Every bet on offer. Over a target pays what under the mirrored one does. */
export function betsOf({ under, exactly, lowest, highest }: DiceLayout): DiceBet[] {
  const bet =
    (side: DiceSide, targetOf = (target: number) => target) =>
    ([target, wins, multiplierHundredths]: DiceLayout["under"][number]) => ({
      side,
      target: targetOf(target),
      wins,
      multiplierHundredths,
    });
  return [
    ...under.map(bet("under")),
    ...exactly.map(bet("exactly")),
    ...under.map(bet("over", (target) => lowest + highest - target)).toReversed(),
  ];
}

/** The bet with this side and target; undefined when it is not on offer. */
export function findBet(bets: readonly DiceBet[], { side, target }: DiceInput): DiceBet | undefined {
  return bets.find((bet) => bet.side === side && bet.target === target);
}

/** The bet after the player has picked another target: the same side where it is on offer, another one where it is not. */
export function betOnTarget(bets: readonly DiceBet[], side: DiceSide, target: number): DiceBet | undefined {
  return findBet(bets, { side, target }) ?? bets.find((bet) => bet.target === target);
}

/** Would this total win the bet? */
export function covers({ side, target }: DiceInput, total: number): boolean {
  if (side === "exactly") return total === target;
  return side === "under" ? total < target : total > target;
}

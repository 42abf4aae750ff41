import type { DiceInput, DiceLayout, DiceSide } from "@bellwether/games/mechanics/dice/wire.ts";

/** A bet on offer: how many of all throws win it, and its multiplier in hundredths. */
export type DiceBet = DiceInput & { wins: number; multiplierHundredths: number };

export const SIDE_BUTTONS: readonly DiceSide[] = ["under", "exactly", "over"];

/** Every bet on offer. A bet over a target pays the same as the bet under the mirrored target. */
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

/** The bet with this side and target, undefined if it is not on offer. */
export function findBet(bets: readonly DiceBet[], { side, target }: DiceInput): DiceBet | undefined {
  return bets.find((bet) => bet.side === side && bet.target === target);
}

/** The bet after the player has picked another target. It keeps the side if that bet is on offer, otherwise it has another side. */
export function betOnTarget(bets: readonly DiceBet[], side: DiceSide, target: number): DiceBet | undefined {
  return findBet(bets, { side, target }) ?? bets.find((bet) => bet.target === target);
}

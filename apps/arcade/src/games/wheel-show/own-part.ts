import { WheelShowInput } from "@bellwether/games/mechanics/wheel-show/wire.ts";
import type { ShowDraw } from "./draw-of.ts";

/** The player's own bets in a round, as far as a draw depends on them. */
export type OwnPart = {
  /** The pick of the bets, from 0. */
  readonly pick: number;
  stakeOn(spot: string): bigint;
  /** What the bets on the drawn spot are paid, in minor units. */
  paidFor(draw: ShowDraw, numbers: ReadonlyMap<string, number>): bigint;
};

/** Reads the own part from the inputs of bets. Several bets of a round may have different picks; the first one's is shown. */
export function ownPartOf(inputs: readonly unknown[]): OwnPart {
  const bets = inputs.map((input) => WheelShowInput.parse(input));
  const on = (spot: string) =>
    bets.flatMap(({ bets: each, pick = 0 }) =>
      each.filter((bet) => bet.spot === spot).map((bet) => ({ pick, amountMinor: BigInt(bet.amountMinor) })),
    );
  return {
    pick: bets[0]?.pick ?? 0,
    stakeOn: (spot) => on(spot).reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    paidFor({ spot, bonus, multiplier }, numbers) {
      return on(spot).reduce((sum, { pick, amountMinor }) => {
        const value = bonus ? (bonus.values[pick] ?? bonus.values[0]) : numbers.get(spot);
        return sum + amountMinor * BigInt((value ?? 0) * multiplier + 1);
      }, 0n);
    },
  };
}

import { joinSpotBets } from "../bookmaking/join-bets.ts";
import { checkSlipLimits, parseSlip, settleSpots } from "../bookmaking/slip.ts";
import type { SlipLimits } from "../bookmaking/slip-data.ts";
import { SlipInput } from "../bookmaking/slip-wire.ts";
import type { Draws } from "../fairness/draws.ts";
import type { Layout, SharedDraw, SharedRules } from "../mechanics/mechanic.ts";
import { figuresOfSpots, type ShowSpot, winChancesOfSpots } from "./show-spot.ts";

/** A show: its spots, and how it is drawn. */
type Show<Outcome> = {
  data: SlipLimits & { chips: readonly number[] };
  spots: readonly ShowSpot<Outcome>[];
  /** The spot that the sheet's figures describe. */
  usual: string;
  /** The share of draws in which at least one of these spots pays. */
  coveredBy(spots: readonly string[]): number;
  layout(scale: bigint): Layout;
  draw(draws: Draws): SharedDraw<Outcome>;
};

/** The rules of a show at a shared table: single bets on its spots, with the limits of a bet slip. */
export function showRules<Outcome>({
  data,
  spots,
  usual,
  coveredBy,
  layout,
  draw,
}: Show<Outcome>): SharedRules {
  const bySpot = new Map(spots.map((spot) => [spot.spot, spot]));
  return {
    kind: "shared",
    stakes: data.chips.map(BigInt),
    computeFigures: () => figuresOfSpots(spots, usual),
    computeWinChances: () => winChancesOfSpots(spots, usual),
    layout,
    join: (inputs) => joinSpotBets(inputs.map((input) => SlipInput.parse(input))),
    accept(stakeMinor, input) {
      const bets = parseSlip(bySpot, stakeMinor, input);
      return {
        coveredShare: coveredBy(bets.map(({ selection }) => selection.spot)),
        checkOffer: (scale) => checkSlipLimits(data, bets, scale),
        settle: (outcome) => settleSpots(bets, (spot) => spot.returnOf(outcome as Outcome)),
      };
    },
    draw,
  };
}

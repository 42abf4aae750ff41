import { betOnSpot, fourBetsAtATime } from "../bookmaking/bet-inputs.ts";
import { joinSpotBets } from "../bookmaking/join-bets.ts";
import { maximumBetOn } from "../bookmaking/selection.ts";
import type { SlipLimits } from "../bookmaking/slip-data.ts";
import { SlipInput } from "../bookmaking/slip-wire.ts";
import { checkSpotLimits, readSpotBets, type SpotBetOn, settleSpotBets } from "../bookmaking/spot-bets.ts";
import type { Draws } from "../fairness/draws.ts";
import type { Layout, LobbyResults, SharedDraw, SharedRules } from "../rules/mechanic.ts";
import { payoutAt } from "../rules/multiplier.ts";
import { RoundRefusedError } from "../rules/round-refused.ts";
import { checkStakeUnit } from "../rules/stakes.ts";
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
  lobby: LobbyResults;
  draw(draws: Draws): SharedDraw<Outcome>;
};

/** All returns are whole multiples of two hundredths, so a bet of this many minor units is paid exactly. */
const EXACT_UNIT_MINOR = 50n;

/** The rules of a show at a shared table: single bets on its spots, with the limits of a bet slip. */
export function showRules<Outcome>(show: Show<Outcome>): SharedRules {
  const { data, spots, usual } = show;
  const bySpot = new Map(spots.map((spot) => [spot.spot, spot]));
  return {
    kind: "shared",
    lobby: show.lobby,
    stakes: data.chips.map(BigInt),
    computeFigures: () => figuresOfSpots(spots, usual),
    choices: () => spots.map(({ spot }) => figuresOfSpots(spots, spot)),
    computeWinChances: () => winChancesOfSpots(spots, usual),
    layout: show.layout,
    usualInput: (stakeMinor) => betOnSpot(usual, stakeMinor),
    sampleInputs: (stakeMinor) => fourBetsAtATime(spots, stakeMinor),
    join: (inputs) => joinSpotBets(inputs.map((input) => SlipInput.parse(input))),
    accept(stakeMinor, input) {
      const bets = parseShowBets(bySpot, stakeMinor, input);
      return {
        coveredShare: show.coveredBy(bets.map(({ spot }) => spot.spot)),
        checkOffer: (scale) =>
          checkSpotLimits(data, bets, ({ oddsHundredths }) => maximumBetOn(data, oddsHundredths), scale),
        settle: (outcome) =>
          settleSpotBets(
            bets,
            ({ spot }) => spot,
            ({ spot, amountMinor }) => payoutAt(amountMinor, spot.returnOf(outcome as Outcome)),
          ),
      };
    },
    draw: show.draw,
  };
}

function parseShowBets<Outcome>(
  spots: ReadonlyMap<string, ShowSpot<Outcome>>,
  stakeMinor: bigint,
  input: unknown,
): SpotBetOn<ShowSpot<Outcome>>[] {
  checkStakeUnit(stakeMinor, EXACT_UNIT_MINOR);
  const parsed = SlipInput.safeParse(input);
  if (!parsed.success) throw new RoundRefusedError("invalid_input", "the input is a list of bets");
  const bets = readSpotBets(spots, stakeMinor, parsed.data.bets);
  for (const { amountMinor } of bets) checkStakeUnit(amountMinor, EXACT_UNIT_MINOR);
  return bets;
}

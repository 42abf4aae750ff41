import { betOnSpot } from "../../bookmaking/bet-inputs.ts";
import { joinSpotBets } from "../../bookmaking/join-bets.ts";
import { chipsOnSpots } from "../../bookmaking/random-bet.ts";
import { checkSpotLimits, readSpotBets, settleSpotBets } from "../../bookmaking/spot-bets.ts";
import { toNumber } from "../../exact/rational.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import { checkStakeUnit } from "../../rules/stakes.ts";
import { WheelShowData } from "./data.ts";
import { showFigures, showWinChances } from "./figures.ts";
import { layOutShow, mostOnSpot } from "./lay-out-show.ts";
import { wheelResults } from "./lobby-results.ts";
import { drawShow, moreMsOf, paysToOne, type WheelOutcome } from "./play.ts";
import { oddsOfWheel, type SpotOdds } from "./wheel-odds.ts";
import { WheelShowEvent, WheelShowInput, WheelShowLayout } from "./wire.ts";

/** A wheel that stops for everybody: numbers, multipliers, and bonus rounds in which everybody takes part who bet on them. */
export const wheelShow: Mechanic<WheelShowData> = {
  id: "wheel-show",
  family: "quick",
  motion: "spokes",
  data: WheelShowData,
  input: WheelShowInput,
  event: WheelShowEvent,
  layout: WheelShowLayout,
  houseBet: chipsOnSpots,
  rulesOf(data) {
    let computed: ReadonlyMap<string, SpotOdds> | undefined;
    // The odds of a bonus take a moment, so they are computed when they are needed.
    const odds = () => {
      computed ??= new Map(oddsOfWheel(data).map((each) => [each.spot, each]));
      return computed;
    };
    const all = () => [...odds().values()];
    return {
      kind: "shared",
      lobby: wheelResults(data),
      stakes: data.chips.map(BigInt),
      computeFigures: () => showFigures(all(), data.usual),
      choices: () => all().map(({ spot }) => showFigures(all(), spot)),
      computeWinChances: () => showWinChances(all(), data.usual),
      layout: (scale) => layOutShow(data, all(), scale),
      usualInput: (stakeMinor) => betOnSpot(data.usual, stakeMinor),
      sampleInputs: (stakeMinor) => everyPick(data, all(), stakeMinor),
      join: (inputs) => joinSpotBets(inputs.map((input) => WheelShowInput.parse(input))),
      accept(stakeMinor, input) {
        checkStakeUnit(stakeMinor, 1n);
        const parsed = WheelShowInput.safeParse(input);
        const pick = parsed.data?.pick ?? 0;
        if (!parsed.success || pick >= data.picks)
          throw new RoundRefusedError("invalid_input", "the input is a list of bets and a pick");
        const bets = readSpotBets(odds(), stakeMinor, parsed.data.bets);
        return {
          // No two spots can win together.
          coveredShare: bets.reduce((sum, { spot }) => sum + toNumber(spot.chance), 0),
          checkOffer: (scale) => checkSpotLimits(data, bets, (spot) => mostOnSpot(data, spot), scale),
          settle(drawn) {
            const outcome = drawn as WheelOutcome;
            return settleSpotBets(
              bets,
              ({ spot }) => spot,
              ({ spot, amountMinor }) =>
                spot.spot === outcome.spot ? amountMinor * BigInt(paysToOne(data, outcome, pick) + 1) : 0n,
            );
          },
        };
      },
      draw: (draws) => drawShow(data, draws),
      moreMs: (events) => moreMsOf(data, events as WheelShowEvent[]),
    };
  },
};

/** Every pick, with a bet on each spot: one of them wins. */
function everyPick(
  { picks }: WheelShowData,
  spots: readonly SpotOdds[],
  stakeMinor: bigint,
): WheelShowInput[] {
  const each = stakeMinor / 12n;
  const last = stakeMinor - each * BigInt(spots.length - 1);
  const bets = spots.map(({ spot }, index) => ({
    spot,
    amountMinor: (index === spots.length - 1 ? last : each).toString(),
  }));
  return [{ bets }, ...Array.from({ length: picks - 1 }, (_, index) => ({ bets, pick: index + 1 }))];
}

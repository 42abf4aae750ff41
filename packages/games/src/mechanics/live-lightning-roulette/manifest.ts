import { betOnSpot, fourBetsAtATime } from "../../bookmaking/bet-inputs.ts";
import { chipsOnSpots } from "../../bookmaking/random-bet.ts";
import { type Rational, rational, toPercent } from "../../exact/rational.ts";
import { totalWeight } from "../../fairness/weighted.ts";
import type { GameEvent, Mechanic } from "../../rules/mechanic.ts";
import { joinBets } from "../live-roulette/join-bets.ts";
import { rouletteResults } from "../roulette/lobby-results.ts";
import { acceptBets, figuresOfSpot, rouletteLayout } from "../roulette/manifest.ts";
import { ballLanded, drawPocket, settlePocket } from "../roulette/play.ts";
import { type RouletteSpot, spots, spotsByName } from "../roulette/spots.ts";
import { LightningRouletteData } from "./data.ts";
import { straightFigures, straightWinChances } from "./figures.ts";
import { drawStrikes } from "./strikes.ts";
import {
  LightningRouletteEvent,
  LightningRouletteInput,
  LightningRouletteLayout,
  type NumbersStruck,
  type Strike,
} from "./wire.ts";

type Drawn = { readonly pocket: number; readonly strikes: readonly Strike[] };

/** Live roulette with struck numbers: a straight-up bet on one returns a multiplier, and any other straight-up bet pays less than 35 to one. */
export const liveLightningRoulette: Mechanic<LightningRouletteData> = {
  id: "live-lightning-roulette",
  family: "roulette",
  data: LightningRouletteData,
  input: LightningRouletteInput,
  event: LightningRouletteEvent,
  layout: LightningRouletteLayout,
  houseBet: chipsOnSpots,
  rulesOf(data) {
    return {
      kind: "shared",
      lobby: rouletteResults,
      stakes: data.table.chips.map(BigInt),
      computeFigures: () => straightFigures(data),
      choices: () =>
        spots.map((spot) => (spot.pockets.length === 1 ? straightFigures(data) : figuresOfSpot(spot))),
      computeWinChances: () => straightWinChances(data),
      layout: (scale) => lightningLayout(data, scale),
      usualInput: (stakeMinor) => betOnSpot("straight-17", stakeMinor),
      sampleInputs: (stakeMinor) => fourBetsAtATime(spots, stakeMinor),
      join: joinBets,
      accept(stakeMinor, input) {
        const { bets, ...accepted } = acceptBets(data.table, stakeMinor, input);
        return {
          ...accepted,
          settle(outcome) {
            const { pocket, strikes } = outcome as Drawn;
            return settlePocket(pocket, bets, false, (spot) => multipleOf(spot, strikes, data.straightPays));
          },
        };
      },
      draw(draws) {
        const strikes = drawStrikes(draws, data);
        const pocket = drawPocket(draws);
        const struck: NumbersStruck = { type: "numbers-struck", strikes };
        const events: GameEvent[] = [struck, ballLanded(pocket)];
        return { outcome: { pocket, strikes } satisfies Drawn, events };
      },
    };
  },
};

/** The return of a winning bet in stakes. */
function multipleOf(
  { kind, pockets, pays }: RouletteSpot,
  strikes: readonly Strike[],
  straightPays: number,
): bigint {
  if (kind !== "straight") return BigInt(pays + 1);
  const strike = strikes.find(({ pocket }) => pockets.includes(pocket));
  return BigInt(strike?.multiplier ?? straightPays + 1);
}

function lightningLayout(data: LightningRouletteData, scale: bigint): LightningRouletteLayout {
  const { straightPays, counts, multipliers } = data;
  const layout = rouletteLayout(data.table, scale);
  const percentOf = (weight: number, table: readonly { weight: number }[]) =>
    percent(rational(weight, totalWeight(table)));
  return {
    ...layout,
    spots: layout.spots.map((spot) => (spot.kind === "straight" ? { ...spot, pays: straightPays } : spot)),
    lightning: {
      counts: counts.map(({ count, weight }) => ({ count, percent: percentOf(weight, counts) })),
      multipliers: multipliers.map(({ multiplier, weight }) => ({
        multiplier,
        percent: percentOf(weight, multipliers),
      })),
      straightReturn: percent(straightFigures(data).returnToPlayer),
      otherReturn: percent(figuresOfSpot(spotsByName.get("red") as RouletteSpot).returnToPlayer),
    },
  };
}

const percent = (share: Rational) => toPercent(share, 2);

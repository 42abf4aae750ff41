import { betOnSpot } from "../../bookmaking/bet-inputs.ts";
import { chipsOnSpots } from "../../bookmaking/random-bet.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { RouletteData } from "../roulette/data.ts";
import { rouletteResults } from "../roulette/lobby-results.ts";
import {
  acceptBets,
  figuresOfEachSpot,
  rouletteFigures,
  rouletteLayout,
  rouletteWinChances,
} from "../roulette/manifest.ts";
import { ballLanded, drawPocket, settlePocket } from "../roulette/play.ts";
import { joinBets } from "./join-bets.ts";
import { LiveRouletteEvent, LiveRouletteInput, LiveRouletteLayout } from "./wire.ts";

/** Roulette with one spin for everybody at the table. Bets, limits and figures are those of `roulette`. */
export const liveRoulette: Mechanic<RouletteData> = {
  id: "live-roulette",
  sameRulesAs: "roulette",
  family: "roulette",
  data: RouletteData,
  input: LiveRouletteInput,
  event: LiveRouletteEvent,
  layout: LiveRouletteLayout,
  houseBet: chipsOnSpots,
  rulesOf(data) {
    return {
      kind: "shared",
      lobby: rouletteResults,
      stakes: data.chips.map(BigInt),
      computeFigures: () => rouletteFigures(data),
      choices: () => figuresOfEachSpot(data),
      computeWinChances: () => rouletteWinChances(data),
      layout: (scale) => rouletteLayout(data, scale),
      usualInput: (stakeMinor) => betOnSpot("red", stakeMinor),
      join: joinBets,
      accept(stakeMinor, input) {
        const { bets, ...accepted } = acceptBets(data, stakeMinor, input);
        return { ...accepted, settle: (pocket) => settlePocket(pocket as number, bets, data.laPartage) };
      },
      draw(draws) {
        const pocket = drawPocket(draws);
        return { outcome: pocket, events: [ballLanded(pocket)] };
      },
    };
  },
};

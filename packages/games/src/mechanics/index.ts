// Written by `npm run folders` from the names of the folders here.
import type { Mechanic } from "../rules/mechanic.ts";
import { baccarat } from "./baccarat/manifest.ts";
import { bingo } from "./bingo/manifest.ts";
import { blackjack } from "./blackjack/manifest.ts";
import { casinoHoldem } from "./casino-holdem/manifest.ts";
import { choiceLines } from "./choice-lines/manifest.ts";
import { classic } from "./classic/manifest.ts";
import { clusters } from "./clusters/manifest.ts";
import { crash } from "./crash/manifest.ts";
import { dice } from "./dice/manifest.ts";
import { fixture } from "./fixture/manifest.ts";
import { hiLo } from "./hi-lo/manifest.ts";
import { holdAndWin } from "./hold-and-win/manifest.ts";
import { keno } from "./keno/manifest.ts";
import { lines } from "./lines/manifest.ts";
import { liveBaccarat } from "./live-baccarat/manifest.ts";
import { liveBlackjack } from "./live-blackjack/manifest.ts";
import { liveHoldem } from "./live-holdem/manifest.ts";
import { liveLanternBaccarat } from "./live-lantern-baccarat/manifest.ts";
import { liveLightningRoulette } from "./live-lightning-roulette/manifest.ts";
import { liveRoulette } from "./live-roulette/manifest.ts";
import { lotto } from "./lotto/manifest.ts";
import { mines } from "./mines/manifest.ts";
import { pickLines } from "./pick-lines/manifest.ts";
import { pickN } from "./pick-n/manifest.ts";
import { plinko } from "./plinko/manifest.ts";
import { race } from "./race/manifest.ts";
import { raffle } from "./raffle/manifest.ts";
import { roulette } from "./roulette/manifest.ts";
import { scratchBeat } from "./scratch-beat/manifest.ts";
import { scratchBingo } from "./scratch-bingo/manifest.ts";
import { scratchCollect } from "./scratch-collect/manifest.ts";
import { scratchCrossword } from "./scratch-crossword/manifest.ts";
import { scratchLines } from "./scratch-lines/manifest.ts";
import { scratchMatch } from "./scratch-match/manifest.ts";
import { scratchNumbers } from "./scratch-numbers/manifest.ts";
import { scratchPairs } from "./scratch-pairs/manifest.ts";
import { scratchPath } from "./scratch-path/manifest.ts";
import { scratchTower } from "./scratch-tower/manifest.ts";
import { scratchTreasure } from "./scratch-treasure/manifest.ts";
import { stoneWall } from "./stone-wall/manifest.ts";
import { struckDice } from "./struck-dice/manifest.ts";
import { threeCardPoker } from "./three-card-poker/manifest.ts";
import { topCard } from "./top-card/manifest.ts";
import { tumblingWays } from "./tumbling-ways/manifest.ts";
import { videoPoker } from "./video-poker/manifest.ts";
import { ways } from "./ways/manifest.ts";
import { wheel } from "./wheel/manifest.ts";
import { wheelShow } from "./wheel-show/manifest.ts";

/** Every mechanic. Each parses its own data, so the type of the data is lost here. */
export const mechanics: readonly Mechanic[] = [
  baccarat,
  bingo,
  blackjack,
  casinoHoldem,
  choiceLines,
  classic,
  clusters,
  crash,
  dice,
  fixture,
  hiLo,
  holdAndWin,
  keno,
  lines,
  liveBaccarat,
  liveBlackjack,
  liveHoldem,
  liveLanternBaccarat,
  liveLightningRoulette,
  liveRoulette,
  lotto,
  mines,
  pickLines,
  pickN,
  plinko,
  race,
  raffle,
  roulette,
  scratchBeat,
  scratchBingo,
  scratchCollect,
  scratchCrossword,
  scratchLines,
  scratchMatch,
  scratchNumbers,
  scratchPairs,
  scratchPath,
  scratchTower,
  scratchTreasure,
  stoneWall,
  struckDice,
  threeCardPoker,
  topCard,
  tumblingWays,
  videoPoker,
  ways,
  wheel,
  wheelShow,
];

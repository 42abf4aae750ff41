// Written by `npm run folders` from the names of the folders here.
import type { DescribeRules } from "../rules/rule.ts";
import { describeRules as baccarat } from "./baccarat/describe-rules.ts";
import { describeRules as bingo } from "./bingo/describe-rules.ts";
import { describeRules as blackjack } from "./blackjack/describe-rules.ts";
import { describeRules as casinoHoldem } from "./casino-holdem/describe-rules.ts";
import { describeRules as choiceLines } from "./choice-lines/describe-rules.ts";
import { describeRules as classic } from "./classic/describe-rules.ts";
import { describeRules as clusters } from "./clusters/describe-rules.ts";
import { describeRules as crash } from "./crash/describe-rules.ts";
import { describeRules as dice } from "./dice/describe-rules.ts";
import { describeRules as fixture } from "./fixture/describe-rules.ts";
import { describeRules as hiLo } from "./hi-lo/describe-rules.ts";
import { describeRules as holdAndWin } from "./hold-and-win/describe-rules.ts";
import { describeRules as keno } from "./keno/describe-rules.ts";
import { describeRules as lines } from "./lines/describe-rules.ts";
import { describeRules as liveBaccarat } from "./live-baccarat/describe-rules.ts";
import { describeRules as liveBlackjack } from "./live-blackjack/describe-rules.ts";
import { describeRules as liveHoldem } from "./live-holdem/describe-rules.ts";
import { describeRules as liveLanternBaccarat } from "./live-lantern-baccarat/describe-rules.ts";
import { describeRules as liveLightningRoulette } from "./live-lightning-roulette/describe-rules.ts";
import { describeRules as liveRoulette } from "./live-roulette/describe-rules.ts";
import { describeRules as lotto } from "./lotto/describe-rules.ts";
import { describeRules as mines } from "./mines/describe-rules.ts";
import { describeRules as pickLines } from "./pick-lines/describe-rules.ts";
import { describeRules as pickN } from "./pick-n/describe-rules.ts";
import { describeRules as plinko } from "./plinko/describe-rules.ts";
import { describeRules as race } from "./race/describe-rules.ts";
import { describeRules as raffle } from "./raffle/describe-rules.ts";
import { describeRules as roulette } from "./roulette/describe-rules.ts";
import { describeRules as scratchBeat } from "./scratch-beat/describe-rules.ts";
import { describeRules as scratchBingo } from "./scratch-bingo/describe-rules.ts";
import { describeRules as scratchCollect } from "./scratch-collect/describe-rules.ts";
import { describeRules as scratchCrossword } from "./scratch-crossword/describe-rules.ts";
import { describeRules as scratchLines } from "./scratch-lines/describe-rules.ts";
import { describeRules as scratchMatch } from "./scratch-match/describe-rules.ts";
import { describeRules as scratchNumbers } from "./scratch-numbers/describe-rules.ts";
import { describeRules as scratchPairs } from "./scratch-pairs/describe-rules.ts";
import { describeRules as scratchPath } from "./scratch-path/describe-rules.ts";
import { describeRules as scratchTower } from "./scratch-tower/describe-rules.ts";
import { describeRules as scratchTreasure } from "./scratch-treasure/describe-rules.ts";
import { describeRules as stoneWall } from "./stone-wall/describe-rules.ts";
import { describeRules as struckDice } from "./struck-dice/describe-rules.ts";
import { describeRules as threeCardPoker } from "./three-card-poker/describe-rules.ts";
import { describeRules as topCard } from "./top-card/describe-rules.ts";
import { describeRules as tumblingWays } from "./tumbling-ways/describe-rules.ts";
import { describeRules as videoPoker } from "./video-poker/describe-rules.ts";
import { describeRules as ways } from "./ways/describe-rules.ts";
import { describeRules as wheel } from "./wheel/describe-rules.ts";
import { describeRules as wheelShow } from "./wheel-show/describe-rules.ts";

/** The rules of each mechanic in words, by its id. */
export const ruleDescriptions: Readonly<Record<string, DescribeRules>> = {
  baccarat,
  bingo,
  blackjack,
  "casino-holdem": casinoHoldem,
  "choice-lines": choiceLines,
  classic,
  clusters,
  crash,
  dice,
  fixture,
  "hi-lo": hiLo,
  "hold-and-win": holdAndWin,
  keno,
  lines,
  "live-baccarat": liveBaccarat,
  "live-blackjack": liveBlackjack,
  "live-holdem": liveHoldem,
  "live-lantern-baccarat": liveLanternBaccarat,
  "live-lightning-roulette": liveLightningRoulette,
  "live-roulette": liveRoulette,
  lotto,
  mines,
  "pick-lines": pickLines,
  "pick-n": pickN,
  plinko,
  race,
  raffle,
  roulette,
  "scratch-beat": scratchBeat,
  "scratch-bingo": scratchBingo,
  "scratch-collect": scratchCollect,
  "scratch-crossword": scratchCrossword,
  "scratch-lines": scratchLines,
  "scratch-match": scratchMatch,
  "scratch-numbers": scratchNumbers,
  "scratch-pairs": scratchPairs,
  "scratch-path": scratchPath,
  "scratch-tower": scratchTower,
  "scratch-treasure": scratchTreasure,
  "stone-wall": stoneWall,
  "struck-dice": struckDice,
  "three-card-poker": threeCardPoker,
  "top-card": topCard,
  "tumbling-ways": tumblingWays,
  "video-poker": videoPoker,
  ways,
  wheel,
  "wheel-show": wheelShow,
};

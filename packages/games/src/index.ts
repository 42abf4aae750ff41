export { type Figures, volatilityOf } from "./exact/figures.ts";
export { type Rational, rational, toDecimal, toNumber, toPercent } from "./exact/rational.ts";
export {
  leafText,
  leavesOfBets,
  proveBet,
  readLeaf,
  rootOfBets,
  rootOfLeaves,
  type TreeBet,
} from "./fairness/bet-tree.ts";
export {
  dayHash,
  dropLeaf,
  FIRST_PREVIOUS_HASH,
  pairCommitment,
  roundCommitment,
} from "./fairness/day-record.ts";
export { type Draws, drawsFromWords } from "./fairness/draws.ts";
export { nodeOfBlock, pathInBlocks, rootOfBlocks, TEXTS_IN_BLOCK } from "./fairness/merkle-blocks.ts";
export {
  merkleLevels,
  merklePlaces,
  merkleRoot,
  rootOfPath,
  type TreeStep,
} from "./fairness/merkle-tree.ts";
export { seedHash } from "./fairness/seed-hash.ts";
export { type Seeds, seededDraws } from "./fairness/seeded-draws.ts";
export { type TableSeeds, tableDraws } from "./fairness/table-draws.ts";
export {
  type ClockChances,
  type ClockName,
  clockChances,
  clockStream,
  drawClock,
  entryText,
} from "./jackpots/draw-clock.ts";
export { drawPot, type PotDraw, type PotRule } from "./jackpots/draw-pot.ts";
export { dropReturn, jackpotReturn, sumOfReturns, tierReturn } from "./jackpots/jackpot-return.ts";
export { findModel, type Model, type Models, mayRepeat } from "./models/model.ts";
export { releasedModels } from "./models/released-models.ts";
export { checkRound, type RoundWish } from "./rounds/check-round.ts";
export { completeDraw, type PlayedRound, settleShared } from "./rounds/fold-round.ts";
export { hasChoices } from "./rounds/has-choices.ts";
export { playRound, type RoundOrder } from "./rounds/play-round.ts";
export { actionsOfBet, eventsOfRound } from "./rounds/published-events.ts";
export { DEFAULT_ROUND_MS, minimumRoundMs, type TableTerms } from "./rounds/table-terms.ts";
export { takesFreeRounds, takesFreeTickets } from "./rounds/takes-free-rounds.ts";
export type {
  ActionChoice,
  GameEvent,
  SharedDraw,
  SharedPot,
  SharedRules,
  SharedSeats,
} from "./rules/mechanic.ts";
export { offeredChoice } from "./rules/offered-choice.ts";
export { isInReturnBand } from "./rules/return-band.ts";
export { type RefusalCode, RoundRefusedError } from "./rules/round-refused.ts";
export {
  choicesInRun,
  type RunExitOfBet,
  type RunHold,
  type RunMoment,
  type RunOfDecisions,
  type RunOfExits,
  type RunPlay,
  type SealedBet,
  type TimedAction,
} from "./rules/shared-run.ts";
export { currencyScale, payableDown, payableStep, playableCurrencies } from "./rules/stakes.ts";
export { sheetFor } from "./sheet/sheet-for.ts";

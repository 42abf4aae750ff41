export { checkRound, type RoundWish } from "./check-round.ts";
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
export { completeDraw, type PlayedRound, settleShared } from "./fold-round.ts";
export { hasChoices } from "./has-choices.ts";
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
export type {
  ActionChoice,
  GameEvent,
  SharedDraw,
  SharedPot,
  SharedRules,
  SharedSeats,
} from "./mechanics/mechanic.ts";
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
} from "./mechanics/shared-run.ts";
export { findModel, type Model, type Models, mayRepeat } from "./models/model.ts";
export { releasedModels } from "./models/released-models.ts";
export { offeredChoice } from "./offered-choice.ts";
export { playRound, type RoundOrder } from "./play-round.ts";
export { actionsOfBet, eventsOfRound } from "./published-events.ts";
export { isInReturnBand } from "./return-band.ts";
export { type RefusalCode, RoundRefusedError } from "./round-refused.ts";
export { DEFAULT_ROUND_MS, minimumRoundMs, sheetFor, type TableTerms } from "./sheet-for.ts";
export { currencyScale, payableDown, payableStep, playableCurrencies } from "./stakes.ts";
export { takesFreeRounds, takesFreeTickets } from "./takes-free-rounds.ts";

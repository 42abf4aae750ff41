export { act } from "./act.ts";
export type { StudioAction } from "./action.ts";
export {
  claimDueActions,
  findRequestedAction,
  findRunHolds,
  insertAction,
  tableActionsIn,
} from "./action-store.ts";
export { awaitStake } from "./await-stake.ts";
export { bringBackRounds } from "./bring-back.ts";
export { COUNTED } from "./counted.ts";
export { deleteRounds } from "./delete-rounds.ts";
export { countUnsettled, drawnPayouts } from "./drawn-payouts.ts";
export { stepDueAt, tableBetDueAt } from "./due.ts";
export { endDecisions, hasPlayEnded } from "./end-decisions.ts";
export { finishRound } from "./finish-round.ts";
export {
  awaitFurtherStake,
  giveUpFurtherStake,
  placeFurtherStake,
  refuseUntaken,
  rollBackFurtherStake,
} from "./further-stake.ts";
export { giveUpBets, giveUpFollowers, giveUpSomeBets } from "./give-up-bets.ts";
export { hintRound } from "./hint-round.ts";
export { insertRound } from "./insert-round.ts";
export { type InspectedRound, inspectRound } from "./inspect-round.ts";
export { lockRound } from "./lock-round.ts";
export { lookUpRound } from "./look-up-round.ts";
export { moveRound } from "./move-round.ts";
export { payTableBets } from "./pay-table-bets.ts";
export { placeStake } from "./place-stake.ts";
export { isPostponedDue, postponedDueAt } from "./postpone.ts";
export { replayRound } from "./replay-round.ts";
export { resumeRound } from "./resume-round.ts";
export { rollBackStake } from "./roll-back-stake.ts";
export { rotateSeeds } from "./rotate-seeds.ts";
export { type StudioRound, type StudioRoundState, stakedMinor } from "./round.ts";
export {
  claimDueRounds,
  findBetsByIds,
  findRequestedRound,
  findRound,
  findRoundById,
  findStakedBets,
  findTableBets,
  findTickets,
} from "./round-store.ts";
export { settleLosingBets } from "./settle-losing-bets.ts";
export { settleRound } from "./settle-round.ts";
export { startRound } from "./start-round.ts";
export { type UndecidedRound, undecidedPlayers, undecidedRounds } from "./undecided-rounds.ts";
export { verifyRound } from "./verify-round.ts";
export { watchRounds } from "./watch-rounds.ts";
export { withScript } from "./with-script.ts";
export { deletePastRequests } from "./withdrawn-request.ts";

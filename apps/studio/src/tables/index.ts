export { advanceLiveRound, type RunningTable, UNSEEN } from "./advance-live-round.ts";
export { isAheadOfClock } from "./ahead-of-clock.ts";
export { Attendance } from "./attendance.ts";
export { BeaconSilence } from "./beacon-silence.ts";
export { closeBets } from "./close-bets.ts";
export {
  type DrawOnSale,
  findDrawsOnSaleAt,
  findDrawsToCome,
  findLastDraw,
  findOpenDraws,
  noteDrawClosed,
  type OpenDraw,
} from "./draw-rounds.ts";
export { drawTableRound } from "./draw-table-round.ts";
export { findTable, tableNotFound } from "./find-table.ts";
export { listRoundsAhead } from "./list-rounds-ahead.ts";
export { newTableRound } from "./new-table-round.ts";
export { visitsData } from "./personal-data.ts";
export { placeTableBet, takeTableBet } from "./place-table-bet.ts";
export { reportTables } from "./report-tables.ts";
export { betsClosed, lockOpenRound } from "./reserve-table-bet.ts";
export { endRoundsAhead } from "./rounds-ahead.ts";
export { roundsShortOfPlayers, type TakingRound } from "./rounds-short-of-players.ts";
export { hasFewerPlayers, hasUncertainStakes } from "./seal-round.ts";
export { beaconStep, lookAtSeal, noteSealSeen, sealAgain } from "./seal-seen.ts";
export { startTableRound } from "./start-table-round.ts";
export { asTableBet, listTableBets, listTableLeaves, proveTableBet } from "./table-bet.ts";
export { TableHub } from "./table-hub.ts";
export type { TableRelay } from "./table-relay.ts";
export type { StoredTable, StoredTableRound } from "./table-round.ts";
export { takeTableStep } from "./table-step.ts";
export {
  endDrawAhead,
  ensureTable,
  findRoundsAfter,
  findRunningTables,
  findTableRound,
  insertTableRound,
  lockTable,
  moveTableTo,
  type NewTableRound,
  readStoredTable,
} from "./table-store.ts";
export {
  createTableStream,
  type TableStream,
  type TableTransport,
  type TableViewer,
} from "./table-stream.ts";
export { isTableOffered, listTableRounds, listTables, publishTableRound } from "./table-views.ts";
export { takeTableAction } from "./take-table-action.ts";
export { takenNumbers } from "./take-units.ts";
export { watchTables } from "./watch-tables.ts";

export {
  type AccountHold,
  arePayoutsHeld,
  doPayoutsWait,
  holdAccount,
  holdsOf,
  liftHolds,
  liftHoldsWithin,
  listHolds,
  newestCases,
  openHolds,
  requireUnheld,
} from "./account-hold.ts";
export {
  type CasePage,
  type CasePlace,
  closeCaseWithin,
  countOpenCases,
  type HoldCase,
  leaveCaseWithin,
  listCases,
  lockOpenCase,
  noteOutcome,
  readCase,
  takeCaseWithin,
} from "./hold-case.ts";
export { holdsAccount } from "./hold-cause.ts";
export { holdsData } from "./personal-data.ts";
export { watchHolds } from "./watch-holds.ts";

export const holdsMigrations = { part: "holds", folder: new URL("./migrations/", import.meta.url) };

export {
  type AccountHold,
  arePayoutsHeld,
  holdAccount,
  holdsOf,
  liftHolds,
  liftHoldsWithin,
  listHolds,
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
export { holdsData } from "./personal-data.ts";
export { watchHolds } from "./watch-holds.ts";

export const holdsMigrations = { part: "holds", folder: new URL("./migrations/", import.meta.url) };

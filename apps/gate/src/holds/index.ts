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
export { watchHolds } from "./watch-holds.ts";

export const holdsMigrations = { part: "holds", folder: new URL("./migrations/", import.meta.url) };

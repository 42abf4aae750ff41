export { asPlayer, findCredentials, findPlayer, isPhoneTaken } from "./find-player.ts";
export { readPhoneNumber } from "./phone-number.ts";
export { isStillExcluded, type Player, type PlayerRow, playerCan } from "./player.ts";
export { recordFirstConsents, recordingChanges, sweepChanges } from "./record-changes.ts";
export { refuseFraction } from "./refuse-fraction.ts";
export {
  acceptTerms,
  createTerms,
  hasAcceptedTerms,
  requireTerms,
  type Terms,
  type TermsPort,
} from "./terms.ts";

export const playersMigrations = { part: "players", folder: new URL("./migrations/", import.meta.url) };

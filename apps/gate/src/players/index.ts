export {
  askDocument,
  type DocumentAsked,
  listDocumentsAsked,
  requireDocument,
  settleDocument,
} from "./ask-document.ts";
export { asPlayer, findCredentials, findPlayer, isPhoneTaken } from "./find-player.ts";
export { isStillExcluded, type Player, type PlayerRow, type PlayerStatus, playerCan } from "./player.ts";
export { type Evidence, readEvidence } from "./read-evidence.ts";
export { readProfile } from "./read-profile.ts";
export { recordFirstConsents, recordingChanges, sweepChanges } from "./record-changes.ts";
export { refuseFraction } from "./refuse-fraction.ts";
export { mountPlayers } from "./routes.ts";
export { hasAcceptedTerms, requireTerms, type TermsParts, termsVersionFor } from "./terms.ts";

export const playersMigrations = { part: "players", folder: new URL("./migrations/", import.meta.url) };

export {
  asPlayer,
  findCredentials,
  findPlayer,
  findPlayerByEmail,
  findShownWinners,
  findWithMarksOf,
  isPhoneTaken,
  listShownPlayers,
  lockPlayer,
  lockPlayerByEmail,
  newsletterReaderIds,
  readPlayer,
  readTags,
} from "./find-player.ts";
export { ensureHousePlayer, findPublicFace, initialOf } from "./house-player.ts";
export { mailboxForms } from "./mailbox-forms.ts";
export { readPhoneNumber } from "./phone-number.ts";
export { isExcluded, isStillExcluded, type Player, type PlayerRow, playerCan } from "./player.ts";
export { listChanges, type RecordedChange, sweepChanges } from "./record-changes.ts";
export { refuseFraction } from "./refuse-fraction.ts";
export { acceptTerms, createTerms, hasAcceptedTerms, requireTerms } from "./terms.ts";
export {
  changeAddress,
  changePassword,
  changeSettings,
  closePlayer,
  confirmPendingEmail,
  confirmPhone,
  countDeposit,
  insertPlayer,
  noteDocumentAsked,
  noteDocumentSeen,
  noteHeld,
  noteLogin,
  reopenAccount,
  resetPasswordOf,
  restoreEmail,
  setPendingEmail,
  setPendingPhone,
  setRealityCheckMinutes,
  shutAccount,
  shutOpenAccount,
} from "./write-player.ts";

export const playersMigrations = { part: "players", folder: new URL("./migrations/", import.meta.url) };

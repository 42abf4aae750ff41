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
  setTag,
} from "./find-player.ts";
export { hiddenEmail, hiddenName, hiddenPhone } from "./hide-contact.ts";
export { ensureHousePlayer, findPublicFace, initialOf, isHousePlayer } from "./house-player.ts";
export { inMarkets } from "./in-markets.ts";
export { listUnknownPlayers } from "./list-unknown-players.ts";
export { mailboxForms } from "./mailbox-forms.ts";
export { changesData, contactsOf, playersData } from "./personal-data.ts";
export { readPhoneNumber } from "./phone-number.ts";
export {
  type BlockedUntil,
  isBlocked,
  isExcluded,
  isStillExcluded,
  type Player,
  type PlayerRow,
  playerCan,
  refuseBlocked,
} from "./player.ts";
export { listChangeEvents } from "./player-change-events.ts";
export { listChanges, type RecordedChange, sweepChanges } from "./record-changes.ts";
export { refuseFraction } from "./refuse-fraction.ts";
export { type FoundBy, searchPlayers } from "./search-players.ts";
export { acceptTerms, createTerms, hasAcceptedTerms, requireTerms } from "./terms.ts";
export { wholeAddress } from "./whole-address.ts";
export {
  changeAddress,
  changePassword,
  changeSettings,
  confirmPendingEmail,
  confirmPhone,
  insertPlayer,
  noteLogin,
  resetPasswordOf,
  restoreEmail,
  setPendingEmail,
  setPendingPhone,
} from "./write-player.ts";
export {
  closePlayer,
  countDeposit,
  noteBlocked,
  noteDocumentAsked,
  noteDocumentSeen,
  noteHeld,
  noteIdentityLapsed,
  reopenAccount,
  setRealityCheckMinutes,
  shutAccount,
  shutOpenAccount,
} from "./write-standing.ts";
export const playersMigrations = { part: "players", folder: new URL("./migrations/", import.meta.url) };

export { holdsDepositLimit, needsLimits, readDepositRoom, refuseDeposit } from "./deposit-limits.ts";
export { endExclusionIfOver, excludePlayer, refuseRunningExclusion } from "./exclude.ts";
export {
  decideExclusionMatch,
  decideMatchWithin,
  type ExclusionMatch,
  keepMatchHolds,
  listExclusionMatches,
  matchOfHold,
  readMatch,
} from "./exclusion-match.ts";
export { imposeLimit } from "./impose-limit.ts";
export { keepLimits } from "./keep-limits.ts";
export { resolveSession, startSession } from "./live-session.ts";
export { listNewsletterReaders } from "./newsletter-readers.ts";
export { formerPersonKey, isSamePerson, mayBeHolder, personKeys } from "./person-names.ts";
export { exclusionsData, limitsData } from "./personal-data.ts";
export {
  countTowardsLimits,
  isWithinLimits,
  loadPlayLimits,
  type PlayDelta,
  type PlayLimit,
} from "./play-limits.ts";
export { limitsInForce, listLimitEvents } from "./player-limit-events.ts";
export { readLimitSummary } from "./read-limits.ts";
export { realityCheckMinutes } from "./reality-check.ts";
export { repeatPlayEnds } from "./repeat-play-ends.ts";
export { refuseExcludedPerson, shutOutIfExcluded, shutOutWithin } from "./running-exclusions.ts";
export { accountsAlike, accountsOf, claimedMarksOf, personMarksOf } from "./same-person.ts";
export {
  exportRegisterChecks,
  isWithoutRegister,
  keepEvidence,
  listRegisterChecks,
  type RegisterCheck,
  refuseRegistered,
  sweepRegisterChecks,
} from "./self-exclusion-register.ts";

export const limitsMigrations = { part: "limits", folder: new URL("./migrations/", import.meta.url) };

export { deviceName } from "./device-name.ts";
export { earlierSessions, noteSessionTold } from "./earlier-sessions.ts";
export { endIdleSessions } from "./end-idle-sessions.ts";
export { mustNoteSeen } from "./must-note-seen.ts";
export { endOwnSessions, ownSessions } from "./own-sessions.ts";
export { sessionsData } from "./personal-data.ts";
export { countOpenSessions, listLogins } from "./player-logins.ts";
export { findPlayerView, storePlayerView } from "./player-view.ts";
export { playersAtAddress } from "./players-at-address.ts";
export { moveRealityCheck, passRealityCheck, takeDueRealityChecks } from "./session-checks.ts";
export {
  listSessions,
  loggedInMs,
  type OverdueSession,
  overdueSessions,
  type SessionEvidence,
} from "./session-history.ts";
export {
  announceOthersEnd,
  announceSessionEnd,
  endOtherSessions,
  endSession,
  endSessions,
  findSession,
  insertSession,
  noteSessionsSeen,
  type SignedIn,
  type StartedSession,
  setSessionEnd,
  setSessionsEnd,
} from "./sessions.ts";
export { playersOnNetworksOf } from "./shared-networks.ts";
export { sweepSessions } from "./sweep-sessions.ts";

export const sessionsMigrations = { part: "sessions", folder: new URL("./migrations/", import.meta.url) };

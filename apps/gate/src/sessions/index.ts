export { endIdleSessions } from "./end-idle-sessions.ts";
export {
  announceOthersEnd,
  announceSessionEnd,
  endOtherSessions,
  endSessions,
  findSession,
  hashToken,
  insertSession,
  type SignedIn,
} from "./sessions.ts";

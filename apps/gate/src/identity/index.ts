export { requestEmailChange } from "./change-email.ts";
export { endIdleSessions } from "./end-idle-sessions.ts";
export { noteLetterRequest } from "./letter-bounds.ts";
export { mountIdentity } from "./routes.ts";
export { announceSessionEnd, endSessions, resolveSession } from "./sessions.ts";
export { sweepIdentity } from "./sweep-identity.ts";
export { sweepLetters } from "./sweep-letters.ts";

export const identityMigrations = { part: "identity", folder: new URL("./migrations/", import.meta.url) };

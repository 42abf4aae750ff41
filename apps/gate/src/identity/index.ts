export { endIdleSessions } from "./end-idle-sessions.ts";
export { mountIdentity } from "./routes.ts";
export { resolveSession } from "./sessions.ts";
export { sweepIdentity } from "./sweep-identity.ts";

export const identityMigrations = { part: "identity", folder: new URL("./migrations/", import.meta.url) };

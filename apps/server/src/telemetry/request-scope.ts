import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

const scope = new AsyncLocalStorage<string>();

/** The id of the current request, if any: it is added to each of its log lines. */
export function currentRequestId(): string | undefined {
  return scope.getStore();
}

export function withRequestId<T>(requestId: string, work: () => T): T {
  return scope.run(requestId, work);
}

/** Distinguishes this process's ids from those of others. */
const PROCESS = randomBytes(9).toString("base64url").replaceAll(/[-_]/g, "0");
let requests = 0;

/** The caller's own id if it is safe in logs and headers; otherwise a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === "string" && /^[A-Za-z0-9][A-Za-z0-9._-]{7,127}$/.test(header)
    ? header
    : `${PROCESS}-${++requests}`;
}

import { isRefusedTls } from "./server-tls.ts";

/** A server that only reads: a standby before its promotion, or one that a managed service has set to read only because its disk is full. */
const READ_ONLY = "25006";
/**
 * SQL states that mean "not now": connection failures (08), insufficient resources (53: disk, memory, connections), a server that stops,
 * crashed or starts (57P), one that only reads, a session that the server ended after its time (25P03, 25P04), a statement cancelled by its
 * time-out (57014), a lock that is not available (55P03), a failed disk (58030).
 */
const SQL_STATES = new RegExp(`^(08|53|57P)|^(${READ_ONLY}|25P03|25P04|57014|55P03|58030)$`);
const SOCKET_CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
/** PostgreSQL's message for a prepared statement whose table has changed since, as by the migration of another node. Its code has other causes too. */
const STALE_PLAN = /cached plan must not change result type/;
/** The drivers' error messages without a code. */
const TEXTS =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|after calling end on the pool|PGlite is clos/;

/**
 * Whether the error means that the database is unavailable or overloaded, rather than a fault in the statement. Then the request may be
 * valid and the caller should retry later. A conflict between transactions is different: an immediate retry may succeed.
 */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, message, errors, cause } = error as {
    code?: unknown;
    message?: unknown;
    errors?: unknown;
    cause?: unknown;
  };
  if (typeof code === "string" && (SQL_STATES.test(code) || SOCKET_CODES.test(code))) return true;
  if (typeof message === "string" && (TEXTS.test(message) || STALE_PLAN.test(message))) return true;
  if (isRefusedTls(error)) return true;
  // A host with several addresses fails with one error for each.
  if (Array.isArray(errors) && errors.length > 0) return errors.every(isUnavailable);
  return cause !== undefined && isUnavailable(cause);
}

/** Whether a connection has prepared a statement that no longer fits its table. It keeps failing there, so another connection is needed. */
export function hasStalePlan(error: unknown): boolean {
  return error instanceof Error && STALE_PLAN.test(error.message);
}

/** Whether the server has refused a write because it, or this connection, only reads. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === READ_ONLY;
}

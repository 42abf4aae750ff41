/**
 * SQL states that say "not now": connection failures (08), out of resources (53: disk, memory, connections), a server that stops, crashed or
 * starts (57P), a statement cancelled by its time-out (57014), a lock not to be had (55P03), a failed disk (58030).
 */
const SQL_STATES = /^(08|53|57P)|^(57014|55P03|58030)$/;
const SOCKET_CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
/** What the drivers say without a code. */
const TEXTS =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|after calling end on the pool|PGlite is clos/;

/**
 * Is this error the database being away or too busy, and not the statement's fault? Then nothing is known to be wrong with the request, and the caller
 * should come back. A conflict between transactions is another matter: the same again at once may succeed.
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
  if (typeof message === "string" && TEXTS.test(message)) return true;
  // A host with several addresses fails with one error for each.
  if (Array.isArray(errors) && errors.length > 0) return errors.every(isUnavailable);
  return cause !== undefined && isUnavailable(cause);
}

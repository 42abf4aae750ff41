import {
  DomainError,
  type Envelope,
  type ErrorCode,
  errorTable,
  type SessionEndReason,
  statusOf,
} from "@bellwether/contract";
import { isUnavailable } from "@bellwether/db";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";

/** Personal responses must never be stored by caches. */
export const ANSWER_HEADERS = { "content-type": "application/json", "cache-control": "no-store" };

/** The envelope of a success, as JSON text. */
export function successText(data: unknown, session?: string): string {
  const body: Envelope = { event: { status: "success", data }, ...(session && { session }) };
  return JSON.stringify(body);
}

/** The one place that turns a failure into the envelope: an expected one by its code, anything else as `internal` without details. */
export function answerFailure(c: Context, error: unknown, log: Logger): Response {
  const known = expected(error);
  if (!known) log.error({ err: error, path: pathForLog(c) }, "unexpected failure");
  else if (known !== error) log.warn({ err: error, path: pathForLog(c) }, "a call could not be served now");
  const code: ErrorCode = known?.code ?? "internal";
  const { httpStatus, message } = errorTable[code];
  const status = statusOf(code);
  const body: Envelope = {
    event: {
      status,
      data: {
        message: known?.fields ? (Object.values(known.fields)[0] ?? message) : message,
        errorCode: code,
        ...(status === "session_error" && { reason: reasonOf(code) }),
        ...(known?.fields && { fields: known.fields }),
        ...(known?.params && { params: known.params }),
        ...((code === "terms_changed" || code === "terms_required") && { need_terms_acceptance: true }),
        ...(known?.retryAfterSeconds && { retry_after_seconds: known.retryAfterSeconds }),
      },
    },
  };
  c.header("cache-control", "no-store");
  if (known?.retryAfterSeconds) c.header("retry-after", String(known.retryAfterSeconds));
  if (httpStatus === 503) c.header("retry-after", "1");
  return c.json(body, httpStatus as ContentfulStatusCode);
}

/** A mailed token is part of the path of the call that reads it [7.22], and opens an account while it is valid: it must not be logged. */
const pathForLog = (c: Context) => c.req.path.replace(/\/token\/.*/, "/token/…");

/** The error code of the response to a failure. */
export function codeOf(error: unknown): ErrorCode {
  return expected(error)?.code ?? "internal";
}

function expected(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  return isForLater(error) ? new DomainError("unavailable") : undefined;
}

function reasonOf(code: ErrorCode): SessionEndReason {
  if (code === "session_replaced") return "SignedInToAnotherSystem";
  if (code === "session_time_used_up") return "login_limit";
  if (code === "session_excluded") return "excluded";
  return code === "session_expired" ? "idle_logout" : "session_missing";
}

/** The database is down or too busy, or two SQL transactions conflicted: the caller may retry, so the answer is 503 and never a refusal. */
function isForLater(error: unknown): boolean {
  const { code, name } = error as { code?: string; name?: string };
  return name === "WriterBusyError" || code === "40001" || code === "40P01" || isUnavailable(error);
}

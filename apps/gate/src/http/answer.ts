import {
  DomainError,
  type Envelope,
  type ErrorCode,
  errorTable,
  type SessionEndReason,
  statusOf,
} from "@bellwether/contract";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";

/** The envelope of a success. Personal answers are never stored. */
export function answerSuccess(c: Context, data: unknown, session?: string): Response {
  c.header("cache-control", "no-store");
  const body: Envelope = { event: { status: "success", data }, ...(session && { session }) };
  return c.json(body);
}

/** The one place that turns a failure into the envelope: an expected one by its code, anything else as `internal`, with nothing told. */
export function answerFailure(c: Context, error: unknown, log: Logger): Response {
  const known =
    error instanceof DomainError ? error : isUnreachable(error) ? new DomainError("unavailable") : undefined;
  if (!known) log.error({ err: error, path: c.req.path }, "unexpected failure");
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
        ...(known?.retryAfterSeconds && { retry_after_seconds: known.retryAfterSeconds }),
      },
    },
  };
  c.header("cache-control", "no-store");
  if (known?.retryAfterSeconds) c.header("retry-after", String(known.retryAfterSeconds));
  return c.json(body, httpStatus as ContentfulStatusCode);
}

function reasonOf(code: ErrorCode): SessionEndReason {
  if (code === "session_replaced") return "SignedInToAnotherSystem";
  if (code === "session_time_used_up") return "login_limit";
  if (code === "session_excluded") return "excluded";
  return code === "session_expired" ? "idle_logout" : "session_missing";
}

/** Connection failures and "shutting down" of the database: the caller may come back, so it is 503 and never a wrong refusal. */
function isUnreachable(error: unknown): boolean {
  const { code, name, message } = error as { code?: string; name?: string; message?: string };
  if (name === "WriterBusyError") return true;
  if (code && /^(ECONN|EPIPE|ETIMEDOUT|57P0|08|53)/.test(code)) return true;
  return /timeout exceeded when trying to connect|Connection terminated/.test(message ?? "");
}

import { z } from "zod";
import { ErrorData, type EventStatus } from "./envelope.ts";
import { type ErrorCode, errorTable } from "./errors.ts";

/** A response as a client reads it. A failure's data are complete, even where the gate left fields out. */
export type Answer =
  | { status: "success"; data: unknown; session?: string | undefined }
  | { status: Exclude<EventStatus, "success">; data: ErrorData };

/** Parsed more leniently than our own gate writes it: a page that stays open during an update receives responses of a newer version. */
const ReceivedEnvelope = z.object({
  event: z.object({ status: z.string(), data: z.unknown().optional() }),
  session: z.string().optional(),
});

const loosely = <Field extends z.ZodType>(field: Field) => field.optional().catch(undefined);
const ReceivedError = z
  .object({
    message: loosely(z.string().min(1)),
    errorCode: loosely(z.string().min(1)),
    reason: loosely(ErrorData.shape.reason),
    fields: loosely(ErrorData.shape.fields),
    params: loosely(ErrorData.shape.params),
    retry_after_seconds: loosely(ErrorData.shape.retry_after_seconds),
    need_terms_acceptance: loosely(ErrorData.shape.need_terms_acceptance),
  })
  .catch({});

/** Reads the envelope; without one (the response of a proxy or load balancer) only the HTTP status decides [8.01, 8.06]. */
export function readAnswer(httpStatus: number, body: unknown): Answer {
  const envelope = ReceivedEnvelope.safeParse(body);
  if (!envelope.success) return answerOfStatus(httpStatus);
  const { status, data } = envelope.data.event;
  if (status === "success") return { status, data, session: envelope.data.session };
  return { status: failureOf(status), data: readError(data) };
}

/** `error` is the older name of a user error; anything else is a server error. */
function failureOf(status: string): Exclude<EventStatus, "success"> {
  if (status === "session_error") return status;
  return status === "user_error" || status === "error" ? "user_error" : "server_error";
}

/** The code is the errorCode, else the message, else `unknown_error` [8.01]. */
function readError(data: unknown): ErrorData {
  const { message, errorCode, ...more } = ReceivedError.parse(data);
  return { ...more, message: message ?? "Unknown error", errorCode: errorCode ?? message ?? "unknown_error" };
}

/** The message for a specified status without an envelope [8.06]. */
const codeOfStatus: Record<number, ErrorCode> = {
  400: "invalid_param",
  402: "insufficient_funds",
  403: "forbidden",
  404: "not_found",
  422: "invalid_param",
};

const serverErrors: Record<number, string> = {
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

function answerOfStatus(httpStatus: number): Answer {
  if (httpStatus === 401) {
    const { message } = errorTable.session_missing;
    return {
      status: "session_error",
      data: { message, errorCode: "session_missing", reason: "session_missing" },
    };
  }
  const code = codeOfStatus[httpStatus];
  if (code) return { status: "user_error", data: { message: errorTable[code].message, errorCode: code } };
  if (httpStatus >= 400 && httpStatus < 500) return { status: "user_error", data: readError(undefined) };
  const message =
    httpStatus >= 500 ? (serverErrors[httpStatus] ?? "Internal Server Error") : "Unknown server error";
  return { status: "server_error", data: { message, errorCode: message } };
}

import { z } from "zod";
import { type ErrorCode, errorTable } from "./errors.ts";

export const eventStatus = z.enum(["success", "user_error", "server_error", "session_error"]);
export type EventStatus = z.infer<typeof eventStatus>;

/** Why a session ended [4.08]: the first two show the logged-out modal, all others lead to the home page. */
export const sessionEndReason = z.enum([
  "SignedInToAnotherSystem",
  "idle_logout",
  "logged_out",
  "login_limit",
  "excluded",
  "password_changed",
  "account_closed",
  "session_missing",
]);
export type SessionEndReason = z.infer<typeof sessionEndReason>;

/** `data` of every response that is not a success. */
export const errorData = z.object({
  message: z.string(),
  errorCode: z.string(),
  reason: sessionEndReason.optional(),
  fields: z.record(z.string(), z.string()).optional(),
  params: z.record(z.string(), z.string()).optional(),
  retry_after_seconds: z.number().int().optional(),
  need_terms_acceptance: z.boolean().optional(),
});
export type ErrorData = z.infer<typeof errorData>;

/** The shape of every response [7.01]: `{ event: { status, data, gtm? }, session? }`. */
export const envelope = z.object({
  event: z.object({ status: eventStatus, data: z.unknown(), gtm: z.unknown().optional() }),
  session: z.string().optional(),
});
export type Envelope = z.infer<typeof envelope>;

/** Which of the four statuses an error code has. */
export function statusOf(code: ErrorCode): EventStatus {
  const { httpStatus } = errorTable[code];
  if (httpStatus === 401) return "session_error";
  return httpStatus >= 500 ? "server_error" : "user_error";
}

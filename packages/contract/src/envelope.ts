import { z } from "zod";
import { type ErrorCode, errorTable } from "./errors.ts";

export const EventStatus = z.enum(["success", "user_error", "server_error", "session_error"]);
export type EventStatus = z.infer<typeof EventStatus>;

/** Why a session ended [4.08]: the first two show the logged-out modal, all others lead to the home page. */
export const SessionEndReason = z.enum([
  "SignedInToAnotherSystem",
  "idle_logout",
  "logged_out",
  "login_limit",
  "excluded",
  "password_changed",
  "account_closed",
  "session_missing",
]);
export type SessionEndReason = z.infer<typeof SessionEndReason>;

/** `data` of every response that is not a success. */
export const ErrorData = z.object({
  message: z.string(),
  errorCode: z.string(),
  reason: SessionEndReason.optional(),
  fields: z.record(z.string(), z.string()).optional(),
  params: z.record(z.string(), z.string()).optional(),
  retry_after_seconds: z.number().int().optional(),
  need_terms_acceptance: z.boolean().optional(),
});
export type ErrorData = z.infer<typeof ErrorData>;

/** The shape of every response [7.01]: `{ event: { status, data, gtm? }, session? }`. */
export const Envelope = z.object({
  event: z.object({ status: EventStatus, data: z.unknown(), gtm: z.unknown().optional() }),
  session: z.string().optional(),
});
export type Envelope = z.infer<typeof Envelope>;

/** Which of the four statuses an error code has. */
export function statusOf(code: ErrorCode): EventStatus {
  const { httpStatus } = errorTable[code];
  if (httpStatus === 401) return "session_error";
  return httpStatus >= 500 ? "server_error" : "user_error";
}

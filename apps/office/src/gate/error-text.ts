import { GateError } from "@bellwether/contract/client.ts";
import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { spanText } from "../formats/time-text.ts";
import { errorTexts, fieldWords, refusalWords } from "./error-words.ts";

/** What to say about an error: one sentence, by its code. */
export function errorText(error: unknown): string {
  if (!(error instanceof GateError)) return passkeyText(error) ?? errorTexts.failed;
  if (error.code === "too_many_attempts") return attemptsText(error.data.retry_after_seconds);
  const known = refusalWords[error.code];
  if (known) return known;
  return error.status === "server_error" ? errorTexts.failed : errorTexts.unknown(error.code);
}

/** What is wrong with each field, by its name. */
export function fieldTexts(error: unknown): Readonly<Record<string, string | undefined>> {
  if (!(error instanceof GateError)) return {};
  return Object.fromEntries(
    Object.entries(error.data.fields ?? {}).map(([field, key]) => [
      field,
      fieldWords[key] ?? errorTexts.unknown(key),
    ]),
  );
}

/** Whether an error says no more than its fields do: then nothing is said on top. */
export function isOfFields(error: unknown): boolean {
  return error instanceof GateError && Object.keys(error.data.fields ?? {}).length > 0;
}

/** Whether the office wants a second person for what was sent. */
export const isApprovalNeeded = (error: unknown): boolean =>
  error instanceof GateError && error.code === "approval_required";

export type ErrorKind = "forbidden" | "missing" | "unreachable" | "failed";

/** What kind of screen an error calls for. */
export function kindOfError(error: unknown): ErrorKind {
  if (!(error instanceof GateError)) return "failed";
  if (error.code === "forbidden") return "forbidden";
  if (error.code === "not_found" || error.code === "invalid_param") return "missing";
  return error.code === "unavailable" || error.httpStatus === 503 || error.httpStatus === 502
    ? "unreachable"
    : "failed";
}

function attemptsText(seconds: number | undefined): string {
  if (seconds === undefined) return errorTexts.tooManyAttempts;
  return errorTexts.tooManyUntil(seconds < 60 ? `${Math.max(1, seconds)} s` : spanText(seconds * SECOND_MS));
}

/** The browser's own refusals of a passkey have names of the standard. */
function passkeyText(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "InvalidStateError") return errorTexts.passkeyKnown;
  return error.name === "NotAllowedError" || error.name === "AbortError"
    ? errorTexts.passkeyStopped
    : undefined;
}

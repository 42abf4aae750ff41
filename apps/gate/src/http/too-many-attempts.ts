import { DomainError } from "@bellwether/contract";

/** The error for too many attempts. It carries the time until the next one is allowed: seconds for the client, minutes for the text. */
export function tooManyAttempts(waitMs: number): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new DomainError("too_many_attempts", {
    retryAfterSeconds,
    params: { minutes: String(Math.ceil(retryAfterSeconds / 60)) },
  });
}

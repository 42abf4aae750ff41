import { DomainError } from "@bellwether/contract";

/** Somebody has tried too often: says after how long the next try is looked at, to the client in seconds and to the reader in minutes. */
export function tooManyAttempts(waitMs: number): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new DomainError("too_many_attempts", {
    retryAfterSeconds,
    params: { minutes: String(Math.ceil(retryAfterSeconds / 60)) },
  });
}

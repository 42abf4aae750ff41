import type { StudioErrorCode } from "@bellwether/contract/studio/studio-error.ts";

/** The studio's codes, and the two failures that it cannot report itself. */
export type FailureCode = StudioErrorCode | "connection_lost" | "no_picture";

/** A call that was refused or got no response. Only `code` is shown, as a text in the player's language. */
export class StudioCallError extends Error {
  readonly code: FailureCode;
  readonly retryAfterMs: number;

  constructor(code: FailureCode, retryAfterMs = 0) {
    super(code);
    this.name = "StudioCallError";
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The code of any thrown error; errors that are not from the studio count as server errors. */
export function failureCodeOf(error: unknown): FailureCode {
  return error instanceof StudioCallError ? error.code : "server_error";
}

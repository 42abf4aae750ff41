import type { StudioErrorCode } from "@bellwether/contract/studio/studio-error.ts";

/** The studio's codes, and the two ways to fail that it cannot report itself. */
export type FailureCode = StudioErrorCode | "connection_lost" | "no_picture";

/** A call that was refused, or got no answer. Only `code` is shown, as the text of its language. */
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

/** The code of anything thrown; what is not a failure of the studio counts as the server's error. */
export function codeOf(error: unknown): FailureCode {
  return error instanceof StudioCallError ? error.code : "server_error";
}

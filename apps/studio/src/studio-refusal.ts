import type { StudioErrorCode } from "@bellwether/contract/studio/index.ts";

/** An expected failure. The message is for developers and goes out: it holds nothing of the inside. */
export class StudioRefusalError extends Error {
  readonly code: StudioErrorCode;
  readonly retryAfterMs: number | undefined;
  /** Overrides the status that the code has, where HTTP has a more precise one. */
  readonly httpStatus: number | undefined;

  constructor(
    code: StudioErrorCode,
    message: string,
    more: { retryAfterMs?: number; httpStatus?: number } = {},
  ) {
    super(message);
    this.name = "StudioRefusalError";
    this.code = code;
    this.retryAfterMs = more.retryAfterMs;
    this.httpStatus = more.httpStatus;
  }
}

import type { StudioErrorCode } from "@bellwether/contract/studio/index.ts";

/** An expected failure. The message is sent to the client for developers: it must reveal no internals. */
export class StudioRefusalError extends Error {
  readonly code: StudioErrorCode;
  readonly retryAfterMs: number | undefined;
  /** Overrides the code's default status, where HTTP has a more precise one. */
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

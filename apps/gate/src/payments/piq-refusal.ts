import type { PaymentIqErrorCode } from "@bellwether/contract";

/** A refusal in PaymentIQ's own terms; `message` is written to PaymentIQ's log and must reveal no internals. */
export class PiqRefusalError extends Error {
  readonly code: PaymentIqErrorCode;

  constructor(code: PaymentIqErrorCode, message: string) {
    super(message);
    this.name = "PiqRefusalError";
    this.code = code;
  }
}

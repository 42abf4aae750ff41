import type { PaymentIqErrorCode } from "@bellwether/contract";

/** A refusal in PaymentIQ's own terms; `message` goes to its log and is free of anything inside. */
export class PiqRefusalError extends Error {
  readonly code: PaymentIqErrorCode;

  constructor(code: PaymentIqErrorCode, message: string) {
    super(message);
    this.name = "PiqRefusalError";
    this.code = code;
  }
}

import type { StudioErrorCode } from "@bellwether/contract/studio/index.ts";

/** Why the rules refuse a round: the stake, or what the player chose. */
export type RefusalCode = Extract<StudioErrorCode, "invalid_stake" | "invalid_input">;

/** A round that the rules do not allow; nothing was drawn. The message is for developers, players are told by the code. */
export class RoundRefusedError extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = "RoundRefusedError";
    this.code = code;
  }
}

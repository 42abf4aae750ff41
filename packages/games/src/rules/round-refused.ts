import type { StudioErrorCode } from "@bellwether/contract/studio/index.ts";

/** The reason for the refusal of a round: its stake, the player's input, an action, or the market. */
export type RefusalCode = Extract<
  StudioErrorCode,
  | "invalid_stake"
  | "invalid_input"
  | "invalid_action"
  | "too_early"
  | "too_late"
  | "bonus_buy_not_allowed"
  | "ante_bet_not_allowed"
>;

/** A round that the rules do not allow; nothing was drawn. The message is for developers; the code selects the player's message. */
export class RoundRefusedError extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = "RoundRefusedError";
    this.code = code;
  }
}

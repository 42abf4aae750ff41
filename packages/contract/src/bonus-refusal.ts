import type { BonusRefusal } from "./calls/bonus.ts";

// Apart from the calls, because a promotion's page needs the texts before it loads any schema.

const refusalMessages: Partial<Record<BonusRefusal, string>> = {
  account_excluded: "account_excluded",
  not_activated: "not_activated",
  first_play_only: "bonus_first_play",
  not_first_deposit: "bonus_first_deposit",
  not_open: "bonus_not_open",
  at_risk: "bonus_ask_support",
  document_asked: "bonus_document",
  account_held: "account_held",
  account_blocked: "account_blocked",
  terms_required: "bonus_terms",
  opted_out: "bonus_rewards_off",
  paused: "paused",
  enough_today: "bonus_enough_today",
  budget_spent: "bonus_budget_spent",
};

/** The text that says why, and what the player can do about it. */
export const bonusRefusalKey = (why: BonusRefusal) =>
  `core.error_${refusalMessages[why] ?? "bonus_not_available"}`;

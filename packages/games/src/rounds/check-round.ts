import type { Model } from "../models/model.ts";
import { RoundRefusedError } from "../rules/round-refused.ts";
import { currencyScale } from "../rules/stakes.ts";
import type { TableTerms } from "./table-terms.ts";

/** A round that a player requests: the stake in minor units of the currency. */
export type RoundWish = {
  model: Model;
  currency: string;
  stakeMinor: bigint;
  input: unknown;
};

const refusals = {
  bonusBuy: { code: "bonus_buy_not_allowed", message: "free spins are not sold here" },
  anteBet: { code: "ante_bet_not_allowed", message: "the ante bet is not offered here" },
} as const;

/**
 * Refuses a round that the rules or the table do not allow, before any money moves: throws `RoundRefusedError` with `invalid_stake` (not on
 * offer, above the terms' limit, different from the bets), `invalid_input`, `bonus_buy_not_allowed` or `ante_bet_not_allowed`. A stake equal
 * to the limit is allowed. Throws a RangeError for a currency that is not offered.
 */
export function checkRound({ model, currency, stakeMinor, input }: RoundWish, terms: TableTerms = {}): void {
  const round = model.rules.accept(stakeMinor, input);
  round.checkOffer(currencyScale(currency));
  if (round.needs && !terms[round.needs]) {
    const { code, message } = refusals[round.needs];
    throw new RoundRefusedError(code, message);
  }
  if (terms.maximumStakeMinor !== undefined && stakeMinor > terms.maximumStakeMinor) {
    throw new RoundRefusedError("invalid_stake", `at most ${terms.maximumStakeMinor} minor units here`);
  }
}

import type { Currency } from "@bellwether/market";
import { centsMinor, type RewardBudget } from "../../bonus/index.ts";
import type { RewardOffer } from "./reward-offer.ts";

/** What a promotion with a rule may give in all. */
export const budgetOf = ({ promotion, rule }: RewardOffer): RewardBudget => ({
  name: promotion.name,
  euros: rule.budget,
});

/** Whole euros in minor units of a currency, by the scale with which campaigns are converted. */
export const eurosInMinor = (euros: number, currency: Currency): bigint => centsMinor(euros * 100, currency);

/**
 * Whether a rule may spend its budget before its end. Draws, boards and drops give what is planned, which is never more than the budget:
 * a file that plans more is refused at start.
 */
export const canRunShort = ({ rule }: RewardOffer): boolean =>
  rule.kind === "cashback" || rule.kind === "free-spins";

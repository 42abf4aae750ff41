import { onlyRow, type SqlConnection } from "@bellwether/db";
import { type Currency, currencies } from "@bellwether/market";
import type { RewardOffer } from "./reward-offer.ts";

/** Share of a budget from which an operator is told. */
export const BUDGET_ALARM_RATIO = 0.8;

/** An amount in euro cents, rounded up, by the scale with which campaigns are converted. */
export function euroCents(amountMinor: bigint, currency: Currency): bigint {
  const scale = BigInt(currencies[currency].scale);
  return (amountMinor + scale - 1n) / scale;
}

/** Whole euros in minor units of a currency, by the same scale. */
export const eurosInMinor = (euros: number, currency: Currency): bigint =>
  BigInt(euros) * 100n * BigInt(currencies[currency].scale);

/** Takes an amount from a promotion's budget; false when less is left. The row stays locked until the transaction ends. */
export async function takeFromBudget(
  connection: SqlConnection,
  { promotion, rule }: RewardOffer,
  cents: bigint,
): Promise<boolean> {
  await connection.query("INSERT INTO reward_budget (promotion) VALUES ($1) ON CONFLICT DO NOTHING", [
    promotion.name,
  ]);
  const { rowCount } = await connection.query(
    "UPDATE reward_budget SET given_cents = given_cents + $2 WHERE promotion = $1 AND given_cents + $2 <= $3",
    [promotion.name, cents, BigInt(rule.budget) * 100n],
  );
  return rowCount === 1;
}

/** The share of its budget that a promotion has given, from 0 to 1. */
export async function usedBudget(
  connection: SqlConnection,
  { promotion, rule }: RewardOffer,
): Promise<number> {
  const { rows } = await connection.query<{ given: bigint }>(
    "SELECT coalesce(sum(given_cents), 0)::bigint AS given FROM reward_budget WHERE promotion = $1",
    [promotion.name],
  );
  return Number(onlyRow(rows).given) / (rule.budget * 100);
}

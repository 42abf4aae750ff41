import { dayText } from "@bellwether/contract/day-text.ts";
import { addDays } from "@bellwether/contract/zoned-day.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { type Currency, currencies } from "@bellwether/market";

/** Share of a budget at which the operator is warned. */
export const BUDGET_ALARM_RATIO = 0.8;

/** The rewards of a promotion's last day are decided within this number of days, in every time zone. */
const DECIDED_WITHIN_DAYS = 2;

/** Whether a promotion or a code whose last day is `until` may still give something. */
export const mayStillGive = (until: string, now: Date): boolean =>
  dayText(now) <= addDays(until, DECIDED_WITHIN_DAYS);

/** What a promotion or a code may give in all: the promotion's name or the code, and whole euros. */
export type RewardBudget = { name: string; euros: number };

/** An amount in euro cents, rounded up, by the scale with which campaigns are converted. */
export function euroCents(amountMinor: bigint, currency: Currency): bigint {
  const scale = BigInt(currencies[currency].scale);
  return (amountMinor + scale - 1n) / scale;
}

/** Takes an amount from a budget; false when less is left. The row stays locked until the transaction ends. */
export async function takeFromBudget(
  connection: SqlConnection,
  { name, euros }: RewardBudget,
  cents: bigint,
): Promise<boolean> {
  await connection.query("INSERT INTO reward_budget (promotion) VALUES ($1) ON CONFLICT DO NOTHING", [name]);
  const { rowCount } = await connection.query(
    "UPDATE reward_budget SET given_cents = given_cents + $2 WHERE promotion = $1 AND given_cents + $2 <= $3",
    [name, cents, BigInt(euros) * 100n],
  );
  return rowCount === 1;
}

/** What a budget has given, in euro cents. */
export async function givenCents(
  connection: SqlConnection,
  { name }: Pick<RewardBudget, "name">,
): Promise<bigint> {
  const { rows } = await connection.query<{ given: bigint }>(
    "SELECT coalesce(sum(given_cents), 0)::bigint AS given FROM reward_budget WHERE promotion = $1",
    [name],
  );
  return onlyRow(rows).given;
}

/** The share of a budget that is given, from 0 to 1. */
export async function usedBudget(connection: SqlConnection, budget: RewardBudget): Promise<number> {
  return Number(await givenCents(connection, budget)) / (budget.euros * 100);
}

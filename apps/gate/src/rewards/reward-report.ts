import type { DatabasePort } from "../ports.ts";

/** What a promotion has given in one currency; amounts in minor units. */
export type RewardReport = {
  promotion: string;
  currency: string;
  given: number;
  refused: number;
  /** Players whose rounds of an ended day or week are not settled yet. */
  due: number;
  costMinor: bigint;
  /** What the whole promotion has given, in euro cents. */
  budgetGivenCents: bigint;
};

/** Every promotion's rewards, for the operator's report. */
export async function rewardReport({ database }: DatabasePort): Promise<RewardReport[]> {
  const { rows } = await database.query<RewardReport>(
    `SELECT g.promotion, g.currency, (count(*) FILTER (WHERE g.state = 'given'))::int AS given,
       (count(*) FILTER (WHERE g.state = 'refused'))::int AS refused, (count(*) FILTER (WHERE g.state = 'due'))::int AS due,
       sum(g.amount_minor)::bigint AS "costMinor", sum(sum(g.euro_cents)) OVER (PARTITION BY g.promotion)::bigint AS "budgetGivenCents"
     FROM reward_grant g GROUP BY g.promotion, g.currency ORDER BY g.promotion, g.currency`,
  );
  return rows;
}

import { bigintArray, textArray } from "@bellwether/db";
import { type Currency, currencies } from "@bellwether/market";
import { centsMinor } from "../bonus/index.ts";
import type { DatabasePort } from "../ports.ts";

/** What a promotion has given in one currency; amounts in minor units. */
export type RewardReport = {
  promotion: string;
  currency: string;
  given: number;
  refused: number;
  /** Players whose rounds of an ended day or week are not settled yet. */
  due: number;
  /** Cash, and what things cost. Spins and bonuses cost what they win: that is among the bonuses. */
  costMinor: bigint;
  /** Won things that are not sent yet, and what they cost in euro cents. */
  unsent: number;
  unsentCents: bigint;
  /** What the whole promotion has given, in euro cents. */
  budgetGivenCents: bigint;
};

/** Every promotion's rewards, for the operator's report. */
export async function rewardReport({ database }: DatabasePort): Promise<RewardReport[]> {
  const known = Object.keys(currencies) as Currency[];
  const { rows } = await database.query<RewardReport>(
    `SELECT g.promotion, g.currency, (count(*) FILTER (WHERE g.state = 'given'))::int AS given,
       (count(*) FILTER (WHERE g.state = 'refused'))::int AS refused, (count(*) FILTER (WHERE g.state = 'due'))::int AS due,
       sum(g.amount_minor + CASE WHEN g.gives = 'parcel' THEN g.euro_cents * c.cent ELSE 0 END)::bigint AS "costMinor",
       coalesce(sum(u.parcels), 0)::int AS unsent, coalesce(sum(u.worth) * 100, 0)::bigint AS "unsentCents",
       sum(sum(g.euro_cents)) OVER (PARTITION BY g.promotion)::bigint AS "budgetGivenCents"
     FROM reward_grant g JOIN unnest($1::text[], $2::bigint[]) AS c (currency, cent) ON c.currency = g.currency
     LEFT JOIN (SELECT promotion, occasion, player_id, count(*) AS parcels, sum(worth) AS worth FROM reward_parcel
       WHERE state <> 'sent' GROUP BY 1, 2, 3) u
       ON g.gives = 'parcel' AND u.promotion = g.promotion AND u.occasion = g.occasion AND u.player_id = g.player_id
     GROUP BY g.promotion, g.currency ORDER BY g.promotion, g.currency`,
    [textArray(known), bigintArray(known.map((currency) => centsMinor(1, currency)))],
  );
  return rows;
}

import type { Database } from "@bellwether/db";

/** What a campaign has granted and still owes in one currency; amounts in minor units. */
export type BonusLiability = {
  code: string;
  kind: string;
  currency: string;
  /** Number of claims, and how many of them are active or in review. */
  claims: number;
  current: number;
  inReview: number;
  /** Total granted: bonus money, winnings of free spins, cashback. */
  grantedMinor: bigint;
  /** Bonus money that players hold now, according to the ledger. */
  outstandingMinor: bigint;
  /** Wagering of the active bonuses. */
  wageredMinor: bigint;
  requiredMinor: bigint;
  /** Free spins that can still be played, and their value at their stake. */
  spinsLeft: number;
  spinsWorthMinor: bigint;
  /** Taken back: expired, given up or revoked. */
  takenBackMinor: bigint;
  /** What the campaign has cost: money converted to the players' cash. */
  costMinor: bigint;
  /** What the code has taken from its budget in all currencies, in euro cents. */
  budgetGivenCents: bigint;
};

/** Every campaign's liability at a given time, for the operator's report and the gauges. */
export async function bonusLiability(database: Database, now: Date): Promise<BonusLiability[]> {
  const { rows } = await database.query<BonusLiability>(
    `SELECT b.code, b.kind, b.currency, count(*)::int AS claims, (count(*) FILTER (WHERE b.is_current))::int AS current,
       (count(*) FILTER (WHERE b.state = 'review'))::int AS "inReview", sum(b.amount_minor)::bigint AS "grantedMinor",
       coalesce(sum(a.balance_minor), 0)::bigint AS "outstandingMinor",
       coalesce(sum(least(b.wagered_minor, b.wagering_required_minor)) FILTER (WHERE b.is_current), 0)::bigint AS "wageredMinor",
       coalesce(sum(b.wagering_required_minor) FILTER (WHERE b.is_current), 0)::bigint AS "requiredMinor",
       coalesce(sum(b.spins_left) FILTER (WHERE b.has_spins), 0)::int AS "spinsLeft",
       coalesce(sum(b.spins_left * b.spin_stake_minor) FILTER (WHERE b.has_spins), 0)::bigint AS "spinsWorthMinor",
       sum(b.taken_back_minor)::bigint AS "takenBackMinor", sum(b.converted_minor)::bigint AS "costMinor",
       sum(sum(b.budget_cents)) OVER (PARTITION BY b.code)::bigint AS "budgetGivenCents"
     FROM (SELECT *, state IN ('active', 'review') AS is_current, state = 'active' AND spins_expire_at > $1 AS has_spins FROM player_bonus) b
     LEFT JOIN ledger_balance a ON b.is_current AND b.kind <> 'cashback' AND b.promotion IS NULL AND a.address = 'player:' || b.player_id || ':bonus'
       AND a.currency = b.currency
     GROUP BY b.code, b.kind, b.currency ORDER BY b.code, b.currency`,
    [now],
  );
  return rows;
}

import { type Database, type SqlConnection, textArray } from "@bellwether/db";
import { loadPastBonuses } from "../bonus/index.ts";

/** What one brand owed its players in one currency at a given time; amounts in minor units. Bonus money is not cash and is not included. */
export type Liability = {
  brand: string;
  currency: string;
  /** Players' cash. */
  cashMinor: bigint;
  /** Set aside for withdrawals that were not paid yet. */
  heldMinor: bigint;
  /** Cash stakes of open rounds without an outcome: a rollback would return them. */
  openStakesMinor: bigint;
  /** Wins of rounds with an outcome that were not paid yet; their stakes already belong to the house. */
  unpaidWinsMinor: bigint;
  /** What was drawn from jackpots' pots and not paid yet. */
  unpaidHitsMinor: bigint;
  totalMinor: bigint;
  /** What players owed the house, where a deposit was taken back after it was spent. It does not reduce any other figure. */
  overdrawnMinor: bigint;
};

/** A round that was open, with its player and its stakes until then. */
export type OpenRound = {
  brand: string;
  currency: string;
  provider: string;
  round: string;
  playerId: string;
  stakeCashMinor: bigint;
  stakeBonusMinor: bigint;
  /** A win is cash although no cash was staked: a free round without wagering. */
  isCashReward: boolean;
};

/** What those of the given rounds have won that had an outcome at the given time, by the round's id; `hitsMinor` is from jackpots' pots. */
export type DrawnPayouts = (
  rounds: readonly OpenRound[],
  at: Date,
) => Promise<ReadonlyMap<string, { payoutMinor: bigint; hitsMinor: bigint }>>;

/** A hit of a jackpot that was drawn apart from its round and not paid by then. It is cash. */
export type UnpaidHit = { playerId: string; currency: string; amountMinor: bigint };

/**
 * What was owed to players other than house players at a given time, by brand and currency, summed from the ledger's entries until then: later entries do not count,
 * so repeating it for the same time gives the same result once all rounds that were drawn by then have their payouts. It reads every entry; run it beside a live server or on a copy.
 */
export async function liabilityAt(
  database: Database,
  at: Date,
  drawnPayouts: DrawnPayouts,
  unpaidHits: readonly UnpaidHit[] = [],
): Promise<Liability[]> {
  const { balances, open, hits } = await database.asOwner(async (connection) => ({
    balances: await balancesAt(connection, at),
    open: await openRoundsAt(connection, at),
    hits: await brandHits(connection, unpaidHits),
  }));
  // After the queries above: the embedded database has a single connection, and `drawnPayouts` needs it too.
  const drawn = await drawnPayouts(open, at);
  const rows = new Map<string, Liability>();
  const rowOf = ({ brand, currency }: { brand: string; currency: string }) => {
    const key = `${brand} ${currency}`;
    const zero = {
      cashMinor: 0n,
      heldMinor: 0n,
      openStakesMinor: 0n,
      unpaidWinsMinor: 0n,
      unpaidHitsMinor: 0n,
    };
    const row = rows.get(key) ?? { brand, currency, ...zero, totalMinor: 0n, overdrawnMinor: 0n };
    rows.set(key, row);
    return row;
  };
  for (const balance of balances) {
    const row = rowOf(balance);
    row.cashMinor += balance.cashMinor;
    row.heldMinor += balance.heldMinor;
    row.overdrawnMinor += balance.overdrawnMinor;
  }
  for (const round of open) {
    const won = drawn.get(round.round);
    const row = rowOf(round);
    if (won === undefined) row.openStakesMinor += round.stakeCashMinor;
    else {
      row.unpaidWinsMinor += cashOf(round, won.payoutMinor);
      // A hit is cash, whatever was staked.
      row.unpaidHitsMinor += won.hitsMinor;
    }
  }
  for (const hit of hits) rowOf(hit).unpaidHitsMinor += hit.amountMinor;
  for (const row of rows.values())
    row.totalMinor =
      row.cashMinor + row.heldMinor + row.openStakesMinor + row.unpaidWinsMinor + row.unpaidHitsMinor;
  return [...rows.values()].sort(
    (a, b) => a.brand.localeCompare(b.brand) || a.currency.localeCompare(b.currency),
  );
}

/** What a jackpot's pot held at a given time. No player is owed it before a hit. */
export type PotHeld = { pot: string; currency: string; heldMinor: bigint };

/** What each pot held at a given time, summed from the ledger's entries until then. */
export async function potsAt(database: Database, at: Date): Promise<PotHeld[]> {
  const { rows } = await database.asOwner((connection) =>
    connection.query<PotHeld>(
      `SELECT substr(address, 9) AS pot, currency, sum(amount_minor)::bigint AS "heldMinor" FROM ledger_posting
       WHERE address LIKE 'jackpot:%' AND at <= $1 GROUP BY address, currency ORDER BY address, currency`,
      [at],
    ),
  );
  return rows;
}

/** The hits with their players' brands, without those of house players. */
async function brandHits(connection: SqlConnection, hits: readonly UnpaidHit[]) {
  if (hits.length === 0) return [];
  const { rows } = await connection.query<{ id: string; brand: string }>(
    "SELECT id, brand FROM player_standing WHERE id = ANY($1::text[]) AND NOT is_house",
    [textArray(hits.map(({ playerId }) => playerId))],
  );
  const brandOf = new Map(rows.map(({ id, brand }) => [id, brand]));
  return hits.flatMap((hit) => {
    const brand = brandOf.get(hit.playerId);
    return brand === undefined ? [] : [{ ...hit, brand }];
  });
}

/** The part of a win that is cash, as the wallet would pay it: bonus gets its share of the stake, rounded down. */
function cashOf(round: OpenRound, payoutMinor: bigint): bigint {
  const stakeMinor = round.stakeCashMinor + round.stakeBonusMinor;
  if (stakeMinor === 0n) return round.isCashReward ? payoutMinor : 0n;
  return payoutMinor - (payoutMinor * round.stakeBonusMinor) / stakeMinor;
}

type Balances = Pick<Liability, "brand" | "currency" | "cashMinor" | "heldMinor" | "overdrawnMinor">;

async function balancesAt(connection: SqlConnection, at: Date): Promise<Balances[]> {
  const { rows } = await connection.query<Balances>(
    `SELECT brand, currency,
       coalesce(sum(greatest(balance, 0)) FILTER (WHERE part = 'cash'), 0)::bigint AS "cashMinor",
       coalesce(sum(balance) FILTER (WHERE part = 'reserve'), 0)::bigint AS "heldMinor",
       coalesce(sum(greatest(-balance, 0)) FILTER (WHERE part = 'cash'), 0)::bigint AS "overdrawnMinor"
     FROM (SELECT p.brand, l.currency, split_part(l.address, ':', 3) AS part, sum(l.amount_minor) AS balance
       FROM ledger_posting l JOIN player_standing p ON p.id = split_part(l.address, ':', 2)
       WHERE l.address ~ '^player:[^:]+:(cash|reserve)$' AND l.at <= $1 AND NOT p.is_house
       GROUP BY p.brand, l.currency, l.address) b
     GROUP BY brand, currency`,
    [at],
  );
  return rows;
}

/**
 * Rounds that were open, with the stakes that the ledger had taken and not returned by then. The round's own row cannot be used: a later
 * rollback has reset it.
 */
async function openRoundsAt(connection: SqlConnection, at: Date): Promise<OpenRound[]> {
  const { rows } = await connection.query<Omit<OpenRound, "isCashReward"> & { rewardId: string | null }>(
    `WITH open AS (
       SELECT * FROM played_round WHERE opened_at <= $1 AND (closed_at IS NULL OR closed_at > $1)),
     staked AS (
       SELECT provider, round, coalesce(sum(amount) FILTER (WHERE part = 'cash'), 0)::bigint AS cash,
         coalesce(sum(amount) FILTER (WHERE part = 'bonus'), 0)::bigint AS bonus
       FROM (SELECT substr(source, 8) AS provider,
           substring(answer FROM '^\\S+ \\S+ \\S+ \\S+ (?:(?:\\d{4}-\\d\\d-\\d\\d|-) )?(.*)$') AS round,
           split_part(CASE kind WHEN 'stake' THEN debit ELSE credit END, ':', 3) AS part,
           CASE kind WHEN 'stake' THEN amount_minor ELSE -amount_minor END AS amount
         FROM ledger_movement WHERE source LIKE 'wallet:%' AND kind IN ('stake', 'stake_returned') AND at <= $1
           AND at >= (SELECT min(opened_at) FROM open)) m
       GROUP BY provider, round)
     SELECT p.brand, r.currency, r.provider, r.round, r.player_id AS "playerId", coalesce(s.cash, 0)::bigint AS "stakeCashMinor",
       coalesce(s.bonus, 0)::bigint AS "stakeBonusMinor", r.reward_id AS "rewardId"
     FROM open r JOIN player_standing p ON p.id = r.player_id LEFT JOIN staked s ON s.provider = r.provider AND s.round = r.round
     WHERE NOT p.is_house
       AND (coalesce(s.cash, 0) + coalesce(s.bonus, 0) > 0 OR (r.reward_id IS NOT NULL AND r.state <> 'cancelled'))`,
    [at],
  );
  const rewardIds = rows.flatMap(({ rewardId }) => rewardId ?? []);
  const rewards = await loadPastBonuses(connection, [...new Set(rewardIds)]);
  return rows.map(({ rewardId, ...round }) => ({
    ...round,
    isCashReward: rewardId !== null && rewards.get(rewardId)?.multiple === 0n,
  }));
}

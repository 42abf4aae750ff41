import { type SqlConnection, textArray } from "@bellwether/db";

/** A limit on stakes or losses with its used amount, read under the lock of the player's accounts. Amounts in minor units. */
export type PlayLimit = {
  playerId: string;
  type: "maxwager" | "netloss";
  /** First day of the running period, `YYYY-MM-DD`. */
  fromDay: string;
  valueMinor: bigint;
  /** Stakes, or cash staked minus cash paid out; negative for a player who is winning. */
  usedMinor: bigint;
};

/** Money moved by a round: stakes and payouts are positive; negative when rolled back. */
export type PlayDelta = {
  stakedCashMinor: bigint;
  stakedBonusMinor: bigint;
  paidCashMinor: bigint;
  paidBonusMinor: bigint;
  rounds: bigint;
};

/** A player whose play counts on a day of their market, `YYYY-MM-DD`, in its time zone. */
export type PlayerOnDay = { id: string; day: string; zone: string };

/**
 * Limits on play in force on each player's day, by player. The two ids are compared in the collation of the player's id: with the limit's collation the
 * index of players could not be used, and each bet of a player with a limit would read all players.
 */
export async function loadPlayLimits(
  connection: SqlConnection,
  players: readonly PlayerOnDay[],
): Promise<Map<string, PlayLimit[]>> {
  const { rows } = await connection.query<{
    player_id: string;
    type: PlayLimit["type"];
    from_day: string;
    value: bigint;
    used_minor: bigint;
  }>(
    `/* prepared */ SELECT l.player_id, l.type, s.from_day::text AS from_day, l.value, u.used_minor
     FROM player_limit l JOIN player_standing p ON p.id = l.player_id COLLATE "default"
     JOIN unnest($1::text[], $2::date[], $3::text[]) AS t (player_id, day, zone) ON t.player_id = l.player_id
     CROSS JOIN LATERAL (
       SELECT t.day - mod(mod(t.day - (p.created_at AT TIME ZONE t.zone)::date, l.duration_days) + l.duration_days, l.duration_days)
         AS from_day OFFSET 0) s
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(CASE WHEN l.type = 'maxwager' THEN d.staked_cash_minor + d.staked_bonus_minor
         ELSE d.staked_cash_minor - d.paid_cash_minor END), 0)::bigint AS used_minor
       FROM played_day d WHERE d.player_id = l.player_id AND d.day >= s.from_day) u
     WHERE l.player_id = ANY($1::text[]) AND l.type IN ('maxwager', 'netloss') AND l.state IN ('active', 'cancelling')`,
    [
      textArray(players.map(({ id }) => id)),
      textArray(players.map(({ day }) => day)),
      textArray(players.map(({ zone }) => zone)),
    ],
  );
  const byPlayer = new Map<string, PlayLimit[]>();
  for (const row of rows) {
    const limits = byPlayer.get(row.player_id) ?? [];
    limits.push({
      playerId: row.player_id,
      type: row.type,
      fromDay: row.from_day,
      valueMinor: row.value,
      usedMinor: row.used_minor,
    });
    byPlayer.set(row.player_id, limits);
  }
  return byPlayer;
}

/** Whether this stake may be accepted. A stake equal to the rest may. */
export function isWithinLimits(
  limits: readonly PlayLimit[] | undefined,
  stake: { cashMinor: bigint; bonusMinor: bigint },
): boolean {
  return (limits ?? []).every((limit) => {
    const moreMinor = limit.type === "maxwager" ? stake.cashMinor + stake.bonusMinor : stake.cashMinor;
    return moreMinor === 0n || limit.usedMinor + moreMinor <= limit.valueMinor;
  });
}

/** Counts the money moved on `day` towards the limits whose period includes that day. */
export function countTowardsLimits(
  limits: readonly PlayLimit[] | undefined,
  day: string,
  delta: PlayDelta,
): void {
  for (const limit of limits ?? []) {
    if (day < limit.fromDay) continue;
    limit.usedMinor +=
      limit.type === "maxwager"
        ? delta.stakedCashMinor + delta.stakedBonusMinor
        : delta.stakedCashMinor - delta.paidCashMinor;
  }
}

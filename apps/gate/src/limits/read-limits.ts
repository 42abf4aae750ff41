import {
  type LimitEntry,
  minorToAmount,
  type PlayerLimit,
  type PlayerLimits,
  type PlayerProfile,
} from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { type LimitDays, type LimitType, limitDays } from "@bellwether/market";
import type { Player } from "../players/index.ts";
import { loggedInMs } from "../sessions/index.ts";
import { depositedMinor } from "./deposit-limits.ts";
import { type LimitRow, type Period, periodOf } from "./limit.ts";

/** Every limit of the player in the specification's groups [3.10, 7.20], with the amount used in the running period. */
export async function readLimits(
  connection: SqlConnection,
  player: Player,
  now: Date,
): Promise<PlayerLimits> {
  const { rows } = await connection.query<LimitRow>(
    "SELECT * FROM player_limit WHERE player_id = $1 ORDER BY id DESC LIMIT 500",
    [player.id],
  );
  const group = async (type: LimitType) => {
    const limit = async (days: LimitDays) => {
      const own = rows.filter((row) => row.type === type && row.duration_days === days);
      const period = periodOf(player, days, now);
      const used = await usedOf(connection, player, type, period, now);
      return describeLimit(type, days, own, { period, used });
    };
    const [daily, weekly, monthly] = await Promise.all([limit(1), limit(7), limit(30)]);
    return { daily, weekly, monthly };
  };
  const [limits_login, limits_deposit, maxwager, netloss] = await Promise.all([
    group("login"),
    group("deposit"),
    group("maxwager"),
    group("netloss"),
  ]);
  return { limit_plain: { limits_login, limits_deposit }, limit_duration: { maxwager, netloss } };
}

type Running = { period: Period; used: bigint };

/** One limit from its rows, newest first. */
function describeLimit(
  type: LimitType,
  days: LimitDays,
  rows: LimitRow[],
  { period, used }: Running,
): PlayerLimit {
  const held = rows.find((row) => row.state === "active" || row.state === "cancelling");
  const pending = rows.find((row) => row.state === "pending");
  const cancelled = held?.state === "cancelling" ? held : rows.find((row) => row.state === "cancelled");
  const original = rows.find((row) => row.state === "cancelled" && row !== held && wasInForce(row));
  return {
    type,
    duration: days,
    state: pending ? "pending" : (held?.state ?? (cancelled ? "cancelled" : null)),
    actual: held ? entryOf(held) : null,
    active: pending ? entryOf(pending) : held?.state === "active" ? entryOf(held) : null,
    cancelled: cancelled ? entryOf(cancelled) : null,
    value: held ? plainValue(held) : null,
    original_value: original ? plainValue(original) : null,
    used: type === "login" ? `${used}.00` : minorToAmount(used),
    period_starts_at: period.startsAt.toISOString(),
    period_ends_at: period.endsAt.toISOString(),
  };
}

/** A raise that was dropped never came into force: it lapses, and its end must not appear as a limit's end. */
const wasInForce = (row: LimitRow) => row.lapses_at === null || row.removable_at !== null;

const plainValue = (row: LimitRow) =>
  row.type === "login" ? Number(row.value) : Number(minorToAmount(row.value));

function entryOf(row: LimitRow): LimitEntry {
  return {
    state: row.state,
    amount: row.type === "login" ? null : minorToAmount(row.value),
    time: row.type === "login" ? Number(row.value) : null,
    requested_at: row.requested_at.toISOString(),
    effective_at: (row.removable_at ?? row.effective_at).toISOString(),
    lapses_at: row.lapses_at?.toISOString() ?? null,
  };
}

async function usedOf(
  connection: SqlConnection,
  player: Player,
  type: LimitType,
  { startsAt: from, fromDay }: Period,
  now: Date,
): Promise<bigint> {
  if (type === "deposit") return depositedMinor(connection, player.id, from);
  if (type === "login")
    return BigInt(Math.floor((await loggedInMs(connection, player.id, from, now)) / MINUTE_MS));
  const { rows } = await connection.query<{ used: bigint }>(
    `SELECT coalesce(sum(${type === "maxwager" ? "staked_cash_minor + staked_bonus_minor" : "staked_cash_minor - paid_cash_minor"}), 0)::bigint AS used
     FROM played_day WHERE player_id = $1 AND day >= $2::date`,
    [player.id, fromDay],
  );
  return onlyRow(rows).used;
}

type DepositLimit = PlayerProfile["deposit_limits"][number];

/** The three deposit limits, one entry per type [3.10], and whether a time limit is set. */
export async function readLimitSummary(
  connection: SqlConnection,
  playerId: string,
): Promise<{ timeout: boolean; deposit: DepositLimit[] }> {
  const { rows } = await connection.query<Pick<LimitRow, "type" | "duration_days" | "value">>(
    "/* prepared */ SELECT type, duration_days, value FROM player_limit WHERE player_id = $1 AND type IN ('deposit', 'login') AND state IN ('active', 'cancelling')",
    [playerId],
  );
  const names = { 1: "daily", 7: "weekly", 30: "monthly" } as const;
  return {
    timeout: rows.some((row) => row.type === "login"),
    deposit: limitDays.map((days) => {
      const held = rows.find((row) => row.type === "deposit" && row.duration_days === days);
      return {
        type: names[days],
        isSet: held !== undefined,
        amount: held ? minorToAmount(held.value) : null,
      };
    }),
  };
}

/** Deposit limits as the group of three members that the call for limits returns [7.30]. */
export function inGroup(limits: readonly DepositLimit[]) {
  const member = (type: DepositLimit["type"]) => {
    const limit = limits.find((each) => each.type === type) ?? { type, isSet: false, amount: null };
    return { ...limit, actual: limit.amount === null ? null : { amount: limit.amount } };
  };
  return { daily: member("daily"), weekly: member("weekly"), monthly: member("monthly") };
}

import { onlyRow, type SqlConnection } from "@bellwether/db";
import { type LimitDays, protectionOf } from "@bellwether/market";
import type { Player } from "../players/index.ts";
import { periodOf } from "./limit.ts";

type Holder = Pick<Player, "id" | "createdAt" | "country">;

/** Why a deposit may not be made: it exceeds a limit (with the rest of the tightest one), or limits must be set first. */
export type DepositRefusal =
  | { code: "deposit_limit_reached"; leftMinor: bigint }
  | { code: "limits_required" };

/** Whether the market requires deposit limits that the player has not set yet. */
export async function needsLimits(connection: SqlConnection, player: Holder): Promise<boolean> {
  if (!protectionOf(player.country).depositLimitsFirst) return false;
  return (await heldDepositLimits(connection, player.id)).length < 3;
}

/** Whether a deposit limit of the player's own is in force. */
export async function holdsDepositLimit(connection: SqlConnection, playerId: string): Promise<boolean> {
  return (await heldDepositLimits(connection, playerId)).length > 0;
}

/**
 * Whether the player may deposit this amount now. A deposit counts gross, from the moment it is authorised, even before the money arrives.
 * Call it under the lock of the player's cash account, so that concurrent deposits count too.
 */
export async function refuseDeposit(
  connection: SqlConnection,
  player: Holder,
  amountMinor: bigint,
  now: Date,
): Promise<DepositRefusal | undefined> {
  const limits = await heldDepositLimits(connection, player.id);
  if (protectionOf(player.country).depositLimitsFirst && limits.length < 3)
    return { code: "limits_required" };
  const leftMinor = (await restOfLimits(connection, player, limits, now))[0]?.leftMinor;
  if (leftMinor === undefined || amountMinor <= leftMinor) return undefined;
  return { code: "deposit_limit_reached", leftMinor: leftMinor > 0n ? leftMinor : 0n };
}

/** What the limits leave of deposits, and when that changes by itself. */
type DepositRoom = { leftMinor: bigint; renewsAt: Date | null };

/**
 * What the player's deposit limits leave now; undefined without a limit. `renewsAt` is when the tightest limit begins again; if they leave
 * less than the smallest deposit, when every one of them leaves that much, and null if one never does.
 */
export async function readDepositRoom(
  connection: SqlConnection,
  player: Holder,
  smallestMinor: bigint,
  now: Date,
): Promise<DepositRoom | undefined> {
  const rests = await restOfLimits(connection, player, await heldDepositLimits(connection, player.id), now);
  const [tightest] = rests;
  if (!tightest) return undefined;
  const closed = rests.filter(({ leftMinor }) => leftMinor < smallestMinor);
  const neverOpens = closed.some(({ value }) => value < smallestMinor);
  const ends = (closed.length > 0 ? closed : [tightest]).map(({ endsAt }) => endsAt.getTime());
  return {
    leftMinor: tightest.leftMinor > 0n ? tightest.leftMinor : 0n,
    renewsAt: neverOpens ? null : new Date(Math.max(...ends)),
  };
}

/** The rest of each limit's running period, the smallest first; below 0 where a limit was lowered under what is deposited. */
async function restOfLimits(
  connection: SqlConnection,
  player: Holder,
  limits: readonly { duration_days: LimitDays; value: bigint }[],
  now: Date,
): Promise<{ leftMinor: bigint; value: bigint; endsAt: Date }[]> {
  const rests = [];
  for (const { duration_days, value } of limits) {
    const { startsAt, endsAt } = periodOf(player, duration_days, now);
    const leftMinor = value - (await depositedMinor(connection, player.id, startsAt));
    rests.push({ leftMinor, value, endsAt });
  }
  return rests.sort((one, other) => (one.leftMinor < other.leftMinor ? -1 : 1));
}

/** Total of the deposits authorised since `from`, in minor units. */
export async function depositedMinor(
  connection: SqlConnection,
  playerId: string,
  from: Date,
): Promise<bigint> {
  const { rows } = await connection.query<{ sum: bigint }>(
    `SELECT coalesce(sum(amount_minor), 0)::bigint AS sum FROM payment_amount
     WHERE player_id = $1 AND type = 'D' AND state IN ('pending', 'success') AND authorized_at >= $2`,
    [playerId, from],
  );
  return onlyRow(rows).sum;
}

async function heldDepositLimits(connection: SqlConnection, playerId: string) {
  const { rows } = await connection.query<{ duration_days: LimitDays; value: bigint }>(
    "SELECT duration_days, value FROM player_limit WHERE player_id = $1 AND type = 'deposit' AND state IN ('active', 'cancelling')",
    [playerId],
  );
  return rows;
}

import { DomainError, minorToAmount, pushAddress, type RealityCheck } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { textArray } from "@bellwether/db";
import { protectionOf } from "@bellwether/market";
import { type Player, setRealityCheckMinutes } from "../players/index.ts";
import type { PushPort, StorePorts } from "../ports.ts";
import {
  moveRealityCheck,
  passRealityCheck,
  type SignedIn,
  takeDueRealityChecks,
} from "../sessions/index.ts";

/** Minutes between the player's reality checks: the player's own choice, else the market's; 0 means none. */
export function realityCheckMinutes(player: Pick<Player, "country" | "realityCheckMinutes">): number {
  return player.realityCheckMinutes ?? protectionOf(player.country).realityCheckMinutes;
}

/** When a check counted from `from` is due; undefined without checks. */
export function nextRealityCheck(player: Parameters<typeof realityCheckMinutes>[0], from: Date): Date | null {
  const minutes = realityCheckMinutes(player);
  return minutes > 0 ? new Date(from.getTime() + minutes * MINUTE_MS) : null;
}

type SessionRow = { created_at: Date; reality_check_due_at: Date | null };
type Play = { staked_minor: bigint; paid_minor: bigint };

/** Time and money of the session so far, and when the next check is due. */
export async function readRealityCheck(
  deps: StorePorts,
  { player, sessionHash }: SignedIn,
): Promise<RealityCheck> {
  const { rows } = await deps.database.query<SessionRow & Play>(
    `/* prepared */ SELECT s.created_at, s.reality_check_due_at, play.* FROM session_standing s CROSS JOIN LATERAL (
       ${playSince("s.player_id", "s.created_at")}) play WHERE s.token_hash = $1`,
    [sessionHash],
  );
  // Somebody who only sees the site has none.
  if (!rows[0]) throw new DomainError("session_missing");
  return describe(player, rows[0], deps.now());
}

/** The player has confirmed the check: games continue, and the next check is due one interval from now. */
export async function acknowledgeRealityCheck(deps: StorePorts, signedIn: SignedIn): Promise<RealityCheck> {
  const now = deps.now();
  await passRealityCheck(deps.database, signedIn.sessionHash, nextRealityCheck(signedIn.player, now), now);
  return readRealityCheck(deps, signedIn);
}

/**
 * Sets another interval, counted from now. A check that is already due stays due.
 * @throws DomainError `invalid_param` where the market requires checks: the interval may not be longer than the market's, nor 0.
 */
export async function setRealityCheck(
  deps: StorePorts,
  { player, sessionHash }: SignedIn,
  minutes: number,
): Promise<RealityCheck> {
  const longest = protectionOf(player.country).realityCheckMinutes;
  if (longest > 0 && (minutes === 0 || minutes > longest))
    throw new DomainError("invalid_param", {
      fields: { interval_minutes: "core.error_reality_check_required" },
      params: { maximum: String(longest) },
    });
  const changed = { ...player, realityCheckMinutes: minutes };
  await deps.database.transaction(async (connection) => {
    await setRealityCheckMinutes(connection, player.id, minutes);
    await moveRealityCheck(connection, player.id, nextRealityCheck(changed, deps.now()), deps.now());
  });
  return readRealityCheck(deps, { player: changed, sessionHash });
}

/**
 * Notifies players whose check has come due. Games are refused from that moment, whether or not the message arrives. Run every few seconds.
 */
export async function announceRealityChecks(deps: StorePorts & PushPort): Promise<number> {
  const due = await takeDueRealityChecks(deps.database, deps.now());
  const { rows } = await deps.database.query<
    Pick<SessionRow, "created_at"> & Play & { channel: string; currency: string }
  >(
    `SELECT s.created_at, p.channel, p.currency, play.* FROM session_standing s JOIN player_standing p ON p.id = s.player_id
     CROSS JOIN LATERAL (${playSince("s.player_id", "s.created_at")}) play WHERE s.token_hash = ANY($1::text[])`,
    [textArray(due)],
  );
  for (const row of rows) {
    deps.push.publish(pushAddress(row.channel), {
      type: "reality_check",
      ...elapsedBetween(row.created_at, deps.now()),
      ...amountsOf(row),
      currency: row.currency,
    });
  }
  return rows.length;
}

function describe(player: Player, session: SessionRow & Play, now: Date): RealityCheck {
  const dueAt = session.reality_check_due_at;
  return {
    interval_minutes: realityCheckMinutes(player),
    is_required: protectionOf(player.country).realityCheckMinutes > 0,
    is_due: dueAt !== null && dueAt <= now,
    due_at: dueAt?.toISOString() ?? null,
    ...elapsedBetween(session.created_at, now),
    ...amountsOf(session),
    currency: player.currency,
  };
}

/**
 * SQL for what a player staked and was paid in the rounds opened since a moment; both arguments are columns of the surrounding statement.
 */
function playSince(playerId: string, moment: string): string {
  return `SELECT coalesce(sum(stake_cash_minor + stake_bonus_minor), 0)::bigint AS staked_minor,
       coalesce(sum(payout_cash_minor + payout_bonus_minor), 0)::bigint AS paid_minor
     FROM played_round WHERE player_id = ${playerId} AND opened_at >= ${moment}`;
}

function amountsOf({ staked_minor, paid_minor }: Play): Pick<RealityCheck, "staked" | "paid" | "net_result"> {
  return {
    staked: minorToAmount(staked_minor),
    paid: minorToAmount(paid_minor),
    net_result: minorToAmount(paid_minor - staked_minor),
  };
}

function elapsedBetween(from: Date, to: Date): Pick<RealityCheck, "elapsed_minutes" | "elapsed_seconds"> {
  const seconds = Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1_000));
  return { elapsed_minutes: Math.floor(seconds / 60), elapsed_seconds: seconds };
}

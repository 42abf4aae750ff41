import { minorToAmount } from "@bellwether/contract";
import type { EventDataOf } from "@bellwether/contract/events/index.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { recordEvents } from "../events/index.ts";
import type { Player } from "../players/index.ts";
import type { LimitRow } from "./limit.ts";

/** How a player's limits stand, by type and period. */
type Standing = ReadonlyMap<string, EventDataOf<"limit.changed">>;

/** How a player's limits stand, with changes that wait. */
export async function limitsOf(connection: SqlConnection, player: Pick<Player, "id">): Promise<Standing> {
  const { rows } = await connection.query<LimitRow>(
    "SELECT * FROM player_limit WHERE player_id = $1 AND state <> 'cancelled' ORDER BY id",
    [player.id],
  );
  const slots = Map.groupBy(rows, ({ type, duration_days: days }) => `${type} ${days}`);
  return new Map([...slots].map(([slot, held]) => [slot, standingOf(held)]));
}

/** Tells of each limit that stands otherwise than before, in the transaction that changes it. */
export async function recordLimitChanges(
  connection: SqlConnection,
  player: Pick<Player, "id">,
  before: Standing,
  at: Date,
): Promise<void> {
  const after = await limitsOf(connection, player);
  const removed = [...before].flatMap(([slot, { limit, days }]) =>
    after.has(slot) ? [] : [{ limit, days, amount: null, minutes: null, waiting: null }],
  );
  const changed = [...after].flatMap(([slot, data]) =>
    JSON.stringify(before.get(slot)) === JSON.stringify(data) ? [] : [data],
  );
  await recordEvents(
    connection,
    [...changed, ...removed].map((data) => ({ type: "limit.changed", playerId: player.id, at, data })),
  );
}

function standingOf(rows: readonly LimitRow[]): EventDataOf<"limit.changed"> {
  const held = rows.find(({ state }) => state === "active" || state === "cancelling");
  const raise = rows.find(({ state }) => state === "pending");
  const any = onlyRow(rows.slice(0, 1));
  const removableAt = held?.state === "cancelling" ? held.removable_at : null;
  return {
    ...{ limit: any.type, days: any.duration_days, ...figureOf(held) },
    waiting: raise
      ? { ...figureOf(raise), is_removal: false, from: raise.effective_at.toISOString() }
      : removableAt
        ? { amount: null, minutes: null, is_removal: true, from: removableAt.toISOString() }
        : null,
  };
}

function figureOf(row: LimitRow | undefined): { amount: string | null; minutes: number | null } {
  if (!row) return { amount: null, minutes: null };
  return row.type === "login"
    ? { amount: null, minutes: Number(row.value) }
    : { amount: minorToAmount(row.value), minutes: null };
}

import type { Hub88VoidReason } from "@bellwether/contract";
import { onlyRow } from "@bellwether/db";
import type { BooksPorts, StorePorts } from "../ports.ts";
import { closeRoundsOfDraw, type DrawKey, hasOpenRounds, type RoundDraw } from "../rounds/index.ts";
import { endFreeTickets } from "./end-free-tickets.ts";

/** Rounds that one SQL transaction closes, and the time after which a call begins no further one: a provider waits for two seconds. */
const MAX_SLICE = 5_000;
const MAX_CALL_MS = 800;

/**
 * Closes the open rounds of a draw, as many as fit in one call. Once none is left, its players are notified. Idempotent: nothing is closed twice,
 * and nobody is notified twice. Rounds of a void draw are not closed, because they have not lost: their provider rolls them back.
 * @returns whether rounds are left.
 */
export async function closeDraw(
  deps: BooksPorts,
  {
    provider,
    gameCode,
    draw,
    result,
    voidReason,
    soldUntil,
  }: {
    provider: string;
    gameCode: string;
    draw: RoundDraw;
    result: string;
    voidReason?: Hub88VoidReason | undefined;
    soldUntil?: Date | undefined;
  },
): Promise<boolean> {
  if (voidReason && (await hasOpenRounds(deps.database, { provider, drawId: draw.id }))) return true;
  await deps.database.query(
    `INSERT INTO closed_draw (provider, draw_id, game_code, drawn_at, result, void_reason, closed_at, sold_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [
      provider,
      draw.id,
      gameCode,
      draw.at,
      result,
      voidReason ?? null,
      voidReason ? deps.now() : null,
      soldUntil ?? null,
    ],
  );
  if (voidReason) return false;
  const startedAt = performance.now();
  const isLate = () => performance.now() - startedAt >= MAX_CALL_MS;
  const key = { provider, drawId: draw.id };
  while (await closeSlice(deps, key)) if (isLate()) return true;
  return endFreeTickets(deps, key, isLate);
}

/** Closes the next rounds of the draw. Calls at the same time wait for each other. Returns whether rounds may be left. */
async function closeSlice({ database, now }: StorePorts, key: DrawKey): Promise<boolean> {
  return database.transaction(async (connection) => {
    const names = [key.provider, key.drawId];
    const { rows } = await connection.query<{ closed_until: bigint; closed_at: Date | null }>(
      "SELECT closed_until, closed_at FROM closed_draw WHERE provider = $1 AND draw_id = $2 FOR UPDATE",
      names,
    );
    const { closed_until, closed_at } = onlyRow(rows);
    if (closed_at !== null) return false;
    const slice = { after: closed_until, most: MAX_SLICE, closedAt: now() };
    const last = await closeRoundsOfDraw(connection, key, slice);
    await connection.query(
      "UPDATE closed_draw SET closed_until = coalesce($3, closed_until), closed_at = $4 WHERE provider = $1 AND draw_id = $2",
      [...names, last ?? null, last === undefined ? slice.closedAt : null],
    );
    return last !== undefined;
  });
}

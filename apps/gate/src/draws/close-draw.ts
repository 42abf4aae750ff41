import type { ClockPort, DatabasePort } from "../ports.ts";
import { closeRoundsOfDraw, countOpenInDraw, type DrawKey, type RoundDraw } from "../rounds/index.ts";

/** Rounds that one statement closes, and the time after which a call begins no further one: a provider waits for two seconds. */
const MAX_SLICE = 5_000;
const MAX_CALL_MS = 800;

/**
 * Closes the open rounds of a draw, as many as fit in one call, and stores the draw once none is left, so that its players are told.
 * Repeating it closes nothing twice and tells nobody twice.
 * @returns how many are left.
 */
export async function closeDraw(
  deps: DatabasePort & ClockPort,
  {
    provider,
    gameCode,
    draw,
    result,
  }: { provider: string; gameCode: string; draw: RoundDraw; result: string },
): Promise<number> {
  const key: DrawKey = { provider, drawId: draw.id };
  const startedAt = performance.now();
  let closed: number;
  do closed = await closeRoundsOfDraw(deps.database, key, deps.now(), MAX_SLICE);
  while (closed === MAX_SLICE && performance.now() - startedAt < MAX_CALL_MS);
  const open = await countOpenInDraw(deps.database, key);
  if (open > 0) return open;
  await deps.database.query(
    `INSERT INTO closed_draw (provider, draw_id, game_code, drawn_at, result, closed_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING`,
    [provider, draw.id, gameCode, draw.at, result, deps.now()],
  );
  return 0;
}

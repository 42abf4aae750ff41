import { isTemporaryEmail, pushAddress } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { timeZoneOf } from "@bellwether/market";
import { queueMessage, writeMessage } from "../messages/index.ts";
import { findPlayer, isExcluded, type Player } from "../players/index.ts";
import type { DrawLetterPorts, PushPort, StorePorts } from "../ports.ts";
import type { DrawTablesPort } from "./read-draws.ts";

/** A reminder is sent this long before its draw. */
const BEFORE_MS = 15 * MINUTE_MS;
const MAX_REMINDERS = 100;

type Due = { player_id: string; game_code: string; draw: number; draws_at: Date };
type ReminderPorts = StorePorts & DrawLetterPorts & PushPort & DrawTablesPort;

/**
 * Sends every reminder of a draw that is held within a quarter of an hour: a letter, and a message on the player's open page. Each reminder is
 * sent once. Players with a closed account and excluded players get none. A draw that is no longer on sale has no reminders.
 * @returns how many reminders were sent or dropped.
 */
export async function sendReminders(deps: ReminderPorts, signal: AbortSignal): Promise<number> {
  const known = new Map<string, Promise<boolean>>();
  let done = 0;
  while (!signal.aborted) {
    const count = await sendSlice(deps, known);
    done += count;
    if (count < MAX_REMINDERS) break;
  }
  return done;
}

async function sendSlice(deps: ReminderPorts, known: Map<string, Promise<boolean>>): Promise<number> {
  const now = deps.now();
  const due = await deps.database.query<Due>(
    "SELECT player_id, game_code, draw, draws_at FROM draw_reminder WHERE draws_at <= $1 ORDER BY draws_at LIMIT $2",
    [new Date(now.getTime() + BEFORE_MS), MAX_REMINDERS],
  );
  // Before the transactions: the question goes to another server and may take long.
  for (const { game_code, draw } of due.rows) {
    const key = `${game_code} ${draw}`;
    if (!known.has(key)) known.set(key, isNext(deps, game_code, draw));
  }
  for (const row of due.rows) {
    const isOn = row.draws_at > now && (await known.get(`${row.game_code} ${row.draw}`));
    await deps.database.transaction((connection) => remind(deps, connection, row, isOn === true));
  }
  return due.rows.length;
}

async function isNext(deps: ReminderPorts, gameCode: string, number: number): Promise<boolean> {
  const tableId = deps.drawTables.tables.get(gameCode);
  if (tableId === undefined) return false;
  const { next } = await deps.drawTables.coming(tableId);
  return next !== null && next.number <= number;
}

/** Sends one reminder. The same transaction deletes its row, so no other node sends it again. */
async function remind(
  deps: ReminderPorts,
  connection: SqlConnection,
  { player_id, game_code, draw, draws_at }: Due,
  isOn: boolean,
): Promise<void> {
  const { rowCount } = await connection.query(
    "DELETE FROM draw_reminder WHERE player_id = $1 AND game_code = $2 AND draw = $3",
    [player_id, game_code, draw],
  );
  if (rowCount === 0 || !isOn) return;
  const player = await findPlayer(connection, player_id);
  if (player?.status !== "open" || isExcluded(player, deps.now())) return;
  const title = deps.titles.find(({ code }) => code === game_code)?.title ?? game_code;
  deps.push.publish(pushAddress(player.channel), {
    type: "draw_reminder",
    title,
    game_code,
    number: draw,
    draws_at: draws_at.toISOString(),
  });
  if (isTemporaryEmail(player.email)) return;
  const letter = writeMessage(deps.messageTexts, "draw_reminder", {
    ...player,
    params: {
      title,
      time: timeOfDraw(player, draws_at),
      link: `${deps.settings.siteUrl(player.brand)}/lottery-results/${game_code}/${draw}`,
    },
  });
  await queueMessage(
    connection,
    { channel: "email", recipient: player.email, ...letter, uselessAfter: draws_at },
    deps.now(),
  );
}

/** `21:00 CET`: by the clock of the player's market, and named, because the player may be elsewhere. */
function timeOfDraw({ country, language }: Player, at: Date): string {
  const format = new Intl.DateTimeFormat(language, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: timeZoneOf(country),
    timeZoneName: "short",
  });
  return format.format(at);
}

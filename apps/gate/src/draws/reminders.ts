import type { calls, OutputOf } from "@bellwether/contract";
import type { Player } from "../players/index.ts";
import type { StorePorts } from "../ports.ts";

type Reminders = OutputOf<typeof calls.drawReminders>;

/** Returns the player's reminders for coming draws, the earliest draw first. */
export async function readReminders(
  { database, now }: StorePorts,
  { id }: Pick<Player, "id">,
): Promise<Reminders> {
  const { rows } = await database.query<{ game_code: string; draw: number; draws_at: Date }>(
    "SELECT game_code, draw, draws_at FROM draw_reminder WHERE player_id = $1 AND draws_at > $2 ORDER BY draws_at, game_code",
    [id, now()],
  );
  return {
    reminders: rows.map(({ game_code, draw, draws_at }) => ({
      code: game_code,
      number: draw,
      draws_at: draws_at.toISOString(),
    })),
  };
}

/** Stores a reminder for a draw. If the player already has it, nothing changes. */
export async function addReminder(
  deps: StorePorts,
  { id }: Pick<Player, "id">,
  { code, number, drawsAt }: { code: string; number: number; drawsAt: string },
): Promise<Reminders> {
  await deps.database.query(
    "INSERT INTO draw_reminder (player_id, game_code, draw, draws_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    [id, code, number, drawsAt],
  );
  return readReminders(deps, { id });
}

/** Deletes a reminder. If the player has none for this draw, nothing changes. */
export async function removeReminder(
  deps: StorePorts,
  { id }: Pick<Player, "id">,
  { code, number }: { code: string; number: number },
): Promise<Reminders> {
  await deps.database.query(
    "DELETE FROM draw_reminder WHERE player_id = $1 AND game_code = $2 AND draw = $3",
    [id, code, number],
  );
  return readReminders(deps, { id });
}

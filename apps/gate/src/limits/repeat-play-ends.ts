import { textArray } from "@bellwether/db";
import type { DatabasePort, PlayEndPort, UndecidedPort } from "../ports.ts";

/**
 * Ends the open decisions of players who are excluded or closed. This is done at once when the account is shut, except when the node dies
 * just then, or when the account is shut by an operator's command, in a process without providers. Returns the number of players.
 */
export async function repeatPlayEnds(deps: DatabasePort & PlayEndPort & UndecidedPort): Promise<number> {
  const undecided = (await deps.undecidedPlayers?.()) ?? [];
  if (undecided.length === 0) return 0;
  const { rows } = await deps.database.query<{ id: string }>(
    "SELECT id FROM player_standing WHERE id = ANY($1::text[]) AND status <> 'open'",
    [textArray(undecided)],
  );
  for (const { id } of rows) await deps.onPlayEnd?.(id);
  return rows.length;
}

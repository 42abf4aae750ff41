import { forEachItem } from "../jobs/index.ts";
import { readPlayer } from "../players/index.ts";
import type { LogPort, StorePorts } from "../ports.ts";
import { lookAtPlayer } from "./look-at-player.ts";

const PAGE = 500;

/**
 * Looks at the players who have deposited since it last ran, each as their payments were then, and opens cases. Any number of nodes may run it.
 * Returns how many cases it has opened.
 */
export async function findLaundering(deps: StorePorts & LogPort, signal?: AbortSignal): Promise<number> {
  let [opened, after] = [0, 0n];
  const lookAt = async ({ id }: { id: bigint }) => {
    opened += await lookAtDue(deps, id);
  };
  while (!signal?.aborted) {
    const { rows } = await deps.database.query<{ id: bigint }>(
      "SELECT id FROM laundering_due WHERE id > $1 ORDER BY id LIMIT $2",
      [after, PAGE],
    );
    await forEachItem(deps, rows, lookAt, { nameOf: ({ id }) => `laundering_due ${id}`, signal });
    after = rows.at(-1)?.id ?? after;
    if (rows.length < PAGE) break;
  }
  return opened;
}

async function lookAtDue({ database }: StorePorts, id: bigint): Promise<number> {
  return database.transaction(async (connection) => {
    const { rows } = await connection.query<{ player_id: string; at: Date }>(
      "DELETE FROM laundering_due WHERE id = $1 RETURNING player_id, at",
      [id],
    );
    const [due] = rows;
    if (!due) return 0;
    const player = await readPlayer(connection, due.player_id);
    return (await lookAtPlayer(connection, player, due.at)).length;
  });
}

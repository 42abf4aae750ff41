import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { isPast } from "../../is-past.ts";
import type { StorePorts } from "../../ports.ts";
import { newestPlace } from "../../rounds/index.ts";

const MARK_EVERY_MS = MINUTE_MS;

/** Once a minute, records the newest round's place, and deletes the marks that no span needs. */
export async function markRounds(deps: StorePorts): Promise<void> {
  const now = deps.now();
  const place = await newestPlace(deps);
  const { rowCount } = await deps.database.query(
    `INSERT INTO round_mark (at, place) SELECT $1, $2
     WHERE NOT EXISTS (SELECT 1 FROM round_mark WHERE at > $3 AND ${isPast("at", "$1")}) ON CONFLICT DO NOTHING`,
    [now, place, new Date(now.getTime() - MARK_EVERY_MS)],
  );
  if (rowCount === 0) return;
  // A draw of what is left counts from the first day on and does not read by place. It is the only one whose occasion is a day.
  await deps.database.query(
    `DELETE FROM round_mark WHERE at < (SELECT max(at) FROM round_mark
       WHERE at <= least($1::timestamptz, (SELECT min(opens_at) FROM reward_draw
         WHERE phase <> 'drawn' AND refused_numbers IS NOT NULL AND occasion LIKE '%/%')) - interval '2 minutes')`,
    [now],
  );
}

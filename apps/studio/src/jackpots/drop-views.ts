import { type DropsReply, MAX_LISTED_DROPS, type PastDrop } from "@bellwether/contract/studio/index.ts";
import type { DatabasePort, JackpotsPort, SeedVaultPort } from "../ports.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { openDropSecret } from "./drop-store.ts";

/** A stored period of a drop. */
export type DropRow = {
  pot: string;
  starts_at: Date;
  ends_at: Date;
  commitment: string;
  sealed: string;
  state: "open" | "hit" | "unmet";
  ended_at: Date | null;
};

/**
 * The periods of a drop that began before a moment, a page of them, the newest first. Those that are over have their instant and salt, so that
 * everybody can check the commitment. Throws `round_not_found` for a drop that has never been.
 */
export async function listDrops(
  studio: DatabasePort & JackpotsPort & SeedVaultPort,
  { pot, currency, before }: { pot: string; currency: string; before: Date },
): Promise<DropsReply> {
  const { rows } = await studio.database.query<DropRow>(
    `SELECT pot, starts_at, ends_at, commitment, sealed, state, ended_at FROM studio_drop
     WHERE pot = $1 AND currency = $2 AND starts_at < $3 ORDER BY starts_at DESC LIMIT $4`,
    [pot, currency, before, MAX_LISTED_DROPS + 1],
  );
  // A drop whose file is gone keeps its past periods.
  const isKnown = studio.jackpots.some(({ id, kind }) => id === pot && kind === "drop");
  if (rows.length === 0 && !isKnown) throw new StudioRefusalError("round_not_found", "no such drop");
  const page = rows.slice(0, MAX_LISTED_DROPS);
  const drops = page.map((row) => ({
    ...{ pot, currency, state: row.state, endedAt: null, instant: null, salt: null },
    ...dropPeriodView(row),
    ...pastDropView(studio, row, currency),
  }));
  return { drops, next: rows.length > page.length ? (drops.at(-1)?.startsAt ?? null) : null };
}

/** What everybody sees of a period from its start. */
export function dropPeriodView({ starts_at, ends_at, commitment }: DropRow) {
  return { startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString(), commitment };
}

/** A period that is over, with its secret; null while it is open. */
export function pastDropView(studio: SeedVaultPort, row: DropRow, currency: string): PastDrop | null {
  if (row.state === "open" || row.ended_at === null) return null;
  const { instant, salt } = openDropSecret(studio, row.pot, currency, row.sealed);
  return {
    ...dropPeriodView(row),
    state: row.state,
    endedAt: row.ended_at.toISOString(),
    instant: instant.toISOString(),
    salt,
  };
}

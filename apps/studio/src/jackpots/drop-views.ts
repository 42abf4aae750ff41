import { type DropsReply, MAX_LISTED_DROPS, type PublishedDrop } from "@bellwether/contract/studio/index.ts";
import type { DatabasePort, SeedVaultPort } from "../ports.ts";
import { StudioRefusalError } from "../studio-refusal.ts";

type DropRow = {
  pot: string;
  currency: string;
  starts_at: Date;
  ends_at: Date;
  commitment: string;
  sealed: string;
  state: PublishedDrop["state"];
  ended_at: Date | null;
};

/**
 * The periods that a drop had before it was drawn in calls, those that began before a moment, a page of them, the newest first, so that their
 * commitments in the days' records stay checkable. Throws `round_not_found` for a drop without such periods.
 */
export async function listDrops(
  deps: DatabasePort & SeedVaultPort,
  { pot, currency, before }: { pot: string; currency: string; before: Date },
): Promise<DropsReply> {
  const { rows } = await deps.database.query<DropRow>(
    `SELECT pot, currency, starts_at, ends_at, commitment, sealed, state, ended_at FROM studio_drop
     WHERE pot = $1 AND currency = $2 AND starts_at < $3 ORDER BY starts_at DESC LIMIT $4`,
    [pot, currency, before, MAX_LISTED_DROPS + 1],
  );
  if (rows.length === 0) throw new StudioRefusalError("round_not_found", "no such periods");
  const drops = rows.slice(0, MAX_LISTED_DROPS).map((row) => publishDrop(deps, row));
  return { drops, next: rows.length > drops.length ? (drops.at(-1)?.startsAt ?? null) : null };
}

function publishDrop({ seedVault }: SeedVaultPort, row: DropRow): PublishedDrop {
  const { pot, currency, commitment, state, sealed } = row;
  // The vault holds the moment and the salt as they are published, with a space between them.
  const [instant, salt] =
    state === "open" ? [] : seedVault.open(`drop:${pot}:${currency}`, sealed).split(" ");
  return {
    ...{ pot, currency, commitment, state },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    instant: instant ?? null,
    salt: salt ?? null,
  };
}

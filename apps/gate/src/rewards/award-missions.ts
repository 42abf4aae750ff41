import { isUnavailable } from "@bellwether/db";
import type { GateParts } from "../gate-parts.ts";
import { forEachItem } from "../jobs/index.ts";
import { findPlayer } from "../players/index.ts";
import { newestPlace, playersBetween } from "../wallet/index.ts";
import { weekMissions } from "./week-missions.ts";

/** Rounds are written by several at once, so one with a lower place may come to light a little later. */
const OVERLAP = 500n;
const LONGEST_STRETCH = 5_000n;

/**
 * Looks at whoever has played since the last time, and awards what is done. Whoever is looked at twice gets nothing twice.
 * @returns how many players were looked at.
 * @throws when one could not be looked at, after all others were: that one's missions are noted with their next round or visit.
 */
export async function awardMissions(
  parts: Pick<GateParts, "database" | "titles" | "now" | "push" | "log">,
  signal: AbortSignal,
): Promise<number> {
  const { rows } = await parts.database.query<{ place: bigint }>("SELECT place FROM mission_cursor");
  const seenUntil = rows[0]!.place;
  const newest = await newestPlace(parts);
  if (newest <= seenUntil) return 0;
  const until = newest - seenUntil > LONGEST_STRETCH ? seenUntil + LONGEST_STRETCH : newest;
  const ids = await playersBetween(parts, seenUntil - OVERLAP, until);
  let looked = 0;
  const look = async (id: string) => {
    const player = await findPlayer(parts.database, id);
    if (player) await weekMissions(parts, player);
    looked += 1;
  };
  let failure: unknown;
  await forEachItem(parts, ids, look, { nameOf: (id) => id, signal }).catch((error) => {
    if (isUnavailable(error)) throw error;
    failure = error;
  });
  if (signal.aborted) return looked;
  await parts.database.query("UPDATE mission_cursor SET place = greatest(place, $1)", [until]);
  if (failure) throw failure;
  return looked;
}

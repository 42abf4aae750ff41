import { isUnavailable, onlyRow } from "@bellwether/db";
import { forEachItem } from "../../jobs/index.ts";
import { findPlayer } from "../../players/index.ts";
import type { NotifyPorts, StorePorts, TitlesPort } from "../../ports.ts";
import { newestPlace, playersBetween } from "../../rounds/index.ts";
import { weekMissions } from "./week-missions.ts";

/** Several writers insert rounds, so a round with a lower place may become visible a little later. */
const OVERLAP = 500n;
const MAX_STRETCH = 5_000n;

/**
 * Checks the players who have played since the last run, and awards completed missions. Idempotent: checking a player twice awards nothing twice.
 * @returns how many players were checked.
 * @throws when a player could not be checked, after all others were: that player's missions are awarded with the next round or visit.
 */
export async function awardMissions(
  deps: StorePorts & NotifyPorts & TitlesPort,
  signal: AbortSignal,
): Promise<number> {
  const { rows } = await deps.database.query<{ place: bigint }>("SELECT place FROM mission_cursor");
  const seenUntil = onlyRow(rows).place;
  const newest = await newestPlace(deps);
  if (newest <= seenUntil) return 0;
  const until = newest - seenUntil > MAX_STRETCH ? seenUntil + MAX_STRETCH : newest;
  const ids = await playersBetween(deps, seenUntil - OVERLAP, until);
  let looked = 0;
  const look = async (id: string) => {
    const player = await findPlayer(deps.database, id);
    if (player) await weekMissions(deps, player);
    looked += 1;
  };
  let failure: unknown;
  await forEachItem(deps, ids, look, { nameOf: (id) => id, signal }).catch((error) => {
    if (isUnavailable(error)) throw error;
    failure = error;
  });
  if (signal.aborted) return looked;
  await deps.database.query("UPDATE mission_cursor SET place = greatest(place, $1)", [until]);
  if (failure) throw failure;
  return looked;
}

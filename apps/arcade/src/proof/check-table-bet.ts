import type { PublishedTableRound, TableBetProof } from "@bellwether/contract/studio/tables.ts";
import { sortedJson } from "@bellwether/games/models/sorted-json.ts";
import { eventsOfRound } from "@bellwether/games/published-events.ts";
import { seedMatches } from "../studio/seed-hash.ts";
import { playWithSeeds } from "./browser-draws.ts";
import { loadSharedModel } from "./load-shared-model.ts";
import { rootOfProof } from "./root-of-proof.ts";

/** The checks of a table's draw that this device makes itself. It does not check the beacon's signature. */
export type DrawCheck = { isSeed: boolean; isModel: boolean; isDraw: boolean };

/** The same, and whether a bet is under the round's root. */
export type TableCheck = DrawCheck & { isUnderRoot: boolean };

/**
 * Recomputes the draw of a published round from its seed, its root and the beacon's value, as docs/live-tables.md describes. The studio is
 * not asked. Throws an error when the model cannot be fetched or the round has no draw.
 */
export async function checkDraw(
  round: PublishedTableRound,
  base: string,
  fetch: typeof globalThis.fetch,
): Promise<DrawCheck> {
  const { serverSeed, root, beaconRandomness, tableId, number } = round;
  if (serverSeed === null || root === null || beaconRandomness === null)
    throw new Error("a round without a draw");
  const { file, rules } = await loadSharedModel(round, base, fetch);
  const seeds = { serverSeed, clientSeed: `${root}:${beaconRandomness}:${tableId}`, nonce: number };
  const drawn = await playWithSeeds(seeds, (draws) => rules.draw(draws));
  return {
    isSeed: await seedMatches(serverSeed, round.serverSeedHash),
    isModel: await seedMatches(sortedJson({ data: file.data, mechanic: file.mechanic }), round.modelHash),
    isDraw: sortedJson([...eventsOfRound(rules, drawn, round)]) === sortedJson(round.events),
  };
}

/** `checkDraw`, and the path of a bet to the round's root. */
export async function checkTableBet(
  round: PublishedTableRound,
  proof: TableBetProof,
  base: string,
  fetch: typeof globalThis.fetch,
): Promise<TableCheck> {
  const isOfRound = proof.tableId === round.tableId && proof.number === round.number;
  return {
    ...(await checkDraw(round, base, fetch)),
    isUnderRoot: isOfRound && (await rootOfProof(proof)) === round.root,
  };
}

import type { RoundReplay } from "@bellwether/contract/studio/round.ts";
import { sortedJson } from "@bellwether/games/fairness/sorted-json.ts";
import { loaders } from "@bellwether/games/mechanics/loaders.ts";
import { foldRound } from "@bellwether/games/rounds/fold-round.ts";
import { seedMatches } from "../studio/seed-hash.ts";
import { playWithSeeds } from "./browser-draws.ts";
import { PublishedModel } from "./published-model.ts";

/** The result of recomputing a past round: whether everything matches, and the recomputed payout in minor units. */
export type Recomputed = { matches: boolean; payoutMinor: string };

/**
 * Plays a past round again on this device, from the published model, the revealed seeds and the player's choices, and compares: the hash of
 * the seed with the one that was shown before the round, the hash of the model with the round's, every event, and the payout. The studio is
 * not asked. Throws an error when the model cannot be fetched, or this version does not know the mechanic.
 */
export async function recomputeRound(
  replay: RoundReplay & { serverSeed: string },
  base: string,
  fetch: typeof globalThis.fetch,
): Promise<Recomputed> {
  const { mechanic: id, model, serverSeed, clientSeed, nonce } = replay;
  const load = loaders[id];
  if (!load) throw new Error(`no rules of ${id}`);
  const [mechanic, response] = await Promise.all([
    load(),
    fetch(`${base}/models/${id}/${model}.json`, { credentials: "omit" }),
  ]);
  if (!response.ok) throw new Error(`no model ${model}`);
  const file = PublishedModel.parse(await response.json());
  const rules = mechanic.rulesOf(mechanic.data.parse(file.data));
  const actions = replay.actions.map(({ action }) => action);
  const played = await playWithSeeds({ serverSeed, clientSeed, nonce }, (draws) =>
    foldRound({ mechanic: id, rules }, draws, BigInt(replay.firstStakeMinor), replay.input, actions),
  );
  const payoutMinor = played.payoutMinor.toString();
  const matches =
    (await seedMatches(serverSeed, replay.serverSeedHash)) &&
    (await seedMatches(sortedJson({ data: file.data, mechanic: file.mechanic }), replay.modelHash)) &&
    sortedJson(played.script) === sortedJson(replay.script) &&
    payoutMinor === replay.payoutMinor;
  return { matches, payoutMinor };
}

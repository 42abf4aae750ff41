import type { PublishedTableRound } from "@bellwether/contract/studio/table-bets.ts";
import { loaders } from "@bellwether/games/mechanics/loaders.ts";
import type { SharedRules } from "@bellwether/games/rules/mechanic.ts";
import { PublishedModel } from "./published-model.ts";

/**
 * The published file of the model of a table's round, and the rules that play it. Throws an error when the file cannot be fetched, or the
 * mechanic is not one of shared rounds.
 */
export async function loadSharedModel(
  { mechanic: id, model }: Pick<PublishedTableRound, "mechanic" | "model">,
  base: string,
  fetch: typeof globalThis.fetch,
): Promise<{ file: PublishedModel; rules: SharedRules }> {
  const load = loaders[id];
  if (!load) throw new Error(`unknown mechanic ${id}`);
  const [mechanic, response] = await Promise.all([
    load(),
    fetch(`${base}/models/${id}/${model}.json`, { credentials: "omit" }),
  ]);
  const file = PublishedModel.parse(await response.json());
  const rules = mechanic.rulesOf(mechanic.data.parse(file.data));
  if (rules.kind !== "shared") throw new Error(`${id} is not drawn for everybody`);
  return { file, rules };
}

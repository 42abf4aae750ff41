import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findModel, type Model } from "../models/model.ts";
import { releasedModels } from "../models/released-models.ts";
import type { ModelWithData } from "./golden-rounds.ts";
import type { SampleRound } from "./sample-rounds.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
export const VECTORS_PATH = `${root}docs/fairness-vectors.json`;

/** The golden vectors: numbers of one stream, and rounds with their payout. */
type Vectors = {
  words: { serverSeed: string; clientSeed: string; nonce: number; below: [number, number][] };
  rounds: SampleRound[];
};

export function readVectors(): Vectors {
  return JSON.parse(readFileSync(VECTORS_PATH, "utf8"));
}

/**
 * Whether the example in Python plays a model. It plays every game that is not shared, and those shared games that have a file in
 * `examples/rules`: it draws their rounds from a player's seeds.
 */
export function isInExample({ mechanic, rules }: Pick<Model, "mechanic" | "rules">): boolean {
  return rules.kind !== "shared" || existsSync(`${root}examples/rules/${mechanic.replaceAll("-", "_")}.py`);
}

/** All released models that the example in Python plays, with the data of their files, by id. */
export function modelsWithData(): ModelWithData[] {
  const models = releasedModels();
  const own = [...models.values()].filter(isInExample);
  return own
    .map(({ id }) => id)
    .sort()
    .map((id) => {
      const model = findModel(models, id);
      const file = readFileSync(`${root}content/models/${model.mechanic}/${id}.json`, "utf8");
      return { model, data: (JSON.parse(file) as ModelWithData).data };
    });
}

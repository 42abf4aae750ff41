import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findModel } from "../models/model.ts";
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

/** All released models whose rounds are drawn from a player's seeds, with the data of their files, by id. */
export function modelsWithData(): ModelWithData[] {
  const models = releasedModels();
  const own = [...models.values()].filter(({ rules }) => rules.kind !== "shared");
  return own
    .map(({ id }) => id)
    .sort()
    .map((id) => {
      const model = findModel(models, id);
      const file = readFileSync(`${root}content/models/${model.mechanic}/${id}.json`, "utf8");
      return { model, data: (JSON.parse(file) as ModelWithData).data };
    });
}

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { mechanics } from "../mechanics/index.ts";
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

/** The mechanics that the example in Python plays. It plays a round of a shared mechanic from a player's seeds. */
const inExample = new Set(mechanics.filter(({ sameRulesAs }) => !sameRulesAs).map(({ id }) => id));

/** Whether the example in Python plays a mechanic itself, and not by the rules of another. */
export function isInExample(mechanic: string): boolean {
  return inExample.has(mechanic);
}

/** All released models that the example in Python plays, with the data of their files, by id. */
export function modelsWithData(): ModelWithData[] {
  const models = releasedModels();
  const own = [...models.values()].filter(({ mechanic }) => isInExample(mechanic));
  return own
    .map(({ id }) => id)
    .sort()
    .map((id) => {
      const model = findModel(models, id);
      const file = readFileSync(`${root}content/models/${model.mechanic}/${id}.json`, "utf8");
      return { model, data: (JSON.parse(file) as ModelWithData).data };
    });
}

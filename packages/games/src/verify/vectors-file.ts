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

/** The live tables whose rules are not those of a game of the same name. */
const LIVE_RULES: ReadonlySet<string> = new Set([
  "live-blackjack",
  "live-lantern-baccarat",
  "live-lightning-roulette",
]);

/**
 * Whether the example in Python plays a mechanic. It does not need live tables such as roulette, baccarat and hold'em, because their rules are
 * those of `roulette`, `baccarat` and `casino-holdem`. It plays a round of any other shared mechanic from a player's seeds.
 */
export function isInExample(mechanic: string): boolean {
  return !mechanic.startsWith("live-") || LIVE_RULES.has(mechanic);
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

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { RefusedInputError } from "../commands/refused-input.ts";
import { replaceFile } from "../commands/replace-file.ts";
import type { Mechanic } from "../rules/mechanic.ts";
import { modelHash } from "./model-file.ts";
import { recordModel } from "./record-model.ts";

/** The folder of content, with the released models and the list of their hashes. */
export const CONTENT = fileURLToPath(new URL("../../../../content/", import.meta.url));

/**
 * Writes the file of a new model below `{content}/models`, and its hash into `{content}/model-hashes.txt`. Computes the chances of its wins,
 * which can take a minute; an interruption before the end writes nothing. Whoever has the rules of this data passes them in, so that
 * nothing is counted twice.
 * @throws RefusedInputError for an id that was released with another mechanic or other data, a ZodError for data that the mechanic refuses.
 */
export function releaseModel(
  content: string,
  mechanic: Mechanic,
  id: string,
  data: unknown,
  rules = mechanic.rulesOf(mechanic.data.parse(data)),
): void {
  const hashes = readHashes(content);
  const hash = modelHash(mechanic.id, data);
  const released = hashes.get(id) ?? hash;
  if (released !== hash)
    throw new RefusedInputError(
      `${id} is released with the hash ${released}, and a released model never changes`,
    );
  const text = recordModel(mechanic, id, data, rules);
  // The list is written first: the same release, repeated after an interruption, completes both.
  writeHashes(content, hashes.set(id, hash));
  replaceFile(join(content, "models", mechanic.id, `${id}.json`), text);
}

/** The hashes of all released models by their ids. */
export function readHashes(content: string): Map<string, string> {
  const path = join(content, "model-hashes.txt");
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
  return new Map(lines.map((line) => line.split(" ") as [string, string]));
}

function writeHashes(content: string, hashes: ReadonlyMap<string, string>): void {
  const lines = [...hashes].map(([id, hash]) => `${id} ${hash}\n`).sort();
  replaceFile(join(content, "model-hashes.txt"), lines.join(""));
}

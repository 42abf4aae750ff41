import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { parseInput, RefusedInputError, readJsonInput } from "../commands/refused-input.ts";
import { mechanics } from "../mechanics/index.ts";
import type { Mechanic } from "../rules/mechanic.ts";
import type { Model, Models } from "./model.ts";
import { ModelFile, modelHash } from "./model-file.ts";

const byId: ReadonlyMap<string, Mechanic> = new Map(mechanics.map((mechanic) => [mechanic.id, mechanic]));

/** Reads every model below the folder, `{mechanic}/{model}.json`. Throws a `RefusedInputError` for the first that cannot be played. */
export function readModels(folder: string): Models {
  const models = new Map<string, Model>();
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!path.endsWith(".json")) continue;
    const model = readModel(join(folder, path), relative(folder, join(folder, path)));
    if (models.has(model.id)) throw new RefusedInputError(path, "id", `${model.id} is taken`);
    models.set(model.id, model);
  }
  return models;
}

function readModel(path: string, name: string): Model {
  return bindModel(readJsonInput(path, name), name);
}

/** Binds the content of a model's file to its mechanic. `name` is the file's path below the models folder. */
export function bindModel(json: unknown, name: string): Model {
  const file = parseInput(ModelFile, json, name);
  if (name !== `${file.mechanic}/${file.id}.json`)
    throw new RefusedInputError(name, "id", `the file of ${file.id} is ${file.mechanic}/${file.id}.json`);
  const mechanic = byId.get(file.mechanic);
  if (!mechanic) throw new RefusedInputError(name, "mechanic", `there is no mechanic ${file.mechanic}`);
  const hash = modelHash(file.mechanic, file.data);
  if (hash !== file.hash)
    throw new RefusedInputError(
      name,
      "hash",
      `the data have the hash ${hash}: a released model never changes; give new data a new model`,
    );
  const data = parseInput(mechanic.data, file.data, name, ["data"]);
  const { id, figures } = file;
  const { family } = mechanic;
  return { id, mechanic: mechanic.id, family, hash, figures, rules: mechanic.rulesOf(data) };
}

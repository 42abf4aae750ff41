import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { z } from "zod";
import { mechanics } from "../mechanics/index.ts";
import type { Mechanic } from "../mechanics/mechanic.ts";
import type { Model, Models } from "./model.ts";
import { ModelFile, modelHash } from "./model-file.ts";

/** A model that cannot be played. The message names the file, the field and the reason. */
export class ModelFileError extends Error {
  constructor(file: string, field: string, reason: string) {
    super(`${file}: ${field === "" ? "" : `${field}: `}${reason}`);
    this.name = "ModelFileError";
  }
}

const byId: ReadonlyMap<string, Mechanic> = new Map(mechanics.map((mechanic) => [mechanic.id, mechanic]));

/** Reads every model below the folder, `{mechanic}/{model}.json`. Throws `ModelFileError` for the first that cannot be played. */
export function readModels(folder: string): Models {
  const models = new Map<string, Model>();
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!path.endsWith(".json")) continue;
    const model = readModel(join(folder, path), relative(folder, join(folder, path)));
    if (models.has(model.id)) throw new ModelFileError(path, "id", `${model.id} is taken`);
    models.set(model.id, model);
  }
  return models;
}

function readModel(path: string, name: string): Model {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new ModelFileError(name, "", (error as Error).message);
  }
  return bindModel(json, name);
}

/** Binds the content of a model's file to its mechanic. `name` is the file's path below the models folder. */
export function bindModel(json: unknown, name: string): Model {
  const file = parse(ModelFile, json, name, []);
  if (name !== `${file.mechanic}/${file.id}.json`)
    throw new ModelFileError(name, "id", `the file of ${file.id} is ${file.mechanic}/${file.id}.json`);
  const mechanic = byId.get(file.mechanic);
  if (!mechanic) throw new ModelFileError(name, "mechanic", `there is no mechanic ${file.mechanic}`);
  const hash = modelHash(file.mechanic, file.data);
  if (hash !== file.hash)
    throw new ModelFileError(
      name,
      "hash",
      `the data have the hash ${hash}: a released model never changes; give new data a new model`,
    );
  const data = parse(mechanic.data, file.data, name, ["data"]);
  const { id, figures } = file;
  const { family } = mechanic;
  return { id, mechanic: mechanic.id, family, hash, figures, rules: mechanic.rulesOf(data) };
}

function parse<Value>(schema: z.ZodType<Value>, value: unknown, name: string, above: string[]): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ModelFileError(
    name,
    [...above, ...(issue?.path ?? [])].join("."),
    issue?.message ?? "not a model",
  );
}

import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { MotionKind } from "@bellwether/contract/content/title-motion.ts";
import type { GameFamily, ModelId } from "@bellwether/contract/studio/index.ts";
import { parseInput, RefusedInputError, readJsonInput } from "../commands/refused-input.ts";
import { mechanics } from "../mechanics/index.ts";
import type { Mechanic } from "../rules/mechanic.ts";
import { findModel, type Model, type Models } from "./model.ts";
import { ModelFile, modelHash } from "./model-file.ts";

const byId: ReadonlyMap<string, Mechanic> = new Map(mechanics.map((mechanic) => [mechanic.id, mechanic]));

/**
 * The models below the folder, `{mechanic}/{model}.json`. Each is read and checked at its first use, and kept: a product plays few of its
 * models in its first minutes. Looking at all values reads them all.
 * @throws RefusedInputError at once for an id that two files have; at its first use for a file that cannot be played.
 */
export function readModels(folder: string): Models {
  const names = new Map<string, string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!path.endsWith(".json")) continue;
    const id = basename(path, ".json");
    if (names.has(id)) throw new RefusedInputError(path, "id", `${id} is taken`);
    names.set(id, path);
  }
  return new LazyModels(names, (name) => bindModel(readJsonInput(join(folder, name), name), name));
}

/** Models that are bound when they are first asked for. */
class LazyModels implements Models {
  readonly #names: ReadonlyMap<ModelId, string>;
  readonly #bind: (name: string) => Model;
  readonly #bound = new Map<ModelId, Model>();

  constructor(names: ReadonlyMap<ModelId, string>, bind: (name: string) => Model) {
    this.#names = names;
    this.#bind = bind;
  }

  get size(): number {
    return this.#names.size;
  }

  has(id: ModelId): boolean {
    return this.#names.has(id);
  }

  get(id: ModelId): Model | undefined {
    const name = this.#names.get(id);
    if (name === undefined) return undefined;
    return this.#bound.get(id) ?? this.#keep(id, this.#bind(name));
  }

  keys(): MapIterator<ModelId> {
    return this.#names.keys();
  }

  *values(): MapIterator<Model> {
    for (const id of this.keys()) yield findModel(this, id);
  }

  *entries(): MapIterator<[ModelId, Model]> {
    for (const id of this.keys()) yield [id, findModel(this, id)];
  }

  [Symbol.iterator](): MapIterator<[ModelId, Model]> {
    return this.entries();
  }

  forEach(each: (model: Model, id: ModelId, models: Models) => void): void {
    for (const [id, model] of this) each(model, id, this);
  }

  #keep(id: ModelId, model: Model): Model {
    this.#bound.set(id, model);
    return model;
  }
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
  const { family, motion = familyMotions[family] } = mechanic;
  return { id, mechanic: mechanic.id, family, motion, hash, figures, rules: mechanic.rulesOf(data) };
}

/** What moves on a tile of a game whose mechanic names nothing else. */
const familyMotions: Readonly<Record<GameFamily, MotionKind>> = {
  slots: "reels",
  scratch: "lids",
  roulette: "rotor",
  cards: "deal",
  quick: "drum",
};

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { mechanics } from "../mechanics/index.ts";
import { newFolder } from "../testing/new-folder.ts";
import { findModel } from "./model.ts";
import { readModels } from "./read-models.ts";
import { CONTENT, readHashes, releaseModel } from "./release-model.ts";
import { releasedModels } from "./released-models.ts";

describe("the list of released models", () => {
  const hashes = readHashes(CONTENT);

  // Open rounds are finished and past rounds verified with these rules. Do not update a hash that changed: add a new model.
  it("the list of released models has the hash of every model, and every model that it names is there with this hash", () => {
    const present = new Map([...releasedModels()].map(([id, { hash }]) => [id, hash]));
    const changed = [...hashes].filter(([id, hash]) => present.get(id) !== hash).map(([id]) => id);
    const unlisted = [...present.keys()].filter((id) => !hashes.has(id));
    expect({ changed, unlisted }).toEqual({ changed: [], unlisted: [] });
  });

  it("the list of released models names each model once, by id in the order of the alphabet", () => {
    const lines = readFileSync(join(CONTENT, "model-hashes.txt"), "utf8").trimEnd().split("\n");
    expect(lines).toEqual(lines.toSorted());
    expect(lines).toHaveLength(hashes.size);
  });
});

describe("releasing a model", () => {
  const roulette = mechanics.find(({ id }) => id === "roulette")!;
  const file = join(CONTENT, "models/roulette/european-roulette.json");
  const { data } = JSON.parse(readFileSync(file, "utf8"));
  const other = { ...data, chips: data.chips.slice(1) };

  it("releasing a model writes its file and adds its hash to the list, and again writes the same", () => {
    const content = newFolder("content-");
    for (const id of ["red", "black", "red"]) releaseModel(content, roulette, id, data);
    const models = readModels(join(content, "models"));
    expect([...readHashes(content)]).toEqual(["black", "red"].map((id) => [id, findModel(models, id).hash]));
  });

  it("releasing a model refuses a released id with other data, and leaves its file as it was", () => {
    const content = newFolder("content-");
    releaseModel(content, roulette, "red", data);
    const { hash } = findModel(readModels(join(content, "models")), "red");
    expect(() => releaseModel(content, roulette, "red", other)).toThrow(/^red is released with the hash/);
    expect(findModel(readModels(join(content, "models")), "red").hash).toBe(hash);
    expect(readHashes(content).get("red")).toBe(hash);
  });
});

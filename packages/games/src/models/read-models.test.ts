import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { mechanics } from "../mechanics/index.ts";
import { newFolder } from "../testing/new-folder.ts";
import { modelHash } from "./model-file.ts";
import { bindModel, readModels } from "./read-models.ts";
import { recordModel } from "./record-model.ts";
import { releasedModels } from "./released-models.ts";

const PATH = "roulette/european-roulette.json";
const file = () =>
  JSON.parse(readFileSync(new URL(`../../../../content/models/${PATH}`, import.meta.url), "utf8"));
/** The file with changed data and their correct hash. */
const withData = (changed: object) => {
  const data = { ...file().data, ...changed };
  return { ...file(), data, hash: modelHash("roulette", data) };
};

describe("refuses a model's file with its path, the field and the reason:", () => {
  it.each([
    [
      "a mechanic that does not exist",
      { ...file(), mechanic: "pinball" },
      "pinball/european-roulette.json",
      /^pinball\/european-roulette\.json: mechanic: there is no mechanic pinball$/,
    ],
    ["an id that is not the file's name", file(), "roulette/other.json", /^roulette\/other\.json: id: /],
    [
      "data that do not match the recorded hash",
      { ...file(), data: { ...file().data, betUnit: 20 } },
      PATH,
      /^roulette\/european-roulette\.json: hash: the data have the hash [0-9a-f]{64}/,
    ],
    [
      "a figure that is not a fraction",
      { ...file(), figures: { ...file().figures, hitRate: "0.48" } },
      PATH,
      /: figures\.hitRate: /,
    ],
    ["data that the mechanic refuses", withData({ betUnit: 0 }), PATH, /: data\.betUnit: /],
    [
      "a chip that the table's unit does not divide",
      withData({ betUnit: 25 }),
      PATH,
      /: data\.chips: a chip is a multiple of the unit$/,
    ],
    ["data that the mechanic does not know", withData({ luck: 1 }), PATH, /: data: .*luck/],
    ["no object", [], PATH, /^roulette\/european-roulette\.json: /],
  ])("%s", (_, json, path, message) => {
    expect(() => bindModel(json, path)).toThrow(message);
  });

  it("a model's file that is not JSON is refused", () => {
    const folder = newFolder("models-");
    mkdirSync(dirname(join(folder, PATH)));
    writeFileSync(join(folder, PATH), "{");
    expect(() => [...readModels(folder).values()]).toThrow(/^roulette\/european-roulette\.json: .*JSON/);
  });

  it("an id that two mechanics have is refused before any model is used", () => {
    const folder = newFolder("models-");
    for (const mechanic of ["dice", "roulette"]) {
      mkdirSync(join(folder, mechanic));
      writeFileSync(join(folder, mechanic, "same.json"), "{");
    }
    expect(() => readModels(folder)).toThrow(/^roulette\/same\.json: id: same is taken$/);
  });
});

it("a model is read at its first use: a file that cannot be played stops none of the others", () => {
  const folder = newFolder("models-");
  mkdirSync(dirname(join(folder, PATH)));
  writeFileSync(join(folder, PATH), JSON.stringify(file()));
  writeFileSync(join(folder, "roulette/broken.json"), "{");
  const models = readModels(folder);
  expect([models.size, models.has("broken"), models.get("none")]).toEqual([2, true, undefined]);
  expect(models.get("european-roulette")).toBe(models.get("european-roulette"));
  expect(() => models.get("broken")).toThrow(/^roulette\/broken\.json: /);
});

it("the hash of a model does not depend on the order of keys or on the file's layout", () => {
  expect(modelHash("dice", { a: 1, b: { c: 2, d: [3, { e: 4, f: 5 }] } })).toBe(
    modelHash("dice", { b: { d: [3, { f: 5, e: 4 }], c: 2 }, a: 1 }),
  );
  expect(modelHash("dice", { a: 1 })).not.toBe(modelHash("wheel", { a: 1 }));
});

it("recording a released model again gives the same file", () => {
  const roulette = mechanics.find(({ id }) => id === "roulette")!;
  const { id, data } = file();
  expect(JSON.parse(recordModel(roulette, id, data))).toEqual(file());
});

it("every mechanic has a model", () => {
  const played = new Set([...releasedModels().values()].map(({ mechanic }) => mechanic));
  expect(mechanics.map(({ id }) => id).filter((id) => !played.has(id))).toEqual([]);
});

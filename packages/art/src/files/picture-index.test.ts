import { expect, it } from "vitest";
import { createPictureIndex } from "./picture-index.ts";
import { sourceFiles } from "./source-hash.ts";

const index = createPictureIndex();

it("lists more than 2,400 pictures, each in one unit and each with a key made from its own inputs", () => {
  const files = index.units.flatMap((unit) => unit.files);
  expect(files.length).toBeGreaterThan(2_400);
  expect(new Set(files).size).toBe(files.length);
  expect(new Set(index.units.map(({ key }) => key)).size).toBe(index.units.length);
  for (const unit of index.units) for (const file of unit.files) expect(index.unitOf(file), file).toBe(unit);
});

it.each([
  "tiles/bell-tower-bonanza.webp",
  "tiles/bell-tower-bonanza-254x142.webp",
  "brands/funly/social.jpg",
  "flags/fi.svg",
])("%s is a picture", (name) => {
  expect(index.unitOf(name)?.files).toContain(name);
});

it.each([
  "",
  "tiles",
  "tiles/",
  "tiles/bell-tower-bonanza-1x1.webp",
  "tiles/bell-tower-bonanza.webp\0",
  "../tiles/bell-tower-bonanza.webp",
  "tiles\\bell-tower-bonanza.webp",
  "Tiles/bell-tower-bonanza.webp",
  "constructor",
  "__proto__",
  "x".repeat(100_000),
])("no picture is called %j", (name) => {
  expect(index.unitOf(name)).toBeUndefined();
});

it("gives the same keys for the same content", () => {
  expect(createPictureIndex().units).toEqual(index.units);
});

it("counts the scene among a tile's sources, and no file that is imported only for its types", () => {
  expect(sourceFiles("tile")).toEqual(expect.arrayContaining(["scene/jungle.ts", "lettering/font.ts"]));
  expect(sourceFiles("tile")).not.toContain("files/unit.ts");
});

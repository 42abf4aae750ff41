import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cutFaces } from "./cut-faces.ts";

const headFaces = await cutFaces();

it("there are 6 heading fonts: 3 families, each in Latin and Latin Extended", () => {
  expect(headFaces.size).toBe(6);
});

it.each([...headFaces])("%s equals the output of npm run fonts", (name, bytes) => {
  expect(readFileSync(new URL(name, import.meta.url)).equals(bytes)).toBe(true);
});

it.each([...headFaces].filter(([name]) => name.endsWith("-latin.woff2")))(
  "%s, which most pages load, has at most 21 kB",
  (_, bytes) => {
    expect(bytes.length).toBeLessThanOrEqual(21_000);
  },
);

it.each([
  ["bellwether", 800],
  ["luckyclover", 480],
  ["funly", 750],
])("the headings of %s use the weight of its font, %i", (brand, weight) => {
  const css = readFileSync(new URL(`../brands/${brand}.css`, import.meta.url), "utf8");
  expect(css).toContain(`--head-weight: ${weight};`);
});

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { colorPairs, parseColors } from "./color-pairs.ts";
import { contrastRatio } from "./contrast.ts";
import { readBrandColors } from "./derive-colors.ts";

const brandsFolder = new URL("../../../../brands/", import.meta.url);
const shared = parseColors(readFileSync(new URL("./color.css", import.meta.url), "utf8"));
const brands = readdirSync(brandsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
  .map(({ name }) => `${name}/tokens.css`);
const colorsOf = (file: string) =>
  new Map([...shared, ...readBrandColors(readFileSync(new URL(file, brandsFolder), "utf8"))]);

test("black on white is 21 and a colour on itself is 1", () => {
  expect(contrastRatio("oklch(0 0 0)", "oklch(1 0 0)")).toBeCloseTo(21, 5);
  expect(contrastRatio("oklch(0.6 0.1 200)", "oklch(0.6 0.1 200)")).toBe(1);
});

test("pure red on white has the known ratio of 4.00", () => {
  expect(contrastRatio("oklch(0.62796 0.25768 29.234)", "oklch(1 0 0)")).toBeCloseTo(4.0, 1);
});

test("the three brands of the specification are among those that are checked", () => {
  expect(brands).toEqual(
    expect.arrayContaining(["bellwether/tokens.css", "funly/tokens.css", "luckyclover/tokens.css"]),
  );
});

describe.each(brands)("%s", (file) => {
  const colors = colorsOf(file);

  it.each(colorPairs(colors))("$foreground on $background reaches $minimum", (pair) => {
    const foreground = colors.get(pair.foreground);
    const background = colors.get(pair.background);
    if (!foreground || !background) throw new Error("The brand lacks a token of this pair");
    expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(pair.minimum);
  });

  it("a brand has every opaque colour token that the first brand has", () => {
    const first = [...colorsOf(brands[0]!).keys()];
    expect(first.filter((name) => !colors.has(name))).toEqual([]);
  });
});

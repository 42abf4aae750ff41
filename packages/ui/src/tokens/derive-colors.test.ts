import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseColors } from "./color-pairs.ts";
import { deriveColors, readBrandColors } from "./derive-colors.ts";

const css = readFileSync(new URL("../../../../brands/bellwether/tokens.css", import.meta.url), "utf8");
const without = (name: string) => css.replace(new RegExp(`--color-${name}: [^;]+;`), "");

it("a brand that leaves out a base colour is refused, and the error names it", () => {
  expect(() => readBrandColors(without("sunken"))).toThrow("no sunken");
});

it("a colour that the brand says itself is not derived", () => {
  expect(deriveColors(parseColors(css)).has("--color-on-warning")).toBe(false);
  expect(deriveColors(parseColors(without("on-warning"))).get("--color-on-warning")).toBe(
    readBrandColors(css).get("--color-on-page"),
  );
});

it("words on a dark background are white in a light brand, and the page's ink on a light one", () => {
  const colors = readBrandColors(css);
  expect(colors.get("--color-on-primary")).toBe("oklch(1 0 0)");
  expect(colors.get("--color-on-accent")).toBe(colors.get("--color-on-page"));
});

it("under the pointer a button of lightness 0.56 gets 0.04 darker in a light brand", () => {
  expect(readBrandColors(css).get("--color-primary-hover")).toBe("oklch(0.52 0.205 28)");
});

it("the words of the page are in the brand's own tokens, because the page without a connection loads nothing else", () => {
  const colors = readBrandColors(css);
  expect(colors.get("--color-text")).toBe(colors.get("--color-on-page"));
  expect(colors.get("--color-text-muted")).toBe(colors.get("--color-on-page-muted"));
});

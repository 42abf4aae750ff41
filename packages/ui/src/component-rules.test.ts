import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readBrandColors } from "./tokens/derive-colors.ts";

const root = new URL("./", import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: "utf8" });
const read = (file: string) => readFileSync(new URL(file, root), "utf8");
const styles = files.filter((file) => file.endsWith(".module.css"));
const components = files.filter((file) => file.endsWith(".tsx") && !file.includes(".test."));

test("finds components and styles to check", () => {
  expect(styles.length).toBeGreaterThan(30);
  expect(components.length).toBeGreaterThan(30);
});

test.each(styles)("%s takes its colours from tokens", (file) => {
  // In a mask black and transparent mean coverage, not colour.
  const text = read(file).replaceAll(/#0000?\b/g, "");
  expect(text).not.toMatch(/oklch\((?!from)|rgba?\(|hsla?\(|#[\da-f]{3,8}\b|:\s*(white|black|red|gold)\b/i);
});

test.each(styles)(
  "%s sets overflow-clip-margin in plain lengths, which is all that Chromium reads",
  (file) => {
    expect(read(file)).not.toMatch(/overflow-clip-margin:[^;]*(?:calc|var|min|max)\(/);
  },
);

test.each([...styles, ...components])("%s names no brand", (file) => {
  expect(read(file)).not.toMatch(/bellwether(?!\/)|lucky-?clover|funly/i);
});

test.each(styles)("%s uses only tokens that are declared somewhere", (file) => {
  const brand = "../../../brands/bellwether/tokens.css";
  const everything = [
    ...styles,
    ...components,
    ...files.filter((name) => /^tokens\/.*\.css$/.test(name)),
    brand,
  ];
  const declared = new Set([
    ...everything.flatMap((name) => read(name).match(/--[\w-]+(?=["']?\]?\s*:)/g) ?? []),
    ...readBrandColors(read(brand)).keys(),
  ]);
  const used = [...read(file).matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]!);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

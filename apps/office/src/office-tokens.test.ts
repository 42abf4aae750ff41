import { readFileSync } from "node:fs";
import { contrastRatio } from "@bellwether/ui/tokens/contrast.ts";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./office-tokens.css", import.meta.url), "utf8");
const pairs = [...css.matchAll(/(--color-[\w-]+): light-dark\((oklch\([^()]*\)), (oklch\([^()]*\))\);/g)];
const opaque = pairs.filter(([, , light]) => !light!.includes("/"));
const colors = {
  light: new Map(opaque.map(([, name, light]) => [name!, light!])),
  dark: new Map(opaque.map(([, name, , dark]) => [name!, dark!])),
};

const ON = ["page", "surface", "sunken", "rail", "field", "primary", "secondary", "quiet-hover", "selected"];
const SOFT = ["danger", "success", "warning", "info"];
const PAPERS = ["page", "surface", "sunken"];

/** What stands on what, and the contrast that it needs. */
const meetings: [string, string, number][] = [
  ...ON.map((name) => [`on-${name}`, name, 4.5] as [string, string, number]),
  ...["page", "surface", "sunken", "rail", "field", "selected"].map(
    (name) => [`on-${name}-muted`, name, 4.5] as [string, string, number],
  ),
  ...SOFT.map((name) => [`on-${name}-soft`, `${name}-soft`, 4.5] as [string, string, number]),
  ...PAPERS.flatMap((paper) => [
    ...["on-page", "on-page-muted", "link", "danger-text"].map(
      (name) => [name, paper, 4.5] as [string, string, number],
    ),
    ...["focus", "line-strong", "success", "warning", "info", "danger"].map(
      (name) => [name, paper, 3] as [string, string, number],
    ),
  ]),
  ["on-primary", "primary-hover", 4.5],
  ["on-secondary", "secondary-hover", 4.5],
  ["on-danger", "danger-hover", 4.5],
  ["focus", "rail", 3],
  ["line-strong", "field", 3],
];

describe.each(["light", "dark"] as const)("the %s office", (theme) => {
  it.each(meetings)(`%s on %s reaches a contrast of %d in the ${theme} office`, (front, back, minimum) => {
    const [foreground, background] = [`--color-${front}`, `--color-${back}`].map((name) =>
      colors[theme].get(name),
    );
    expect(contrastRatio(foreground!, background!)).toBeGreaterThanOrEqual(minimum);
  });
});

it("every colour of the office has a light and a dark value", () => {
  const declared = [...css.matchAll(/--color-[\w-]+: (?!var)/g)];
  expect(pairs.length).toBe(declared.length);
  expect(pairs.length).toBeGreaterThan(40);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const style = readFileSync(new URL("./loading-bar.module.css", import.meta.url), "utf8");
/** The bar's animations: name → its duration and its delay. */
const animations = Object.fromEntries(
  [...style.matchAll(/(\w+) ([\d.]+)ms (?:linear|cubic-bezier\([^)]*\)) (\d+)ms forwards/g)].map(
    ([, name, duration, delay]) => [name, { durationMs: Number(duration), delayMs: Number(delay) }],
  ),
);

test("the loading bar appears after 200 ms, so that a fast page shows none", () => {
  expect(animations.show).toEqual({ durationMs: 0.01, delayMs: 200 });
  expect(style).toMatch(/\.bar \{[^}]*opacity: 0;/);
});

test("the loading bar grows for 5,000 ms and stops before its end", () => {
  expect(animations.grow).toEqual({ durationMs: 5_000, delayMs: 200 });
  expect(style).toMatch(/@keyframes grow \{[^@]*scaleX\(0\.96\)/);
});

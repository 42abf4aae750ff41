import { expect, it } from "vitest";
import { expandMedia } from "./media.ts";

it.each([
  ["(--phone)", "(width < 48rem)"],
  ["(hover: hover) and (--tablet)", "(hover: hover) and (width >= 48rem)"],
  ["(--handheld)", "(width < 48rem), (height < 32.5rem)"],
  ["(prefers-reduced-motion: reduce)", "(prefers-reduced-motion: reduce)"],
])("@media %s is written out as %s", (condition, expected) => {
  expect(expandMedia(condition)).toBe(expected);
});

it("a name that is not listed is refused", () => {
  expect(() => expandMedia("(--watch)")).toThrow("--watch is not in packages/ui/src/tokens/media.ts");
});

it("a name with two parts is refused beside another condition, which would hold for one part alone", () => {
  expect(() => expandMedia("(--handheld) and (hover: hover)")).toThrow("two parts");
});

import type { Palette, World } from "@bellwether/contract/content/index.ts";
import { expect, it } from "vitest";
import { readPalettes } from "../content.ts";
import { lookDistance, lookOf, MIN_LOOK_DISTANCE } from "./look-distance.ts";

const palettes = readPalettes() as Record<"saffron" | "tomato" | "grape", Palette>;
const stall: World = {
  scene: "pitch",
  light: "day",
  frame: "stall",
  cell: "tile",
  tone: "light",
  material: "wood",
  particle: "confetti",
  bed: "market",
  stop: "spring",
  winVerb: "burst",
};
const apart = (change: Partial<World>, palette: Palette = palettes.saffron) =>
  lookDistance(lookOf(stall, palettes.saffron), lookOf({ ...stall, ...change }, palette));

it("two stalls look alike if they differ only in the scene and in windows for tiles", () => {
  expect(apart({})).toBe(0);
  expect(apart({ scene: "kitchen", cell: "window" })).toBeLessThan(MIN_LOOK_DISTANCE);
});

it("a stall does not look like a ship, nor like a dark stall with round cells in another scene", () => {
  expect(apart({ frame: "ship" })).toBeGreaterThanOrEqual(MIN_LOOK_DISTANCE);
  expect(apart({ tone: "dark", cell: "disc", scene: "kitchen" })).toBeGreaterThan(MIN_LOOK_DISTANCE);
});

it("another bed, stop or win verb does not change the look, another palette does", () => {
  expect(apart({ bed: "deep", stop: "thud", winVerb: "fly" })).toBe(0);
  expect(apart({}, palettes.grape)).toBeGreaterThan(1);
});

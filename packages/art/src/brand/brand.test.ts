import { beforeAll, describe, expect, test } from "vitest";
import { activeContent, brokenIds } from "../inert-svg.ts";
import { loadKit } from "../kit.ts";
import { mascotNames, mascotSvg } from "../mascot/mascot.ts";
import { poseNames } from "../mascot/pose.ts";
import type { Kit } from "../tile/tile.ts";
import { brandArtOf, brandNames } from "./brands.ts";
import { heroSvg } from "./hero.ts";
import { iconSvg } from "./icon.ts";
import { logoSvg } from "./logo.ts";
import { faviconSvg, markSvg } from "./mark.ts";
import { socialSvg } from "./social.ts";

let kit: Kit;
beforeAll(async () => {
  kit = await loadKit();
});

describe.each(brandNames)("%s", (brand) => {
  const drawings: [string, () => string][] = [
    ["logo", () => logoSvg(brand, kit.fonts)],
    ["reversed logo", () => logoSvg(brand, kit.fonts, true)],
    ["mark", () => markSvg(brand)],
    ["favicon", () => faviconSvg(brand)],
    ["edge", () => brandArtOf(brand).drawEdge()],
    ["pattern", () => brandArtOf(brand).drawPattern()],
    ["wide hero", () => heroSvg(brand, true)],
    ["narrow hero", () => heroSvg(brand, false)],
    ["icon", () => iconSvg(brand, "any")],
    ["icon to be cut", () => iconSvg(brand, "maskable")],
    ["icon for touch", () => iconSvg(brand, "touch")],
    ["picture for other sites", () => socialSvg(brand, kit.fonts)],
  ];

  test.each(drawings)("its %s is inert, complete and without live text", (_, draw) => {
    const svg = draw();
    expect(activeContent(svg)).toEqual([]);
    expect(brokenIds(svg)).toEqual([]);
    expect(svg).not.toMatch(/<text|NaN|undefined/);
  });
});

test.each(mascotNames)("%s strikes 7 poses and blinks in 3 of them, all different, each inert", (name) => {
  const drawn = poseNames.map((pose) => mascotSvg(name, pose));
  expect(new Set(drawn).size).toBe(10);
  for (const svg of drawn) {
    expect(activeContent(svg)).toEqual([]);
    expect(brokenIds(svg)).toEqual([]);
  }
});

import { type BrandName, brandNames, brands } from "../brand/brands.ts";
import { heroSvg } from "../brand/hero.ts";
import { logoSvg } from "../brand/logo.ts";
import { faviconSvg, markSvg } from "../brand/mark.ts";
import { edgeSvg, patternSvg } from "../brand/pattern.ts";
import { mascotSvg } from "../mascot/mascot.ts";
import { poseNames } from "../mascot/pose.ts";
import type { Kit } from "../tile/tile.ts";
import { hashOf, type Unit } from "./unit.ts";

/** Everything under `brands/{name}/`. */
export function brandUnits(source: string): Unit[] {
  return brandNames.map((brand) => {
    const drawings = drawingsOf(brand);
    const files = Object.keys(drawings).map((name) => `brands/${brand}/${name}.svg`);
    return {
      key: hashOf(source, brand),
      files,
      make: async (kit) =>
        Object.fromEntries(
          Object.entries(drawings).map(([name, draw]) => [`brands/${brand}/${name}.svg`, draw(kit)]),
        ),
    };
  });
}

function drawingsOf(brand: BrandName): Record<string, (kit: Kit) => string> {
  const { mascot } = brands[brand];
  return {
    logo: ({ fonts }) => logoSvg(brand, fonts),
    "logo-reversed": ({ fonts }) => logoSvg(brand, fonts, true),
    mark: () => markSvg(brand),
    favicon: () => faviconSvg(brand),
    edge: () => edgeSvg(brand),
    pattern: () => patternSvg(brand),
    hero: () => heroSvg(brand, true),
    "hero-narrow": () => heroSvg(brand, false),
    ...Object.fromEntries(poseNames.map((pose) => [`mascot-${pose}`, () => mascotSvg(mascot, pose)])),
  };
}

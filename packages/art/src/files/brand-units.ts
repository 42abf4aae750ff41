import { brandNames } from "../brand/brands.ts";
import { type PoseName, poseNames } from "../mascot/pose.ts";
import type { NamedFiles } from "./named-files.ts";

const plainDrawings = [
  "logo",
  "logo-reversed",
  "mark",
  "favicon",
  "edge",
  "pattern",
  "hero",
  "hero-narrow",
] as const;

export type BrandDrawing = (typeof plainDrawings)[number] | `mascot-${PoseName}`;
export type BrandInput = { family: "brand"; brand: string; drawing: BrandDrawing };

/** The SVGs under `brands/{name}/`. */
export function brandUnits(): NamedFiles<BrandInput>[] {
  const drawings: BrandDrawing[] = [...plainDrawings, ...poseNames.map((pose) => `mascot-${pose}` as const)];
  return brandNames.flatMap((brand) =>
    drawings.map((drawing) => ({
      input: { family: "brand", brand, drawing },
      files: [`brands/${brand}/${drawing}.svg`],
    })),
  );
}

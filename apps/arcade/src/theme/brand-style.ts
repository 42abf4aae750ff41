import type { FrameStyle as BrandFrame } from "@bellwether/brands/frame.ts";
import type { World } from "@bellwether/contract/content/world.ts";
import { type BrandKey, brands } from "@bellwether/market/brands.ts";

/** A brand's frame style. Slots also have the `world` of their title, tables in a room the colours of the wheel's `bowl`. */
export type BoardFrame = BrandFrame & { world?: World; bowl?: BrandFrame["body"] };

const frames = import.meta.glob<BrandFrame>("../../../../brands/*/frame.ts", {
  eager: true,
  import: "frame",
});

/** The frame style of a brand's games, from `brands/{slug}/frame.ts`. */
export function frameOf(brand: BrandKey): BoardFrame {
  const frame = frames[`../../../../brands/${brands[brand].slug}/frame.ts`];
  if (!frame) throw new Error(`brands/${brands[brand].slug} has no frame.ts`);
  return frame;
}

/** The canvas font of a brand's headings at a size in pixels. */
export function headFont(style: BoardFrame, size: number): string {
  return `${style.fontWeight} ${Math.round(size * style.fontScale)}px ${style.font}`;
}

/** The poses in which every brand's mascot is drawn, and those in which its eyes can blink. */
export type HostPose =
  | "standing"
  | "waving"
  | "celebrating"
  | "shrugging"
  | "pointing"
  | "watching"
  | "resting"
  | `${"standing" | "waving" | "watching"}-blink`;

/** The address of the picture of a brand's mascot. `base` is the address of the server that has `/art`. */
export function mascotAddress(base: string, brand: BrandKey, pose: HostPose): string {
  return `${base}/art/brands/${brands[brand].slug}/mascot-${pose}.svg`;
}

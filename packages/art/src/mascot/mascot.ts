import { toTenths } from "../paint/shape.ts";
import { drawBell } from "./bell.ts";
import { drawFinn } from "./finn.ts";
import { type Pose, type PoseName, poses } from "./pose.ts";
import { drawZap } from "./zap.ts";

export type MascotName = "bell" | "finn" | "zap";

const drawers: Record<MascotName, (pose: Pose) => string> = { bell: drawBell, finn: drawFinn, zap: drawZap };

export const mascotNames = Object.keys(drawers) as MascotName[];

/** A mascot in a pose as a self-contained SVG without a background: 400 × 480 units, with space for raised arms. */
export function mascotSvg(name: MascotName, pose: PoseName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 520 540" width="520" height="540">${drawMascot(name, pose)}</svg>`;
}

/** A mascot as markup to embed in a larger picture. */
export const drawMascot = (name: MascotName, pose: PoseName): string => drawers[name](poses[pose]);

/** A mascot's markup, moved and scaled: (x, y) is where its feet touch the ground. */
export function placeMascot(
  name: MascotName,
  pose: PoseName,
  x: number,
  y: number,
  height: number,
  mirrored = false,
): string {
  const scale = height / 480;
  const way = mirrored ? -1 : 1;
  return `<g transform="translate(${toTenths(x - way * 200 * scale)} ${toTenths(y - 452 * scale)}) scale(${(way * scale).toFixed(3)} ${scale.toFixed(3)})">${drawMascot(name, pose)}</g>`;
}

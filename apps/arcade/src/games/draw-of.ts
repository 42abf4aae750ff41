import type { LoadDraw, MountDraw } from "../tickets/draw-game.ts";

const loaders = import.meta.glob<{ mountDraw: MountDraw }>("./*/mount-draw.ts");

/** The loader of a mechanic whose tickets are sold ahead; undefined for all others. */
export function drawOf(mechanic: string): LoadDraw | undefined {
  return loaders[`./${mechanic}/mount-draw.ts`];
}

import type { DrawCardData } from "./load-draws.ts";

/** A draw that is not held yet. `isOnSale` is false once its sale is over. */
export type AwaitedDraw = { drawsAt: string; isOnSale: boolean };

/** Describes the draw with this number if it is on sale now or about to be held. Returns undefined for a past draw and for a later one. */
export function comingOf(
  { next, awaited }: Pick<DrawCardData, "next" | "awaited">,
  number: number,
): AwaitedDraw | undefined {
  if (number === next?.number) return { drawsAt: next.drawsAt, isOnSale: true };
  return number === awaited?.number ? { drawsAt: awaited.drawsAt, isOnSale: false } : undefined;
}

import type { DrawCardData } from "./load-draws.ts";

/** A draw that is not held yet. `drawsAt` is null when the sale is over and the balls are expected at any moment. */
export type AwaitedDraw = { drawsAt: string | null };

type Known = Pick<DrawCardData, "next" | "latest">;

/** Describes the draw with this number if it is on sale now or about to be held. Returns undefined for a past draw and for a later one. */
export function comingOf(game: Known, number: number): AwaitedDraw | undefined {
  if (game.next && number === game.next.number) return { drawsAt: game.next.drawsAt };
  return number === awaitedNumber(game) ? { drawsAt: null } : undefined;
}

/**
 * The number of the draw that is about to be held: its sale is over, and its balls are not drawn yet. Numbers have no gaps, so this is the one
 * between the last held draw and the draw on sale. Returns undefined if there is no such draw, or if no draw is on sale.
 */
export function awaitedNumber({ next, latest }: Known): number | undefined {
  const before = (next?.number ?? 0) - 1;
  return before > (latest?.number ?? 0) ? before : undefined;
}

import type { DrawCardData } from "./load-draws.ts";

/** A draw that is not held yet. `drawsAt` is null once its sale is over: its balls are awaited. */
export type AwaitedDraw = { drawsAt: string | null };

type Known = Pick<DrawCardData, "next" | "latest">;

/** Undefined for a draw that is held, and for one that is not on sale next. */
export function comingOf(game: Known, number: number): AwaitedDraw | undefined {
  if (game.next && number === game.next.number) return { drawsAt: game.next.drawsAt };
  return number === awaitedNumber(game) ? { drawsAt: null } : undefined;
}

/**
 * The draw whose sale is over and whose balls are awaited. Draws are numbered one after another: it is between the last held one and the one
 * on sale. Undefined without one, and where no draw is on sale.
 */
export function awaitedNumber({ next, latest }: Known): number | undefined {
  const before = (next?.number ?? 0) - 1;
  return before > (latest?.number ?? 0) ? before : undefined;
}

import { MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import type { DrawCardData } from "./load-draws.ts";

/** The draw that comes next, which everybody may watch. `drawsAt` is in ISO 8601. */
export type SoonDraw = { code: string; number: number; title: string; drawsAt: string };

/** What the page asks for now and then; `at` is the server's time. */
export type SoonDrawFile = { at: string; draw: SoonDraw | null };

/** The draw that comes next of all games; a demonstration, which is drawn every few minutes, only where there is no other. */
export function soonDrawOf(games: readonly DrawCardData[]): SoonDraw | null {
  const real = games.filter(({ isDemonstration }) => !isDemonstration);
  const coming = (real.length > 0 ? real : games).flatMap(({ code, title, awaited, next }) => {
    const draw = awaited ?? next;
    return draw ? [{ code, title, number: draw.number, drawsAt: draw.drawsAt }] : [];
  });
  return coming.toSorted((one, other) => Date.parse(one.drawsAt) - Date.parse(other.drawsAt))[0] ?? null;
}

/** The notice begins this long before a draw. */
const NOTICE_MS = 5 * MINUTE_MS;
/** A draw that is later than this is late: the notice says no more that it is drawn now. */
const LATE_MS = 2 * MINUTE_MS;
/** While a draw is held, the page asks whether it is over. */
const HELD_MS = 15 * SECOND_MS;
/** The calendar may change, and another game's draw may come first. */
const MAX_WAIT_MS = 10 * MINUTE_MS;

/** What the notice says `leftMs` before a draw; undefined while there is none. */
export function noticeAt(leftMs: number): "soon" | "now" | undefined {
  if (leftMs > NOTICE_MS || leftMs < -LATE_MS) return undefined;
  return leftMs > 0 ? "soon" : "now";
}

/** How long to wait before asking again, `leftMs` before the known draw, or without one. */
export function askAgainMs(leftMs: number | undefined): number {
  if (leftMs === undefined) return MAX_WAIT_MS;
  if (leftMs <= 0) return HELD_MS;
  return Math.min(MAX_WAIT_MS, leftMs <= NOTICE_MS ? leftMs + HELD_MS : leftMs - NOTICE_MS);
}

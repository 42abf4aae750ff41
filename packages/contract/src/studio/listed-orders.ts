import { DAY_MS } from "../durations.ts";
import type { Subscription } from "./draws.ts";

/** How long an order that ended without the player is listed, from its last draw. */
const ENDED_LISTED_MS = 30 * DAY_MS;

/**
 * Whether a player sees this order: it buys tickets, or the studio has ended it in the last 30 days, because no letter may have come. The game
 * and the player's account list the same.
 */
export function isListedOrder(
  { state, draws, openedAt }: Pick<Subscription, "state" | "draws" | "openedAt">,
  nowMs: number,
): boolean {
  if (state !== "ended") return state === "active";
  return nowMs - Date.parse(draws[0]?.drawsAt ?? openedAt) < ENDED_LISTED_MS;
}

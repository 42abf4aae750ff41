import type { BlackjackEvent } from "@bellwether/games/mechanics/blackjack/wire.ts";

/** The cards that the player drew with "hit": every card of a hand except its first two and the card of a double. */
export function hitEventsOf(events: readonly BlackjackEvent[]): ReadonlySet<BlackjackEvent> {
  const hits = new Set<BlackjackEvent>();
  let counts = [0, 0];
  for (const [index, event] of events.entries()) {
    if (event.type === "hand-split") counts = [1, 1];
    if (event.type !== "card-dealt" || event.to !== "player") continue;
    const hand = event.hand - 1;
    const count = counts[hand] ?? 0;
    if (count >= 2 && events[index - 1]?.type !== "hand-doubled") hits.add(event);
    counts[hand] = count + 1;
  }
  return hits;
}

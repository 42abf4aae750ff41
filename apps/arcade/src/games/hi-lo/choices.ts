import type { HiLoEvent, HiLoSide } from "@bellwether/games/mechanics/hi-lo/wire.ts";

export type HiLoChoice = HiLoSide | "skip";

/** The choice that led to each card after the first. The event after the card contains the side of a guess; a skip has no such event. */
export function choicesOf(events: readonly HiLoEvent[]): ReadonlyMap<HiLoEvent, HiLoChoice> {
  const cards = events.flatMap((event, index) => (event.type === "card-shown" ? [{ event, index }] : []));
  return new Map(
    cards.slice(1).map(({ event, index }) => {
      const next = events[index + 1];
      const isGuess = next?.type === "guess-right" || next?.type === "guess-wrong";
      return [event, isGuess ? next.side : "skip"];
    }),
  );
}

import { BlackjackEvent } from "@bellwether/games/mechanics/blackjack/wire.ts";
import { LiveBlackjackEvent } from "@bellwether/games/mechanics/live-blackjack/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame } from "../../play/game.ts";
import { withTableDefaults } from "../announce-replayed-choice.ts";
import { mountGame as mountBlackjack } from "../blackjack/mount-game.ts";

/** A bet from the history, played like a round of blackjack. Behind a seat, the cards of the followed hand come one after another. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const game = await mountBlackjack(parts);
  return {
    ...game,
    play(script, animation) {
      const events = eventsOf(LiveBlackjackEvent, script);
      const isBehind = events.some(({ type }) => type === "hand-followed");
      return game.play(
        { ...script, events: events.flatMap((event) => replayed(event)) },
        isBehind ? animation : withTableDefaults(animation),
      );
    },
  };
};

/** The events of blackjack that show an event. */
function replayed(event: LiveBlackjackEvent): BlackjackEvent[] {
  const { data } = BlackjackEvent.safeParse(event);
  if (data) return [data];
  if (event.type !== "hand-followed") return [];
  const { cards, total, soft } = event;
  // The first two cards lie already, except after a split, which deals the hand a new second card.
  return cards.slice(2).map((card) => ({
    type: "card-dealt" as const,
    to: "player" as const,
    hand: 1 as const,
    card,
    total,
    soft,
  }));
}

import { chipsOnSpots } from "../../bookmaking/random-bet.ts";
import { cardText, rankOf } from "../../cards/card.ts";
import { dealCards } from "../../cards/deal-cards.ts";
import type { Draws } from "../../fairness/draws.ts";
import type { GameEvent, Mechanic, SharedDraw } from "../../rules/mechanic.ts";
import { showRules } from "../../shows/show-rules.ts";
import { layOutSpots } from "../../shows/show-spot.ts";
import { TopCardData } from "./data.ts";
import { coveredByTopCard, type TopCardResult, topCardSpots } from "./spots.ts";
import { TopCardEvent, TopCardInput, TopCardLayout } from "./wire.ts";

const USUAL = "red";

/** One card for the red corner and one for the blue: the higher rank wins, and a draw returns half of a bet on a corner. */
export const topCard: Mechanic<TopCardData> = {
  id: "top-card",
  family: "quick",
  motion: "deal",
  data: TopCardData,
  input: TopCardInput,
  event: TopCardEvent,
  layout: TopCardLayout,
  houseBet: chipsOnSpots,
  rulesOf(data) {
    const { decks, drawPays, suitedDrawPays } = data;
    const spots = topCardSpots(data);
    return showRules({
      data,
      spots,
      usual: USUAL,
      coveredBy: (names) => coveredByTopCard(names, data),
      layout: (scale): TopCardLayout => ({
        kind: "top-card",
        decks,
        drawPays,
        suitedDrawPays,
        usualSpot: USUAL,
        ...layOutSpots(data, spots, scale),
      }),
      lobby: { type: "topcard", textsOf: winnerOf },
      draw: (draws) => dealCorners(decks, draws),
    });
  },
};

/** Deals the two cards of a round: red first, then blue. */
function dealCorners(decks: number, draws: Draws): SharedDraw<TopCardResult, TopCardEvent> {
  const [red = 0, blue = 0] = dealCards(draws, decks, 2);
  const lead = rankOf(red) - rankOf(blue);
  const outcome: TopCardResult = {
    winner: lead === 0 ? "draw" : lead > 0 ? "red" : "blue",
    suited: red === blue,
  };
  return {
    outcome,
    events: [
      { type: "corner-dealt", to: "red", card: cardText(red) },
      { type: "corner-dealt", to: "blue", card: cardText(blue) },
      { type: "cards-compared", ...outcome },
    ],
  };
}

/** The winner: `"red"`, `"blue"` or `"draw"`. */
function winnerOf(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    const { data } = TopCardEvent.safeParse(event);
    return data?.type === "cards-compared" ? [data.winner] : [];
  });
}

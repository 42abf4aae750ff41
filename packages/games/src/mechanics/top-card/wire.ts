import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { SlipBetWon, SlipInput } from "../../bookmaking/slip-wire.ts";
import { CardText } from "../../cards/card.ts";
import { showLayout } from "../../shows/show-wire.ts";

/** The two corners of the table, in the order of the deal. */
export const TopCardCorner = z.enum(["red", "blue"]);
export type TopCardCorner = z.infer<typeof TopCardCorner>;

export const TopCardWinner = z.enum(["red", "blue", "draw"]);
export type TopCardWinner = z.infer<typeof TopCardWinner>;

/** The bets. `suited-draw` wins when both cards have the same rank and the same suit. */
export const TopCardSpot = z.enum(["red", "draw", "suited-draw", "blue"]);
export type TopCardSpot = z.infer<typeof TopCardSpot>;

/** A card is dealt to a corner. */
const CornerDealt = z.strictObject({ type: z.literal("corner-dealt"), to: TopCardCorner, card: CardText });

/** The cards are compared by rank; the ace is the highest. `suited`: both are the same card. */
const CardsCompared = z.strictObject({
  type: z.literal("cards-compared"),
  winner: TopCardWinner,
  suited: z.boolean(),
});
export type CardsCompared = z.infer<typeof CardsCompared>;

/**
 * One step of a round: two `corner-dealt` (red, blue) and `cards-compared` are the events of the draw. `bet-won` and `round-ended` belong
 * to a player's bet.
 */
export const TopCardEvent = z.discriminatedUnion("type", [
  CornerDealt,
  CardsCompared,
  SlipBetWon,
  RoundEnded,
]);
export type TopCardEvent = z.infer<typeof TopCardEvent>;

export const TopCardInput = SlipInput;

/** The table. A draw returns half of a bet on a corner. `drawPays` and `suitedDrawPays` are to one. */
export const TopCardLayout = z.object({
  kind: z.literal("top-card"),
  decks: z.literal(8),
  drawPays: z.int().min(1).max(100),
  suitedDrawPays: z.int().min(1).max(100),
  ...showLayout,
});
export type TopCardLayout = z.infer<typeof TopCardLayout>;

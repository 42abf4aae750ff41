import { PositiveMinorAmount, RoundEnded } from "@bellwether/contract/studio/index.ts";
import { z } from "zod";
import { CardBetLost, CardBetWon } from "../../cards/bet-events.ts";
import { CardText } from "../../cards/card.ts";
import { ReturnText } from "../../rules/multiplier.ts";

/** The bets of the table. */
export const BaccaratSpot = z.enum(["player", "banker", "tie", "player-pair", "banker-pair"]);
export type BaccaratSpot = z.infer<typeof BaccaratSpot>;

/** The two hands. "Player" is a hand on the table, not the person who bets. */
export const BaccaratSide = z.enum(["player", "banker"]);
export type BaccaratSide = z.infer<typeof BaccaratSide>;

export const BaccaratWinner = z.enum(["player", "banker", "tie"]);
export type BaccaratWinner = z.infer<typeof BaccaratWinner>;

const Points = z.int().min(0).max(9);

/** A card is dealt to a hand, which now has `points`. */
const BaccaratCardDealt = z.strictObject({
  type: z.literal("card-dealt"),
  to: BaccaratSide,
  card: CardText,
  points: Points,
});

/** Both hands are complete. `natural`: a hand of two cards has eight or nine points. */
const HandsCompared = z.strictObject({
  type: z.literal("hands-compared"),
  winner: BaccaratWinner,
  playerPoints: Points,
  bankerPoints: Points,
  playerPair: z.boolean(),
  bankerPair: z.boolean(),
  natural: z.boolean(),
});

/**
 * One step of a round: four to six `card-dealt` in the order of the deal (player, banker, player, banker, third cards), `hands-compared`,
 * `bet-won` or `bet-lost` for each bet in the order of `BaccaratSpot`, `round-ended`.
 */
export const BaccaratEvent = z.discriminatedUnion("type", [
  BaccaratCardDealt,
  HandsCompared,
  CardBetWon,
  CardBetLost,
  RoundEnded,
]);
export type BaccaratEvent = z.infer<typeof BaccaratEvent>;

/** At least one bet; the amounts add up to the stake. */
export const BaccaratInput = z.strictObject({
  bets: z
    .partialRecord(BaccaratSpot, PositiveMinorAmount)
    .refine((bets) => Object.keys(bets).length > 0, { error: "no bet" }),
});
export type BaccaratInput = z.infer<typeof BaccaratInput>;

/**
 * The table. Each spot pays `pays` to one, takes at most `maximumBetMinor`, and returns `returnToPlayer` percent. A bet is a
 * multiple of `betUnitMinor`; the `stakes` of the sheet are the chips.
 */
export const BaccaratLayout = z.object({
  kind: z.literal("baccarat"),
  decks: z.literal(8),
  betUnitMinor: PositiveMinorAmount,
  maximumStakeMinor: PositiveMinorAmount,
  spots: z
    .array(
      z.strictObject({
        spot: BaccaratSpot,
        pays: z.number().positive().max(100),
        maximumBetMinor: PositiveMinorAmount,
        returnToPlayer: ReturnText,
      }),
    )
    .length(BaccaratSpot.options.length),
});
export type BaccaratLayout = z.infer<typeof BaccaratLayout>;

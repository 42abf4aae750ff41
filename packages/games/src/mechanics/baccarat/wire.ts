import { PositiveMinorAmount, RoundEnded } from "@bellwether/contract/studio/index.ts";
import { z } from "zod";
import { CardBetLost, CardBetWon } from "../../cards/bet-events.ts";
import { CardText } from "../../cards/card.ts";

/** What can be bet on. */
export const BaccaratSpot = z.enum(["player", "banker", "tie", "player-pair", "banker-pair"]);
export type BaccaratSpot = z.infer<typeof BaccaratSpot>;

export const BaccaratSide = z.enum(["player", "banker"]);
export type BaccaratSide = z.infer<typeof BaccaratSide>;

const Points = z.int().min(0).max(9);

/** A card is dealt to a side, which has `points` with it. The third of a side comes by the rule of the draw. */
const BaccaratCardDealt = z.strictObject({
  type: z.literal("card-dealt"),
  to: BaccaratSide,
  card: CardText,
  points: Points,
});

const HandsCompared = z.strictObject({
  type: z.literal("hands-compared"),
  winner: z.enum(["player", "banker", "tie"]),
  playerPoints: Points,
  bankerPoints: Points,
  playerPair: z.boolean(),
  bankerPair: z.boolean(),
  /** Eight or nine with two cards on either side. */
  natural: z.boolean(),
});

/** A round: four to six `card-dealt`, `hands-compared`, `bet-won` or `bet-lost` for each bet in the order of the spots, `round-ended`. */
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

/** What each bet pays to one, its largest amount, and its return as a percentage, rounded down. A bet is a multiple of `betUnitMinor`. */
export const BaccaratLayout = z.strictObject({
  kind: z.literal("baccarat"),
  decks: z.literal(8),
  betUnitMinor: PositiveMinorAmount,
  maximumStakeMinor: PositiveMinorAmount,
  spots: z.array(
    z.strictObject({
      spot: BaccaratSpot,
      pays: z.enum(["1", "0.95", "8", "11"]),
      maximumBetMinor: PositiveMinorAmount,
      returnToPlayer: z.string().regex(/^[0-9]{2}\.[0-9]{2}$/),
      hitRate: z.string().regex(/^[0-9]{1,2}\.[0-9]{2}$/),
    }),
  ),
});
export type BaccaratLayout = z.infer<typeof BaccaratLayout>;

import { PositiveMinorAmount, RoundEnded } from "@bellwether/contract/studio/index.ts";
import { z } from "zod";
import { CardBetLost, CardBetWon } from "../../cards/bet-events.ts";
import { CardText } from "../../cards/card.ts";
import { Percent } from "../../rules/parts.ts";

/** A player's hand: 1, and after a split also 2. */
const HandNumber = z.union([z.literal(1), z.literal(2)]);
const Total = z.int().min(2).max(31);

/** A card is dealt face up. `total` is the hand's new total; it is `soft` while an ace in it counts eleven. */
const CardDealt = z.strictObject({
  type: z.literal("card-dealt"),
  to: z.enum(["player", "dealer"]),
  /** The player's hand; 1 for the dealer. */
  hand: HandNumber,
  card: CardText,
  total: Total,
  soft: z.boolean(),
});

/** The dealer's second card lies face down. */
const HoleDealt = z.strictObject({ type: z.literal("hole-dealt") });

/** The player takes or declines insurance. */
const InsuranceTaken = z.strictObject({
  type: z.literal("insurance-taken"),
  amountMinor: PositiveMinorAmount,
});
const InsuranceDeclined = z.strictObject({ type: z.literal("insurance-declined") });

/** Under an ace or a ten the dealer looks at the face-down card before the player plays. */
const DealerPeeked = z.strictObject({ type: z.literal("dealer-peeked"), blackjack: z.boolean() });

const HandStood = z.strictObject({ type: z.literal("hand-stood"), hand: HandNumber, total: Total });
/** The hand's stake is doubled; its last card follows. */
const HandDoubled = z.strictObject({
  type: z.literal("hand-doubled"),
  hand: HandNumber,
  amountMinor: PositiveMinorAmount,
});
/** The pair becomes two hands of one card each; the second hand's stake is `amountMinor`. */
const HandSplit = z.strictObject({ type: z.literal("hand-split"), amountMinor: PositiveMinorAmount });
const HandBusted = z.strictObject({ type: z.literal("hand-busted"), hand: HandNumber, total: Total });

/** The dealer's second card is turned. */
const HoleTurned = z.strictObject({
  type: z.literal("hole-turned"),
  card: CardText,
  total: Total,
  soft: z.boolean(),
});

/**
 * One step of a blackjack round. The start has four cards (player, dealer, player, dealer's face-down card), and the peek if the open card
 * is a ten. Each action adds its event and the cards that it draws. The end has `hole-turned`, the dealer's cards, `bet-won` or `bet-lost`
 * for `insurance`, `hand-1` and `hand-2`, and `round-ended`.
 */
export const BlackjackEvent = z.discriminatedUnion("type", [
  CardDealt,
  HoleDealt,
  InsuranceTaken,
  InsuranceDeclined,
  DealerPeeked,
  HandStood,
  HandDoubled,
  HandSplit,
  HandBusted,
  HoleTurned,
  CardBetWon,
  CardBetLost,
  RoundEnded,
]);
export type BlackjackEvent = z.infer<typeof BlackjackEvent>;

export const BlackjackMove = z.enum(["hit", "stand", "double", "split", "insure", "decline-insurance"]);
export type BlackjackMove = z.infer<typeof BlackjackMove>;

/** A move for the hand in play. */
export const BlackjackAction = z.strictObject({ move: BlackjackMove });
export type BlackjackAction = z.infer<typeof BlackjackAction>;

/** A row of the strategy. Its ten columns are the dealer's card: 2 to 9, ten, ace. */
const StrategyRow = z.strictObject({
  kind: z.enum(["hard", "soft", "pair"]),
  /** The hand's total; for a pair the value of one card, 11 for aces. */
  total: z.int().min(2).max(21),
  /** H hit, S stand, D double or hit, d double or stand, P split, - play by the total. */
  moves: z.string().regex(/^[HSDdP-]{10}$/),
});

/** The rules in numbers; returns are percentages as text. `hand` is the return with `strategy`. */
export const BlackjackLayout = z.strictObject({
  kind: z.literal("blackjack"),
  decks: z.literal(6),
  dealerStandsOn: z.literal(17),
  /** Pays are to one. */
  pays: z.strictObject({ blackjack: z.literal("3:2"), win: z.literal("1:1"), insurance: z.literal("2:1") }),
  maximumHands: z.literal(2),
  returns: z.strictObject({ hand: Percent, insurance: Percent }),
  strategy: z.array(StrategyRow),
});
export type BlackjackLayout = z.infer<typeof BlackjackLayout>;

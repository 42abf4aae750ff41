import { PositiveMinorAmount, RoundEnded } from "@bellwether/contract/studio/index.ts";
import { z } from "zod";
import { CardBetLost, CardBetWon } from "../../cards/bet-events.ts";
import { CardText } from "../../cards/card.ts";
import { HAND_CATEGORIES } from "../../cards/evaluate.ts";
import { Percent } from "../../rules/parts.ts";

const Two = z.array(CardText).length(2);
const Category = z.enum(HAND_CATEGORIES);
const Five = z.array(CardText).length(5);

/** The player's two cards, face up. The dealer's two lie face down. */
const PlayerCards = z.strictObject({ type: z.literal("player-dealt"), cards: Two });

/** Three community cards; `hand` is the player's hand with them. */
const FlopDealt = z.strictObject({
  type: z.literal("flop-dealt"),
  cards: z.array(CardText).length(3),
  hand: Category,
});

const PlayerCalled = z.strictObject({ type: z.literal("player-called"), amountMinor: PositiveMinorAmount });
const HoldemFolded = z.strictObject({ type: z.literal("player-folded") });

/** The last two community cards, after a call. */
const TurnAndRiver = z.strictObject({ type: z.literal("board-completed"), cards: Two });

/** The hands are compared; `five` are the cards of each hand. The dealer does not qualify below a pair of fours. */
const HandsShown = z.strictObject({
  type: z.literal("hands-shown"),
  dealerCards: Two,
  dealer: z.strictObject({ hand: Category, five: Five }),
  player: z.strictObject({ hand: Category, five: Five }),
  qualifies: z.boolean(),
  winner: z.enum(["player", "dealer", "tie"]),
});

/**
 * One step of a round: `player-dealt` and `flop-dealt`, then either `player-folded`, or `player-called`, `board-completed` and
 * `hands-shown`. `bet-won` or `bet-lost` follows for each of `ante`, `call` and `aa-bonus`, and `round-ended` is last. After a fold no more
 * cards are shown.
 */
export const CasinoHoldemEvent = z.discriminatedUnion("type", [
  PlayerCards,
  FlopDealt,
  PlayerCalled,
  HoldemFolded,
  TurnAndRiver,
  HandsShown,
  CardBetWon,
  CardBetLost,
  RoundEnded,
]);
export type CasinoHoldemEvent = z.infer<typeof CasinoHoldemEvent>;

/** The ante and the optional side bet; together they are the stake. */
export const CasinoHoldemInput = z.strictObject({
  bets: z.strictObject({ ante: PositiveMinorAmount, "aa-bonus": PositiveMinorAmount.optional() }),
});

/** A call costs two antes. */
export const CasinoHoldemAction = z.strictObject({ move: z.enum(["call", "fold"]) });
export type CasinoHoldemAction = z.infer<typeof CasinoHoldemAction>;

const Pays = z.array(z.strictObject({ hand: z.string().max(24), pays: z.int().min(1) }));

/**
 * Pays are to one, the highest hand first. Returns in percent: of the ante with the best play, of the side bet, and of the
 * ante by the rule of the sheet.
 */
export const CasinoHoldemLayout = z.strictObject({
  kind: z.literal("casino-holdem"),
  /** The call, in antes. */
  call: z.literal(2),
  /** The rank of the lowest pair with which the dealer qualifies. */
  qualifiesFrom: z.literal("4"),
  antePays: Pays,
  bonusPays: Pays,
  returns: z.strictObject({ ante: Percent, bonus: Percent, rule: Percent }),
});
export type CasinoHoldemLayout = z.infer<typeof CasinoHoldemLayout>;

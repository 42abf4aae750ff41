import { PositiveMinorAmount, RoundEnded } from "@bellwether/contract/studio/index.ts";
import { z } from "zod";
import { CardBetLost, CardBetWon } from "../../cards/bet-events.ts";
import { CardText } from "../../cards/card.ts";
import { Percent } from "../../rules/parts.ts";

export const ThreeCardHand = z.enum([
  "high-card",
  "pair",
  "flush",
  "straight",
  "three-of-a-kind",
  "straight-flush",
]);
export type ThreeCardHand = z.infer<typeof ThreeCardHand>;

const Three = z.array(CardText).length(3);

/** The player's three cards. The dealer's three lie face down. */
const PlayerDealt = z.strictObject({ type: z.literal("player-dealt"), cards: Three, hand: ThreeCardHand });

/** The player plays: a further bet of the ante's amount. */
const PlayerPlayed = z.strictObject({ type: z.literal("player-played"), amountMinor: PositiveMinorAmount });

const PlayerFolded = z.strictObject({ type: z.literal("player-folded") });

/** The dealer's cards are turned. The dealer does not qualify below queen high. */
const DealerTurned = z.strictObject({
  type: z.literal("dealer-turned"),
  cards: Three,
  hand: ThreeCardHand,
  qualifies: z.boolean(),
});

/** The ante of a straight or better gets a bonus, even if the dealer wins: `payoutMinor` is added to the ante's own payout. */
const AnteBonusWon = z.strictObject({
  type: z.literal("ante-bonus-won"),
  hand: ThreeCardHand,
  payoutMinor: PositiveMinorAmount,
});

/**
 * One step of a round: `player-dealt`; then `player-played` or `player-folded`, `dealer-turned`, an optional `ante-bonus-won`, `bet-won` or
 * `bet-lost` for each of `ante`, `play` and `pair-plus`, and `round-ended`. After a fold the dealer's cards are turned too.
 */
export const ThreeCardPokerEvent = z.discriminatedUnion("type", [
  PlayerDealt,
  PlayerPlayed,
  PlayerFolded,
  DealerTurned,
  AnteBonusWon,
  CardBetWon,
  CardBetLost,
  RoundEnded,
]);
export type ThreeCardPokerEvent = z.infer<typeof ThreeCardPokerEvent>;

/** The ante and the optional side bet; together they are the stake. */
export const ThreeCardPokerInput = z.strictObject({
  bets: z.strictObject({ ante: PositiveMinorAmount, "pair-plus": PositiveMinorAmount.optional() }),
});

/** Playing costs one more ante. */
export const ThreeCardPokerAction = z.strictObject({ move: z.enum(["play", "fold"]) });
export type ThreeCardPokerAction = z.infer<typeof ThreeCardPokerAction>;

const Pays = z.array(z.strictObject({ hand: ThreeCardHand, pays: z.int().min(1) }));

/** Pays are to one, the highest hand first. Returns are for the ante with the best play and for the side bet. */
export const ThreeCardPokerLayout = z.strictObject({
  kind: z.literal("three-card-poker"),
  anteBonus: Pays,
  pairPlus: Pays,
  returns: z.strictObject({ ante: Percent, pairPlus: Percent }),
  /** The lowest hand to play. */
  playFrom: Three,
});
export type ThreeCardPokerLayout = z.infer<typeof ThreeCardPokerLayout>;

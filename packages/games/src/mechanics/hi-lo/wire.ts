import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { CardText } from "../../cards/card.ts";
import { MultiplierHundredths, ReturnText } from "../../rules/multiplier.ts";

/** Whether the next card ranks higher or lower, from the two up to the ace. */
export const HiLoSide = z.enum(["higher", "lower"]);
export type HiLoSide = z.infer<typeof HiLoSide>;

/** `endless`: every card is drawn from a whole deck. `single`: one deck of 52, without the cards already shown. */
export const HiLoDeck = z.enum(["endless", "single"]);
export type HiLoDeck = z.infer<typeof HiLoDeck>;

/** Guesses the next card, replaces the open card by another, or cashes out the guesses so far. */
export const HiLoAction = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("guess"), side: HiLoSide }),
  z.strictObject({ type: z.literal("skip") }),
  z.strictObject({ type: z.literal("cash-out") }),
]);
export type HiLoAction = z.infer<typeof HiLoAction>;

const Guesses = z.int().min(1).max(30);
const Skips = z.int().min(0).max(9);
const Cards = z.int().min(1).max(52);

/** A card is face up: the first one, the next after a guess, or another after a skip. */
const CardShown = z.object({ type: z.literal("card-shown"), card: CardText });

/**
 * A guess on offer: it wins with `cards` of the `of` cards that can come, and `multiplierHundredths` is the value of the round after it. A
 * card of the same rank wins too when `countsEqual` is true.
 */
export const HiLoOffer = z.object({
  side: HiLoSide,
  cards: Cards,
  of: Cards,
  countsEqual: z.boolean(),
  multiplierHundredths: MultiplierHundredths,
});
export type HiLoOffer = z.infer<typeof HiLoOffer>;

/** The guesses on offer for the next card, and the skips left in the round. */
const GuessesOffered = z.object({
  type: z.literal("guesses-offered"),
  guesses: z.array(HiLoOffer).max(2),
  skips: Skips,
});

/** The guess was right: a cash-out now pays `worthMinor`. `guesses` counts the right guesses so far. */
const GuessRight = z.object({
  type: z.literal("guess-right"),
  side: HiLoSide,
  guesses: Guesses,
  multiplierHundredths: MultiplierHundredths,
  worthMinor: MinorAmount,
});

/** The guess was wrong: the stake is lost. */
const GuessWrong = z.object({ type: z.literal("guess-wrong"), side: HiLoSide });

/** The player, or the rule after the last possible guess, cashed out. */
const GuessesWon = z.object({
  type: z.literal("guesses-won"),
  guesses: Guesses,
  multiplierHundredths: MultiplierHundredths,
  payoutMinor: MinorAmount,
});

/**
 * One step of a round of hi-lo: `card-shown`, after a guess `guess-right` or `guess-wrong`, while the round goes on `guesses-offered`; at the
 * end `guesses-won` unless the guess was wrong, then `round-ended`.
 */
export const HiLoEvent = z.discriminatedUnion("type", [
  CardShown,
  GuessesOffered,
  GuessRight,
  GuessWrong,
  GuessesWon,
  RoundEnded,
]);
export type HiLoEvent = z.infer<typeof HiLoEvent>;

/**
 * The table's rules, and for each rank of the first card, from the two to the ace, the guesses on offer with their returns. No way of
 * playing returns less than `lowestReturn` or more than `highestReturn`.
 */
export const HiLoLayout = z.object({
  kind: z.literal("hi-lo"),
  deck: HiLoDeck,
  maximumGuesses: Guesses,
  skips: Skips,
  maximumHundredths: MultiplierHundredths,
  firstGuesses: z
    .array(
      z.object({
        rank: z.string().length(1),
        guesses: z
          .array(HiLoOffer.extend({ returnToPlayer: ReturnText }))
          .min(1)
          .max(2),
      }),
    )
    .length(13),
  lowestReturn: ReturnText,
  highestReturn: ReturnText,
});
export type HiLoLayout = z.infer<typeof HiLoLayout>;

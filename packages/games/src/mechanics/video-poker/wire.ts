import { PositiveMinorAmount, RoundEnded } from "@bellwether/contract/studio/index.ts";
import { z } from "zod";
import { CardText } from "../../cards/card.ts";
import { Percent } from "../../rules/parts.ts";

/** The paying lines of both games. */
export const VideoPokerLine = z.enum([
  "royal-flush",
  "natural-royal",
  "four-deuces",
  "wild-royal",
  "five-of-a-kind",
  "straight-flush",
  "four-of-a-kind",
  "full-house",
  "flush",
  "straight",
  "three-of-a-kind",
  "two-pair",
  "jacks-or-better",
]);
export type VideoPokerLine = z.infer<typeof VideoPokerLine>;

const Five = z.array(CardText).length(5);
const Hold = z.array(z.boolean()).length(5);
/** Absent for a hand that pays nothing. */
const Line = VideoPokerLine.optional();

/** The first five cards, and the line that they would pay. */
const HandDealt = z.strictObject({ type: z.literal("hand-dealt"), cards: Five, line: Line });

/** Whether the player holds the card in each of the five positions, from the left. */
const CardsHeld = z.strictObject({ type: z.literal("cards-held"), hold: Hold });

/** The hand after the draw: the held cards in their positions, new ones in the others. */
const CardsDrawn = z.strictObject({ type: z.literal("cards-drawn"), cards: Five, line: Line });

const PokerLineWon = z.strictObject({
  type: z.literal("line-won"),
  line: VideoPokerLine,
  payoutMinor: PositiveMinorAmount,
});

/** A round: `hand-dealt`; after the hold `cards-held`, `cards-drawn`, `line-won` for a paying hand, and `round-ended`. */
export const VideoPokerEvent = z.discriminatedUnion("type", [
  HandDealt,
  CardsHeld,
  CardsDrawn,
  PokerLineWon,
  RoundEnded,
]);
export type VideoPokerEvent = z.infer<typeof VideoPokerEvent>;

/** The number of coins in the stake, all of one value. */
export const VideoPokerInput = z.strictObject({ coins: z.int().min(1).max(5) });
export type VideoPokerInput = z.infer<typeof VideoPokerInput>;

/** Whether the player holds the card in each of the five positions, from the left. The other cards are replaced. */
export const VideoPokerAction = z.strictObject({ hold: Hold });
export type VideoPokerAction = z.infer<typeof VideoPokerAction>;

/** What a row of a hold list names: a hand that was dealt, cards of a rank, or cards that lack some to a hand. */
export const HoldName = z.enum([
  ...VideoPokerLine.options,
  "pair",
  "twos",
  "four-to-royal",
  "three-to-royal",
  "four-to-straight-flush",
  "three-to-straight-flush",
  "twos-and-close",
  "four-to-flush",
  "four-open",
  "four-to-straight",
  "four-to-straight-high",
  "two-high-suited",
  "two-high",
  "two-ten-to-king",
  "ten-and-high",
  "one-high",
  "nothing",
]);
export type HoldName = z.infer<typeof HoldName>;

/**
 * A strategy as a list: the cards of the first row that fits the hand are held. A row with `twos` is for hands with that many wild twos.
 * `return` is the list's return with five coins, `best` that of the best play.
 */
export const HoldList = z.strictObject({
  return: Percent,
  best: z.strictObject({ fiveCoins: Percent, fewerCoins: Percent }),
  rows: z.array(z.strictObject({ twos: z.int().min(0).max(4).optional(), hold: z.array(HoldName).min(1) })),
});
export type HoldList = z.infer<typeof HoldList>;

/** The pay of each line per coin, the highest first, with five coins and with fewer. */
export const VideoPokerLayout = z.strictObject({
  kind: z.literal("video-poker"),
  game: z.enum(["jacks-or-better", "deuces-wild"]),
  maximumCoins: z.literal(5),
  /** The input that the figures of the sheet describe. */
  usual: VideoPokerInput,
  lines: z.array(
    z.strictObject({ line: VideoPokerLine, fiveCoins: z.int().min(1), fewerCoins: z.int().min(1) }),
  ),
  list: HoldList,
});
export type VideoPokerLayout = z.infer<typeof VideoPokerLayout>;

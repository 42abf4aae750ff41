import { PositiveMinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundId } from "@bellwether/contract/studio/round.ts";
import { z } from "zod";
import { CardText } from "../../cards/card.ts";
import { Percent } from "../../rules/parts.ts";
import { BlackjackAction, BlackjackEvent, BlackjackLayout } from "../blackjack/wire.ts";
import { SEATS } from "./data.ts";

/** A seat, counted from the dealer's left. */
const Seat = z.int().min(1).max(SEATS);

/** Takes a free seat for the round, or bets behind a taken one. */
export const LiveBlackjackInput = z.union([z.strictObject({ seat: Seat }), z.strictObject({ behind: Seat })]);
export type LiveBlackjackInput = z.infer<typeof LiveBlackjackInput>;

/** The actions of `blackjack`. A bet behind a seat only answers whether it insures. */
export const LiveBlackjackAction = BlackjackAction;

const HandNumber = z.union([z.literal(1), z.literal(2)]);
const Total = z.int().min(2).max(31);

/** A seat is played by the bet `roundId`. */
const SeatTaken = z.strictObject({ type: z.literal("seat-taken"), seat: Seat, roundId: RoundId });

/** A card is dealt to a hand of a seat, face up. */
const SeatDealt = z.strictObject({
  type: z.literal("seat-dealt"),
  seat: Seat,
  hand: HandNumber,
  card: CardText,
  total: Total,
  soft: z.boolean(),
});

/** The seat's player, or the rule in their absence, has decided about a hand. */
const SeatMoved = z.strictObject({
  type: z.literal("seat-moved"),
  seat: Seat,
  hand: HandNumber,
  move: z.enum(["stand", "hit", "double", "split"]),
  byRule: z.boolean(),
});

/** The first hand of the seat behind which a bet was, as it was played. `fromSplit`: it is never a blackjack. */
const HandFollowed = z.strictObject({
  type: z.literal("hand-followed"),
  seat: Seat,
  cards: z.array(CardText).min(2),
  total: Total,
  soft: z.boolean(),
  fromSplit: z.boolean(),
});

/**
 * What everybody sees: `seat-taken` for each seat, then the deal with `seat-dealt`, and `card-dealt` and `hole-dealt` of the dealer;
 * `dealer-peeked` under an ace or a ten; `seat-moved` and `seat-dealt` of the play; at the end `hole-turned` and the dealer's `card-dealt`. A
 * bet's own script has the events of `blackjack`; that of a bet behind a seat has `hand-followed` in place of the play.
 */
export const LiveBlackjackEvent = z.discriminatedUnion("type", [
  ...BlackjackEvent.options,
  SeatTaken,
  SeatDealt,
  SeatMoved,
  HandFollowed,
]);
export type LiveBlackjackEvent = z.infer<typeof LiveBlackjackEvent>;

/**
 * The layout of `blackjack`, with the seats, the limits of the table and the time to decide. `returns.behind` is the return of a bet behind a
 * seat that is played by the strategy, and `returns.behindUndoubled` the same when the seat never doubles.
 */
export const LiveBlackjackLayout = z.strictObject({
  ...BlackjackLayout.shape,
  kind: z.literal("live-blackjack"),
  returns: z.strictObject({
    ...BlackjackLayout.shape.returns.shape,
    behind: Percent,
    behindUndoubled: Percent,
  }),
  seats: z.literal(SEATS),
  betUnitMinor: PositiveMinorAmount,
  maximumStakeMinor: PositiveMinorAmount,
  decideMs: z.int().min(1_000),
});
export type LiveBlackjackLayout = z.infer<typeof LiveBlackjackLayout>;

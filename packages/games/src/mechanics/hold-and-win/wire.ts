import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { Grid, Position, SymbolId } from "@bellwether/contract/studio/events/grid.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { PaytableRow, SlotSymbol } from "../../slots/slot-layout.ts";

const Coins = z.int().min(1);
const Pot = z.enum(["mini", "minor", "major"]);
const Special = z.enum(["collector", "booster", "persistent"]);

/**
 * Reels and lines: `lines[n][reel]` is the row (0 on top) that line n passes through. `coin` is the symbol that the respins collect. `hold`
 * has the number of coins that start the respins, the respins after a new coin, the odds of the respins and of a full grid as one in this
 * many rounds, the possible values of a coin with their odds, and the four pots. All values are in coins of the stake. `specials` are the
 * special coins among those that respins land: how many a round has at most, their odds there, and in a booster what it adds.
 */
export const HoldAndWinLayout = z.object({
  kind: z.literal("hold-and-win"),
  reels: z.literal(5),
  rows: z.literal(3),
  coinsPerStake: z.int().min(1),
  symbols: z.array(SlotSymbol),
  coin: SymbolId,
  lines: z.array(z.array(z.int().min(0).max(2)).length(5)),
  paytable: z.array(PaytableRow),
  hold: z.object({
    coins: z.int().min(1),
    respins: z.int().min(1),
    places: z.int().min(1),
    startsOneIn: z.int().min(1),
    grandOneIn: z.int().min(1),
    values: z.array(z.object({ coins: Coins, percent: z.string() })),
    pots: z.array(z.object({ pot: Pot, coins: Coins, percent: z.string() })),
    grand: Coins,
    specials: z
      .array(
        z.object({ special: Special, most: z.int().min(1), percent: z.string(), coins: Coins.optional() }),
      )
      .optional(),
  }),
});
export type HoldAndWinLayout = z.infer<typeof HoldAndWinLayout>;

/** The reels stopped; `stops` are the strip places of the top row. */
const ReelsStopped = z.object({
  type: z.literal("reels-stopped"),
  stops: z.array(z.int().min(0)).length(5),
  grid: Grid,
});

/** A line paid: `line` is an index into the sheet's lines, `positions` run from the left reel. */
const LineWon = z.object({
  type: z.literal("line-won"),
  line: z.int().min(0).max(99),
  symbol: SymbolId,
  positions: z.array(Position).min(3).max(5),
  payoutMinor: MinorAmount,
});

/** A coin that landed before, with the value that a coin landing now gives it. */
const ChangedCoin = Position.extend({ valueMinor: MinorAmount });

/**
 * A coin that sticks: its place, its value when it lands, and its pot or special kind if it is one. Coins land in the order of their list.
 * `changes` are the coins landed before it whose value it changes: all for a booster, the persistent ones for any coin.
 */
const HeldCoin = Position.extend({
  valueMinor: MinorAmount,
  pot: Pot.optional(),
  special: Special.optional(),
  changes: z.array(ChangedCoin).min(1).max(14).optional(),
});
export type HeldCoin = z.infer<typeof HeldCoin>;

const Remaining = z.int().min(0).max(3);

/** The coins of the spin stick and show their values. `sumMinor` is the total of all coins so far, which is paid at the end. */
const RespinsStarted = z.object({
  type: z.literal("respins-started"),
  coins: z.array(HeldCoin).min(6).max(15),
  remaining: Remaining,
  sumMinor: MinorAmount,
});

/**
 * A respin, with its new coins, the respins left after it, the number of coins held, and the total of their values after all changes. It
 * does not pay yet.
 */
const Respun = z.object({
  type: z.literal("respun"),
  coins: z.array(HeldCoin).max(15),
  remaining: Remaining,
  held: z.int().min(6).max(15),
  sumMinor: MinorAmount,
});

/** The respins are over: all coins are paid. */
const CoinsWon = z.object({
  type: z.literal("coins-won"),
  count: z.int().min(6).max(15),
  payoutMinor: MinorAmount,
});

/** The grid is full: the grand pot is paid too. */
const GrandWon = z.object({ type: z.literal("grand-won"), payoutMinor: MinorAmount });

/**
 * One step of a round, to be played in order: `reels-stopped`, `line-won` (by line); from six coins on `respins-started`, `respun` for each
 * respin, `coins-won`, and `grand-won` for a full grid; last `round-ended`.
 */
export const HoldAndWinEvent = z.discriminatedUnion("type", [
  ReelsStopped,
  LineWon,
  RespinsStarted,
  Respun,
  CoinsWon,
  GrandWon,
  RoundEnded,
]);
export type HoldAndWinEvent = z.infer<typeof HoldAndWinEvent>;

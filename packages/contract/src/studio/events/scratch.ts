import { z } from "zod";
import { MinorAmount } from "../amount.ts";
import { RoundEnded } from "./round-ended.ts";

const CellIndex = z.int().min(0).max(31);
const CardNumber = z.int().min(1).max(99);

/** Nine cells row by row, each hiding an amount in minor units. */
const MatchThreeDealt = z.object({
  type: z.literal("card-dealt"),
  cells: z.array(z.object({ prizeMinor: MinorAmount })).length(9),
});

/** Three cells hide the same amount, which is paid once. */
const MatchThreeWon = z.object({
  type: z.literal("match-won"),
  cells: z.array(CellIndex).length(3),
  payoutMinor: MinorAmount,
});

/** One step of a `scratch-match-three` round: `card-dealt`, `match-won` on a winning card, `round-ended`. The player scratches in any order. */
export const MatchThreeEvent = z.discriminatedUnion("type", [MatchThreeDealt, MatchThreeWon, RoundEnded]);
export type MatchThreeEvent = z.infer<typeof MatchThreeEvent>;

/** Two lucky numbers at the top; below them the player's own numbers, each with the amount in minor units that it wins if it is lucky. */
const LuckyNumberDealt = z.object({
  type: z.literal("card-dealt"),
  luckyNumbers: z.array(CardNumber).length(2),
  cells: z.array(z.object({ number: CardNumber, prizeMinor: MinorAmount })).length(8),
});

/** The own number in `cell` is one of the lucky ones and pays its amount. At most one per lucky number. */
const LuckyNumberWon = z.object({
  type: z.literal("number-won"),
  cell: CellIndex,
  number: CardNumber,
  payoutMinor: MinorAmount,
});

/** One step of a `scratch-lucky-number` round: `card-dealt`, a `number-won` for each lucky own number, `round-ended`. */
export const LuckyNumberEvent = z.discriminatedUnion("type", [LuckyNumberDealt, LuckyNumberWon, RoundEnded]);
export type LuckyNumberEvent = z.infer<typeof LuckyNumberEvent>;

/**
 * A tower of six floors from the ground up, with a multiplier in its roof. Each floor hides a golden bell (the climb continues) or a
 * cracked one (the climb ends below it) and shows what reaching it is worth in minor units before the multiplier. Floors above the first
 * cracked bell are drawn too, so that the whole card can be scratched.
 */
const BellTowerDealt = z.object({
  type: z.literal("card-dealt"),
  floors: z.array(z.object({ bell: z.enum(["golden", "cracked"]), prizeMinor: MinorAmount })).length(6),
  multiplier: z.int().min(1).max(100),
});

/** A golden bell was found on `floor` (from 0): the climb continues. `prizeMinor` is its worth so far; not yet a payout. */
const FloorClimbed = z.object({
  type: z.literal("floor-climbed"),
  floor: CellIndex,
  prizeMinor: MinorAmount,
});

/** The climb ended on `floor` (from 0), the highest golden bell without a cracked one below; `multiplier` is already in `payoutMinor`. */
const TowerWon = z.object({
  type: z.literal("tower-won"),
  floor: CellIndex,
  multiplier: z.int().min(1).max(100),
  payoutMinor: MinorAmount,
});

/** One step of a `scratch-bell-tower` round: `card-dealt`, a `floor-climbed` for each floor reached, `tower-won` if any was, `round-ended`. */
export const BellTowerEvent = z.discriminatedUnion("type", [
  BellTowerDealt,
  FloorClimbed,
  TowerWon,
  RoundEnded,
]);
export type BellTowerEvent = z.infer<typeof BellTowerEvent>;

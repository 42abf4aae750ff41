import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { MultiplierHundredths, ReturnText } from "../../rules/multiplier.ts";

/** The field is five tiles wide and five high. */
export const TILES = 25;

const MineCount = z
  .int()
  .min(1)
  .max(TILES - 1);
const OpenedCount = z
  .int()
  .min(1)
  .max(TILES - 1);
/** A tile, from 0 at the top left, row by row. */
const Tile = z
  .int()
  .min(0)
  .max(TILES - 1);

/** The number of mines under the 25 tiles. */
export const MinesInput = z.strictObject({ mines: MineCount });
export type MinesInput = z.infer<typeof MinesInput>;

/** Opens a closed tile, or cashes out. */
export const MinesAction = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("open"), tile: Tile }),
  z.strictObject({ type: z.literal("cash-out") }),
]);
export type MinesAction = z.infer<typeof MinesAction>;

/** The mines are laid, hidden. `nextHundredths` is the worth of the first tile. */
const FieldLaid = z.object({
  type: z.literal("field-laid"),
  mines: MineCount,
  nextHundredths: MultiplierHundredths,
});

/**
 * An opened tile has no mine. A cash-out now pays `worthMinor`; `nextHundredths` is the worth after one more tile, null if there is none
 * and the round cashes out automatically.
 */
const TileOpened = z.object({
  type: z.literal("tile-opened"),
  tile: Tile,
  opened: OpenedCount,
  multiplierHundredths: MultiplierHundredths,
  worthMinor: MinorAmount,
  nextHundredths: MultiplierHundredths.nullable(),
});

/** An opened tile has a mine: the stake is lost. */
const MineHit = z.object({ type: z.literal("mine-hit"), tile: Tile });

/** The player cashed out. */
const CashOutWon = z.object({
  type: z.literal("cash-out-won"),
  opened: OpenedCount,
  multiplierHundredths: MultiplierHundredths,
  payoutMinor: MinorAmount,
});

/** The positions of all mines, shown only when the round is decided. */
const MinesShown = z.object({ type: z.literal("mines-shown"), tiles: z.array(Tile).min(1) });

/**
 * One step of a round of mines: `field-laid` at the start, `tile-opened` for each tile without a mine; at the end `mine-hit` or
 * `cash-out-won`, then `mines-shown` and `round-ended`.
 */
export const MinesEvent = z.discriminatedUnion("type", [
  FieldLaid,
  TileOpened,
  MineHit,
  CashOutWon,
  MinesShown,
  RoundEnded,
]);
export type MinesEvent = z.infer<typeof MinesEvent>;

/** For a number of opened tiles: the pay in hundredths, the odds as one in n rounds ("12.65"), and the return of that play. */
const MinesStep = z.tuple([MultiplierHundredths, z.string().max(24), ReturnText]);

/**
 * The field, and for each number of mines the pays of one opened tile, two, three, and so on. After the last step of the list the round
 * cashes out automatically. `usual` is the play that the sheet's figures describe: a number of tiles with a number of mines, then a
 * cash-out.
 */
export const MinesLayout = z.object({
  kind: z.literal("mines"),
  columns: z.literal(5),
  tiles: z.literal(TILES),
  ladders: z.array(
    z.object({
      mines: MineCount,
      steps: z
        .array(MinesStep)
        .min(1)
        .max(TILES - 1),
    }),
  ),
  usual: z.object({ mines: MineCount, opened: OpenedCount }),
  lowestReturn: ReturnText,
  highestReturn: ReturnText,
});
export type MinesLayout = z.infer<typeof MinesLayout>;

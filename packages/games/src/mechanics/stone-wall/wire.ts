import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { SlipBetWon, SlipInput } from "../../bookmaking/slip-wire.ts";
import { PercentText } from "../../rules/multiplier.ts";
import { showLayout } from "../../shows/show-wire.ts";

/** The stones of the wall. They have the numbers 1 to 70, in rows of ten. */
export const STONES = 70;

/** A drop raises all prizes of the wall by this factor. */
const DropFactor = z.int().min(1).max(20);
/** The prize behind a stone before the drop, in stakes; 0 is an empty place. */
const StonePrize = z.int().min(0).max(200);

/** The drop, before the wall is opened. The factor 1 raises nothing. */
const DropFallen = z.strictObject({ type: z.literal("drop-fallen"), factor: DropFactor });

/** The wall is open: the prize behind each stone before the drop, in the order of the stones. */
const WallOpened = z.strictObject({
  type: z.literal("wall-opened"),
  prizes: z.array(StonePrize).length(STONES),
});

/** One step of a round: `drop-fallen` and `wall-opened` are the events of the draw. `bet-won` and `round-ended` belong to a player's bet. */
export const StoneWallEvent = z.discriminatedUnion("type", [DropFallen, WallOpened, SlipBetWon, RoundEnded]);
export type StoneWallEvent = z.infer<typeof StoneWallEvent>;

/** The bets: `stone-1` to `stone-70`. */
export const StoneWallInput = SlipInput;

/** The wall. `prizes` are the prizes behind the stones, ascending, without the drop; `drops` are the factors with their chances. */
export const StoneWallLayout = z.object({
  kind: z.literal("stone-wall"),
  prizes: z.array(z.strictObject({ prize: StonePrize, count: z.int().min(1).max(STONES) })).min(2),
  drops: z.array(z.strictObject({ factor: DropFactor, percent: PercentText })).min(1),
  ...showLayout,
});
export type StoneWallLayout = z.infer<typeof StoneWallLayout>;

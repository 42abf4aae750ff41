import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { Volatility } from "@bellwether/contract/studio/game-sheet.ts";
import { z } from "zod";
import { freeSpinsEvents, scattersWon } from "../../slots/free-spins-events.ts";
import { LineWon, linesReelsLayout, ReelsStopped } from "../lines/wire.ts";

/** The free spins to choose from. */
export const OPTIONS = 3;
/** The option of a player who stays away, which is also the one that the model's figures describe: the middle one. */
export const USUAL_OPTION = 1;

const Option = z
  .int()
  .min(0)
  .max(OPTIONS - 1);

/**
 * Reels and lines as in `LinesLayout`, and the choice: the number of scatters that starts it, and its options from the calmest to the
 * boldest. An option has so many free spins with all wins times `multiplier`. `volatility` is that of the game for a player who always takes
 * it, and `topCoins` the largest win of a round, in coins, that then comes at least once in a thousand million rounds.
 */
export const ChoiceLinesLayout = z.object({
  kind: z.literal("choice-lines"),
  ...linesReelsLayout,
  choice: z.object({
    scatters: z.int().min(1),
    options: z
      .array(
        z.object({
          spins: z.int().min(1),
          multiplier: z.int().min(1),
          volatility: Volatility,
          topCoins: z.int().min(1),
        }),
      )
      .length(OPTIONS),
  }),
});
export type ChoiceLinesLayout = z.infer<typeof ChoiceLinesLayout>;
export type FreeSpinsOption = ChoiceLinesLayout["choice"]["options"][number];

/** Takes the free spins of an option, an index into the layout's options. */
export const ChoiceLinesAction = z.strictObject({ type: z.literal("choose"), option: Option });
export type ChoiceLinesAction = z.infer<typeof ChoiceLinesAction>;

/** The scatters let the player choose among so many options; nothing of the free spins is drawn yet. */
const FreeSpinsOffered = z.object({ type: z.literal("free-spins-offered"), options: z.literal(OPTIONS) });

/** The free spins of this option follow. */
const FreeSpinsChosen = z.object({ type: z.literal("free-spins-chosen"), option: Option });

/**
 * One step of a round: `reels-stopped`, then `line-won` (by line) and `scatters-won`. Three scatters add `free-spins-offered`. The player's
 * choice adds `free-spins-chosen`, `free-spins-awarded`, `free-spins-started` and `multiplier-changed`, a `free-spin-started` with its spin
 * for each free spin, and `free-spins-ended`. `round-ended` is last.
 */
export const ChoiceLinesEvent = z.discriminatedUnion("type", [
  ReelsStopped,
  LineWon,
  scattersWon(5),
  FreeSpinsOffered,
  FreeSpinsChosen,
  ...freeSpinsEvents,
  RoundEnded,
]);
export type ChoiceLinesEvent = z.infer<typeof ChoiceLinesEvent>;

export const choiceFeature = {
  name: "choice",
  startsWith: FreeSpinsOffered.shape.type.value,
} as const;

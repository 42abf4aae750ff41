import { z } from "zod";
import { FreeSpins } from "../../slots/free-spins.ts";
import { checkReels, linesReelsShape, type Refuse } from "../lines/data.ts";
import { OPTIONS } from "./wire.ts";

/**
 * Free spins with all wins times `multiplier`. Scatters among them pay, and give no more of them. For rounds in which this option is always
 * taken, `deviation` is the standard deviation in stakes to five digits, and `topCoins` the largest win, in coins, that comes at least once
 * in a thousand million rounds. Both are computed from the reels and stand here because counting them takes seconds.
 */
const Option = z.strictObject({
  spins: FreeSpins.shape.spins,
  multiplier: FreeSpins.shape.multipliers.element,
  deviation: z.number().positive(),
  topCoins: z.int().min(1),
});
export type Option = z.infer<typeof Option>;

/**
 * The data of a lines slot whose scatters let the player choose among free spins. Spins times multiplier are the same in every option, so
 * each returns exactly as much. They are in order from the calmest to the boldest.
 */
export const ChoiceLinesData = z
  .strictObject({ ...linesReelsShape, options: z.array(Option).length(OPTIONS) })
  .check(({ value, issues }) => {
    const refuse: Refuse = (path, message) => issues.push({ code: "custom", input: value, path, message });
    checkReels(value, refuse);
    for (const [place, { spins, multiplier, deviation, topCoins }] of value.options.entries()) {
      const before = value.options[place - 1];
      if (!before) continue;
      if (spins * multiplier !== before.spins * before.multiplier)
        refuse(["options", place], "spins times multiplier differ, and so does the return");
      if (multiplier <= before.multiplier) refuse(["options", place], "the multipliers do not rise");
      if (deviation <= before.deviation || topCoins <= before.topCoins)
        refuse(["options", place], "the option is no bolder than the one before");
    }
  });
export type ChoiceLinesData = z.infer<typeof ChoiceLinesData>;

/** The reels of a model, and the options without their figures. */
export type ChoiceLinesReels = Omit<ChoiceLinesData, "options"> & {
  readonly options: readonly Pick<Option, "spins" | "multiplier">[];
};

export const spinsOfOption = ({ spins, multiplier }: Pick<Option, "spins" | "multiplier">): FreeSpins => ({
  spins,
  multipliers: [multiplier],
});

import { Cents } from "@bellwether/contract/content/cents.ts";
import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";
import { RoulettePace } from "./wire.ts";

/**
 * A table's chips and limits in euro cents; other currencies scale them. A bet is a multiple of `betUnit`, and a straight bet is at most
 * `maximumStraight`. The limit of other bets grows with their number of pockets, so that no spot can win more than another. All bets of a
 * spin together are at most `maximumStake`. With `laPartage` the table is French: half of an even-chance bet is returned on zero. With
 * `pace` the client shows a shorter spin. The market's minimum time between rounds still applies.
 */
export const RouletteData = z
  .strictObject({
    chips: Stakes,
    betUnit: Cents,
    maximumStraight: Cents,
    maximumStake: Cents,
    laPartage: z.boolean().optional(),
    pace: RoulettePace.optional(),
  })
  .refine(({ chips, betUnit }) => chips.every((chip) => chip % betUnit === 0), {
    error: "a chip is a multiple of the unit",
    path: ["chips"],
  })
  .refine(({ betUnit, laPartage }) => !laPartage || betUnit % 2 === 0, {
    error: "half of the unit is a whole amount",
    path: ["betUnit"],
  });
export type RouletteData = z.infer<typeof RouletteData>;

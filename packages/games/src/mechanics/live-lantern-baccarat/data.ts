import { z } from "zod";
import { isInReturnBand } from "../../rules/return-band.ts";
import { BaccaratData } from "../baccarat/data.ts";
import { baccaratCountsOf } from "../baccarat/figures.ts";
import { BaccaratSpot } from "../baccarat/wire.ts";
import { figuresOfLanternBet } from "./figures.ts";
import { LanternValue } from "./wire.ts";

/** A pay to one in twentieths of the bet: 17 is 0.85 to one. */
const PayTwentieths = z.int().min(1).max(400);

/**
 * A table of baccarat with two lanterns. `table` has decks, chips and limits. `paysTwentieths` are the pays of the bets while the lanterns
 * do not both burn. Each lantern shows one of `faces` by its weight: 0 is dark. If both burn, a bet on player or banker that wins with a
 * natural pays the product of the two values to one.
 */
export const LanternBaccaratData = z
  .strictObject({
    table: BaccaratData,
    paysTwentieths: z.record(BaccaratSpot, PayTwentieths),
    faces: z
      .array(z.strictObject({ value: LanternValue, weight: z.int().min(1).max(1_000) }))
      .min(2)
      .max(4),
  })
  .refine(
    (data) =>
      BaccaratSpot.options.every((spot) =>
        isInReturnBand(figuresOfLanternBet(spot, data, baccaratCountsOf(data.table.decks)).returnToPlayer),
      ),
    { error: "every bet returns 90 to 97.5 percent", path: ["paysTwentieths"] },
  );
export type LanternBaccaratData = z.infer<typeof LanternBaccaratData>;

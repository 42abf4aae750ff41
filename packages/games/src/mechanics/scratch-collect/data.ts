import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";
import {
  hasRoomForPrizes,
  Multiple,
  PrintRun,
  PrizeWeight,
  tooManyPrizes,
} from "../../scratch-cards/print-run.ts";

/** A picture to collect: `needs` of them on one card fill its meter, which pays `multiple` stakes. */
const Kind = z.strictObject({ needs: z.int().min(2).max(6), multiple: Multiple });

/** The meters (from 0) that the card fills. */
const CollectPrize = z.strictObject({
  meters: z.array(z.int().min(0).max(7)).min(1).max(3),
  weight: PrizeWeight,
});

/** The data of a card of meters: each of its `cells` hides one of the kinds. */
export const CollectData = z
  .strictObject({
    stakes: Stakes,
    printRun: PrintRun,
    cells: z.int().min(8).max(20),
    columns: z.int().min(3).max(5),
    kinds: z.array(Kind).min(4).max(8),
    prizes: z.array(CollectPrize).min(4).max(24),
  })
  .refine(hasRoomForPrizes, tooManyPrizes)
  .refine(
    ({ kinds, prizes }) => prizes.every(({ meters }) => meters.every((meter) => meter < kinds.length)),
    {
      error: "a prize for a meter that the card does not have",
      path: ["prizes"],
    },
  )
  .refine(({ prizes }) => prizes.every(({ meters }) => new Set(meters).size === meters.length), {
    error: "a prize that names a meter twice",
    path: ["prizes"],
  })
  .refine(
    ({ cells, kinds, prizes }) =>
      [{ meters: [] as number[] }, ...prizes].every(({ meters }) => {
        const full = meters.reduce((sum, meter) => sum + (kinds[meter]?.needs ?? 0), 0);
        const spare = kinds.reduce(
          (sum, { needs }, kind) => sum + (meters.includes(kind) ? 0 : needs - 1),
          0,
        );
        return full <= cells && full + spare >= cells;
      }),
    { error: "a card that cannot be filled without filling another meter", path: ["cells"] },
  );
export type CollectData = z.infer<typeof CollectData>;

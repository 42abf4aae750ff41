import { createHash } from "node:crypto";
import { MechanicId, ModelHash, ModelId } from "@bellwether/contract/studio/index.ts";
import { z } from "zod";
import type { Figures } from "../exact/figures.ts";
import { fractionText, rational } from "../exact/rational.ts";
import type { WinChances } from "../exact/win-chances.ts";
import { sortedJson } from "../fairness/sorted-json.ts";

/** An exact fraction as text, "36/37". */
const Fraction = z
  .string()
  .regex(/^[0-9]{1,2000}\/[1-9][0-9]{0,2000}$/)
  .transform((text) => {
    const [over = "", under = ""] = text.split("/");
    return rational(BigInt(over), BigInt(under));
  });

/** The chances of a model's wins: multiples of the stake, each with its chance to five digits. */
const RecordedWinChances = z.strictObject({
  reachable: z.strictObject({
    multiple: Fraction,
    chance: z.number().gt(0).max(1),
    play: z.enum(["any", "best", "aimed"]),
  }),
  atLeast: z
    .array(z.tuple([z.number().positive(), z.number().gt(0).max(1)]))
    .transform((pairs) => pairs.map(([multiple, chance]) => ({ multiple, chance }))),
});

/**
 * A file of content/models. It has the data, checked by the mechanic's own schema, and the hash of mechanic and data. Its figures are the
 * return to player, the hit rate and the largest win in stakes as exact fractions, the standard deviation in stakes, and the return of
 * bought free spins.
 */
export const ModelFile = z.strictObject({
  id: ModelId,
  mechanic: MechanicId,
  hash: ModelHash,
  figures: z.strictObject({
    returnToPlayer: Fraction,
    hitRate: Fraction,
    maxWinMultiple: Fraction,
    standardDeviation: z.number().min(0),
    bonusBuy: z
      .strictObject({
        price: z.int().min(2).max(1000),
        returnToPlayer: Fraction,
      })
      .optional(),
    winChances: RecordedWinChances.optional(),
  }),
  data: z.record(z.string(), z.json()),
});
export type ModelFile = z.infer<typeof ModelFile>;

/** The figures in the format of a model's file. */
export function figuresAsText({
  returnToPlayer,
  hitRate,
  maxWinMultiple,
  standardDeviation,
  bonusBuy,
}: Figures) {
  return {
    returnToPlayer: fractionText(returnToPlayer),
    hitRate: fractionText(hitRate),
    maxWinMultiple: fractionText(maxWinMultiple),
    standardDeviation,
    ...(bonusBuy && {
      bonusBuy: {
        ...bonusBuy,
        returnToPlayer: fractionText(bonusBuy.returnToPlayer),
      },
    }),
  };
}

/** The chances of the wins as a model's file holds them. */
export function winChancesAsText({ reachable, atLeast }: WinChances) {
  const { numerator, denominator } = reachable.multiple;
  return {
    reachable: { ...reachable, multiple: `${numerator}/${denominator}` },
    atLeast: atLeast.map(({ multiple, chance }) => [multiple, chance]),
  };
}

/** SHA-256 of a model's mechanic and data as JSON without spaces, with the keys of every object sorted by code units. */
export function modelHash(mechanic: string, data: unknown): ModelHash {
  return createHash("sha256").update(sortedJson({ data, mechanic })).digest("hex");
}

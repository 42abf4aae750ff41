import { createHash } from "node:crypto";
import { MechanicId, ModelHash, ModelId } from "@bellwether/contract/studio/index.ts";
import { z } from "zod";
import type { Figures } from "../exact/figures.ts";
import { rational } from "../exact/rational.ts";
import { sortedJson } from "./sorted-json.ts";

/** An exact fraction as text, "36/37". */
const Fraction = z
  .string()
  .regex(/^[0-9]{1,2000}\/[1-9][0-9]{0,2000}$/)
  .transform((text) => {
    const [over = "", under = ""] = text.split("/");
    return rational(BigInt(over), BigInt(under));
  });

/**
 * A file of content/models: the data that the mechanic's own schema checks, the figures that follow from it (return to player, hit rate and
 * largest win in stakes as exact fractions, the standard deviation in stakes), and the hash of mechanic and data.
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
  }),
  data: z.record(z.string(), z.json()),
});
export type ModelFile = z.infer<typeof ModelFile>;

/** The figures as a model's file holds them. */
export function figuresAsText({ returnToPlayer, hitRate, maxWinMultiple, standardDeviation }: Figures) {
  return {
    returnToPlayer: `${returnToPlayer.numerator}/${returnToPlayer.denominator}`,
    hitRate: `${hitRate.numerator}/${hitRate.denominator}`,
    maxWinMultiple: `${maxWinMultiple.numerator}/${maxWinMultiple.denominator}`,
    standardDeviation,
  };
}

/** SHA-256 of a model's mechanic and data: JSON without spaces, the keys of every object in the order of their code units. */
export function modelHash(mechanic: string, data: unknown): ModelHash {
  return createHash("sha256").update(sortedJson({ data, mechanic })).digest("hex");
}

import { createHash } from "node:crypto";
import { PurchaseId } from "@bellwether/contract/studio/game-sheet.ts";
import { MechanicId, ModelHash, ModelId } from "@bellwether/contract/studio/index.ts";
import { z } from "zod";
import type { Figures } from "../exact/figures.ts";
import { fractionText, rational } from "../exact/rational.ts";
import type { ReachableWin, WinChances } from "../exact/win-chances.ts";
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
const RecordedReachable = z.strictObject({
  multiple: Fraction,
  chance: z.number().gt(0).max(1),
  play: z.enum(["any", "best", "aimed"]),
});

const RecordedWinChances = z.strictObject({
  reachable: RecordedReachable,
  atLeast: z
    .array(z.tuple([z.number().positive(), z.number().gt(0).max(1)]))
    .transform((pairs) => pairs.map(([multiple, chance]) => ({ multiple, chance }))),
  purchases: z.array(RecordedReachable.extend({ id: PurchaseId })).optional(),
  anteBet: RecordedReachable.optional(),
});

const RecordedFigures = z.strictObject({
  returnToPlayer: Fraction,
  hitRate: Fraction,
  maxWinMultiple: Fraction,
  standardDeviation: z.number().min(0),
});

const RecordedPurchase = RecordedFigures.omit({ hitRate: true }).extend({
  id: PurchaseId,
  price: z.int().min(2).max(1000),
  spins: z.int().min(1).max(50),
  multiplier: z.int().min(1).max(100),
});

const RecordedAnteBet = RecordedFigures.extend({
  coins: z.int().min(2),
  stakeCoins: z.int().min(1),
  freeSpins: Fraction,
  freeSpinsWithout: Fraction,
});

/**
 * A file of content/models. It has the data, checked by the mechanic's own schema, and the hash of mechanic and data. Its figures are the
 * return to player, the hit rate and the largest win in stakes as exact fractions, the standard deviation in stakes, and the figures of
 * purchases and of the ante bet.
 */
export const ModelFile = z.strictObject({
  id: ModelId,
  mechanic: MechanicId,
  hash: ModelHash,
  figures: RecordedFigures.extend({
    purchases: z.array(RecordedPurchase).min(1).optional(),
    anteBet: RecordedAnteBet.optional(),
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
  purchases,
  anteBet,
}: Figures) {
  return {
    returnToPlayer: fractionText(returnToPlayer),
    hitRate: fractionText(hitRate),
    maxWinMultiple: fractionText(maxWinMultiple),
    standardDeviation,
    ...(purchases && {
      purchases: purchases.map((purchase) => ({
        ...purchase,
        returnToPlayer: fractionText(purchase.returnToPlayer),
        maxWinMultiple: fractionText(purchase.maxWinMultiple),
      })),
    }),
    ...(anteBet && {
      anteBet: {
        ...anteBet,
        returnToPlayer: fractionText(anteBet.returnToPlayer),
        hitRate: fractionText(anteBet.hitRate),
        maxWinMultiple: fractionText(anteBet.maxWinMultiple),
        freeSpins: fractionText(anteBet.freeSpins),
        freeSpinsWithout: fractionText(anteBet.freeSpinsWithout),
      },
    }),
  };
}

/** The chances of the wins as a model's file holds them. */
export function winChancesAsText({ reachable, atLeast, purchases, anteBet }: WinChances) {
  return {
    reachable: reachableAsText(reachable),
    atLeast: atLeast.map(({ multiple, chance }) => [multiple, chance]),
    ...(purchases && { purchases: purchases.map(reachableAsText) }),
    ...(anteBet && { anteBet: reachableAsText(anteBet) }),
  };
}

function reachableAsText<Win extends ReachableWin>(win: Win) {
  return { ...win, multiple: fractionText(win.multiple) };
}

/** SHA-256 of a model's mechanic and data as JSON without spaces, with the keys of every object sorted by code units. */
export function modelHash(mechanic: string, data: unknown): ModelHash {
  return createHash("sha256").update(sortedJson({ data, mechanic })).digest("hex");
}

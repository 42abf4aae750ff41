import type { Figures } from "../../exact/figures.ts";
import { rational } from "../../exact/rational.ts";

/**
 * The figures of `bell-lines` as released, 96.11 % returned. They are stored so that a process need not count 24 million spins to show its
 * sheet; a test computes them again. The fraction is long because it includes the limit on free spins: the probability of a trigger,
 * 107/12500, enters to the 30th power.
 */
export const bellLinesFigures: Figures = {
  returnToPlayer: rational(
    BigInt(
      "15723033551022122674860502517323039284200192759029384586975061164" +
        "507449575804341609974287852444905955949252030859813328529058849281",
    ),
    BigInt("1635781973066290079701760352970385525850360863842070102691650390625") * 10n ** 64n,
  ),
  hitRate: rational(918_797, 2_700_000),
  maxWinMultiple: rational(22_375),
  standardDeviation: 3.514756385106984,
};

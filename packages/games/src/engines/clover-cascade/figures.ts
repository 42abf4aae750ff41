import type { Figures } from "../../exact/figures.ts";
import { rational } from "../../exact/rational.ts";

/**
 * The figures of `clover-cascade` as released, 95.35 % returned. They are stored so that a process need not play five million combinations
 * of stops to show its sheet; a test computes them again.
 */
export const cloverCascadeFigures: Figures = {
  returnToPlayer: rational(49_142_553, 51_536_320),
  hitRate: rational(1_851_095, 5_153_632),
  maxWinMultiple: rational(10_883, 20),
  standardDeviation: 5.054797962133149,
};

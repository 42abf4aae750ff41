import type { Size } from "../../../stage/lay-out-board.ts";
import type { Pen } from "../../../stage/pen.ts";

/** The world of a title: its colours, its scenery, and its craft. */
export type CrashWorld = {
  /** Colours of the number and its outline, of the curve, and of the area under the curve. */
  ink: string;
  outline: string;
  curve: string;
  area: string;
  axis: string;
  /** Whether the curve is drawn in dashes. */
  isDashed?: boolean;
  /** Draws what is behind the run. `drift` rises with the run from 0, and moves the scenery. */
  paintScenery(pen: Pen, size: Size, drift: number): void;
  /** Draws the craft around the origin, pointing to the right, about 80 px wide. `ms` moves its flame or tail. */
  paintCraft(pen: Pen, ms: number): void;
};

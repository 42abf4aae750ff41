import type { CurveStep } from "./read-path.ts";

/** A drawing from an SVG file: its parts in the order in which they are painted, and the colours that stand for slots. */
export type Drawing = {
  parts: readonly DrawnGroup[];
  /** What stands in the file as `#d8353f` is a slot, for example `accent black 38%`. */
  slots: ReadonlyMap<string, string>;
};

export type DrawnBox = { left: number; top: number; right: number; bottom: number };

/** A group of the file. `data` has its attributes that begin with `data-`. */
export type DrawnGroup = {
  name: string;
  data: Readonly<Record<string, string>>;
  clip?: Outline | undefined;
  box: DrawnBox;
  children: readonly (DrawnGroup | DrawnShape)[];
};

export type DrawnShape = { outline: Outline; box: DrawnBox; look: DrawnLook };

export type Outline =
  | { kind: "path"; steps: readonly CurveStep[] }
  | { kind: "rect"; left: number; top: number; right: number; bottom: number; radius: number }
  | { kind: "ellipse"; x: number; y: number; across: number; down: number };

export type DrawnLook = {
  fill?: Paint | undefined;
  stroke?: Paint | undefined;
  width: number;
  cap: CanvasLineCap;
  join: CanvasLineJoin;
  opacity: number;
  shadow?: Shadow | undefined;
};

export type Shadow = Flat & { blur: number; down: number };

/** A colour as it stands in the file, or a gradient. */
export type Paint = Flat | DrawnGradient;

export type Flat = { colour: string; opacity: number };

export type DrawnGradient = {
  kind: "linear" | "radial";
  /** True if `at` is relative to the shape's box (0 to 1), false if it is in units of the drawing. */
  inBox: boolean;
  /** From and to of a linear gradient (x1, y1, x2, y2); centre and radius of a radial one. */
  at: readonly number[];
  stops: readonly (Flat & { offset: number })[];
};

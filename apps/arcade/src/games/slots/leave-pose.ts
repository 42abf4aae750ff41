import type { SlotWinVerb } from "@bellwether/contract/content/world.ts";

/** The pose of a moving symbol. `x` and `y` are its shift in sides of its cell, `rotation` is in radians. */
export type SymbolPose = {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  rotation: number;
  alpha: number;
};

export const atRest: SymbolPose = { x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0, alpha: 1 };

/** The pose of a winning symbol that leaves the grid. `share` goes from 0 to 1. At 1 the symbol is invisible. */
export function leavePose(verb: SlotWinVerb, share: number): SymbolPose {
  const rest = 1 - share;
  const still: SymbolPose = { ...atRest, alpha: rest };
  switch (verb) {
    case "burst":
      return { ...still, scaleX: 1 + share * 0.5, scaleY: 1 + share * 0.5 };
    case "bubble":
      return {
        ...still,
        x: Math.sin(share * Math.PI * 2) * 0.08,
        y: -share * 0.7,
        scaleX: rest,
        scaleY: rest,
      };
    case "fold":
      return { ...still, scaleX: rest, rotation: share * 0.25 };
    case "melt":
      return { ...still, y: share * 0.42, scaleX: 1 + share * 0.35, scaleY: rest };
    case "fly":
      return { ...still, x: share * share * 0.5, y: -share * share * 1.3, rotation: share * 0.7 };
    case "stamp":
      return {
        ...still,
        scaleX: 1.35 - share * 0.45,
        scaleY: 1.35 - share * 0.45,
        alpha: share < 0.6 ? 1 : rest / 0.4,
      };
    case "ring":
      return { ...still, scaleX: rest, scaleY: rest, rotation: share * Math.PI };
  }
}

import type { Palette, Scene, SlotCell, World } from "@bellwether/contract/content/index.ts";
import { materialColours } from "@bellwether/contract/content/material-colours.ts";
import { mix, toOklab } from "../paint/colour.ts";

/** A slot's look at a glance: silhouette, cells, scene, and the colours of the frame, the reels and the room, in OKLab. */
export type SlotLook = {
  frame: World["frame"];
  cell: SlotCell;
  scene: Scene;
  body: Lab;
  well: Lab;
  room: Lab;
};

type Lab = readonly [lightness: number, a: number, b: number];

/** Cells of one group look alike when small. */
const CELL_GROUPS: Record<SlotCell, string> = {
  tile: "square",
  window: "square",
  shelf: "row",
  porthole: "round",
  disc: "round",
  hexagon: "cut",
  rock: "cut",
  bare: "none",
};
/** The weight of each difference. A colour difference is the distance in OKLab, where black and white are 1 apart. */
const WEIGHTS = { frame: 2, cell: 0.5, cellGroup: 0.75, scene: 0.5, body: 4, well: 4, room: 3 };
/** A larger distance between two colours counts as this one. */
const MAX_COLOUR = 0.35;
/** Two slots with a smaller distance look alike. */
export const MIN_LOOK_DISTANCE = 2;

export function lookOf({ frame, cell, scene, tone, material, light }: World, palette: Palette): SlotLook {
  const { own, role, share } = materialColours[material];
  const air =
    light === "day" ? palette.high : mix(palette.high, light === "dusk" ? "#7a3a6a" : "#0a1040", 0.5);
  return {
    frame,
    cell,
    scene,
    body: toOklab(mix(own, palette[role], share)),
    well: toOklab(
      tone === "light" ? mix(palette.light, "#ffffff", 0.5) : mix(palette.deep, palette.near, 0.3),
    ),
    room: toOklab(air),
  };
}

/** The difference between two looks, 0 for equal looks. */
export function lookDistance(one: SlotLook, other: SlotLook): number {
  const colours = (["body", "well", "room"] as const).reduce(
    (sum, part) => sum + WEIGHTS[part] * Math.min(MAX_COLOUR, apart(one[part], other[part])),
    0,
  );
  return (
    colours +
    (one.frame === other.frame ? 0 : WEIGHTS.frame) +
    (one.cell === other.cell ? 0 : WEIGHTS.cell) +
    (CELL_GROUPS[one.cell] === CELL_GROUPS[other.cell] ? 0 : WEIGHTS.cellGroup) +
    (one.scene === other.scene ? 0 : WEIGHTS.scene)
  );
}

function apart(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

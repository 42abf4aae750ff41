import type { Palette } from "@bellwether/contract/content/index.ts";
import type { Placement } from "../composition/placement.ts";
import { darken } from "../paint/colour.ts";
import { radial } from "../paint/gradient.ts";
import { ellipse, toTenths } from "../paint/shape.ts";
import type { Painted } from "../scene/stage.ts";
import { lightFilter } from "./light-filter.ts";

export type PlacedSymbols = { defs: string; drawn: string };

/** Sets symbols into their scene: a shadow at the foot, shade on the far side, light along the near edge. */
export function placeSymbols(
  placements: Placement[],
  painted: Painted,
  palette: Palette,
  width: number,
): PlacedSymbols {
  const filters = new Map<string, string>();
  const drawn = placements.map((placement) => {
    const way = placement.x / width > painted.lightX ? 1 : -1;
    const far = (placement.depth ?? 0) > 0.2;
    const grade = gradeOf(placement.size);
    const id = `lit-${grade}-${way > 0 ? "left" : "right"}-${far ? "far" : "near"}`;
    if (!filters.has(id)) {
      const haze = (painted.haze ?? 0.03) * 0.7 + (far ? 0.1 : 0);
      filters.set(id, lightFilter(id, { way, haze, scale: grade / 300, palette }));
    }
    return `${shadowOf(placement, way)}<g filter="url(#${id})">${useOf(placement)}</g>`;
  });
  return { defs: contactShade(palette) + [...filters.values()].join(""), drawn: drawn.join("") };
}

/** Light is relative to a symbol's size, in a few steps so that symbols can share filters. */
const gradeOf = (size: number) => [60, 110, 180, 300].find((grade) => size <= grade * 1.3) ?? 420;

function useOf({ symbol, x, y, size, turn = 0 }: Placement): string {
  const scale = (size / 32).toFixed(3);
  return `<use href="#s-${symbol}" transform="translate(${toTenths(x)} ${toTenths(y)}) rotate(${toTenths(turn)}) scale(${scale}) translate(-16 -16)"/>`;
}

function shadowOf({ x, y, size, standing }: Placement, way: number): string {
  if (!standing) return "";
  return ellipse(x + way * size * 0.12, y + size * 0.46, size * 0.54, size * 0.1, "url(#contact)");
}

function contactShade({ deep }: Palette): string {
  const colour = darken(deep, 0.3);
  return radial("contact", [
    [0, colour, 0.66],
    [0.55, colour, 0.36],
    [1, colour, 0],
  ]);
}

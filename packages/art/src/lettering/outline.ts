import type { Font } from "fontkit";
import { itemAt } from "../paint/item-at.ts";
import { toTenths } from "../paint/shape.ts";

/** A drawing command with absolute points, y downwards. */
export type PathCommand = { verb: "M" | "L" | "Q" | "C" | "Z"; points: [number, number][] };
export type Bounds = { left: number; top: number; right: number; bottom: number };
export type Warp = (x: number, y: number) => [number, number];

const verbs = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;

/** A line of text as outlines in a font size of `size` units, with the baseline at y = 0. */
export function outlineText(font: Font, text: string, size: number, tracking = 0): PathCommand[] {
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  const commands: PathCommand[] = [];
  let pen = 0;
  run.glyphs.forEach((glyph, index) => {
    const position = itemAt(run.positions, index);
    for (const { command, args } of glyph.path.commands) {
      const points: [number, number][] = [];
      for (let at = 0; at < args.length; at += 2) {
        points.push([
          (pen + position.xOffset + itemAt(args, at)) * scale,
          -(itemAt(args, at + 1) + position.yOffset) * scale,
        ]);
      }
      commands.push({ verb: verbs[command as keyof typeof verbs], points });
    }
    pen += position.xAdvance + tracking * font.unitsPerEm;
  });
  return commands;
}

export function boundsOf(commands: PathCommand[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { points } of commands) {
    for (const [x, y] of points) {
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = Math.max(bounds.bottom, y);
    }
  }
  return bounds;
}

/** Bends outlines. Straight strokes are split first, so that they bend too. */
export function warp(commands: PathCommand[], bend: Warp): PathCommand[] {
  const bent: PathCommand[] = [];
  let last: [number, number] = [0, 0];
  for (const { verb, points } of commands) {
    const [point] = points;
    if (verb === "L" && point) {
      const [x, y] = point;
      for (const share of [0.25, 0.5, 0.75, 1]) {
        bent.push({ verb, points: [bend(last[0] + (x - last[0]) * share, last[1] + (y - last[1]) * share)] });
      }
    } else {
      bent.push({ verb, points: points.map(([x, y]) => bend(x, y)) });
    }
    last = points.at(-1) ?? last;
  }
  return bent;
}

export function pathData(commands: PathCommand[]): string {
  return commands
    .map(({ verb, points }) => verb + points.map(([x, y]) => `${toTenths(x)} ${toTenths(y)}`).join(" "))
    .join("");
}

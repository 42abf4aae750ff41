import { toTenths } from "../paint/shape.ts";
import type { Arm } from "./pose.ts";

export type Point = [x: number, y: number];
type Ink = { width: number; fill: string; outline: string; weight: number };

/** A bending tube with an outline: an arm or a leg. */
export function limb(from: Point, bend: Point, to: Point, { width, fill, outline, weight }: Ink): string {
  const d = `M${toTenths(from[0])} ${toTenths(from[1])}Q${toTenths(bend[0])} ${toTenths(bend[1])} ${toTenths(to[0])} ${toTenths(to[1])}`;
  const stroke = (colour: string, thick: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${toTenths(thick)}" stroke-linecap="round"/>`;
  return stroke(outline, width + weight * 2) + stroke(fill, width);
}

/** Where an arm's elbow and hand are, and how the forearm is turned in degrees. */
export function reach(shoulder: Point, arm: Arm, way: 1 | -1): { elbow: Point; hand: Point; turn: number } {
  const elbow: Point = [shoulder[0] + way * arm.elbow[0], shoulder[1] + arm.elbow[1]];
  const hand: Point = [shoulder[0] + way * arm.hand[0], shoulder[1] + arm.hand[1]];
  const turn = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI;
  return { elbow, hand, turn };
}

/** Draws `content` turned about a point. */
export function turned(content: string, degrees: number, [x, y]: Point): string {
  return degrees
    ? `<g transform="rotate(${toTenths(degrees)} ${toTenths(x)} ${toTenths(y)})">${content}</g>`
    : content;
}

export function shifted(content: string, x: number, y: number): string {
  return x || y ? `<g transform="translate(${toTenths(x)} ${toTenths(y)})">${content}</g>` : content;
}

import { type Composition, titlePlaceOf } from "@bellwether/contract/content/index.ts";
import type { Focus } from "../composition/placement.ts";
import type { Box } from "../lettering/set-title.ts";

export const formats = {
  portrait: { width: 480, height: 640 },
  landscape: { width: 824, height: 460 },
} as const;

export type Format = keyof typeof formats;
export type Layout = { focus: Focus; lettering: Box; side: "top" | "bottom" | "left" | "right" };

export function layoutOf(format: Format, composition: Composition, random: () => number): Layout {
  const flip = random() < 0.5;
  if (format === "landscape") {
    const left = flip ? 34 : 430;
    const focusLeft = flip ? 400 : 14;
    return {
      side: flip ? "left" : "right",
      lettering: { x: left, y: 70, width: 360, height: 320 },
      focus: { x: focusLeft, y: 24, width: 410, height: 404, landscape: true },
    };
  }
  if (titlePlaceOf(composition) === "top") {
    return {
      side: "top",
      lettering: { x: 34, y: 30, width: 412, height: 150 },
      focus: { x: 22, y: 190, width: 436, height: 420, landscape: false },
    };
  }
  return {
    side: "bottom",
    lettering: { x: 34, y: 452, width: 412, height: 156 },
    focus: { x: 18, y: 24, width: 444, height: 420, landscape: false },
  };
}

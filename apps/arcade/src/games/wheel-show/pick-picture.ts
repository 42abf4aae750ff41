import { inkOn } from "./ink-on.ts";

/** What the player chooses for bonus rounds. */
export type PickShape = "umbrella" | "balloon" | "suitcase";

const SPACE = "http://www.w3.org/2000/svg";
const LINE = "#1b1030";

/** Paths on a field of 64 by 64. `fill` is the colour of the pick, `dark` a shade of it, `metal` a fitting. */
const shapes: Record<
  PickShape,
  readonly (readonly [paint: "fill" | "dark" | "metal" | "none", d: string])[]
> = {
  umbrella: [
    ["none", "M32 8V50a6 6 0 0 1-12 0"],
    ["fill", "M6 34C6 18 18 9 32 9s26 9 26 25c-4-4-9-4-13 0-4-4-9-4-13 0-4-4-9-4-13 0-4-4-9-4-13 0Z"],
    ["dark", "M19 34C20 22 25 13 32 9c7 4 12 13 13 25-4-4-9-4-13 0-4-4-9-4-13 0Z"],
  ],
  balloon: [
    ["none", "M32 46q6 5 0 10t0 8"],
    ["fill", "M32 4c13 0 20 10 20 20 0 12-10 22-20 22S12 36 12 24C12 14 19 4 32 4Z"],
    ["dark", "M28 46h8l2 5H26Z"],
  ],
  suitcase: [
    ["none", "M24 18v-7h16v7"],
    ["fill", "M8 18h48q4 0 4 4v30q0 4-4 4H8q-4 0-4-4V22q0-4 4-4Z"],
    ["dark", "M16 18h6v38h-6ZM42 18h6v38h-6Z"],
    ["metal", "M27 33h10v7H27Z"],
  ],
};

/** A pick in its colour with its number, from 1. */
export function pickPicture(shape: PickShape, colour: string, number: number): SVGSVGElement {
  const drawing = document.createElementNS(SPACE, "svg");
  drawing.setAttribute("viewBox", "0 0 64 66");
  drawing.setAttribute("aria-hidden", "true");
  const paints = {
    fill: colour,
    dark: `color-mix(in oklab, ${colour} 72%, #000)`,
    metal: "#f6d884",
    none: "none",
  };
  for (const [paint, d] of shapes[shape]) {
    const path = document.createElementNS(SPACE, "path");
    path.setAttribute("d", d);
    path.setAttribute("fill", paints[paint]);
    path.setAttribute("stroke", LINE);
    path.setAttribute("stroke-width", "3");
    path.setAttribute("stroke-linejoin", "round");
    path.setAttribute("stroke-linecap", "round");
    drawing.append(path);
  }
  const text = document.createElementNS(SPACE, "text");
  text.setAttribute("x", "32");
  text.setAttribute("y", shape === "suitcase" ? "53" : "30");
  text.setAttribute("text-anchor", "middle");
  text.setAttribute("font-size", shape === "suitcase" ? "13" : "17");
  text.setAttribute("font-weight", "800");
  text.setAttribute("fill", inkOn(colour));
  text.textContent = String(number);
  drawing.append(text);
  return drawing;
}

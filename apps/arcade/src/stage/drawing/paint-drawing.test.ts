import { expect, it } from "vitest";
import type { Pen } from "../pen.ts";
import { colourSlots } from "./colour-slots.ts";
import { paintDrawing } from "./paint-drawing.ts";
import { readDrawing } from "./read-drawing.ts";

const svg = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <title>a lamp</title>
  <g id="palette"><rect data-slot="accent" fill="#d8353f"/></g>
  <defs>
    <clipPath id="cut"><rect x="1" y="2" width="30" height="40"/></clipPath>
    <filter id="shadow"><feDropShadow dx="0" dy="5" stdDeviation="4" flood-color="#d8353f" flood-opacity="0.5"/></filter>
    <linearGradient id="shade" x2="0" y2="1"><stop stop-color="#d8353f"/><stop offset="1" stop-color="#000000"/></linearGradient>
  </defs>
  <!-- The pole is fixed. -->
  <g id="pole" clip-path="url(#cut)" stroke="#202020" stroke-width="3">
    <path d="M10 10V90" fill="none"/>
  </g>
  <g id="head">
    <rect x="20" y="30" width="40" height="20" rx="6" fill="url(#shade)"/>
    <circle cx="40" cy="20" r="8" style="fill:#d8353f;fill-opacity:0.5" filter="url(#shadow)"/>
  </g>
</svg>`;

/** A pen that writes down what it does, and what it does it with. */
function recorder() {
  const calls: string[] = [];
  const target: Record<string, unknown> = {
    getTransform: () => ({ a: 2 }),
    createLinearGradient: (...at: number[]) => {
      const stops: string[] = [];
      return {
        addColorStop: (offset: number, colour: string) => stops.push(`${offset} ${colour}`),
        toString: () => `from ${at.slice(0, 2)} to ${at.slice(2)}: ${stops.join(", ")}`,
      };
    },
    fill: () =>
      calls.push(`fill ${target.fillStyle} shadow ${target.shadowColor ?? "none"} ${target.shadowBlur ?? 0}`),
    stroke: () => calls.push(`stroke ${target.strokeStyle} ${target.lineWidth}`),
  };
  const pen = new Proxy(target, {
    get: (_, name: string) =>
      target[name] ?? ((...values: number[]) => calls.push([name, ...values].join(" "))),
  });
  return { calls, pen: pen as unknown as Pen };
}

const doubled = { x: (at: number) => at * 2, y: (at: number) => at * 2, scale: 2 };

it("paints the groups in order, in the title's colours, where they are placed", () => {
  const drawing = readDrawing(svg);
  const { calls, pen } = recorder();
  paintDrawing(pen, drawing, colourSlots(drawing, { accent: "#00ff00" }), () => doubled);
  expect(calls).toEqual([
    "save",
    "beginPath",
    "roundRect 2 4 60 80 0",
    "clip",
    "beginPath",
    "moveTo 20 20",
    "lineTo 20 180",
    "stroke #202020 6",
    "restore",
    "save",
    "beginPath",
    "roundRect 40 60 80 40 12",
    "fill from 40,60 to 40,100: 0 #00ff00, 1 #000000 shadow none 0",
    "save",
    "beginPath",
    "ellipse 80 40 16 16 0 0 6.283185307179586",
    "fill rgba(0, 255, 0, 0.5) shadow rgba(0, 255, 0, 0.5) 16",
    "restore",
    "restore",
  ]);
});

it("leaves a part out that has no place", () => {
  const { calls, pen } = recorder();
  paintDrawing(pen, readDrawing(svg), new Map(), ({ name }) => (name === "head" ? undefined : doubled));
  expect(calls.filter((call) => call.startsWith("fill"))).toEqual([]);
});

it("keeps a circle round where a part is stretched", () => {
  const { calls, pen } = recorder();
  const wide = { ...doubled, x: (at: number) => at * 5, scale: 1 };
  paintDrawing(pen, readDrawing(svg), new Map(), () => wide);
  expect(calls).toContain("ellipse 200 40 8 8 0 0 6.283185307179586");
});

it.each([["<svg><g></svg>"], ["<svg><g>"], [""]])("refuses «%s», which is not well formed", (broken) =>
  expect(() => readDrawing(broken)).toThrow(),
);

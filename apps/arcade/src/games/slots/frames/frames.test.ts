import { slotFrames } from "@bellwether/contract/content/world.ts";
import { expect, it } from "vitest";
import { drawingFaults } from "../../../stage/drawing/drawing-faults.ts";
import { readDrawing } from "../../../stage/drawing/read-drawing.ts";
import { paletteOf } from "../../../theme/palette.ts";
import { frameSlots } from "../housing.ts";
import { type FrameRoom, placePart } from "./place-part.ts";

const files = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true });
const drawings = Object.entries(files);

const materials: Parameters<typeof frameSlots>[0] = {
  body: ["#a07040", "#805020", "#402810"],
  trim: "#ecc66a",
  trimDark: "#8b6a2b",
  outline: "#20130f",
};
const slots = Object.keys(frameSlots(materials, paletteOf(["#c98a1b"])));

it("has a drawing for each of the 29 frames, and no other", () => {
  expect(drawings.map(([path]) => path.slice(2, -4)).toSorted()).toEqual([...slotFrames]);
  expect(drawings).toHaveLength(29);
});

it.each(drawings)("%s has what can be painted, and nothing else", (_, svg) => {
  expect(drawingFaults(svg, slots)).toEqual([]);
  expect(svg).toContain('viewBox="-240 -340 1416 1200"');
});

/** An upright phone, a wide board, and a board that is too low for a sign. */
const rooms: FrameRoom[] = [
  { left: -8, right: 712, bottom: 946, sign: 112, roof: 16, foot: 16, wing: 0 },
  { left: 6, right: 930, bottom: 740, sign: 66, roof: 48, foot: 24, wing: 240 },
  { left: 6, right: 930, bottom: 740, sign: 0, roof: 48, foot: 48, wing: 240 },
];

it.each(drawings)("%s has parts that stay in order wherever they are placed", (_, svg) => {
  const { parts } = readDrawing(svg);
  for (const room of rooms) {
    const placed = parts.flatMap((part) => placePart(part, room) ?? []);
    expect(placed.length).toBeGreaterThan(1);
    for (const { x, y } of placed) {
      const across = Array.from({ length: 145 }, (_, step) => x(-250 + step * 10));
      const down = Array.from({ length: 121 }, (_, step) => y(-340 + step * 10));
      for (const line of [across, down]) expect(line).toEqual(line.toSorted((one, other) => one - other));
    }
  }
});

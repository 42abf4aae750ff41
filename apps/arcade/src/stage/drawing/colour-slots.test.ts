import { expect, it } from "vitest";
import { colourOfSlot, colourSlots } from "./colour-slots.ts";

const palette = { accent: "#d8353f", deep: "#1d3348" };

it.each([
  ["accent", "#d8353f"],
  ["accent black 50%", "#6c1b20"],
  ["accent deep 100%", "#1d3348"],
  ["deep white 50% black 50%", "#474d52"],
  ["#ffffff accent 100%", "#d8353f"],
])("mixes %s as %s", (slot, colour) => expect(colourOfSlot(slot, palette)).toBe(colour));

it.each(["gold", "accent black", "accent black 1.5%", ""])("refuses the slot «%s»", (slot) =>
  expect(() => colourOfSlot(slot, palette)).toThrow(),
);

it("gives each colour of the file what is painted instead", () => {
  const drawing = { parts: [], slots: new Map([["#123456", "deep"]]) };
  expect([...colourSlots(drawing, palette)]).toEqual([["#123456", "#1d3348"]]);
});

import { expect, it } from "vitest";
import { cellGrid } from "./cell-grid.ts";
import { CARD } from "./paint-card.ts";

const field = { width: 200, height: 100, gap: 20, top: 500 };

it("five fields in rows of three have equal margins, and the second row begins at the left", () => {
  const rects = cellGrid({ cells: 5, columns: 3 }, field);
  const [first, , third, fourth] = rects;
  expect(rects.map(({ y }) => y)).toEqual([500, 500, 500, 620, 620]);
  expect(first?.x).toBe(CARD.width - ((third?.x ?? 0) + field.width));
  expect(fourth?.x).toBe(first?.x);
});

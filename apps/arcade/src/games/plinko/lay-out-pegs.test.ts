import { describe, expect, it } from "vitest";
import { fieldOf } from "../cards/table-field.ts";
import { ballPlace, FIRST_ROW, layOutPegs } from "./lay-out-pegs.ts";

const boards = [
  [320, 240],
  [390, 480],
  [380, 320],
  [1024, 560],
  [1440, 660],
] as const;

describe.each(boards)("a board of %d × %d", (width, height) => {
  const size = fieldOf({ width, height });
  const unit = width / size.width;

  it.each([8, 12, 16])("a board contains its %d rows of pegs, with the bins below the last row", (rows) => {
    const places = layOutPegs(size, unit, rows);
    const lastRow = rows + FIRST_ROW - 2;
    expect(places.peg(rows - 1, 0).x).toBeGreaterThan(0);
    expect(places.peg(rows - 1, lastRow).x).toBeLessThan(size.width);
    expect(places.peg(rows - 1, 0).y).toBeLessThan(places.bins.y);
    expect(places.top.y).toBeGreaterThan(0);
    expect(places.bins.y + places.bins.height).toBeLessThanOrEqual(size.height);
    if (places.recent) expect(places.recent.y * unit + 10).toBeLessThanOrEqual(height);
  });

  it.each([8, 12, 16])(
    "a board moves the ball half a bin sideways at each of %d rows, into the bin with the number of its bounces to the right",
    (rows) => {
      const places = layOutPegs(size, unit, rows);
      for (const rights of [0, 3, rows]) {
        for (let row = 0; row < rows; row += 1) {
          const turned = Math.min(row, rights);
          const here = ballPlace(places, rows, row, turned);
          const next = ballPlace(places, rows, row + 1, Math.min(row + 1, rights));
          const way = row < rights ? 1 : -1;
          expect(next.x - here.x).toBeCloseTo((way * places.step) / 2);
          expect(next.y).toBeGreaterThan(here.y);
        }
        expect(ballPlace(places, rows, rows, rights)).toEqual(places.bin(rights));
      }
    },
  );
});

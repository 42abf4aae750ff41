import fc from "fast-check";
import { expect, it } from "vitest";
import { symbolGrid } from "./symbol-grid.ts";

const sizes = fc.record({ columns: fc.integer({ min: 1, max: 8 }), rows: fc.integer({ min: 1, max: 8 }) });
/** Numbers in the range of a random one. */
const numbers = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
const randomOf = (stream: Iterator<number>) => () => Number(stream.next().value);

it("no symbol of a grid has an equal one above or beside it, in all grids of up to 8 by 8", () => {
  fc.assert(
    fc.property(sizes, numbers, ({ columns, rows }, stream) => {
      const grid = symbolGrid(columns, rows, rows, randomOf(stream));
      grid.forEach((symbols, column) => {
        symbols.forEach((symbol, row) => {
          expect(symbol).not.toBe(symbols[row - 1]);
          expect(symbol).not.toBe(grid[column - 1]?.[row]);
        });
      });
    }),
  );
});

it("in three rows or fewer no symbol is on two reels side by side, so no line and no way has two", () => {
  fc.assert(
    fc.property(sizes, numbers, ({ columns, rows }, stream) => {
      const tall = Math.min(rows, 3);
      const grid = symbolGrid(columns, tall, tall, randomOf(stream));
      grid.forEach((symbols, column) => {
        expect(symbols.filter((symbol) => grid[column - 1]?.includes(symbol))).toEqual([]);
      });
    }),
  );
});

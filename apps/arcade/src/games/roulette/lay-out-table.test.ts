import { describe, expect, it } from "vitest";
import { isUpright } from "../../stage/lay-out-board.ts";
import { rectOf, restingWheel, tableRect } from "./lay-out-table.ts";
import { placeOf } from "./spot-places.ts";

const phone = { width: 390, height: 570 };
const desktop = { width: 1440, height: 680 };

describe("the roulette board", () => {
  it("the roulette board is upright on a phone, with the table inside the board", () => {
    expect(isUpright(phone)).toBe(true);
    const table = tableRect(phone);
    expect(table.x).toBeGreaterThanOrEqual(0);
    expect(table.y + table.height).toBeLessThanOrEqual(phone.height);
  });

  it("the roulette board is horizontal on a desktop, with the wheel at its left", () => {
    const wheel = restingWheel(desktop);
    expect(wheel.x + wheel.width).toBeLessThan(tableRect(desktop).x);
  });

  it.each([true, false])(
    "the roulette board keeps numbers apart and puts line bets between them (upright: %s)",
    (upright) => {
      const size = upright ? { width: 378, height: 450 } : { width: 840, height: 400 };
      const one = rectOf(placeOf({ spot: "straight-1", kind: "straight", pockets: [1] }), size, upright);
      const two = rectOf(placeOf({ spot: "straight-2", kind: "straight", pockets: [2] }), size, upright);
      const split = rectOf(placeOf({ spot: "split-1-2", kind: "split", pockets: [1, 2] }), size, upright);
      const border = upright ? two.x : one.y;
      const middle = upright ? split.x + split.width / 2 : split.y + split.height / 2;
      expect(middle).toBeCloseTo(border);
      expect(upright ? one.x + one.width : two.y + two.height).toBeCloseTo(border);
    },
  );

  it("the roulette board puts zero first and the columns last", () => {
    const size = { width: 840, height: 400 };
    const zero = rectOf(placeOf({ spot: "straight-0", kind: "straight", pockets: [0] }), size, false);
    const column = rectOf(placeOf({ spot: "column-1", kind: "column", pockets: [1] }), size, false);
    expect(zero.x).toBe(0);
    expect(column.x + column.width).toBeCloseTo(840);
  });
});

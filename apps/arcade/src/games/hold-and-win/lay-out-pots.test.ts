import { expect, it } from "vitest";
import { layOutPots } from "./lay-out-pots.ts";

const plan = { columns: 5, rows: 3, cell: { width: 164, height: 192 }, mostHeight: 276, top: 72, bottom: 92 };

it("places the pots beside the reels if there is room, otherwise in the frame above them", () => {
  expect(layOutPots(plan, { width: 1440, height: 690 })).toEqual({ isBeside: true, top: 72 });
  expect(layOutPots(plan, { width: 844, height: 300 }).isBeside).toBe(true);
  for (const board of [
    { width: 390, height: 640 },
    { width: 320, height: 330 },
  ]) {
    const { isBeside, top } = layOutPots(plan, board);
    expect(isBeside).toBe(false);
    // Two rows of at least 24 CSS pixels and a gap.
    expect(((top - 72) * (board.width - 12)) / 888).toBeGreaterThan(54);
  }
});

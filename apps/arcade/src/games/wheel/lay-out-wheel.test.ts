import { expect, it } from "vitest";
import { fieldOf } from "../cards/table-field.ts";
import { layOutWheel } from "./lay-out-wheel.ts";

it.each([
  [320, 240],
  [390, 480],
  [380, 320],
  [1024, 560],
  [1440, 660],
])("on a board of %d × %d the wheel and its prizes have room beside each other", (width, height) => {
  const size = fieldOf({ width, height });
  const unit = width / size.width;
  for (const count of [2, 6]) {
    const { centre, radius, prizes, note } = layOutWheel(size, unit, count);
    expect(radius * unit).toBeGreaterThan(80);
    expect(centre.x - radius).toBeGreaterThan(0);
    expect(centre.y - radius).toBeGreaterThan(0);
    for (const { x, y } of prizes) {
      expect(x * unit + 46).toBeLessThanOrEqual(width);
      expect(y * unit + 11).toBeLessThanOrEqual(height);
      const isBeside = x * unit - 46 >= (centre.x + radius) * unit;
      const isBelow = y * unit - 11 >= (centre.y + radius) * unit;
      expect(isBeside || isBelow).toBe(true);
    }
    if (note) expect(note.y * unit + 8).toBeLessThanOrEqual(height);
  }
});

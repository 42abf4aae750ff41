import { expect, it } from "vitest";
import { fieldOf } from "../cards/table-field.ts";
import { layOutField } from "./lay-out-field.ts";

it.each([
  [320, 290],
  [390, 520],
  [380, 320],
  [1024, 560],
  [1440, 660],
])("on a board of %d × %d every tile is inside and at least 44 pixels wide", (width, height) => {
  const size = fieldOf({ width, height });
  const unit = width / size.width;
  const { field, tile, ladder, corner } = layOutField(size, unit);
  expect(tile * unit).toBeGreaterThanOrEqual(44);
  expect(field.x).toBeGreaterThanOrEqual(0);
  expect(field.y).toBeGreaterThanOrEqual(0);
  const last = corner(24);
  expect(last.x + tile).toBeLessThanOrEqual(field.x + field.side);
  expect(last.y + tile).toBeLessThanOrEqual(field.y + field.side);
  expect(ladder.y * unit - 11).toBeGreaterThanOrEqual((field.y + field.side) * unit);
  expect(ladder.y * unit + 11).toBeLessThanOrEqual(height);
});

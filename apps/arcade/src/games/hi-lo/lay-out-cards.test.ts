import { expect, it } from "vitest";
import { CARD } from "../cards/paint-card.ts";
import { fieldOf } from "../cards/table-field.ts";
import { layOutCards } from "./lay-out-cards.ts";

/** Board sizes in CSS pixels: a small phone, a phone, a phone in landscape, a tablet and a desktop. */
it.each([
  [320, 250],
  [390, 520],
  [380, 320],
  [1024, 560],
  [1440, 660],
])("on a board of %d × %d nothing leaves the board or covers another part", (width, height) => {
  const size = fieldOf({ width, height });
  const unit = width / size.width;
  const { open, past, pastLabelY, arrows, steps, stepsLabel, soFar } = layOutCards(size, unit);
  const half = open.height / 2;
  expect(open.height * unit).toBeGreaterThan(70);
  expect(arrows.up - arrows.side).toBeGreaterThan(pastLabelY);
  expect(arrows.down + arrows.side).toBeLessThan(stepsLabel.y);
  expect(open.y - half).toBeGreaterThan(arrows.up);
  expect(stepsLabel.y).toBeLessThan(steps.y);
  expect(steps.y + steps.height).toBeLessThan(size.height);
  const last = past.at(-1);
  expect((last?.x ?? 0) + ((last?.height ?? 0) * CARD.width) / CARD.height / 2).toBeLessThan(soFar.x);
});

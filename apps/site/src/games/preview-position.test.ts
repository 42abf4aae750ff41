import { expect, it } from "vitest";
import { previewPosition } from "./preview-position.ts";

const window = { width: 1440, height: 900 };

it.each([
  ["in the middle", { left: 600, top: 400, width: 176, height: 235 }, { left: 528, top: 318 }],
  ["at the left edge", { left: 0, top: 400, width: 176, height: 235 }, { left: 12, top: 318 }],
  [
    "at the right edge, below the fold",
    { left: 1264, top: 800, width: 176, height: 235 },
    { left: 1108, top: 488 },
  ],
  ["above the window", { left: 600, top: -200, width: 176, height: 235 }, { left: 528, top: 12 }],
])("the preview of a tile %s lies fully inside the window", (_, tile, expected) => {
  expect(previewPosition(tile, 400, window)).toEqual(expected);
});

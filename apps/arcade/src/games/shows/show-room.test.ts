import { expect, it } from "vitest";
import { showRoom } from "./show-room.ts";

it.each([
  [1440, 415],
  [1024, 360],
  [390, 400],
  [320, 300],
  [844, 262],
  [354, 262],
])(
  "leaves a show at least 90 pixels of height on a stage of %i × %i, below the bar and inside the stage",
  (width, height) => {
    const room = showRoom({ width, height });
    if (!room) throw new Error("no room");
    expect(room.y).toBeGreaterThanOrEqual(48);
    expect(room.height).toBeGreaterThanOrEqual(90);
    expect(room.x).toBeGreaterThanOrEqual(0);
    expect(room.x + room.width).toBeLessThanOrEqual(width);
    expect(room.y + room.height).toBeLessThanOrEqual(height);
  },
);

it("leaves no room on a strip of 390 × 134 pixels", () => {
  expect(showRoom({ width: 390, height: 134 })).toBeUndefined();
});

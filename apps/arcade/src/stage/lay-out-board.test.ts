import { describe, expect, it } from "vitest";
import { layOutBoard, openingPicture, type Rect } from "./lay-out-board.ts";

const overlap = (one: Rect, other: Rect) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe("the board", () => {
  it("26: of a phone of 390 by 620 holds the field across, and above it no more than the title's name", () => {
    const { field, lettering, poster } = layOutBoard(
      { width: 390, height: 620 },
      { width: 1000, height: 760 },
    );
    expect(field.width).toBe(378);
    expect(poster).toBeUndefined();
    expect(lettering && overlap(lettering, field)).toBe(false);
    expect(lettering?.height).toBe(60);
  });

  it("of a desktop of 1440 by 700 holds the field's full height, the poster at its left", () => {
    const { field, lettering, poster } = layOutBoard(
      { width: 1440, height: 700 },
      { width: 1000, height: 760 },
    );
    expect(field.height).toBe(664);
    expect(lettering).toBeUndefined();
    expect(poster && poster.x + poster.width).toBeLessThan(field.x);
  });

  it.each([
    [320, 420],
    [360, 300],
    [844, 250],
    [768, 800],
    [1920, 900],
  ])("of %s by %s keeps everything inside", (width, height) => {
    const { field, lettering, poster } = layOutBoard({ width, height }, { width: 1000, height: 760 });
    for (const rect of [field, lettering, poster, openingPicture({ width, height })]) {
      if (!rect) continue;
      expect(rect.x).toBeGreaterThanOrEqual(0);
      expect(rect.y).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.width).toBeLessThanOrEqual(width);
      expect(rect.y + rect.height).toBeLessThanOrEqual(height);
    }
  });
});

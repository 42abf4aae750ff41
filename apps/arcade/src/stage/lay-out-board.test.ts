import { describe, expect, it } from "vitest";
import { layOutBoard, layOutHoused, openingPicture, type Rect } from "./lay-out-board.ts";

const overlap = (one: Rect, other: Rect) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe("the board", () => {
  it("the board on a phone of 390 by 620 gives the field the full width, with only the title's name above it", () => {
    const { field, lettering, poster } = layOutBoard(
      { width: 390, height: 620 },
      { width: 1000, height: 760 },
    );
    expect(field.width).toBe(378);
    expect(poster).toBeUndefined();
    expect(lettering && overlap(lettering, field)).toBe(false);
    expect(lettering?.height).toBe(60);
  });

  it("the board on a desktop of 1440 by 700 gives the field the full height, with the poster at its left", () => {
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
  ])("the board at %s by %s keeps everything inside", (width, height) => {
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

describe("the layout of a slot with its frame", () => {
  it.each([
    [320, 340],
    [390, 600],
    [768, 800],
    [1024, 520],
    [1440, 730],
  ])("on a board of %s by %s, the name is directly above the field, and both are inside", (width, height) => {
    const { field, lettering } = layOutHoused({ width, height }, { width: 888, height: 740 });
    expect(lettering && lettering.y + lettering.height).toBeCloseTo(field.y);
    expect(lettering?.y).toBeGreaterThanOrEqual(0);
    expect(field.x).toBeGreaterThanOrEqual(0);
    expect(field.y + field.height).toBeLessThanOrEqual(height);
  });

  it("a slot's field is at least three quarters as high as a wide board; a low board shows no name", () => {
    const field = { width: 936, height: 740 };
    expect(layOutHoused({ width: 1440, height: 730 }, field).field.height).toBeGreaterThan(730 * 0.75);
    expect(layOutHoused({ width: 844, height: 270 }, field).lettering).toBeUndefined();
  });
});

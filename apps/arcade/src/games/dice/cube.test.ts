import { describe, expect, it } from "vitest";
import { dieTurn, seenFaces } from "./cube.ts";

const middle = (turn: ReturnType<typeof dieTurn>) =>
  seenFaces(turn).map(({ value, at }) => ({ value, ...at(0, 0) }));

describe("a die", () => {
  it.each([1, 2, 3, 4, 5, 6])("a die that lies with %d up shows it nearest the viewer", (value) => {
    for (const twist of [-0.4, 0, 0.3]) {
      const distances = middle(dieTurn(value, twist, 0)).map((face) => ({
        value: face.value,
        // The middle of the face that the viewer looks at most squarely is drawn nearest the middle of the die.
        distance: Math.hypot(face.x, face.y),
      }));
      distances.sort((one, other) => one.distance - other.distance);
      expect(distances[0]?.value).toBe(value);
    }
  });

  it("a die never shows two opposite faces, however it rolls", () => {
    for (let rolls = 0; rolls < 20; rolls += 0.37) {
      const values = middle(dieTurn(3, 0.2, rolls)).map(({ value }) => value);
      expect(values.length).toBeGreaterThan(0);
      for (const value of values) expect(values).not.toContain(7 - value);
    }
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { opaquePlaces } from "./opaque-place.ts";

const MAX_PLACE = 2n ** 52n - 1n;

describe("a place in a history", () => {
  it("a place in a history is recovered from its number, which is an integer, at least 0 and exact in JSON", () => {
    const places = opaquePlaces("key", "anna", "rounds");
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: MAX_PLACE }), (place) => {
        const index = places.indexOf(place);
        expect(Number.isSafeInteger(index) && index >= 0).toBe(true);
        expect(places.placeOf(index)).toBe(place);
      }),
    );
  });

  it("a place in a history has a different number for another player, history and house, and neighbours get unrelated numbers", () => {
    const numbers = [
      opaquePlaces("key", "anna", "rounds"),
      opaquePlaces("key", "bert", "rounds"),
      opaquePlaces("key", "anna", "payments"),
      opaquePlaces("other", "anna", "rounds"),
    ].map((places) => places.indexOf(1_000n));
    expect(new Set(numbers).size).toBe(4);
    const { indexOf } = opaquePlaces("key", "anna", "rounds");
    const gaps = Array.from({ length: 100 }, (_, at) =>
      Math.abs(indexOf(BigInt(at + 1)) - indexOf(BigInt(at))),
    );
    // Of independent numbers up to 4.5e15, none is likely to be within a million of another.
    expect(Math.min(...gaps)).toBeGreaterThan(1_000_000);
  });
});

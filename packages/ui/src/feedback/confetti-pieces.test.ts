import { expect, test } from "vitest";
import { awardMs } from "./award-queue.ts";
import { confettiPieces } from "./confetti-pieces.ts";

/** A small linear congruential generator: the test's own, seeded. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test("an award has 100 pieces of confetti", () => {
  expect(confettiPieces(seeded(1))).toHaveLength(100);
});

test.each([
  ["lowest", () => 0],
  ["highest", () => 1],
  ["seed 7", seeded(7)],
])("every piece stays within its bounds with random numbers: %s", (_name, random) => {
  for (const piece of confettiPieces(random)) {
    expect(piece.leftPercent).toBeGreaterThanOrEqual(0);
    expect(piece.leftPercent).toBeLessThanOrEqual(100);
    expect([1, 2, 3, 4, 5]).toContain(piece.color);
    expect(piece.shape).toMatch(/^(strip|square|dot)$/);
  }
});

test("the last piece has fallen before its award disappears", () => {
  const latest = Math.max(...confettiPieces(() => 1).map((piece) => piece.delayMs + piece.fallMs));
  expect(latest).toBeLessThan(awardMs);
});

test("the same random numbers give the same confetti", () => {
  expect(confettiPieces(seeded(42))).toEqual(confettiPieces(seeded(42)));
});

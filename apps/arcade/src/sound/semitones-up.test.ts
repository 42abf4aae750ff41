import { expect, it } from "vitest";
import { semitonesUp } from "./semitones-up.ts";

it("raises the pitch by a semitone for each win in a chain, up to an octave", () => {
  expect([0, 1, 7].map(semitonesUp)).toEqual([1, expect.closeTo(1.0595, 4), expect.closeTo(1.4983, 4)]);
  expect([12, 13, 60].map(semitonesUp)).toEqual([2, 2, 2]);
});

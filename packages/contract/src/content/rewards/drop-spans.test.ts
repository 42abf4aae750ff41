import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { HOUR_MS } from "../../durations.ts";
import { dropSpans } from "./drop-spans.ts";

const dayWith = (from: number, lengthMs: number, first: number, last: number) => ({
  ...{ day: "2026-11-27", from: new Date(from), until: new Date(from + lengthMs), first, last },
});

it("an evening from 19:00 to 23:00 with three drops has spans until 20:20, 21:40 and 23:00", () => {
  const spans = dropSpans(dayWith(Date.parse("2026-11-27T19:00:00Z"), 4 * HOUR_MS, 4, 6));
  expect(spans.map(({ number, place, until }) => [number, place, until.toISOString().slice(11, 16)])).toEqual(
    [
      [4, 1, "20:20"],
      [5, 2, "21:40"],
      [6, 3, "23:00"],
    ],
  );
});

it("spans cover a day without a gap, and differ by a millisecond at most, also on a day of 23 or 25 hours", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(4, 23, 24, 25),
      fc.integer({ min: 1, max: 48 }),
      fc.integer({ min: 1, max: 900 }),
      (hours, count, first) => {
        const day = dayWith(Date.parse("2027-03-28T00:00:00Z"), hours * HOUR_MS, first, first + count - 1);
        const spans = dropSpans(day);
        expect(spans.map(({ number }) => number)).toEqual(spans.map((_, index) => first + index));
        expect([spans[0]?.from, spans.at(-1)?.until, spans.length]).toEqual([day.from, day.until, count]);
        for (const [index, { from, until }] of spans.entries()) {
          expect(spans[index + 1]?.from ?? until).toEqual(until);
          expect(Math.abs(+until - +from - (hours * HOUR_MS) / count)).toBeLessThanOrEqual(1);
        }
      },
    ),
    { seed: inject("seed") },
  );
});

it("a day without a drop has no span", () => {
  expect(dropSpans(dayWith(0, HOUR_MS, 5, 4))).toEqual([]);
});

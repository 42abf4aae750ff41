import { expect, it } from "vitest";
import { inParts } from "./grid-parts.ts";

it.each([0, 1, 42, 43, 90, 91, 397])(
  "splits a list of %i into parts that together make up the list",
  (count) => {
    const list = Array.from({ length: count }, (_, index) => index);
    const parts = inParts(list);
    expect(parts.flatMap(({ items }) => items)).toEqual(list);
    for (const { start, items } of parts.slice(1)) expect(items[0]).toBe(start);
    expect(parts.every(({ items }) => items.length <= 48)).toBe(true);
  },
);

import { describe, expect, it } from "vitest";
import { drawsFromWords } from "./draws.ts";
import { drawWeighted } from "./weighted.ts";

describe("a weighted table of 3, 0 and 2", () => {
  const table = [
    { name: "first", weight: 3 },
    { name: "never", weight: 0 },
    { name: "last", weight: 2 },
  ];

  it.each([
    [0, "first"],
    [2, "first"],
    [3, "last"],
    [4, "last"],
    [5, "first"],
  ])("a weighted table of 3, 0 and 2 returns for the word %d the entry %s", (word, name) => {
    expect(
      drawWeighted(
        drawsFromWords(() => word),
        table,
      ).name,
    ).toBe(name);
  });
});

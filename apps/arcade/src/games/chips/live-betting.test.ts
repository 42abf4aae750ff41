import { expect, it } from "vitest";
import { ChipTable } from "./chip-table.ts";
import { withinTable } from "./live-betting.ts";

it("a table with a maximum of 2,500 takes no more on red and odd together, although its model allows 5,000", () => {
  const model = {
    spots: ["red", "odd"].map((spot) => ({ spot, maximumBetMinor: "500000" })),
    maximumStakeMinor: "500000",
  };
  const chips = new ChipTable(withinTable(model, { maximumStakeMinor: 250_000n }));
  expect([chips.place("red", 180_000n), chips.place("odd", 180_000n)]).toEqual(["placed", "full"]);
  const wide = new ChipTable(withinTable(model, { maximumStakeMinor: 900_000n }));
  expect([wide.place("red", 500_000n), wide.place("odd", 1n)]).toEqual(["placed", "full"]);
});

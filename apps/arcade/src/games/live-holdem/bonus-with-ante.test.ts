import { describe, expect, it } from "vitest";
import { ChipTable } from "../chips/chip-table.ts";
import { mayLie, takeBonusBack } from "./bonus-with-ante.ts";

const table = () =>
  new ChipTable({
    spots: [
      { spot: "ante", maximumBetMinor: "10000" },
      { spot: "aa-bonus", maximumBetMinor: "5000" },
    ],
    maximumStakeMinor: "25000",
  });

describe("the AA bonus of live hold'em", () => {
  it("the AA bonus of live hold'em comes back with the last of two ante chips, and not with the first", () => {
    const chips = table();
    chips.place("ante", 100n);
    chips.place("ante", 200n);
    chips.place("aa-bonus", 50n);
    chips.take("ante");
    expect([takeBonusBack(chips), chips.totalMinor]).toEqual([false, 150n]);
    chips.take("ante");
    expect([takeBonusBack(chips), chips.totalMinor, chips.bets]).toEqual([true, 0n, []]);
    expect(takeBonusBack(chips)).toBe(false);
  });

  it("the AA bonus of live hold'em needs an ante of its own bet: neither none nor one that was placed before will do", () => {
    const chips = table();
    expect([mayLie(chips, "ante"), mayLie(chips, "aa-bonus")]).toEqual([true, false]);
    chips.stand([{ spot: "ante", amountMinor: "100" }]);
    expect(mayLie(chips, "aa-bonus")).toBe(false);
    chips.place("ante", 100n);
    expect(mayLie(chips, "aa-bonus")).toBe(true);
  });
});

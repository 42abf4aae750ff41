import { describe, expect, it } from "vitest";
import { ChipTable } from "./chip-table.ts";

const spot = (name: string, maximumBetMinor: string) => ({ spot: name, maximumBetMinor });
const table = () =>
  new ChipTable({
    spots: [spot("straight-17", "5000"), spot("red", "90000"), spot("split-1-2", "10000")],
    maximumStakeMinor: "95000",
  });

describe("the chips on the table", () => {
  it("the chips on the table add up per spot and in total", () => {
    const chips = table();
    chips.place("straight-17", 100n);
    chips.place("red", 500n);
    chips.place("straight-17", 50n);
    expect(chips.amountOn("straight-17")).toBe(150n);
    expect(chips.totalMinor).toBe(650n);
    expect(chips.bets).toEqual([
      { spot: "straight-17", amountMinor: "150" },
      { spot: "red", amountMinor: "500" },
    ]);
  });

  it("the chips on the table reach a spot's limit of 5,000 exactly, and never exceed it", () => {
    const chips = table();
    chips.place("straight-17", 4900n);
    expect(chips.place("straight-17", 100n)).toBe("placed");
    expect(chips.place("straight-17", 1n)).toBe("full");
    expect(chips.totalMinor).toBe(5000n);
  });

  it("the chips on the table stop at the table's limit of 95,000", () => {
    const chips = table();
    chips.place("red", 90_000n);
    chips.place("straight-17", 5000n);
    expect(chips.place("split-1-2", 10n)).toBe("full");
  });

  it("the chips on the table are undone one by one, the last first", () => {
    const chips = table();
    chips.place("red", 100n);
    chips.place("red", 500n);
    chips.undo();
    expect(chips.amountOn("red")).toBe(100n);
    chips.undo();
    chips.undo();
    expect(chips.bets).toEqual([]);
    expect(chips.canUndo).toBe(false);
  });

  it("the chips on the table do not come back with undo once they are sent as bets", () => {
    const chips = table();
    chips.place("red", 500n);
    chips.handOver();
    expect(chips.canUndo).toBe(false);
    chips.undo();
    expect(chips.bets).toEqual([]);
    chips.stand([{ spot: "red", amountMinor: "500" }]);
    chips.finish();
    chips.repeat();
    expect(chips.bets).toEqual([{ spot: "red", amountMinor: "500" }]);
  });

  it("the chips on the table return with one undo after a clear", () => {
    const chips = table();
    chips.place("red", 100n);
    chips.place("straight-17", 100n);
    chips.clear();
    expect(chips.totalMinor).toBe(0n);
    chips.undo();
    expect(chips.totalMinor).toBe(200n);
  });

  it("the chips on the table are removed after the round, and a repeat replaces the current chips by them", () => {
    const chips = table();
    expect(chips.canRepeat).toBe(false);
    chips.place("red", 100n);
    chips.finish();
    expect(chips.totalMinor).toBe(0n);
    chips.place("straight-17", 50n);
    chips.repeat();
    expect(chips.bets).toEqual([{ spot: "red", amountMinor: "100" }]);
  });

  it("the chips on the table are repeated after a void round too, whose placed bets came back, and not those of the round before it", () => {
    const chips = table();
    chips.place("straight-17", 200n);
    chips.finish();
    chips.stand([{ spot: "red", amountMinor: "100" }]);
    chips.stand([]);
    expect(chips.totalMinor).toBe(0n);
    chips.finish();
    chips.finish();
    chips.repeat();
    expect(chips.bets).toEqual([{ spot: "red", amountMinor: "100" }]);
  });

  it("the chips on the table have room for 100 on a spot with a limit of 5,000 and placed bets of 4,900, and only the new chips are sent", () => {
    const chips = table();
    chips.stand([{ spot: "straight-17", amountMinor: "4900" }]);
    expect(chips.place("straight-17", 200n)).toBe("full");
    expect(chips.place("straight-17", 100n)).toBe("placed");
    expect(chips.amountOn("straight-17")).toBe(5000n);
    expect(chips.bets).toEqual([{ spot: "straight-17", amountMinor: "100" }]);
    expect([chips.laidMinor, chips.totalMinor]).toEqual([100n, 5000n]);
    chips.undo();
    chips.undo();
    expect(chips.totalMinor).toBe(4900n);
  });

  it("the chips on the table are removed from one spot, the last chip first", () => {
    const chips = table();
    chips.place("red", 100n);
    chips.place("straight-17", 50n);
    chips.place("red", 500n);
    chips.take("red");
    chips.take("split-1-2");
    expect(chips.amountOn("red")).toBe(100n);
    expect(chips.amountOn("straight-17")).toBe(50n);
  });

  it("the chips on the table are all doubled, or none of them if one would exceed its limit of 5,000", () => {
    const chips = table();
    chips.place("straight-17", 2000n);
    chips.place("red", 100n);
    expect(chips.double()).toBe("placed");
    expect(chips.totalMinor).toBe(4200n);
    expect(chips.double()).toBe("full");
    expect(chips.totalMinor).toBe(4200n);
  });

  it("the chips on the table of a bet on several spots are all placed, or none of them if one would exceed its limit of 5,000", () => {
    const chips = table();
    const call = (amountMinor: bigint) => [
      { spot: "split-1-2", amountMinor },
      { spot: "straight-17", amountMinor },
    ];
    expect(chips.placeAll(call(4_000n))).toBe("placed");
    expect(chips.placeAll(call(2_000n))).toBe("full");
    expect(chips.bets.map(({ amountMinor }) => amountMinor)).toEqual(["4000", "4000"]);
  });

  it("the chips on the table are refused on a spot that is not in the game sheet", () => {
    expect(() => table().place("straight-37", 10n)).toThrow("straight-37");
  });

  it("the chips on the table are back after a replay of other bets: 500 on red, which undo takes off in two steps; repeat still lays 100 on 17", () => {
    const chips = table();
    chips.place("straight-17", 100n);
    chips.finish();
    chips.place("red", 200n);
    chips.place("red", 300n);
    const putBack = chips.keep();
    chips.lay([{ spot: "split-1-2", amountMinor: "7000" }]);
    chips.finish();
    putBack();
    expect(chips.bets).toEqual([{ spot: "red", amountMinor: "500" }]);
    chips.undo();
    expect(chips.totalMinor).toBe(200n);
    chips.repeat();
    expect(chips.bets).toEqual([{ spot: "straight-17", amountMinor: "100" }]);
  });
});

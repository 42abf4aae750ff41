import { describe, expect, it } from "vitest";
import { mapSymbols } from "./symbol-map.ts";

const layout = {
  symbols: [
    { id: "crown", role: "pays" as const },
    { id: "lemon", role: "pays" as const },
    { id: "melon", role: "pays" as const },
    { id: "bell", role: "wild" as const },
    { id: "ticket", role: "scatter" as const },
  ],
  paytable: [
    { symbol: "crown", count: 5, coins: 1000 },
    { symbol: "melon", count: 5, coins: 100 },
    { symbol: "melon", count: 3, coins: 10 },
    { symbol: "lemon", count: 5, coins: 50 },
    { symbol: "ticket", count: 5, coins: 1000 },
  ],
};

describe("a title's pictures", () => {
  it("a title's pictures are assigned to the symbols by rank, the lowest paying first", () => {
    const looks = mapSymbols(layout, ["fish", "crab", "octopus"]);
    expect(looks.get("lemon")?.icon).toBe("fish");
    expect(looks.get("melon")?.icon).toBe("crab");
    expect(looks.get("crown")?.icon).toBe("octopus");
  });

  it("a title's pictures give the wild a remaining picture", () => {
    expect(mapSymbols(layout, ["fish", "crab", "octopus", "shark"]).get("bell")).toEqual({
      id: "bell",
      role: "wild",
      icon: "shark",
    });
  });

  it("a title's pictures give the wild the best picture again when none remains, and the scatter a ticket", () => {
    const looks = mapSymbols(layout, ["fish", "crab", "octopus"]);
    expect(looks.get("bell")?.icon).toBe("octopus");
    expect(looks.get("ticket")?.icon).toBe("admission-tickets");
  });

  it("a title's pictures are for symbols that pay: a boost keeps its number and takes none", () => {
    const boosted = {
      ...layout,
      symbols: [...layout.symbols, { id: "boost-5", role: "boost" as const, times: 5 }],
    };
    const looks = mapSymbols(boosted, ["fish", "crab", "octopus", "shark"]);
    expect(looks.get("boost-5")).toMatchObject({ role: "boost", times: 5 });
    expect(looks.get("bell")?.icon).toBe("shark");
  });

  it("a title's pictures are repeated when there are too few, so that every symbol has one", () => {
    const looks = mapSymbols(layout, ["fish"]);
    expect([...looks.values()].every(({ icon }) => icon.length > 0)).toBe(true);
  });
});

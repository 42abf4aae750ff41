import { describe, expect, it } from "vitest";
import { rational } from "../../exact/rational.ts";
import { figuresOfSpot } from "./manifest.ts";
import { spots, spotsByName } from "./spots.ts";
import { colorOf, RED_POCKETS, WHEEL } from "./wheel.ts";

describe("the European table", () => {
  it("the European table has 157 spots of 15 kinds, each with its own name", () => {
    const counts = Object.fromEntries(
      [...Map.groupBy(spots, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]),
    );
    expect(counts).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      "first-four": 1,
      "six-line": 11,
      column: 3,
      dozen: 3,
      red: 1,
      black: 1,
      odd: 1,
      even: 1,
      low: 1,
      high: 1,
    });
    expect(spotsByName.size).toBe(spots.length);
  });

  it.each(spots.map((spot) => [spot.spot, spot] as const))(
    "the European table returns 36/37 exactly on %s",
    (_, spot) => {
      expect(figuresOfSpot(spot).returnToPlayer).toEqual(rational(36, 37));
    },
  );

  it("the European table covers each pocket from 1 to 36 by the same number of outside bets: column, dozen, colour, parity, half", () => {
    const outside = spots.filter(({ kind }) =>
      ["column", "dozen", "red", "black", "odd", "even", "low", "high"].includes(kind),
    );
    for (let pocket = 0; pocket <= 36; pocket += 1) {
      const covering = outside.filter(({ pockets }) => pockets.includes(pocket));
      expect(covering, `pocket ${pocket}`).toHaveLength(pocket === 0 ? 0 : 5);
    }
  });

  it.each([
    ["straight-0", [0], 35],
    ["split-0-2", [0, 2], 17],
    ["split-17-20", [17, 20], 17],
    ["street-34-36", [34, 35, 36], 11],
    ["trio-0-2-3", [0, 2, 3], 11],
    ["corner-32-36", [32, 33, 35, 36], 8],
    ["first-four", [0, 1, 2, 3], 8],
    ["six-line-31-36", [31, 32, 33, 34, 35, 36], 5],
    ["column-3", [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36], 2],
    ["dozen-2", [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24], 2],
    ["low", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], 1],
  ])("the European table covers with %s the pockets %j and pays %d to 1", (name, pockets, pays) => {
    expect(spotsByName.get(name)).toMatchObject({ pockets, pays });
  });

  it.each(["split-3-4", "split-1-5", "corner-3-7", "street-2-4", "six-line-34-36"])(
    "the European table has no %s, whose numbers are not adjacent",
    (name) => {
      expect(spotsByName.has(name)).toBe(false);
    },
  );
});

describe("the wheel", () => {
  it("the wheel has each pocket once, with red and black alternating after zero", () => {
    expect(WHEEL.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 37 }, (_, pocket) => pocket),
    );
    expect(colorOf(0)).toBe("green");
    expect(RED_POCKETS).toHaveLength(18);
    for (const [index, pocket] of WHEEL.slice(1).entries()) {
      expect(colorOf(pocket), `pocket ${pocket}`).toBe(index % 2 === 0 ? "red" : "black");
    }
  });
});

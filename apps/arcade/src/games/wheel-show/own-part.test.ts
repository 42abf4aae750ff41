import { describe, expect, it } from "vitest";
import { showDrawOf } from "./draw-of.ts";
import { ownPartOf } from "./own-part.ts";

const stop = (name: string, multiplier = 1) => ({ type: "wheel-stopped", segment: 0, name, multiplier });
const forecast = (spot: string, multiplier: number) => ({ type: "forecast-given", spot, multiplier });
const bet = (spot: string, amountMinor: string) => ({ spot, amountMinor });

describe("the own part in a draw", () => {
  const numbers = new Map([["5", 5]]);

  it("the own part in a draw is paid the value of each bet's own pick: 100 at 50 to 1 and 200 at 8 to 1 give 6,900", () => {
    const own = ownPartOf([
      { bets: [bet("fog", "100")], pick: 1 },
      { bets: [bet("fog", "200"), bet("5", "50")], pick: 2 },
    ]);
    const draw = showDrawOf([stop("fog"), { type: "boxes-opened", spot: "fog", values: [3, 50, 8] }]);
    expect(own.stakeOn("fog")).toBe(300n);
    expect(own.paidFor(draw, numbers)).toBe(6_900n);
    expect(own.pick).toBe(1);
  });

  it("the own part in a draw is multiplied by the wheel and by a forecast for this spot alone", () => {
    const own = ownPartOf([{ bets: [bet("5", "100")] }]);
    expect(own.paidFor(showDrawOf([forecast("5", 7), stop("5")]), numbers)).toBe(3_600n);
    expect(own.paidFor(showDrawOf([forecast("2", 7), stop("x2", 2), stop("5", 2)]), numbers)).toBe(1_100n);
  });

  it("the own part in a draw is nothing without a bet on the spot", () => {
    expect(ownPartOf([]).paidFor(showDrawOf([stop("5")]), numbers)).toBe(0n);
  });
});

describe("a draw", () => {
  it("a draw has the last stop as its spot, and the multipliers of wheel and forecast", () => {
    expect(showDrawOf([forecast("5", 3), stop("x2", 2), stop("5", 2)])).toMatchObject({
      spot: "5",
      multiplier: 6,
    });
  });

  it("a draw is refused without a stop of the wheel", () => {
    expect(() => showDrawOf([forecast("5", 3)])).toThrow("the wheel did not stop");
  });
});

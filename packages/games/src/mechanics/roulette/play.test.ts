import { describe, expect, it } from "vitest";
import { drawsFromWords } from "../../fairness/draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import { roulette } from "./manifest.ts";
import { checkLimits, parseBets } from "./parse-bets.ts";
import { playRoulette } from "./play.ts";
import { spots } from "./spots.ts";

const table = releasedData(roulette, "european-roulette");

const spin = (pocket: number, bets: Record<string, string>) => {
  const placed = Object.entries(bets).map(([spot, amountMinor]) => ({ spot, amountMinor }));
  const stakeMinor = placed.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);
  return playRoulette(
    drawsFromWords(() => pocket),
    parseBets(stakeMinor, { bets: placed }),
  );
};

describe("a spin of european roulette", () => {
  it("a spin of european roulette on 17 pays straight 36, split 18, street 12, corner 9, line 6, dozen 3 and black twice the bet", () => {
    const { events, payoutMinor } = spin(17, {
      "straight-17": "10",
      "split-16-17": "10",
      "street-16-18": "10",
      "corner-16-20": "10",
      "six-line-13-18": "10",
      "dozen-2": "10",
      black: "10",
      red: "10",
      "straight-18": "10",
    });
    expect(events[0]).toEqual({ type: "ball-landed", pocket: 17, color: "black" });
    expect(events.flatMap((event) => (event.type === "bet-won" ? [event.payoutMinor] : []))).toEqual([
      "360",
      "180",
      "120",
      "90",
      "60",
      "30",
      "20",
    ]);
    expect(payoutMinor).toBe(860n);
  });

  it("a spin of european roulette on zero does not pay even chances, columns or dozens", () => {
    expect(spin(0, { red: "10", even: "10", low: "10", "column-1": "10", "dozen-1": "10" }).payoutMinor).toBe(
      0n,
    );
    expect(spin(0, { "first-four": "10" }).payoutMinor).toBe(90n);
  });

  it("a spin of european roulette on any pocket pays exactly the 36ths of the bets that cover it, with a bet on every spot", () => {
    const all = Object.fromEntries(spots.map(({ spot }) => [spot, "180"]));
    let paid = 0n;
    for (let pocket = 0; pocket <= 36; pocket += 1) paid += spin(pocket, all).payoutMinor;
    expect(paid).toBe(36n * 157n * 180n);
  });
});

describe("bets", () => {
  const bet = (spot: unknown, amountMinor: unknown = "10") => ({ spot, amountMinor });

  it.each([
    ["no bets", { bets: [] }],
    ["no list", {}],
    ["an unknown spot", { bets: [bet("straight-37")] }],
    ["a name of every object", { bets: [bet("__proto__")] }],
    ["the same spot twice", { bets: [bet("red", "5"), bet("red", "5")] }],
    ["an amount of 0", { bets: [bet("red", "0")] }],
    ["a negative amount", { bets: [bet("red", "-10")] }],
    ["an amount of 1e21", { bets: [bet("red", "1e21")] }],
    ["half a minor unit", { bets: [bet("red", "0.5")] }],
    ["a number in place of text", { bets: [bet("red", 10)] }],
    ["a field that could mean something", { bets: [bet("red")], balance: "1" }],
    ["text", "red"],
    ["null", null],
  ])("bets are refused as invalid_input with %s", (_, input) => {
    expect(() => parseBets(10n, input)).toThrow(expect.objectContaining({ code: "invalid_input" }));
  });

  it("bets that add up to 20 are refused as invalid_stake for a stake of 30", () => {
    const input = { bets: [bet("red"), bet("odd")] };
    expect(() => parseBets(30n, input)).toThrow(expect.objectContaining({ code: "invalid_stake" }));
    expect(parseBets(20n, input)).toHaveLength(2);
  });

  it.each([
    ["at a straight bet's limit", [bet("straight-5", "5000")], true],
    ["a unit over it", [bet("straight-5", "5010")], false],
    ["at an even chance's limit", [bet("red", "90000")], true],
    ["a unit over it", [bet("red", "90010")], false],
    ["off the unit of 10", [bet("red", "15")], false],
    ["at the table's limit", [bet("red", "90000"), bet("odd", "90000"), bet("low", "20000")], true],
    ["a unit over it", [bet("red", "90000"), bet("odd", "90000"), bet("low", "20010")], false],
  ])("%s in EUR: %j is accepted: %s", (_, bets, taken) => {
    const stakeMinor = bets.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor as string), 0n);
    const check = () => checkLimits(table, parseBets(stakeMinor, { bets }), 1n);
    if (taken) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ code: "invalid_stake" }));
  });

  it("bets have limits ten times as high at a scale of 10", () => {
    const input = { bets: [bet("straight-5", "50000")] };
    expect(() => checkLimits(table, parseBets(50_000n, input), 10n)).not.toThrow();
    expect(() => checkLimits(table, parseBets(50_000n, input), 1n)).toThrow("at most 5000");
  });
});

import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { LaunderingRule } from "@bellwether/contract/office/index.ts";
import { launderingThresholdsOf } from "@bellwether/market";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlayerMove } from "../payments/index.ts";
import { findHits } from "./find-hits.ts";

const at = new Date("2026-11-20T12:00:00Z");
const before = (ms: number) => new Date(at.getTime() - ms);

const move = (
  type: "D" | "W",
  amountMinor: bigint,
  agoMs: number,
  instrument: string | null = null,
): PlayerMove => ({ type, amountMinor, at: before(agoMs), instrument });

const rulesOf = async (
  moves: readonly PlayerMove[],
  {
    staked = 1_000_000_00n,
    country = "FI",
    judged = {},
  }: { staked?: bigint; country?: string; judged?: Partial<Record<LaunderingRule, Date>> } = {},
) => {
  const hits = await findHits({
    ...{ at, currency: "EUR" as const, thresholds: launderingThresholdsOf({ country, currency: "EUR" }) },
    moves: moves.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    judgedUntil: (rule) => judged[rule],
    stakedSince: async () => staked,
  });
  return hits.map(({ rule }) => rule);
};

/** Splits an amount at the cuts. Each part is at least one minor unit. */
const partsOf = (totalMinor: bigint, cuts: readonly number[]): bigint[] => {
  const places = [...new Set(cuts.map((cut) => BigInt(Math.floor(cut * Number(totalMinor - 1n))) + 1n))];
  const ends = [...places.filter((place) => place < totalMinor), totalMinor].toSorted((a, b) =>
    a < b ? -1 : 1,
  );
  return ends.map((end, index) => end - (ends[index - 1] ?? 0n));
};

const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { maxLength: 7 });
const ago = (days: number) => fc.integer({ min: 0, max: days * DAY_MS - 1 });

describe("the rules against money laundering", () => {
  it("deposits of 2,000.00 within 180 days are a hit, in any number of parts and at any times; 1,999.99 is no hit", async () => {
    await fc.assert(
      fc.asyncProperty(cuts, ago(180), fc.boolean(), async (split, agoMs, isReached) => {
        const total = isReached ? 2_000_00n : 1_999_99n;
        const parts = partsOf(total, split);
        const moves = parts.map((part, index) => move("D", part, Math.floor(agoMs / (index + 1))));
        expect((await rulesOf(moves)).includes("deposits")).toBe(isReached);
      }),
    );
  });

  it("a deposit that is exactly 180 days old does not count towards the 2,000.00; a deposit that is a millisecond younger counts", async () => {
    const rest = move("D", 1_999_99n, HOUR_MS);
    expect(await rulesOf([rest, move("D", 1n, 180 * DAY_MS)])).not.toContain("deposits");
    expect(await rulesOf([rest, move("D", 1n, 180 * DAY_MS - 1)])).toContain("deposits");
  });

  it("a player who deposits 5,000.00 more than they withdraw within 30 days is a hit; with 4,999.99 more they are not", async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt(0n, 10_000_00n), ago(30), async (withdrawn, agoMs) => {
        const moves = (net: bigint) => [
          move("D", withdrawn + net, agoMs),
          ...(withdrawn > 0n ? [move("W", withdrawn, Math.floor(agoMs / 2))] : []),
        ];
        expect(await rulesOf(moves(5_000_00n))).toContain("net");
        expect(await rulesOf(moves(4_999_99n))).not.toContain("net");
      }),
    );
  });

  it("in Great Britain a net of 2,000.00 is a hit and 1,999.99 is not; 3 cards are a hit there, and 4 in other countries", async () => {
    expect(await rulesOf([move("D", 2_000_00n, DAY_MS)], { country: "GB" })).toContain("net");
    expect(await rulesOf([move("D", 1_999_99n, DAY_MS)], { country: "GB" })).not.toContain("net");
    const cards = ["a", "b", "c"].map((card) => move("D", 10_00n, DAY_MS, card));
    expect(await rulesOf(cards, { country: "GB" })).toEqual(["instruments"]);
    expect(await rulesOf(cards)).toEqual([]);
  });

  it("10 deposits within 24 hours are a hit; 9 are no hit; 10 are no hit either if the first is exactly 24 hours old", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: DAY_MS - 1 }), { minLength: 9, maxLength: 9 }),
        async (times) => {
          const nine = times.map((time) => move("D", 10_00n, time));
          expect(await rulesOf(nine)).toEqual([]);
          expect(await rulesOf([...nine, move("D", 10_00n, DAY_MS)])).toEqual([]);
          expect(await rulesOf([...nine, move("D", 10_00n, DAY_MS - 1)])).toEqual(["velocity"]);
        },
      ),
    );
  });

  it("500.00 in and 500.00 out with 249.99 staked is little play; with 250.00 staked, or with one cent less in or out, it is no hit", async () => {
    const moves = (deposited: bigint, withdrawn: bigint) => [
      move("D", deposited, 2 * DAY_MS),
      move("W", withdrawn, HOUR_MS),
    ];
    expect(await rulesOf(moves(500_00n, 500_00n), { staked: 249_99n })).toEqual(["little_play"]);
    expect(await rulesOf(moves(500_00n, 500_00n), { staked: 250_00n })).toEqual([]);
    expect(await rulesOf(moves(499_99n, 500_00n), { staked: 0n })).toEqual([]);
    expect(await rulesOf(moves(500_00n, 499_99n), { staked: 0n })).toEqual([]);
  });

  it("4 different cards in 30 days are a hit, however often each is used; 3 are no hit; a payment without a known card does not count", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 9 }), async (used) => {
        const known = used.map((card, index) => move("D", 10_00n, (index + 2) * DAY_MS, card));
        const all = ["a", "b", "c"].map((card, index) => move("W", 10_00n, (index + 15) * DAY_MS, card));
        const unknown = move("D", 10_00n, HOUR_MS);
        expect(await rulesOf([...known, ...all, unknown])).toEqual([]);
        expect(await rulesOf([...known, ...all, unknown, move("D", 10_00n, HOUR_MS, "d")])).toEqual([
          "instruments",
        ]);
      }),
    );
  });

  it("3 deposits of 50.00 within 7 days, each withdrawn within 24 hours, are round trips; 2 are no hit; 3 of 49.99, or withdrawn 1 ms later, are no hit either", async () => {
    const trips = (count: number, amount: bigint, stayedMs: number) =>
      Array.from({ length: count }, (_, index) => [
        move("D", amount, (index + 1) * 2 * DAY_MS),
        move("W", amount, (index + 1) * 2 * DAY_MS - stayedMs),
      ]).flat();
    expect(await rulesOf(trips(3, 50_00n, DAY_MS))).toEqual(["round_trips"]);
    expect(await rulesOf(trips(2, 50_00n, DAY_MS))).toEqual([]);
    expect(await rulesOf(trips(3, 49_99n, HOUR_MS))).toEqual([]);
    expect(await rulesOf(trips(3, 50_00n, DAY_MS + 1))).toEqual([]);
  });

  it("a payment counts for one round trip: 1 deposit and 3 withdrawals are one", async () => {
    const out = [1, 2, 3].map((hours) => move("W", 50_00n, hours * HOUR_MS));
    expect(await rulesOf([move("D", 150_00n, 4 * HOUR_MS), ...out])).toEqual([]);
  });

  it("a payment that was judged under one rule does not count for that rule again; it still counts for the others", async () => {
    const judged = { deposits: before(HOUR_MS) };
    const old = move("D", 5_000_00n, HOUR_MS);
    expect(await rulesOf([old], { judged })).toEqual(["net"]);
    expect(await rulesOf([old, move("D", 1_999_99n, MINUTE_MS)], { judged })).toEqual(["net"]);
    expect(await rulesOf([old, move("D", 2_000_00n, MINUTE_MS)], { judged })).toEqual(["deposits", "net"]);
  });

  it("thresholds are scaled: 2,000 euros are 20,000 kronor", () => {
    const { deposits, roundTrips } = launderingThresholdsOf({ country: "SE", currency: "SEK" });
    expect([deposits.sumMinor, roundTrips.sumMinor]).toEqual([20_000_00n, 500_00n]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutPrizes, type WonTier } from "./cut-prizes.ts";

const anyTier: fc.Arbitrary<WonTier> = fc.record({
  hundredths: fc.integer({ min: 100, max: 100_000_000 }),
  winners: fc.nat({ max: 1_000_000 }),
  isTop: fc.boolean(),
});
const costOf = (tiers: readonly WonTier[], pays: readonly number[]) =>
  tiers.reduce((sum, { winners }, place) => sum + BigInt(winners) * BigInt(pays[place] ?? 0), 0n);

describe("prizes under the cap of a draw", () => {
  it("prizes under the cap of a draw never cost more than the cap, are never raised, and are all paid whole while they fit", () => {
    fc.assert(
      fc.property(
        fc.array(anyTier, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (tiers, cap) => {
          const pays = cutPrizes(tiers, cap);
          expect(costOf(tiers, pays)).toBeLessThanOrEqual(BigInt(cap) * 100n);
          for (const [place, { hundredths }] of tiers.entries())
            expect(pays[place]).toBeLessThanOrEqual(hundredths);
          const whole = tiers.map(({ hundredths }) => hundredths);
          if (costOf(tiers, whole) <= BigInt(cap) * 100n) expect(pays).toEqual(whole);
        },
      ),
    );
  });

  it("prizes under the cap of a draw are cut by less than a hundredth for each winner more than the cap asks for", () => {
    fc.assert(
      fc.property(
        fc.array(anyTier, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (tiers, cap) => {
          const whole = costOf(
            tiers,
            tiers.map(({ hundredths }) => hundredths),
          );
          const due = whole < BigInt(cap) * 100n ? whole : BigInt(cap) * 100n;
          const winners = tiers.reduce((sum, tier) => sum + BigInt(tier.winners), 0n);
          expect(due - costOf(tiers, cutPrizes(tiers, cap))).toBeLessThanOrEqual(winners);
        },
      ),
    );
  });

  it("prizes under the cap of a draw pay 5,000 and 250 of 10,000 and 500 when the cap leaves half for the top, and the others whole", () => {
    const tiers = [
      { hundredths: 1_000_000, winners: 2, isTop: true },
      { hundredths: 50_000, winners: 4, isTop: true },
      { hundredths: 1_000, winners: 900, isTop: false },
    ];
    expect(cutPrizes(tiers, 20_000)).toEqual([500_000, 25_000, 1_000]);
  });

  it("prizes under the cap of a draw cut the others only below half of the cap for the top: 15,000 prices won by others, cap 20,000", () => {
    const tiers = [
      { hundredths: 2_000_000, winners: 1, isTop: true },
      { hundredths: 1_000, winners: 1_500, isTop: false },
    ];
    expect(cutPrizes(tiers, 20_000)).toEqual([1_000_000, 666]);
  });
});

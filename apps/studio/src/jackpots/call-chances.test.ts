import { MAX_POT_TIMES } from "@bellwether/contract/pot-rules.ts";
import { clockChances } from "@bellwether/games";
import { describe, expect, inject, it } from "vitest";
import { createSeededRandom } from "../testing/seeded-random.ts";
import { callAmount, callOutOf } from "./call-chances.ts";

const seed = inject("seed");
const SECONDS_IN_A_DAY = 86_400;
const CALL_SECONDS = 30;
const terms = {
  ...{ period: "hour" as const, currency: "EUR", keepsPercent: 20 },
  contributionThousandths: 160,
};
/** What a stake adds, in minor units. */
const CONTRIBUTION = terms.contributionThousandths / 1_000;

type Drawn = { second: number; entries: number; outOf: number; amountMinor: bigint; isHit: boolean };

/**
 * Plays a drop for some days: `stakesAt` says how many stakes come in a second. Each call is planned when the one before takes its first stake,
 * as the studio does.
 */
function playDrop(
  days: number,
  seedMinor: bigint,
  stakesAt: (second: number) => number,
  random: ReturnType<typeof createSeededRandom>,
) {
  let held = seedMinor;
  let parts = 0;
  let stakes = 0;
  const drawn: Drawn[] = [];
  const calls: { end: number; entries: number }[] = [];
  const plan = (second: number) => {
    while (calls[0] && calls[0].end <= second - SECONDS_IN_A_DAY) calls.shift();
    const stakesOfDay = BigInt(calls.reduce((sum, { entries }) => sum + entries, 0));
    return callOutOf({ heldMinor: held, stakesOfDay }, terms);
  };
  let next = plan(0);
  let open: { outOf: number; call: { end: number; entries: number } } | undefined;
  for (let second = 0; second < days * SECONDS_IN_A_DAY; second += 1) {
    if (open && open.call.end <= second) {
      const { outOf, call } = open;
      const chances = { entries: call.entries, outOf };
      const amountMinor = callAmount(held, chances, terms);
      const isHit = random.below(clockChances(chances)) < call.entries && amountMinor > 0n;
      drawn.push({ second, entries: call.entries, outOf, amountMinor, isHit });
      if (isHit) held -= amountMinor;
      open = undefined;
    }
    for (let stake = 0; stake < stakesAt(second); stake += 1) {
      parts += terms.contributionThousandths;
      held += BigInt(Math.floor(parts / 1_000));
      parts %= 1_000;
      stakes += 1;
      if (!open) {
        open = { outOf: next, call: { end: second + CALL_SECONDS, entries: 0 } };
        calls.push(open.call);
        open.call.entries += 1;
        next = plan(second);
      } else open.call.entries += 1;
    }
  }
  return { drawn, held, stakes };
}

describe(`the chances and the amounts of a drop's calls (SEED=${seed})`, () => {
  const random = createSeededRandom(`${seed} drops`);
  const plays: [string, number, bigint, (second: number) => number][] = [
    ["a stake each second, an untouched pot of 25.00", 6, 2_500n, () => 1],
    ["40 stakes in a burst at 20:00 and nothing else", 40, 2_500n, (s) => (s % 86_400 === 72_000 ? 40 : 0)],
    ["a lone stake in the last 20 s of every hour", 60, 2_500n, (s) => (s % 3_600 === 3_585 ? 1 : 0)],
    ["evenings of 3 stakes a second, nights of none", 4, 100n, (s) => (s % 86_400 > 60_000 ? 3 : 0)],
    ["stakes at random, a pot of 2,000.00", 3, 200_000n, () => (random.oneIn(4) ? random.below(6) : 0)],
  ];

  it.each(plays)(
    "%s: no stake's share is above 5 times what it adds, and what is paid was contributed",
    (_, days, seedMinor, stakesAt) => {
      const { drawn, held, stakes } = playDrop(days, seedMinor, stakesAt, random);
      expect(drawn.length).toBeGreaterThan(0);
      for (const { amountMinor, ...chances } of drawn)
        expect(Number(amountMinor) / clockChances(chances)).toBeLessThanOrEqual(MAX_POT_TIMES * CONTRIBUTION);
      const paid = drawn.reduce((sum, { isHit, amountMinor }) => sum + (isHit ? amountMinor : 0n), 0n);
      const contributed = BigInt(Math.floor(stakes * CONTRIBUTION));
      expect(paid + held).toBe(contributed + seedMinor);
      expect(held).toBeGreaterThanOrEqual(0n);
    },
  );

  it(`the chances and the amounts of a drop's calls at a stake each second an hourly drop falls about 24 times a day and returns what the stakes add, from the second day on`, () => {
    const { drawn } = playDrop(21, 2_500n, () => 1, random);
    const settled = drawn.filter(({ second }) => second >= SECONDS_IN_A_DAY);
    const hits = settled.filter(({ isHit }) => isHit);
    // Poisson: four standard deviations around 20 days with 24 falls.
    expect(Math.abs(hits.length - 480)).toBeLessThan(4 * Math.sqrt(480));
    const paid = hits.reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0);
    const added = 20 * SECONDS_IN_A_DAY * CONTRIBUTION;
    expect(Math.abs(paid / added - 1)).toBeLessThan(0.05);
  });

  it("the chance is the same in the first and the last minute of an hour, and the same alone as among 20 in a call", () => {
    const { drawn } = playDrop(3, 2_500n, () => 1, random);
    const steady = drawn.filter(({ second }) => second >= 2 * SECONDS_IN_A_DAY);
    const meanOf = (rows: readonly Drawn[]) =>
      rows.reduce((sum, chances) => sum + 1 / clockChances(chances), 0) / rows.length;
    const [first, last] = [
      steady.filter(({ second }) => second % 3_600 < 60),
      steady.filter(({ second }) => second % 3_600 >= 3_540),
    ];
    expect(Math.abs(meanOf(first) / meanOf(last) - 1)).toBeLessThan(0.05);
    for (const entries of [1, 2, 20]) expect(clockChances({ entries, outOf: 3_600 })).toBe(3_600);
  });
});

import { QUICKNET_INFO } from "@bellwether/contract/beacon-chains.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBeaconSigner } from "../testing/beacon-signer.ts";
import { chainHashOf } from "./beacon-chain.ts";
import { createBeacon } from "./beacon-client.ts";
import { createClockComparison } from "./compare-clocks.ts";

const { publicKey, sign } = createBeaconSigner();
/** One value holds for an hour, so that only the date tells the time. */
const info = { ...QUICKNET_INFO, public_key: publicKey, genesis_time: 1_000, period: 3_600 };
const chainHash = chainHashOf(info);
const value = { round: 2, signature: sign(2) };

type World = {
  /** The checked clock's time minus the beacon's. */
  skewMs: number;
  startMs: number;
  /** The delays of requests and answers, in turn. */
  delaysMs: readonly number[];
  /** From the beginning of a table's round to its seal, and from there to the next beginning. */
  stepsMs: readonly [number, number];
  dated?: (ms: number) => string;
};

/** Looks at the clock at the beginning and at the seal of each of a table's rounds; returns the number of the first round that is stopped. */
async function firstStopped(world: World, rounds: number): Promise<number | undefined> {
  const { skewMs, stepsMs, delaysMs } = world;
  let trueMs = 5_000_000 + world.startMs;
  let turn = 0;
  const travel = () => {
    trueMs += delaysMs[turn++ % delaysMs.length] ?? 0;
  };
  const beacon = createBeacon({
    ...{ url: "http://beacon.test", chainHash, publicKey },
    elapsedMs: () => trueMs,
    async wait(ms) {
      trueMs += ms;
    },
    async fetch(input) {
      if (String(input).endsWith("/info")) return Response.json({ ...info, hash: chainHash });
      travel();
      const date = new Date(trueMs).toUTCString();
      travel();
      return Response.json(value, { headers: { date } });
    },
  });
  const now = async () => new Date(trueMs + skewMs);
  for (let round = 1; round <= rounds; round += 1)
    for (const stepMs of stepsMs) {
      if ((await beacon.trouble(now)) === "clock_skew") return round;
      // The timed readings after the look are over before the next one.
      for (let tick = 0; tick < 5; tick += 1) await new Promise((done) => setImmediate(done));
      trueMs += stepMs;
    }
  return undefined;
}

const world = (skewMs: number, delayMs: number) =>
  fc.record({
    skewMs: fc.constant(skewMs),
    startMs: fc.nat(3_599_000),
    delaysMs: fc.array(fc.nat(delayMs), { minLength: 40, maxLength: 60 }),
    stepsMs: fc.tuple(fc.integer({ min: 3_000, max: 30_000 }), fc.integer({ min: 3_000, max: 30_000 })),
  });
const steady = (skewMs: number, delayMs: number) =>
  fc.tuple(world(skewMs, 0), fc.nat(delayMs)).map(([made, ms]) => ({ ...made, delaysMs: [ms] }));

describe("the comparison of a clock with the beacon's", () => {
  it.each([600, -600])(
    "the comparison of a clock with the beacon's stops the first round of a clock that is %d ms wrong, at its seal, if each way takes up to 60 ms",
    async (skewMs) => {
      await fc.assert(
        fc.asyncProperty(steady(skewMs, 60), async (made) => {
          expect(await firstStopped(made, 1)).toBe(1);
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each([600, -600])(
    "the comparison of a clock with the beacon's stops a clock that is %d ms wrong within 40 rounds of a table, if each way takes 0 to 60 ms at random",
    async (skewMs) => {
      await fc.assert(
        fc.asyncProperty(world(skewMs, 60), async (made) => {
          expect(await firstStopped(made, 40)).toBeLessThanOrEqual(40);
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each([1_000, -1_000])(
    "the comparison of a clock with the beacon's stops a clock that is %d ms wrong within 40 rounds of a table, if each way takes 0 to 400 ms at random",
    async (skewMs) => {
      await fc.assert(
        fc.asyncProperty(world(skewMs, 400), async (made) => {
          expect(await firstStopped(made, 40)).toBeLessThanOrEqual(40);
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each([300, -300, 500, -500])(
    "the comparison of a clock with the beacon's never stops a table whose clock is %d ms wrong in 30 rounds, if each way takes 0 to 400 ms",
    async (skewMs) => {
      await fc.assert(
        fc.asyncProperty(world(skewMs, 400), async (made) => {
          expect(await firstStopped(made, 30)).toBeUndefined();
        }),
        { numRuns: 25 },
      );
    },
  );
});

describe("a proven difference", () => {
  const date = new Date(10_000).toUTCString();
  const at = (beforeMs: number, age: string | null = null) => ({
    ...{ beforeMs, afterMs: beforeMs + 40, publishedMs: 0, date, age },
  });

  it("a proven difference holds for 60 s after the last reading that proves it", () => {
    const clock = createClockComparison();
    clock.add(at(11_501), 0);
    clock.add(at(11_501), 5_000);
    expect([clock.isSkewed(64_999), clock.isSkewed(65_000)]).toEqual([true, false]);
  });

  it("a proven difference is gone with a reading that proves the opposite, and not with one that proves nothing", () => {
    const clock = createClockComparison();
    clock.add(at(11_501), 0);
    clock.add(at(10_600), 1_000);
    expect(clock.isSkewed(1_000)).toBe(true);
    clock.add(at(10_400), 2_000);
    expect(clock.isSkewed(2_000)).toBe(false);
  });

  it("a proven difference of a clock ahead is not read from an answer of a cache that is 1 s old", () => {
    const clock = createClockComparison();
    clock.add(at(11_501, "1"), 0);
    expect(clock.isSkewed(0)).toBe(false);
    clock.add(at(13_501, "1"), 0);
    expect(clock.isSkewed(0)).toBe(true);
  });
});

import { createHash } from "node:crypto";
import type { JackpotFile } from "@bellwether/contract/content/jackpot.ts";
import { describe, expect, inject, it } from "vitest";
import { toPercent } from "../exact/rational.ts";
import { seededDraws } from "../fairness/seeded-draws.ts";
import { needsPython, runExamples } from "../testing/run-examples.ts";
import { drawPot, type PotRule } from "./draw-pot.ts";
import { dropReturn, jackpotReturn } from "./jackpot-return.ts";

const seed = inject("seed");

const seedsOf = (index: number) => ({
  serverSeed: createHash("sha256").update(`${seed}:${index}`).digest("hex"),
  clientSeed: "bellwether",
  nonce: index,
});
const network: PotRule = { kind: "network", contributionPpm: 2_345, hitEvery: 1_000 };
const drop: PotRule = { kind: "drop", contributionMilliCents: 160 };
const ROUNDS = 20_000;
const indexes = Array.from({ length: ROUNDS }, (_, index) => index);
/** A share of the rounds lies within four standard deviations of its chance. */
const isNear = (count: number, chance: number) =>
  Math.abs(count - ROUNDS * chance) <= 4 * Math.sqrt(ROUNDS * chance * (1 - chance));

describe(`what a round does to a jackpot's pot (SEED=${seed})`, () => {
  it("a stake of 1.00 adds 0.2345 cents on average and hits 1 in 10; one of 0.20 hits 1 in 50", () => {
    const draws = indexes.map((index) =>
      drawPot(seedsOf(index), "p", network, { stakeMinor: 100n, scale: 1n }),
    );
    expect(isNear(draws.filter(({ contributionMinor }) => contributionMinor === 1n).length, 0.2345)).toBe(
      true,
    );
    expect(draws.every(({ contributionMinor }) => contributionMinor <= 1n)).toBe(true);
    expect(isNear(draws.filter(({ isHit }) => isHit).length, 0.1)).toBe(true);
    const small = indexes.map((index) =>
      drawPot(seedsOf(index), "p", network, { stakeMinor: 20n, scale: 1n }),
    );
    expect(isNear(small.filter(({ isHit }) => isHit).length, 0.02)).toBe(true);
  });

  it(`what a round does to a jackpot's pot seeds that hit with a stake hit with every higher one, and in a currency of scale 10 with ten times the minor units`, () => {
    const isHit = (index: number, stakeMinor: bigint, scale = 1n) =>
      drawPot(seedsOf(index), "p", network, { stakeMinor, scale }).isHit;
    const winners = indexes.slice(0, 3_000).filter((index) => isHit(index, 20n));
    expect(winners.length).toBeGreaterThan(20);
    expect(winners.every((index) => isHit(index, 40n) && isHit(index, 200n, 10n))).toBe(true);
  });

  it("a drop gets 0.16 cents of every stake: 1 cent of 16 % of the rounds, and is never hit by seeds", () => {
    const draws = indexes.map((index) => drawPot(seedsOf(index), "d", drop, { stakeMinor: 40n, scale: 1n }));
    expect(isNear(draws.filter(({ contributionMinor }) => contributionMinor === 1n).length, 0.16)).toBe(true);
    expect(draws.some(({ isHit }) => isHit)).toBe(false);
    const other = drawPot(seedsOf(1), "d", drop, { stakeMinor: 20_000n, scale: 1n });
    expect(other).toEqual(drawPot(seedsOf(1), "d", drop, { stakeMinor: 40n, scale: 1n }));
  });

  it("the stream is another than the game's and than another pot's", () => {
    const whole: PotRule = { kind: "network", contributionPpm: 1, hitEvery: 2 ** 32 };
    const hits = (pot: string) =>
      indexes
        .slice(0, 2_000)
        .map((index) => drawPot(seedsOf(index), pot, whole, { stakeMinor: 2n ** 31n, scale: 1n }).isHit);
    const game = indexes.slice(0, 2_000).map((index) => {
      const draws = seededDraws(seedsOf(index));
      draws.below(1_000_000);
      return draws.below(2 ** 32) < 2 ** 31;
    });
    const alike = (one: boolean[], other: boolean[]) =>
      one.filter((hit, index) => hit === other[index]).length;
    for (const agreed of [alike(hits("a"), hits("b")), alike(hits("a"), game)])
      expect(Math.abs(agreed - 1_000)).toBeLessThan(4 * Math.sqrt(500));
  });

  it("a network returns its contributions and its seeds times their chances, whatever the stake: 1.15 % of the Belfry's", () => {
    const belfry: JackpotFile = {
      id: "belfry",
      name: "The Belfry",
      kind: "network",
      subCategories: [27],
      tiers: [
        { tier: "small", seed: 1_000, contributionPpm: 2_000, hitEvery: 500_000 },
        { tier: "medium", seed: 25_000, contributionPpm: 2_500, hitEvery: 25_000_000 },
        { tier: "large", seed: 500_000, contributionPpm: 3_000, hitEvery: 500_000_000 },
      ],
    };
    const shares = [20, 10_000].map((stake) => jackpotReturn(belfry, stake));
    expect(shares.map((share) => toPercent(share, 4))).toEqual(["1.1500", "1.1500"]);
  });

  it("a drop of 0.16 cents returns 0.4 % at 0.40 and 0.004 % at 40.00, and nothing below its smallest stake", () => {
    const rule = { contributionMilliCents: 160, minimumStake: 40 };
    const shares = [40, 4_000, 39].map((stake) => toPercent(dropReturn(rule, stake), 4));
    expect(shares).toEqual(["0.4000", "0.0040", "0.0000"]);
  });

  it("examples/jackpots.py computes the same for 40 rounds", () => {
    needsPython();
    const cases = indexes.slice(0, 20).flatMap((index) => {
      const { serverSeed, clientSeed, nonce } = seedsOf(index);
      const round = [serverSeed, clientSeed, String(nonce)];
      const stake = { stakeMinor: 4_000n, scale: 10n };
      return [
        {
          order: ["network", "net", "2345", "1000", "10", ...round, "4000"],
          pot: drawPot(seedsOf(index), "net", network, stake),
        },
        { order: ["drop", "d", "160", "10", ...round], pot: drawPot(seedsOf(index), "d", drop, stake) },
      ];
    });
    const printed = runExamples(
      "jackpots.py",
      cases.map(({ order }) => order),
    );
    expect(printed.map((text) => JSON.parse(text))).toEqual(
      cases.map(({ pot: { contributionMinor, isHit } }) => ({
        contributionMinor: contributionMinor.toString(),
        isHit,
      })),
    );
  });

  it.each([
    ["a stake that is no multiple of the scale", { stakeMinor: 15n, scale: 10n }, {}],
    ["a malformed server seed", { stakeMinor: 20n, scale: 1n }, { serverSeed: "A".repeat(64) }],
    ["a client seed with a colon", { stakeMinor: 20n, scale: 1n }, { clientSeed: "a:1" }],
    ["a negative nonce", { stakeMinor: 20n, scale: 1n }, { nonce: -1 }],
  ])(`what a round does to a jackpot's pot refuses %s`, (_, stake, changed) => {
    expect(() => drawPot({ ...seedsOf(1), ...changed }, "p", network, stake)).toThrow(RangeError);
  });
});

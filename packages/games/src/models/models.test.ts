import { createHash } from "node:crypto";
import { RoundScript } from "@bellwether/contract/studio/index.ts";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { toNumber, toPercent } from "../exact/rational.ts";
import { computeReturn } from "../mechanics/lines/compute-return.ts";
import { lines } from "../mechanics/lines/manifest.ts";
import type { PlayedRound } from "../rounds/fold-round.ts";
import { hasChoices } from "../rounds/has-choices.ts";
import { playUsually, usualInputs } from "../rounds/usual-play.ts";
import { areApart, RETURN_BAND } from "../search/wanted.ts";
import { playedModels } from "../testing/played-models.ts";
import { releasedData } from "../testing/released-data.ts";
import { findModel } from "./model.ts";
import { releasedModels } from "./released-models.ts";

const models = releasedModels();
const ids = [...models.keys()];
/** The slots and scratch cards that are always tested at full size. */
const ALWAYS_FULL_SIZE = new Set([
  ...["bell-lines", "clover-cascade", "moonwood-243", "olive-and-the-olympians"],
  ...["scratch-match-three", "scratch-lucky-number", "scratch-bell-tower", "the-golden-fleece"],
]);
/** Of the simulated mechanics those in which a stake can come back without a win. */
const canComeBack = new Set([
  ...["baccarat", "blackjack", "live-blackjack", "plinko", "roulette", "three-card-poker", "wheel"],
]);
/** Mechanics whose best play enumerates all draws or deals that can follow, which takes some 30 ms a round. */
const SLOW_HINTS = new Set(["video-poker", "casino-holdem", "live-holdem"]);
const isAlwaysFullSize = (id: string) => {
  const { family, mechanic } = findModel(models, id);
  return ["slots", "scratch"].includes(family) ? ALWAYS_FULL_SIZE.has(id) : !SLOW_HINTS.has(mechanic);
};
/**
 * A small model of each slot mechanic, of books and of a larger grid. Each run computes their figures again, so that changed strips are
 * noticed even if their hash was changed too. `npm run test:full` does it for every model.
 */
const ALWAYS_COMPUTED = [
  ...["bell-lines", "carrot-and-stick-up", "ghost-writer-wanted-book", "valkyrie-valet-pick"],
  ...["mammoth-task", "mushroom-parliament", "cumulus-carousel-6x6", "krakens-ledger-hold-and-win"],
  ...["ninja-night-market-ways", "viola-and-the-volcano", "saturns-ring-shop-choice"],
];
const isPlayedByChoices = (id: string) => hasChoices(findModel(models, id).rules);
const isFullSize = inject("isFullSize");
/**
 * `npm run test:full` tests every model at full size. Otherwise a model has 5 runs if its hint is slow, or if it is a slot or card outside
 * ALWAYS_FULL_SIZE, and a fifth of all runs if not.
 */
const runs = (id: string, full: number) => ({
  numRuns: isFullSize ? full : isAlwaysFullSize(id) ? Math.ceil(full / 5) : 5,
});
/** The models whose simulation is fast enough. */
const thorough = isFullSize ? ids : ids.filter(isAlwaysFullSize);
const inputs = new Map(ids.map((id) => [id, usualInputs(findModel(models, id))]));

const seeds = fc.record({
  serverSeed: fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 64, maxLength: 64 }),
  clientSeed: fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/),
  nonce: fc.nat(),
});
/** Stakes from 1.00 to 10,000,000.00 that every model can pay out exactly. */
const stakes = fc.bigInt({ min: 1n, max: 10_000_000n }).map((units) => units * 100n);

/** Tables with the rules of every casino. Their return is that of the bet with the highest return, and the sheet has the return of each bet. */
const STANDARD_TABLES = new Set([
  "french-roulette",
  "live-punto-banco",
  "live-punto-banco-vip",
  "punto-banco",
]);

describe.each(ids)("%s", (id) => {
  const { figures } = findModel(models, id);

  // Only two kinds may return more than 97.5 %: games of choices, because few players reach their figure, and tables with well-known rules.
  const most = isPlayedByChoices(id) ? 0.9999 : STANDARD_TABLES.has(id) ? 0.99 : 0.975;
  it(`a model returns ${toPercent(figures.returnToPlayer, 2)} %: between 90 and ${most * 100}`, () => {
    expect(toNumber(figures.returnToPlayer)).toBeGreaterThanOrEqual(0.9);
    expect(toNumber(figures.returnToPlayer)).toBeLessThanOrEqual(most);
  });

  it("a model pays the sum of its script's winning events, with a script that matches the contract", () => {
    fc.assert(
      fc.property(seeds, stakes, (from, stakeMinor) => {
        const outcome = play(id, from, stakeMinor);
        expect(wonIn(outcome)).toBe(outcome.payoutMinor);
        expect(outcome.script.events.at(-1)).toEqual({
          type: "round-ended",
          payoutMinor: outcome.payoutMinor.toString(),
        });
        expect(outcome.script.mechanic).toBe(findModel(models, id).mechanic);
        expect(RoundScript.parse(outcome.script)).toEqual(outcome.script);
      }),
      runs(id, 300),
    );
  });

  it("a model gives the same round for the same seeds, and a stake n times as high only pays n times as much", () => {
    fc.assert(
      fc.property(seeds, stakes, fc.bigInt({ min: 2n, max: 50n }), (from, stakeMinor, times) => {
        const once = play(id, from, stakeMinor);
        expect(play(id, from, stakeMinor).script).toEqual(once.script);
        const more = play(id, from, stakeMinor * times);
        expect(more.payoutMinor).toBe(once.payoutMinor * times);
        expect(withoutAmounts(more)).toEqual(withoutAmounts(once));
      }),
      runs(id, 100),
    );
  });

  it("a model never pays more than its maximum win", () => {
    const { numerator, denominator } = figures.maxWinMultiple;
    fc.assert(
      fc.property(seeds, (from) => play(id, from, 100n).payoutMinor * denominator <= 100n * numerator),
      runs(id, 300),
    );
  });
});

/** The first model of each mechanic: what a mechanic refuses does not depend on the model. */
const ofEachMechanic = [
  ...new Map([...models].reverse().map(([id, { mechanic }]) => [mechanic, id])).values(),
];

describe.each(isFullSize ? ids : ofEachMechanic)("%s refuses", (id) => {
  it.each([0n, -20n])("a stake of %d as invalid_stake", (stakeMinor) => {
    const input = inputOf(id, 100n);
    expect(() => findModel(models, id).rules.accept(stakeMinor, input)).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it.each([[{ bets: "red" }], [{ balanceMinor: "1" }], [[]], ["{}"], [null], [undefined], [7]])(
    "the input %j as invalid_input",
    (input) => {
      expect(() => findModel(models, id).rules.accept(100n, input)).toThrow(
        expect.objectContaining({ code: "invalid_input" }),
      );
    },
  );
});

describe("simulated with the server seed 5eed…5eed", () => {
  /** The number of rounds to simulate: fewer for games with choices, because each choice replays the round from its start. */
  const roundsOf = (id: string) =>
    isPlayedByChoices(id) ? (isFullSize ? 4_000 : 1_000) : isFullSize ? 60_000 : 6_000;

  // Rounds with choices but no best play are simulated next to their rules, with the play that their figures describe.
  const simulated = thorough.filter((id) => {
    const { rules, mechanic } = findModel(models, id);
    return rules.kind === "instant" || ["blackjack", "live-blackjack", "three-card-poker"].includes(mechanic);
  });

  it.each(simulated)(
    "%s returns its exact figure within 4 sigma, hits at the released rate, and wins 1, 2, 5 … stakes as often as its file says",
    (id) => {
      const { figures, mechanic } = findModel(models, id);
      const rounds = roundsOf(id);
      let paid = 0;
      let hits = 0;
      const reached = new Map(figures.winChances?.atLeast.map(({ multiple }) => [multiple, 0]));
      for (let nonce = 0; nonce < rounds; nonce += 1) {
        const from = { serverSeed: "5eed".repeat(16), clientSeed: "simulation", nonce };
        const { payoutMinor, stakedMinor } = play(id, from, 100n);
        // The figure counts the net result of further stakes.
        paid += Number(payoutMinor - (stakedMinor - 100n)) / 100;
        if (payoutMinor > (canComeBack.has(mechanic) ? stakedMinor : 0n)) hits += 1;
        for (const [multiple, count] of reached)
          if (Number(payoutMinor) >= multiple * 100) reached.set(multiple, count + 1);
      }
      const sigma = figures.standardDeviation / Math.sqrt(rounds);
      expect(Math.abs(paid / rounds - toNumber(figures.returnToPlayer))).toBeLessThan(4 * sigma);
      const rate = toNumber(figures.hitRate);
      expect(Math.abs(hits / rounds - rate)).toBeLessThanOrEqual(4 * Math.sqrt((rate * (1 - rate)) / rounds));
      // A rarer win occurs in fewer than ten of these rounds, too few for a comparison.
      for (const { multiple, chance } of figures.winChances?.atLeast ?? []) {
        if (chance * rounds < 10) continue;
        const spread = Math.sqrt(chance * (1 - chance) * rounds);
        const far = Math.abs((reached.get(multiple) ?? 0) - chance * rounds);
        expect(far, `wins of ${multiple} stakes or more`).toBeLessThanOrEqual(4.5 * spread);
      }
    },
  );
});

describe("the recorded figures", () => {
  const ofLines = ids.filter((id) => findModel(models, id).mechanic === "lines");

  it.each(ofLines)("the recorded figures of %s have the return computed from its reels", (id) => {
    expect(computeReturn(releasedData(lines, id))).toEqual(findModel(models, id).figures.returnToPlayer);
  });

  it.each(isFullSize ? ids : ALWAYS_COMPUTED)(
    "the recorded figures of %s equal those computed again",
    { timeout: 600_000 },
    (id) => {
      const { figures, rules } = findModel(models, id);
      const { standardDeviation, ...exact } = rules.computeFigures();
      expect(figures).toMatchObject(exact);
      expect(standardDeviation).toBeCloseTo(figures.standardDeviation, 9);
    },
  );

  it("the recorded figures are computed again in each run for one model of every slot mechanic", () => {
    const mechanicsOf = (list: readonly string[]) =>
      new Set(list.map((id) => findModel(models, id).mechanic));
    const slots = ids.filter((id) => findModel(models, id).family === "slots");
    expect(mechanicsOf(ALWAYS_COMPUTED)).toEqual(mechanicsOf(slots));
  });

  it("the recorded figures of two slots of one mechanic that titles play differ by a point of hit rate or a tenth of standard deviation", () => {
    const slots = [...playedModels()]
      .map((id) => findModel(models, id))
      .filter(({ family }) => family === "slots");
    const alike = slots.flatMap((one, place) =>
      slots
        .slice(place + 1)
        .filter((other) => one.mechanic === other.mechanic && !areApart(one.figures, other.figures))
        .map((other) => `${one.id} and ${other.id}`),
    );
    expect(alike).toEqual([]);
  });

  it("the recorded figures of a generated slot return between 94 and 97 %", () => {
    const outside = [...models.values()]
      .filter(({ id, family }) => family === "slots" && !isAlwaysFullSize(id))
      .filter(({ figures }) => {
        const returned = toNumber(figures.returnToPlayer);
        return returned < RETURN_BAND[0] || returned > RETURN_BAND[1];
      });
    expect(outside.map(({ id }) => id)).toEqual([]);
  });
});

describe("a model that was released before models had names of their own", () => {
  // Past rounds are recomputed with these rules. Do not update a digest that changed: add a new model.
  it.each([
    ["bell-lines", "300676de606ada89225224cfd2e5b36a9ab833781df0744d571ef7c413b1b345"],
    ["clover-cascade", "1354f565cfb98e346e402b1c305daddb25c5014fdc9e23ab6f4e3f8700347c63"],
    ["scratch-match-three", "5d0b5f06439c41935f753388c7f243bd8c975f7a453309ab26c27dc282afa36f"],
    ["scratch-lucky-number", "b31d0bb40671566a8ab4a788f7e8dbd95d959ae4a8c5972e8a8957d82119ab2f"],
    ["scratch-bell-tower", "6a4728d66be2e2d6b4664297e3c0f4e27063fc2c9721b6d721e5e85ca29d9dc4"],
    ["european-roulette", "6e6ff6cd6994a4fa0a633fc2f09dbcbca260b57976bab420d73e0eb80ce6025d"],
  ] as const)("%s still draws the 500 rounds it drew when it was released", (id, digest) => {
    const hash = createHash("sha256");
    for (let nonce = 0; nonce < 500; nonce += 1) {
      const from = { serverSeed: "0123456789abcdef".repeat(4), clientSeed: "released", nonce };
      const { events } = play(id, from, 100n).script;
      hash.update(JSON.stringify({ engine: id, events }));
    }
    expect(hash.digest("hex")).toBe(digest);
  });
});

type From = {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
};

/** Plays a round to its end, with the input that the figures of the sheet describe and the best play. */
function play(id: string, from: From, stakeMinor: bigint): Omit<PlayedRound, "hint"> {
  return playUsually(findModel(models, id), from, stakeMinor, inputOf(id, stakeMinor));
}

function inputOf(id: string, stakeMinor: bigint): unknown {
  return inputs.get(id)?.(stakeMinor);
}

/** The steps of a bonus that pay their prizes at once. */
const PAYING_STEPS = new Set(["wheel-turned", "die-thrown"]);

function wonIn({ script }: Pick<PlayedRound, "script">): bigint {
  let won = 0n;
  for (const event of script.events) {
    if (event.type.endsWith("-won") || PAYING_STEPS.has(event.type)) won += BigInt(String(event.payoutMinor));
  }
  return won;
}

function withoutAmounts({ script }: Pick<PlayedRound, "script">): unknown {
  return JSON.parse(JSON.stringify(script, (key, value) => (key.endsWith("Minor") ? undefined : value)));
}

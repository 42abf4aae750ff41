import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { completeDraw } from "../../rounds/fold-round.ts";
import { releasedData } from "../../testing/released-data.ts";
import { anySeeds, wonIn } from "../../testing/rounds.ts";
import { RaffleData, rafflePrizesInOrder, sharedInPrizes } from "./data.ts";
import { raffle } from "./manifest.ts";
import { outcomeIn } from "./share-prizes.ts";

const released = ["sunday-raffle", "harvest-raffle", "tombola-at-the-taqueria", "the-whole-flock"];

function rulesOf(id: string) {
  const rules = raffle.rulesOf(releasedData(raffle, id));
  if (rules.kind !== "shared" || !rules.pot) throw new Error("a raffle has no pot");
  return { ...rules, pot: rules.pot };
}

describe.each(released)("%s", (id) => {
  const data = releasedData(raffle, id);
  const rules = rulesOf(id);
  const anySold = fc
    .uniqueArray(fc.integer({ min: 1, max: data.numbers }), { minLength: 1, maxLength: 80 })
    .map((numbers) => numbers.map((number) => ({ numbers: [number] })));

  it(`a raffle pays ${sharedInPrizes(data) / 10} % of the pot to sold numbers in the order of the draw, whatever the order of the tickets`, () => {
    fc.assert(
      fc.property(anySeeds, anySold, (seeds, inputs) => {
        const drawn = rules.draw(seededDraws(seeds));
        const shared = completeDraw(rules, drawn, inputs);
        expect(completeDraw(rules, drawn, inputs.toReversed())).toEqual(shared);
        const { winners, sold } = outcomeIn(shared.events);
        const ranks = new Map((drawn.outcome as number[]).map((number, rank) => [number, rank]));
        const own = inputs.flatMap(({ numbers }) => numbers);
        expect(sold).toBe(own.length);
        // Independent of the product: all sold numbers sorted by their place in the draw.
        const inOrder = own.sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
        expect(winners).toEqual(
          rafflePrizesInOrder(data).map((permille, place) => ({ number: inOrder[place % sold], permille })),
        );
        let paidMinor = 0n;
        for (const input of inputs) {
          const { events, payoutMinor } = rules
            .accept(BigInt(data.price), input)
            .settle(rules.pot.read(shared.events));
          expect(wonIn(events)).toBe(payoutMinor);
          paidMinor += payoutMinor;
        }
        expect(paidMinor).toBe((BigInt(sold * data.price) * BigInt(sharedInPrizes(data))) / 1_000n);
      }),
      { numRuns: 15 },
    );
  });

  it("a raffle draws a first number in each tenth of the book in a tenth of 200 draws, within 4.5 sigma", () => {
    const counts = new Float64Array(10);
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const seeds = { serverSeed: "5eed".repeat(16), clientSeed: "simulation", nonce };
      const [first = 1] = rules.draw(seededDraws(seeds)).outcome as number[];
      const tenth = Math.floor(((first - 1) * 10) / data.numbers);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 20)).toBeLessThan(4.5 * Math.sqrt(18));
  });
});

describe("a raffle", () => {
  const rules = rulesOf("sunday-raffle");
  const offer =
    (stakeMinor: bigint, numbers: number[], scale = 1n) =>
    () =>
      rules.accept(stakeMinor, { numbers }).checkOffer(scale);

  it("a raffle takes 2.00 for each number", () => {
    expect(offer(400n, [7, 4_999])).not.toThrow();
    expect(offer(4_000n, [7, 4_999], 10n)).not.toThrow();
    expect(offer(200n, [7, 4_999])).toThrow(expect.objectContaining({ code: "invalid_stake" }));
  });

  it.each([
    ["no number", []],
    ["a number twice", [5, 5]],
    ["descending numbers", [6, 5]],
    ["the number 5,001", [5_001]],
    ["51 numbers", Array.from({ length: 51 }, (_, index) => index + 1)],
  ])("a raffle refuses %s", (_, numbers) => {
    expect(offer(200n, numbers)).toThrow(expect.objectContaining({ code: "invalid_input" }));
  });

  it("a raffle joins a player's tickets up to 50 numbers, each once, and does not share a number that was sold twice", () => {
    const numbers = Array.from({ length: 50 }, (_, index) => index + 1);
    expect(rules.join([{ numbers: numbers.slice(9) }, { numbers: numbers.slice(0, 9) }])).toEqual({
      numbers,
    });
    for (const other of [51, 50])
      expect(() => rules.join([{ numbers }, { numbers: [other] }])).toThrow(
        expect.objectContaining({ code: "invalid_input" }),
      );
    const { outcome } = rules.draw(
      seededDraws({ serverSeed: "5eed".repeat(16), clientSeed: "two", nonce: 0 }),
    );
    expect(() => rules.pot.share(outcome, [{ numbers: [3] }, { numbers: [3] }])).toThrow("sold once");
  });

  it("a raffle is refused as a model if its prizes share less than 90 % of the pot", () => {
    const data = releasedData(raffle, "sunday-raffle");
    const only = (permille: number) =>
      RaffleData.safeParse({ ...data, prizes: [{ permille, count: 1 }] }).success;
    expect([only(900), only(890)]).toEqual([true, false]);
  });
});

import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { completeDraw } from "../../rounds/fold-round.ts";
import { currencyScale, payableStep, playableCurrencies } from "../../rules/stakes.ts";
import { releasedData } from "../../testing/released-data.ts";
import { anySeeds, wonIn } from "../../testing/rounds.ts";
import { bingoCardOf } from "./card.ts";
import { BingoData, sharedPermille } from "./data.ts";
import { bingo } from "./manifest.ts";
import { patternsOf } from "./patterns.ts";
import { shareOf } from "./settle.ts";
import { potOutcomeIn, sharePot } from "./share-pot.ts";
import { type BingoKind, BingoKind as Kinds, type TicketWon } from "./wire.ts";

const released = ["bingo-bazaar-90", "moonlight-bingo", "bingo-bop-75", "bodega-bingo", "bingo-bus-30"];
const anySerial = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const anyTickets = fc
  .uniqueArray(anySerial, { minLength: 1, maxLength: 12 })
  .map((all) => all.sort((a, b) => a - b));
const EXAMPLE_SEEDS = { serverSeed: "5eed".repeat(16), clientSeed: "pesos", nonce: 0 };
/** Two to eight bets; two players may have the same serial. */
const anyBets = fc.array(anyTickets, { minLength: 2, maxLength: 8 });

function rulesOf(id: string) {
  const rules = bingo.rulesOf(releasedData(bingo, id));
  if (rules.kind !== "shared" || !rules.pot) throw new Error("bingo has no pot");
  return { ...rules, pot: rules.pot };
}
const numbersOf = (kind: BingoKind, serial: number) =>
  bingoCardOf(kind, serial).cells.filter((number) => number !== null);

/** Who has a prize after each ball, called one by one and without the product's counting. */
function callOneByOne(data: BingoData, balls: readonly number[], serials: readonly number[]) {
  const called = new Set<number>();
  const taken = new Map<string, { afterBalls: number; serials: number[] }>();
  for (const [index, ball] of balls.entries()) {
    called.add(ball);
    for (const { prize } of data.prizes) {
      if (taken.has(prize)) continue;
      const full = serials.filter((serial) => {
        const { cells } = bingoCardOf(data.balls, serial);
        const isOut = (cell: number) => cells[cell] === null || called.has(cells[cell] as number);
        return patternsOf(data.balls, prize)?.some((pattern) => pattern.every(isOut));
      });
      if (full.length > 0) taken.set(prize, { afterBalls: index + 1, serials: full });
    }
  }
  return taken;
}

describe("the card of a serial", () => {
  it("the card of a serial has 15 of 90 numbers: five in each row, one to three in each column of its ten, ascending downwards", () => {
    fc.assert(
      fc.property(anySerial, (serial) => {
        const { cells, columns } = bingoCardOf("90", serial);
        expect([cells.length, columns]).toEqual([27, 9]);
        for (const row of [0, 1, 2])
          expect(cells.slice(row * 9, row * 9 + 9).filter((number) => number !== null)).toHaveLength(5);
        for (let column = 0; column < 9; column += 1) {
          const numbers = [0, 1, 2].flatMap((row) => cells[row * 9 + column] ?? []);
          expect(numbers.length).toBeGreaterThanOrEqual(1);
          expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
          for (const number of numbers) expect(Math.min(8, Math.floor(number / 10))).toBe(column);
        }
        expect(new Set(numbersOf("90", serial)).size).toBe(15);
      }),
    );
  });

  it.each([
    ["75", 5, 15, 24],
    ["30", 3, 10, 9],
  ] as const)(
    "the card of a serial has %s balls in %d columns of %d numbers each: %d numbers in all",
    (kind, size, each, count) => {
      fc.assert(
        fc.property(anySerial, (serial) => {
          const { cells } = bingoCardOf(kind, serial);
          expect(new Set(numbersOf(kind, serial)).size).toBe(count);
          for (const [index, number] of cells.entries())
            if (number !== null) expect(Math.floor((number - 1) / each)).toBe(index % size);
          expect(cells[12] === null).toBe(kind === "75");
        }),
      );
    },
  );

  it.each(Kinds.options)(
    "the card of a serial holds each of the %s numbers equally often within its column, within 5 sigma of 20,000 cards",
    (kind) => {
      const counts = new Map<number, number>();
      for (let serial = 0; serial < 20_000; serial += 1)
        for (const number of numbersOf(kind, serial * 7_919))
          counts.set(number, (counts.get(number) ?? 0) + 1);
      expect(counts.size).toBe(Number(kind));
      // Columns of nine and eleven numbers, and the column with the free centre, have their own rates.
      const columnOf = (number: number) =>
        kind === "90"
          ? Math.min(8, Math.floor(number / 10))
          : Math.floor((number - 1) / (kind === "75" ? 15 : 10));
      const columns = Map.groupBy(counts, ([number]) => columnOf(number));
      for (const column of columns.values()) {
        const mean = column.reduce((sum, [, count]) => sum + count, 0) / column.length;
        for (const [number, count] of column)
          expect(Math.abs(count - mean), `${number}`).toBeLessThan(5 * Math.sqrt(mean));
      }
    },
  );
});

describe.each(released)("%s", (id) => {
  const data = releasedData(bingo, id);
  const rules = rulesOf(id);
  const played = (seeds: Parameters<typeof seededDraws>[0], bets: readonly number[][]) => {
    const inputs = bets.map((serials) => ({ serials }));
    const balls = rules.draw(seededDraws(seeds)).outcome as number[];
    return { inputs, balls, shared: completeDraw(rules, { outcome: balls, events: [] }, inputs) };
  };

  it("bingo gives each prize to the tickets that have it first when the balls are called one by one", () => {
    fc.assert(
      fc.property(anySeeds, anyBets, (seeds, bets) => {
        const { balls, shared } = played(seeds, bets);
        const { taken, numbers, tickets } = potOutcomeIn(shared.events);
        const expected = callOneByOne(data, balls, bets.flat());
        expect(tickets).toBe(bets.flat().length);
        expect(numbers).toEqual(
          balls.slice(0, Math.max(...[...expected.values()].map((each) => each.afterBalls))),
        );
        expect(taken.map(({ prize, afterBalls, winners }) => [prize, afterBalls, winners])).toEqual(
          data.prizes.map(({ prize }) => [
            prize,
            expected.get(prize)?.afterBalls,
            expected.get(prize)?.serials.length,
          ]),
        );
      }),
      { numRuns: inject("isFullSize") ? 40 : 8 },
    );
  });

  it(`bingo pays out ${sharedPermille(data) / 10} % of the pot, less than a cent for each winning ticket rounded down, whatever the order of the bets`, () => {
    fc.assert(
      fc.property(anySeeds, anyBets, (seeds, bets) => {
        const { inputs, shared, balls } = played(seeds, bets);
        expect(sharePot(data, balls, inputs.toReversed())).toEqual(shared);
        const priceMinor = BigInt(data.price);
        let paidMinor = 0n;
        for (const input of inputs) {
          const { events, payoutMinor } = rules
            .accept(BigInt(input.serials.length) * priceMinor, input)
            .settle(rules.pot.read(shared.events));
          expect(wonIn(events)).toBe(payoutMinor);
          paidMinor += payoutMinor;
        }
        const potMinor = BigInt(bets.flat().length) * priceMinor;
        const exact = (potMinor * BigInt(sharedPermille(data))) / 1_000n;
        const winners = potOutcomeIn(shared.events).taken.reduce((sum, each) => sum + each.winners, 0);
        expect(paidMinor).toBeLessThanOrEqual(exact);
        expect(exact - paidMinor).toBeLessThanOrEqual(BigInt(winners));
      }),
      { numRuns: 40 },
    );
  });

  it("bingo splits each prize into amounts that can be paid, in every currency", () => {
    fc.assert(
      fc.property(anySeeds, anyBets, fc.constantFrom(...playableCurrencies), (seeds, own, currency) => {
        // Each ticket is sold three times, so that prizes are split, and one more, so that they do not divide by three.
        const bets = [...own, ...own, ...own, [2_026]];
        const { inputs, shared } = played(seeds, bets);
        const outcome = potOutcomeIn(shared.events);
        const winners = outcome.taken.reduce((sum, each) => sum + each.winners, 0);
        const [priceMinor, stepMinor] = [BigInt(data.price) * currencyScale(currency), payableStep(currency)];
        let paidMinor = 0n;
        for (const input of inputs) {
          const bet = rules.accept(BigInt(input.serials.length) * priceMinor, input);
          const { events, payoutMinor } = bet.settle(outcome, [], stepMinor);
          for (const event of events)
            if (event.type === "ticket-won")
              expect(BigInt((event as TicketWon).payoutMinor) % stepMinor, currency).toBe(0n);
          expect(wonIn(events)).toBe(payoutMinor);
          paidMinor += payoutMinor;
        }
        const exactMinor = (BigInt(bets.flat().length) * priceMinor * BigInt(sharedPermille(data))) / 1_000n;
        expect(paidMinor).toBeLessThanOrEqual(exactMinor);
        expect(exactMinor - paidMinor).toBeLessThan(BigInt(winners + 1) * stepMinor);
      }),
      { numRuns: 60, examples: [[EXAMPLE_SEEDS, [[7], [8]], "CLP"]] },
    );
  });

  it("bingo pays ten times as much in a currency with ten times the price", () => {
    fc.assert(
      fc.property(anySeeds, anyBets, (seeds, bets) => {
        const { inputs, shared } = played(seeds, bets);
        const outcome = rules.pot.read(shared.events);
        for (const input of inputs) {
          const stakeMinor = BigInt(input.serials.length * data.price) * 10n;
          const [krone, euro] = [stakeMinor, stakeMinor / 10n].map(
            (stake) => rules.accept(stake, input).settle(outcome).payoutMinor,
          );
          expect((krone ?? 0n) / 10n).toBeGreaterThanOrEqual(euro ?? 0n);
          expect((krone ?? 0n) - 10n * (euro ?? 0n)).toBeLessThan(10n * BigInt(data.prizes.length * 12));
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe("bingo", () => {
  const rules = rulesOf("bingo-bazaar-90");

  it.each([
    ["no ticket", []],
    ["a serial twice", [5, 5]],
    ["serials that do not ascend", [6, 5]],
    ["25 tickets", Array.from({ length: 25 }, (_, index) => index)],
    ["a serial of 33 bits", [2 ** 32]],
  ])("bingo refuses %s", (_, serials) => {
    expect(() => rules.accept(100n, { serials })).toThrow(expect.objectContaining({ code: "invalid_input" }));
  });

  it("bingo refuses a stake that is not the price of its tickets, in euro and in krone", () => {
    const offer = (stakeMinor: bigint, scale: bigint) => () =>
      rules.accept(stakeMinor, { serials: [1, 2] }).checkOffer(scale);
    expect(offer(200n, 1n)).not.toThrow();
    expect(offer(2_000n, 10n)).not.toThrow();
    for (const stakeMinor of [100n, 202n, 400n])
      expect(offer(stakeMinor, 1n)).toThrow(expect.objectContaining({ code: "invalid_stake" }));
  });

  it("bingo refuses a player's 25th ticket of a round, and the same ticket again", () => {
    const serials = Array.from({ length: 24 }, (_, index) => index);
    expect(rules.join([{ serials }])).toEqual({ serials });
    expect(() => rules.join([{ serials }, { serials: [99] }])).toThrow(
      expect.objectContaining({ code: "invalid_input" }),
    );
    expect(() => rules.join([{ serials: [1, 2] }, { serials: [2] }])).toThrow(
      expect.objectContaining({ code: "invalid_input" }),
    );
  });

  it("bingo pays 920 pesos for a half of 92 % of 2,000 pesos, and 613 pesos for a third of 92 % of 2,000", () => {
    const share = (winners: number) =>
      shareOf(920, { priceMinor: 100_000n, tickets: 2, winners, stepMinor: payableStep("CLP") });
    expect([share(2), share(3)]).toEqual([92_000n, 61_300n]);
  });

  it("bingo splits a prize between two players with the same serial", () => {
    const draws = seededDraws({ serverSeed: "5eed".repeat(16), clientSeed: "same", nonce: 0 });
    const inputs = [{ serials: [7] }, { serials: [7] }];
    const { events } = completeDraw(rules, rules.draw(draws), inputs);
    const outcome = rules.pot.read(events);
    // 92 % of 2.00, in halves.
    expect(inputs.map((input) => rules.accept(100n, input).settle(outcome).payoutMinor)).toEqual([92n, 92n]);
  });

  it("bingo shows 3.5 s a call, so that a round of 40 calls is drawn for 140 s", () => {
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
    expect(rules.moreMs?.([{ type: "numbers-drawn", numbers, tickets: 2 } as { type: string }])).toBe(
      140_000,
    );
  });

  it("bingo is refused as a model if the prizes share less than 90 % of the pot, or a prize is of another game", () => {
    const data = releasedData(bingo, "bingo-bazaar-90");
    const only = (prize: string, permille: number) =>
      BingoData.safeParse({ ...data, prizes: [{ prize, permille }] }).success;
    expect([only("house", 900), only("house", 890), only("diamond", 900)]).toEqual([true, false, false]);
  });
});

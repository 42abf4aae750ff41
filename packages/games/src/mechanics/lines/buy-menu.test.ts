import { describe, expect, it } from "vitest";
import { toNumber } from "../../exact/rational.ts";
import { findModel } from "../../models/model.ts";
import { releasedModels } from "../../models/released-models.ts";
import { checkRound } from "../../rounds/check-round.ts";
import { playRound } from "../../rounds/play-round.ts";
import { rulesOf } from "../../sheet/game-rules.ts";
import { sheetFor } from "../../sheet/sheet-for.ts";
import { releasedData } from "../../testing/released-data.ts";
import { LinesData } from "./data.ts";
import { lines } from "./manifest.ts";
import { anteFigures, purchaseFigures } from "./sale-figures.ts";
import { factorisedParts } from "./spin-parts.ts";

const models = releasedModels();
const menus = [...models.values()].filter(({ figures }) => figures.anteBet);
const dolphins = findModel(models, "dolphin-deal-makers-menu");
const everything = { bonusBuy: true, anteBet: true };
const seedsOf = (nonce: number) => ({ serverSeed: "b0ca".repeat(16), clientSeed: "menu", nonce });
const typesOf = (model: typeof dolphins, stakeMinor: bigint, input: object, nonce = 1) =>
  playRound({ model, stakeMinor, input, ...seedsOf(nonce) }).script.events;

describe("a menu of purchases", () => {
  it("a menu of purchases is sold by six slots, with two or three entries and an ante bet of 25 to 35 coins in place of 20", () => {
    expect(menus.map(({ id }) => id)).toEqual([
      ...["a-whale-of-a-bill-menu", "bald-eagle-wigs-menu", "cobra-cabaret-menu"],
      ...["dolphin-deal-makers-menu", "longship-lemonade-menu", "midnight-monkey-business-menu"],
    ]);
    expect(menus.map(({ figures }) => figures.purchases!.length)).toEqual([2, 3, 3, 3, 3, 3]);
    expect(menus.map(({ figures }) => figures.anteBet!.coins)).toEqual([25, 30, 30, 25, 35, 28]);
  });

  it.each(menus.map(({ id }) => id))(
    "a menu of purchases of %s returns what a spin does within 0.5 points, and at most 97 %%, with recorded returns that are computed again",
    (id) => {
      const { returnToPlayer, purchases, anteBet } = findModel(models, id).figures;
      const computed = purchaseFigures(releasedData(lines, id), factorisedParts);
      expect(purchases!.map((each) => each.returnToPlayer)).toEqual(
        computed.map((each) => each.returnToPlayer),
      );
      for (const each of [...purchases!, anteBet!]) {
        expect(Math.abs(toNumber(each.returnToPlayer) - toNumber(returnToPlayer))).toBeLessThanOrEqual(0.005);
        expect(toNumber(each.returnToPlayer)).toBeLessThanOrEqual(0.97);
      }
    },
  );

  it("a menu of purchases and an ante bet have the recorded figures when every stop is counted", () => {
    const data = releasedData(lines, "a-whale-of-a-bill-menu");
    const { purchases, anteBet } = findModel(models, "a-whale-of-a-bill-menu").figures;
    const counted = purchaseFigures(data);
    for (const [place, each] of counted.entries()) {
      const { standardDeviation, ...exact } = each;
      expect(purchases![place]).toMatchObject(exact);
      expect(purchases![place]!.standardDeviation).toBeCloseTo(standardDeviation, 9);
    }
    const { standardDeviation, ...exact } = anteFigures(data)!;
    expect(anteBet).toMatchObject(exact);
    expect(anteBet!.standardDeviation).toBeCloseTo(standardDeviation, 9);
  });

  it.each([
    [{ buy: "more-spins" }, 3_300n, 15, 2],
    [{ buy: "higher-multiplier" }, 2_700n, 7, 4],
    [{ buy: "highest-multiplier" }, 6_100n, 10, 8],
  ])(
    "a menu of purchases starts for %j at a price of %d with %d free spins at ×%d, and no paid spin",
    (input, price, spins, multiplier) => {
      const events = typesOf(dolphins, price, input);
      expect(events.slice(0, 3)).toEqual([
        { type: "free-spins-awarded", count: spins, remaining: spins },
        { type: "free-spins-started", count: spins },
        { type: "multiplier-changed", multiplier },
      ]);
    },
  );

  it("a menu of purchases awards 7 further spins at the next multiplier for a retrigger, as free spins of a spin do", () => {
    const rounds = Array.from({ length: 60 }, (_, nonce) =>
      typesOf(dolphins, 2_700n, { buy: "higher-multiplier" }, nonce),
    );
    const raised = rounds.find(
      (events) => events.filter(({ type }) => type === "multiplier-changed").length > 1,
    );
    expect(raised?.filter(({ type }) => type === "free-spins-awarded").at(-1)).toMatchObject({ count: 7 });
    expect(raised?.filter(({ type }) => type === "multiplier-changed").at(-1)).toMatchObject({
      multiplier: 8,
    });
    const spinsOf = (events: (typeof rounds)[number]) =>
      events.filter(({ type }) => type === "free-spin-started").length;
    expect([...new Set(rounds.map(spinsOf))].toSorted((one, other) => one - other)).toEqual([7, 14]);
  });

  it("a menu of purchases returns 95.05 % and an ante bet 94.91 % within 4 sigma over 20,000 rounds, with free spins once in 30.3", () => {
    const rounds = 20_000;
    const meanOf = (input: object, stakeMinor: bigint) => {
      let [sum, squares, featured] = [0, 0, 0];
      for (let nonce = 0; nonce < rounds; nonce += 1) {
        const { payoutMinor, script } = playRound({ model: dolphins, stakeMinor, input, ...seedsOf(nonce) });
        const paid = Number(payoutMinor) / Number(stakeMinor);
        sum += paid;
        squares += paid ** 2;
        if (script.events.some(({ type }) => type === "free-spins-started")) featured += 1;
      }
      const mean = sum / rounds;
      return { mean, sigma: Math.sqrt((squares / rounds - mean ** 2) / rounds), featured: featured / rounds };
    };
    const { purchases, anteBet } = dolphins.figures;
    const bought = meanOf({ buy: "higher-multiplier" }, 2_700n);
    expect(Math.abs(bought.mean - toNumber(purchases![1]!.returnToPlayer))).toBeLessThan(4 * bought.sigma);
    const raised = meanOf({ ante: true }, 125n);
    expect(Math.abs(raised.mean - toNumber(anteBet!.returnToPlayer))).toBeLessThan(4 * raised.sigma);
    const chance = toNumber(anteBet!.freeSpins);
    expect(1 / chance).toBeCloseTo(30.3, 1);
    expect(Math.abs(raised.featured - chance)).toBeLessThan(4 * Math.sqrt(chance / rounds));
  });
});

describe("an ante bet", () => {
  it("an ante bet turns the paid spin on other strips, and free spins on the usual ones", () => {
    const data = releasedData(lines, dolphins.id);
    const shows = (strips: LinesData["strips"], { stops, grid }: { stops: number[]; grid: string[][] }) =>
      stops.every((stop, reel) =>
        grid[reel]!.every((symbol, row) => symbol === strips[reel]![(stop + row) % strips[reel]!.length]),
      );
    const stopped = Array.from({ length: 200 }, (_, nonce) => typesOf(dolphins, 125n, { ante: true }, nonce))
      .flat()
      .filter(({ type }) => type === "reels-stopped") as unknown as {
      spin: number;
      stops: number[];
      grid: string[][];
    }[];
    expect(stopped.filter(({ spin }) => spin > 0).length).toBeGreaterThan(7);
    for (const each of stopped)
      expect(shows(each.spin === 0 ? data.anteBet!.strips : data.strips, each)).toBe(true);
  });

  it("an ante bet pays by the stake without it: lines of a bet of 1.25 pay what those of 1.00 would", () => {
    const won = Array.from({ length: 60 }, (_, nonce) => typesOf(dolphins, 125n, { ante: true }, nonce))
      .flat()
      .find(({ type }) => type === "line-won") as unknown as {
      symbol: string;
      positions: [];
      payoutMinor: string;
    };
    const pays = releasedData(lines, dolphins.id).linePays[won.symbol]!;
    expect(Number(won.payoutMinor)).toBe(pays[won.positions.length as 3 | 4 | 5] * 5);
  });

  it.each([
    [{ ante: true }, 125n, undefined],
    [{ ante: true }, 100n, "invalid_stake"],
    [{ ante: true }, 130n, "invalid_stake"],
    [{}, 125n, "invalid_stake"],
    [{ ante: false }, 125n, "invalid_input"],
    [{ ante: true, buy: "more-spins" }, 3_300n, "invalid_input"],
    [{ buy: true }, 3_300n, "invalid_input"],
  ])("an ante bet with the input %j at a price of %d: %s", (input, stakeMinor, code) => {
    const check = () => checkRound({ model: dolphins, currency: "EUR", stakeMinor, input }, everything);
    if (code) expect(check).toThrow(expect.objectContaining({ code }));
    else expect(check).not.toThrow();
  });

  it("an ante bet is refused where the terms do not allow it, and above the largest stake of 1.00 with its whole price", () => {
    const wish = { model: dolphins, currency: "EUR", stakeMinor: 125n, input: { ante: true } };
    expect(() => checkRound(wish, { bonusBuy: true })).toThrow(
      expect.objectContaining({ code: "ante_bet_not_allowed" }),
    );
    expect(() => checkRound(wish, { ...everything, maximumStakeMinor: 100n })).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it("an ante bet and purchases are on the sheet and in its rules only where they are allowed", () => {
    expect(sheetFor(dolphins, "EUR", { anteBet: true }).anteBet).toEqual({
      ...{ coins: 25, stakeCoins: 20, returnToPlayer: "94.90", hitRate: "34.77", volatility: "medium" },
      ...{ maxWinMultiple: expect.any(Number), freeSpinsOneIn: 30.3, freeSpinsOneInWithout: 61.1 },
      reachableWin: { multiple: expect.any(Number), oneIn: expect.any(Number) },
    });
    const keysFor = (terms: object) => rulesOf(sheetFor(dolphins, "EUR", terms)).map(({ key }) => key);
    expect(keysFor(everything).slice(-2)).toEqual(["rules_purchases", "rules_ante_bet"]);
    expect(keysFor({})).not.toContain("rules_ante_bet");
    expect(sheetFor(dolphins, "EUR")).not.toHaveProperty("anteBet");
  });

  it.each([
    [{ anteBet: { coins: 20 } }, "the ante costs nothing"],
    [{ purchases: [{ id: "a", price: 20, spins: 7, level: 3 }] }, "the free spins have no such multiplier"],
    [{ bonusBuy: { price: 20 } }, "the menu of purchases has the free spins too"],
  ])("a model is refused with %j: %s", (changed, reason) => {
    const data = releasedData(lines, dolphins.id);
    const asText = (strips: LinesData["strips"]) => strips.map((strip) => strip.join(" "));
    const anteBet = {
      ...data.anteBet,
      ...("anteBet" in changed && changed.anteBet),
      strips: asText(data.anteBet!.strips),
    };
    const file = { ...data, ...changed, anteBet, strips: asText(data.strips) };
    expect(LinesData.safeParse(file).error?.issues.map(({ message }) => message)).toContain(reason);
  });
});

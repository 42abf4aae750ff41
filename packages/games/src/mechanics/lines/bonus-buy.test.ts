import { describe, expect, it } from "vitest";
import { toNumber, toPercent } from "../../exact/rational.ts";
import { findModel } from "../../models/model.ts";
import { releasedModels } from "../../models/released-models.ts";
import { checkRound } from "../../rounds/check-round.ts";
import { playRound } from "../../rounds/play-round.ts";
import { sheetFor } from "../../sheet/sheet-for.ts";
import { releasedData } from "../../testing/released-data.ts";
import { lines } from "./manifest.ts";
import { purchaseFigures } from "./sale-figures.ts";
import { factorisedParts } from "./spin-parts.ts";

const models = releasedModels();
const sold = [...models.values()].filter(({ figures, id }) => figures.purchases && id.endsWith("-buy"));
const wolves = findModel(models, "moonlit-wolves-buy");
const seedsOf = (nonce: number) => ({ serverSeed: "b0ca".repeat(16), clientSeed: "buy", nonce });

describe("bought free spins", () => {
  it.each(sold.map(({ id }) => id))(
    "bought free spins of %s return the recorded share, between 90 and 97.5 %",
    (id) => {
      const [recorded, ...others] = findModel(models, id).figures.purchases!;
      const [computed] = purchaseFigures(releasedData(lines, id), factorisedParts);
      expect(others).toEqual([]);
      expect(recorded).toMatchObject({ id: "free-spins", returnToPlayer: computed!.returnToPlayer });
      expect(toNumber(recorded!.returnToPlayer)).toBeGreaterThanOrEqual(0.9);
      expect(toNumber(recorded!.returnToPlayer)).toBeLessThanOrEqual(0.975);
    },
  );

  it("bought free spins are sold by six slots, at 35 to 63 stakes", () => {
    const prices = sold.map(({ figures }) => figures.purchases![0]!.price).sort((one, other) => one - other);
    expect(prices).toEqual([35, 38, 42, 53, 54, 63]);
  });

  it("bought free spins return the same when every stop is counted", () => {
    const data = releasedData(lines, "nine-lives-of-luxor-buy");
    const strips = data.strips.map((strip) => strip.slice(0, 12));
    const short = { ...data, strips };
    const [counted] = purchaseFigures(short);
    const [factorised] = purchaseFigures(short, factorisedParts);
    expect(counted!.returnToPlayer).toEqual(factorised!.returnToPlayer);
  });

  it("bought free spins return 95.38 % of 38 stakes within 4 sigma over 20,000 rounds", () => {
    const rounds = 20_000;
    const paid = Array.from({ length: rounds }, (_, nonce) => {
      const order = { model: wolves, stakeMinor: 3_800n, input: { buy: true }, ...seedsOf(nonce) };
      return Number(playRound(order).payoutMinor) / 3_800;
    });
    const mean = paid.reduce((sum, each) => sum + each, 0) / rounds;
    const variance = paid.reduce((sum, each) => sum + (each - mean) ** 2, 0) / rounds;
    expect(toPercent(wolves.figures.purchases![0]!.returnToPlayer, 2)).toBe("95.38");
    const exact = toNumber(wolves.figures.purchases![0]!.returnToPlayer);
    expect(Math.abs(mean - exact)).toBeLessThan(4 * Math.sqrt(variance / rounds));
  });

  it("bought free spins start with 12 free spins and no paid spin, and pay twice as much for twice the price", () => {
    const bought = (stakeMinor: bigint) =>
      playRound({ model: wolves, stakeMinor, input: { buy: true }, ...seedsOf(1) });
    const { script, payoutMinor } = bought(3_800n);
    expect(script.events[0]).toMatchObject({ type: "free-spins-awarded", count: 12 });
    expect(script.events.filter(({ type }) => type === "reels-stopped").length).toBeGreaterThanOrEqual(12);
    expect(payoutMinor).toBeGreaterThan(0n);
    expect(bought(7_600n).payoutMinor).toBe(payoutMinor * 2n);
  });

  it("bought free spins are the same round for the input true and for free-spins", () => {
    const order = { model: wolves, stakeMinor: 3_800n, ...seedsOf(2) };
    expect(playRound({ ...order, input: { buy: "free-spins" } })).toEqual(
      playRound({ ...order, input: { buy: true } }),
    );
  });

  it.each([
    ["3801", "no whole number of stakes"],
    ["3838", "a stake of 1.01"],
    ["100", "the stake instead of the price"],
  ])("bought free spins are refused for %s minor units: %s", (stakeMinor) => {
    const wish = { model: wolves, currency: "EUR", stakeMinor: BigInt(stakeMinor), input: { buy: true } };
    expect(() => checkRound(wish, { bonusBuy: true })).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it("bought free spins are refused where the terms do not allow them, and as invalid_input in a slot that sells none", () => {
    const wish = { model: wolves, currency: "EUR", stakeMinor: 3_800n, input: { buy: true } };
    expect(() => checkRound(wish, { bonusBuy: true })).not.toThrow();
    expect(() => checkRound(wish)).toThrow(expect.objectContaining({ code: "bonus_buy_not_allowed" }));
    expect(() => checkRound({ ...wish, stakeMinor: 100n, model: findModel(models, "bell-lines") })).toThrow(
      expect.objectContaining({ code: "invalid_input" }),
    );
    for (const buy of [false, 1, "true", "more-spins", "Free Spins"])
      expect(() => checkRound({ ...wish, input: { buy } }, { bonusBuy: true })).toThrow(
        expect.objectContaining({ code: "invalid_input" }),
      );
  });

  it("bought free spins are on the sheet with their price and return only where they are allowed", () => {
    expect(sheetFor(wolves, "EUR", { bonusBuy: true }).purchases).toEqual([
      {
        ...{ id: "free-spins", price: 38, spins: 12, multiplier: 1, returnToPlayer: "95.38" },
        ...{ volatility: "very_high", maxWinMultiple: expect.any(Number) },
        reachableWin: { multiple: 5_079.3, oneIn: 1_000_000_000 },
      },
    ]);
    expect(sheetFor(wolves, "EUR")).not.toHaveProperty("purchases");
  });
});

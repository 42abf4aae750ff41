import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import { currencyScale, findModel, sheetFor, takesFreeRounds } from "@bellwether/games";
import { currencies } from "@bellwether/market";
import { describe, expect, it } from "vitest";
import {
  readContent,
  refuseImpossibleFreeSpins,
  refuseUnlawfulBonuses,
  refuseUnplayableSpins,
  refuseUnusableTickets,
} from "./content.ts";

const { campaigns, models, promotions, titles } = readContent();
const byCode = new Map(titles.map((title) => [title.code, title]));

describe("the campaigns", () => {
  it.each(
    campaigns.filter((campaign) => campaign.kind === "free_spins").map((each) => [each.code, each] as const),
  )(
    "%s gives free spins of a title that takes them, at a stake that it offers in every currency",
    (_, { gameCode, stakeCents }) => {
      const model = findModel(models, byCode.get(gameCode)?.model ?? "");
      expect(takesFreeRounds(model)).toBe(true);
      for (const [currency, { scale }] of Object.entries(currencies)) {
        expect(BigInt(scale), currency).toBe(currencyScale(currency));
        expect(sheetFor(model, currency).stakes, currency).toContain(String(stakeCents * scale));
      }
    },
  );

  it.each([
    ["no-such-title", "there is no title no-such-title"],
    ["lotto-saturday", "lotto-saturday takes no free spins"],
    ["first-class-blackjack", "first-class-blackjack takes no free spins"],
    ["brass-roulette", "brass-roulette takes no free spins"],
  ])("the campaigns are refused at start with free spins of %s", (gameCode, reason) => {
    const tower = campaigns.find(({ code }) => code === "TOWER10")!;
    const refuse = () => refuseImpossibleFreeSpins([{ ...tower, gameCode } as Campaign], titles, models);
    expect(refuse).toThrow(`content/campaigns.json: TOWER10: gameCode: ${reason}`);
  });

  it("the campaigns are refused at start with free spins of a title that opens soon", () => {
    const tower = campaigns.find(({ code }) => code === "TOWER10")!;
    const soon = titles.map(({ model, ...title }) =>
      title.code === "keno-quick" ? title : { ...title, model },
    );
    const refuse = () =>
      refuseImpossibleFreeSpins(
        [{ ...tower, gameCode: "keno-quick" } as Campaign],
        soon as typeof titles,
        models,
      );
    expect(refuse).toThrow("content/campaigns.json: TOWER10: gameCode: keno-quick opens soon");
  });

  describe("rules of a market", () => {
    const of = (code: string) => campaigns.find((each) => each.code === code)!;
    const without = (code: string) => ({ ...of(code), inMarkets: {} });

    it.each(["WELCOME100", "SPRING26", "WEEKEND50", "TOWER10", "WEEKEND30", "LUCKY40", "PAPRIKA50"])(
      "%s without terms for Great Britain and Sweden is refused, by both rules",
      (code) => {
        const refuse = () => refuseUnlawfulBonuses([without(code)], []);
        expect(refuse).toThrow(
          new RegExp(
            `campaigns.json: ${code}: inMarkets: it breaks a rule of GB: wagering \\d+ times, and 10`,
          ),
        );
        expect(refuse).toThrow(/SE: \d+ days, and 60 is the least/);
      },
    );

    it("no campaign counts stakes of two products in Great Britain, and a cashback of all games is not given there", () => {
      const mixed = { ...of("BELL25"), inMarkets: { GB: {}, SE: { expiresAfterDays: 60 } } } as Campaign;
      expect(() => refuseUnlawfulBonuses([mixed], [], titles)).toThrow(
        "campaigns.json: BELL25: inMarkets: it breaks a rule of GB: it mixes casino and lottery and virtuals",
      );
      const cashback = { ...of("MONDAY10"), excludedCountries: [] };
      expect(() => refuseUnlawfulBonuses([cashback], [], titles)).toThrow(
        "campaigns.json: MONDAY10: excludedCountries: it breaks a rule of GB",
      );
      expect(() => refuseUnlawfulBonuses(campaigns, promotions, titles)).not.toThrow();
    });

    it("rules of a market also apply to a promotion that grants a bonus itself", () => {
      const promotion = {
        name: "envelopes",
        bonus: { wageringMultiple: 20, expiresAfterDays: 7, inMarkets: {} },
        markets: { except: ["SE"] },
        period: { from: "2026-01-01", until: "2026-02-01" },
      } as unknown as Parameters<typeof refuseUnlawfulBonuses>[1][number];
      expect(() => refuseUnlawfulBonuses([], [promotion])).toThrow(
        /promotions\/envelopes\.json: bonus\.inMarkets: it breaks a rule of GB/,
      );
      expect(() => refuseUnlawfulBonuses([], [{ ...promotion, markets: { only: ["FI"] } }])).not.toThrow();
    });
  });

  it("the campaigns are of all 3 kinds, and give no bonus in Sweden except at first play", () => {
    expect(new Set(campaigns.map((each) => each.kind)).size).toBe(3);
    expect(campaigns.filter((each) => each.excludedCountries.includes("SE"))).toEqual([]);
  });
});

describe("the free spins of promotions", () => {
  const spins = promotions.find(({ name }) => name === "spins")!;
  const level = promotions.find(({ name }) => name === "level-up")!;

  const handfuls = promotions.find(({ name }) => name === "giveaway-freespins")!;
  const wonSpins = (change: object) => {
    if (handfuls.rule?.kind !== "prize-draw") throw new Error("it is a draw");
    const prizes = handfuls.rule.prizes.map((prize) => ({ ...prize, ...change }));
    return { ...handfuls, rule: { ...handfuls.rule, prizes } };
  };

  it.each([
    [
      "rule.stakeCents: the lowest stake of 2101 is 20",
      { ...spins, rule: { ...spins.rule!, stakeCents: 40 } },
    ],
    ["rule.gamesByWeek: 1 is not an open title", { ...spins, rule: { ...spins.rule!, gamesByWeek: [1] } }],
    [
      "rule.counts: name the games of the spins (gamesByWeek or counts.gameIds)",
      { ...level, rule: { ...level.rule!, counts: { categories: ["slots"] } } },
    ],
    ["rule.prizes.0.gameIds: 1 is not an open title", wonSpins({ gameIds: [1] })],
    ["rule.prizes.0.stakeCents: the lowest stake of 2101 is 20", wonSpins({ stakeCents: 40 })],
  ])("the free spins of promotions are refused at start: %s", (reason, promotion) => {
    expect(() => refuseUnplayableSpins([promotion as typeof spins], titles, models)).toThrow(reason);
    expect(() => refuseUnplayableSpins([spins, level, handfuls], titles, models)).not.toThrow();
  });

  it.each([
    ["rule.prizes.1.gameId: 1 is not an open title", { gameId: 1 }],
    // A raffle's prizes are shares of what its tickets cost.
    ["rule.prizes.1.gameId: 2111 has no draws with fixed prizes", { gameId: 2111 }],
    ["rule.prizes.1.gameId: 2101 has no draws with fixed prizes", { gameId: 2101 }],
    ["rule.prizes.1.stakeCents: a line of 2106 costs 150", { stakeCents: 100 }],
  ])("the free spins of promotions of a draw's tickets are refused at start: %s", (reason, change) => {
    const golden = promotions.find(({ name }) => name === "golden-ticket")!;
    if (golden.rule?.kind !== "prize-draw") throw new Error("it is a draw");
    const prizes = golden.rule.prizes.map((prize) => ("tickets" in prize ? { ...prize, ...change } : prize));
    const changed = { ...golden, rule: { ...golden.rule, prizes } };
    expect(() => refuseUnusableTickets([changed], titles, models)).toThrow(reason);
    expect(() => refuseUnusableTickets([golden], titles, models)).not.toThrow();
  });

  it("the free spins of promotions have the lowest stake of their games in every currency", () => {
    for (const { rule } of promotions) {
      if (rule?.kind !== "free-spins") continue;
      for (const id of rule.gamesByWeek ?? rule.counts.gameIds ?? []) {
        const model = findModel(models, titles.find(({ gameId }) => gameId === id)?.model ?? "");
        for (const [currency, { scale }] of Object.entries(currencies))
          expect(sheetFor(model, currency as keyof typeof currencies).stakes[0], `${id} ${currency}`).toBe(
            String(rule.stakeCents * scale),
          );
      }
    }
  });
});

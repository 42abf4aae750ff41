import { jackpotReturn, toPercent } from "@bellwether/games";
import { describe, expect, it } from "vitest";
import { readContent } from "./content.ts";
import { readJackpots } from "./jackpots.ts";

const { titles, models, jackpots } = readContent();
const drop = {
  id: "tinkle",
  name: "Tinkle",
  kind: "drop",
  period: "hour",
  subCategories: [26],
  seed: 100,
  contributionMilliCents: 100,
  minimumStake: 40,
  keepsPercent: 20,
};
const { period: _, ...terms } = drop;
const clock = { ...terms, kind: "win-time", everyHours: 6, subCategories: [29] };

describe("the files of content/jackpots", () => {
  const read = (file: object) =>
    readJackpots(
      {
        list: () => ["tinkle.json"],
        has: () => true,
        read: () => file,
      },
      titles,
      models,
    );

  it("the Belfry includes the open titles of category 27, at least 11 of at least 5 providers; the drops include those of category 26 and at least 24 of sub-category 7", () => {
    const codesOf = (id: string) => jackpots.find((jackpot) => jackpot.id === id)!.gameCodes;
    const inCategory = (id: number) =>
      titles
        .filter(
          ({ model, subCategories }) =>
            model !== undefined && subCategories.some(({ categoryId }) => categoryId === id),
        )
        .map(({ code }) => code);
    expect(codesOf("belfry")).toEqual(inCategory(27));
    expect(codesOf("belfry").length).toBeGreaterThanOrEqual(11);
    const providers = new Set(
      titles.filter(({ code }) => codesOf("belfry").includes(code)).map(({ provider }) => provider),
    );
    expect(providers.size).toBeGreaterThanOrEqual(5);
    expect(codesOf("daily-drop")).toEqual(inCategory(26));
    expect(inCategory(7).length).toBeGreaterThanOrEqual(24);
    expect(new Set(codesOf("hourly-drop"))).toEqual(new Set([...inCategory(7), ...inCategory(26)]));
  });

  it("the Quarter Chime takes in the 6 titles of sub-category 29, of 4 providers, and returns 0.5 % at its smallest stake of 0.40", () => {
    const chime = jackpots.find(({ id }) => id === "quarter-chime")!;
    const own = titles.filter(({ subCategories }) =>
      subCategories.some(({ categoryId }) => categoryId === 29),
    );
    expect(chime.gameCodes).toEqual(own.map(({ code }) => code));
    expect([own.length, new Set(own.map(({ provider }) => provider)).size]).toEqual([6, 4]);
    expect(toPercent(jackpotReturn(chime, 40), 4)).toBe("0.5000");
  });

  it.each([
    ["an unknown kind", { ...drop, kind: "fill" }, /tinkle\.json[\s\S]*kind/],
    [
      "a contribution of nothing",
      { ...drop, contributionMilliCents: 0 },
      /tinkle\.json[\s\S]*contributionMilliCents/,
    ],
    ["a clock of 5 hours", { ...clock, everyHours: 5 }, /tinkle\.json[\s\S]*everyHours/],
    [
      "a clock whose contribution returns 2.5 % at 0.40",
      { ...clock, contributionMilliCents: 1_000 },
      /tinkle\.json: the return of \S+ at a stake of 40 cents/,
    ],
    ["the id of another file", { ...drop, id: "other" }, /tinkle\.json: id/],
    ["a sub-category without titles", { ...drop, subCategories: [999] }, /tinkle\.json: subCategories/],
    [
      "a contribution of 1 cent, which returns 2.5 % at 0.40",
      { ...drop, contributionMilliCents: 1_000 },
      /tinkle\.json: the return of \S+ at a stake of 40 cents/,
    ],
  ])("the check of content/jackpots refuses %s, with the file and the field", (_, file, message) => {
    expect(() => read(file)).toThrow(message);
  });

  it("the check of content/jackpots refuses a sub-category with a title of a live table, whose stakes add to no pot", () => {
    const live = titles.find(({ code }) => code === "brass-roulette")!;
    for (const { categoryId } of live.subCategories)
      expect(() => read({ ...drop, subCategories: [categoryId] }), `${categoryId}`).toThrow(
        /tinkle\.json: subCategories: \S+ is played at live tables/,
      );
  });

  it("the check of content/jackpots accepts a drop within the band", () => {
    expect(read(drop)[0]!.gameCodes).toHaveLength(8);
  });
});

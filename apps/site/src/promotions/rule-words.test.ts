import { readFileSync } from "node:fs";
import { boardDays } from "@bellwether/contract/content/rewards/boards.ts";
import { dropDays } from "@bellwether/contract/content/rewards/drop-days.ts";
import { prizePlaces } from "@bellwether/contract/content/rewards/tournament-rule.ts";
import { weekdayNumber } from "@bellwether/contract/zoned-day.ts";
import { offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it } from "vitest";
import { promotions } from "../testing/released-offers.ts";
import { thingKey } from "./parcels/thing-key.ts";

const ruled = promotions.flatMap((promotion) =>
  promotion.rule?.kind === "cashback" ? [{ ...promotion, rule: promotion.rule }] : [],
);

/** How each language writes the parts that the texts call by name. */
const parts: Record<number, RegExp> = {
  5: /twentieth|zwanzigstel|kahdeskymmenes|tjuedel|tjugondel|huszada|vigésima parte|vingtième|vigésimo/i,
  10: /(?:\ba |\bein |^|\s)(?:tenth|zehntel|kymmenesosa|tidel|tiondel|tizede|décima parte|dixième|décimo)/i,
  20: /\bfifth|fünftel|viidesosa|femtedel|ötöde|quinta parte|cinquième|um quinto/i,
};

describe("the words of a cashback", () => {
  it.each(ruled.map((promotion) => [promotion.name, promotion] as const))(
    "the words of a cashback of %s use {percent} instead of a figure, and state the deadline, in nine languages",
    (_, { texts, rule }) => {
      for (const language of offeredLanguages) {
        const { title, teaser, body, terms } = texts[language]!;
        const all = [title, teaser, ...body, ...terms].join("\n");
        expect(all, language).not.toMatch(/\d\s?%/);
        expect(all, language).toContain("{percent}");
        for (const [percent, words] of Object.entries(parts))
          if (Number(percent) !== rule.percent) expect(all, `${language}, ${percent} %`).not.toMatch(words);
        // The last term says by when it is paid.
        expect(terms.at(-1), language).toMatch(new RegExp(`(?<!\\d)${rule.paidWithinHours}(?:[:.]00|\\s?h)`));
      }
    },
  );

  it("the words of a cashback name a part in every language where English does", () => {
    const named = ruled.filter(({ texts, rule }) => parts[rule.percent]?.test(texts.en!.body.join("\n")));
    expect(named.map(({ name }) => name).sort()).toEqual([
      "condor-cashback",
      "fjord-friday",
      "maple-mondays",
      "sauna-saturday",
      "scratch-club",
    ]);
    for (const { texts, rule } of named)
      for (const language of offeredLanguages)
        expect(texts[language]!.body.join("\n"), language).toMatch(parts[rule.percent]!);
  });
});

describe("the words of a promotion of free spins", () => {
  const given = promotions.flatMap(({ name, texts, rule }) =>
    rule?.kind === "free-spins" ? [{ name, texts, rule }] : [],
  );

  it("the words of a promotion of free spins are those of five promotions", () => {
    expect(given.map(({ name }) => name).sort()).toEqual([
      "carnaval",
      "level-up",
      "polar-night",
      "southern-cross",
      "spins",
    ]);
  });

  it.each(given.map((promotion) => [promotion.name, promotion] as const))(
    "the words of a promotion of free spins of %s name the same figures in nine languages, and write no number of spins of their own",
    (_, { texts, rule }) => {
      const figuresIn = (language: string) => {
        const { title, teaser, body, terms } = texts[language as "en"]!;
        const all = [title, teaser, ...body, ...terms].join("\n");
        // Hours and the level 1-1 are no figures of the rule; five stars of five are the rule's 25.
        expect(all.replace(/24(?:[.:]00)?|1-1/g, ""), language).not.toMatch(/\d/);
        return [...new Set(all.match(/\{\w+\}/g))].sort();
      };
      for (const language of offeredLanguages) expect(figuresIn(language), language).toEqual(figuresIn("en"));
      if (!figuresIn("en").includes("{spins}")) expect(rule.spins).toBe(5 * 5);
    },
  );
});

describe("the words of tournaments and drops say what their rules do", () => {
  const english = (name: string) => {
    const { texts, rule, period } = promotions.find((each) => each.name === name)!;
    const { teaser, body, terms } = texts.en!;
    return { words: [teaser, ...body, ...terms].join("\n"), rule: rule!, period };
  };
  const boards = (name: string) => {
    const { rule, period, words } = english(name);
    if (rule.kind !== "tournament") throw new Error(`${name} is no tournament`);
    return { rule, words, count: boardDays(period, rule).length, first: weekdayNumber(rule.from) };
  };

  it("comet-chase: four boards from Friday, 1, 10 or 100 points, fifty stakes", () => {
    const { rule, words, count, first } = boards("comet-chase");
    expect([count, first]).toEqual([4, 5]);
    expect(words).toMatch(/Four weeks.*every Friday.*credited on Friday/s);
    expect(rule.score).toMatchObject({ by: "points", round: 1, win: 10, bigWin: 100, bigWinFrom: 50 });
    expect(words).toContain(
      "One point for each round, ten for each win, and a hundred when a win is fifty times",
    );
  });

  it("game-shows: six boards from Monday, the best multiple, a hundred prizes", () => {
    const { rule, words, count, first } = boards("game-shows");
    expect([count, first, rule.score, prizePlaces(rule)]).toEqual([6, 1, { by: "multiples", best: 1 }, 100]);
    expect(words).toMatch(/Six weeks.*hundred.*best single round.*every Monday/s);
  });

  it("sixer-sundays: a board each Sunday, the six best multiples, fifty prizes", () => {
    const { rule, words, first } = boards("sixer-sundays");
    expect([first, rule.span, rule.score, prizePlaces(rule)]).toEqual([
      7,
      "day",
      { by: "multiples", best: 6 },
      50,
    ]);
    expect(words).toMatch(/six best rounds of the day.*fifty players/s);
  });

  it("velvet-hour: a board from each Monday, runs, 21 to 22 o'clock", () => {
    const { rule, words, first } = boards("velvet-hour");
    expect([first, rule.hours, rule.score]).toEqual([1, { from: 21, until: 22 }, { by: "run" }]);
    expect(words).toMatch(/Nine to ten.*won in a row.*A tie neither breaks nor lengthens/s);
  });

  it("emerald-evenings: three drops each evening", () => {
    const { rule, words, period } = english("emerald-evenings");
    if (rule.kind !== "cash-drop") throw new Error("no cash drop");
    expect(new Set(dropDays(period, rule).map(({ first, last }) => last - first + 1))).toEqual(new Set([3]));
    expect(words).toContain("three drops an evening between {hour_from}:00 and {hour_until}:00");
  });
});

describe("the words of the giveaways say what their draws do", () => {
  const drawOf = (name: string) => {
    const { texts, rule, period } = promotions.find((each) => each.name === name)!;
    if (rule?.kind !== "prize-draw") throw new Error(`${name} is no draw`);
    return { texts, rule, period };
  };
  const figuresIn = ({ texts }: ReturnType<typeof drawOf>, language: string) => {
    const { title, teaser, body, terms } = texts[language as "en"]!;
    return [...new Set([title, teaser, ...body, ...terms].join("\n").match(/\{\w+\}/g))].sort();
  };

  it.each(["giveaway-bonus", "giveaway-freespins", "prize-drop"])(
    "%s: with the same figures in nine languages",
    (name) => {
      const draw = drawOf(name);
      for (const language of offeredLanguages)
        expect(figuresIn(draw, language), language).toEqual(figuresIn(draw, "en"));
    },
  );

  it("giveaway-bonus: a hundred envelopes after four weeks, on 24 December", () => {
    const { texts, rule, period } = drawOf("giveaway-bonus");
    expect(texts.en!.body[0]).toMatch(/the four weeks.*On 24 December a hundred names/s);
    expect([rule.prizes, rule.span, rule.from, period.until]).toEqual([
      [{ count: 100, bonus: 25 }],
      "once",
      "2026-11-26",
      "2026-12-23",
    ]);
  });

  it("giveaway-freespins: five hundred times spins of three games, on 14 December", () => {
    const { texts, rule, period } = drawOf("giveaway-freespins");
    expect([texts.en!.title, ...texts.en!.body].join()).toMatch(/Five hundred handfuls.*three games below/s);
    expect(texts.en!.teaser).toContain("14 December");
    expect([rule.span, rule.closesAt, period.until]).toEqual(["once", undefined, "2026-12-13"]);
    expect(rule.prizes).toMatchObject([{ count: 500, spins: 20, gameIds: [2101, 2102, 1204] }]);
  });

  it("prize-drop: one e-bike, ten guitars, a hundred teapots, on 21 December, each with a name in nine languages", () => {
    const { texts, rule, period } = drawOf("prize-drop");
    expect(texts.en!.teaser).toBe("One e-bike, ten guitars, a hundred teapots. Real ones.");
    expect(texts.en!.body[0]).toContain("the draw on 21 December");
    expect([rule.span, period.until]).toEqual(["once", "2026-12-20"]);
    expect(rule.prizes).toMatchObject([
      { count: 1, parcel: "e-bike" },
      { count: 10, parcel: "guitar" },
      { count: 100, parcel: "teapot" },
    ]);
    const things = promotions.flatMap((promotion) =>
      promotion.rule?.kind === "prize-draw"
        ? promotion.rule.prizes.flatMap((prize) => ("parcel" in prize ? [prize.parcel] : []))
        : [],
    );
    for (const language of offeredLanguages) {
      const file = new URL(`../../../../languages/${language}/promo.json`, import.meta.url);
      const known = Object.keys(JSON.parse(readFileSync(file, "utf8")) as object);
      expect(known, language).toEqual(
        expect.arrayContaining(things.map((thing) => thingKey(thing).replace("promo.", ""))),
      );
    }
  });
});

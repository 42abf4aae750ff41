import { boardDays } from "@bellwether/contract/content/rewards/boards.ts";
import { dropDays } from "@bellwether/contract/content/rewards/drop-days.ts";
import { prizePlaces } from "@bellwether/contract/content/rewards/tournament-rule.ts";
import { weekdayNumber } from "@bellwether/contract/zoned-day.ts";
import { type Language, offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it } from "vitest";
import { promotions } from "./promotion-files.ts";

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
    "of %s write no percentage of their own, name its part and its hour, in nine languages",
    (_, { texts, rule }) => {
      expect(offeredLanguages).toHaveLength(9);
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

  it("name a part in every language where English does", () => {
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

  it("are those of five promotions", () => {
    expect(given.map(({ name }) => name).sort()).toEqual([
      "carnaval",
      "level-up",
      "polar-night",
      "southern-cross",
      "spins",
    ]);
  });

  it.each(given.map((promotion) => [promotion.name, promotion] as const))(
    "of %s name the same figures in nine languages, and write no number of spins of their own",
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

/** The numbers of prizes of draws, as each language writes them. */
const prizeCounts: Record<number, Record<Language, RegExp>> = {
  7: words("seven, sieben, siete, seitsemän, sept, hét, sju, sete, sju"),
  10: words("ten, zehn, diez, kymmenen|kymmenenä, dix, tíz, ti, dez, tio"),
  20: words("twenty, zwanzig, veinte, kaksikymmentä, vingt, húsz, tjue, vinte, tjugo"),
  50: words(
    "fifty, fünfzig, cincuenta, viisikymmentä|viidellekymmenelle, cinquante, ötven|ötvenet|ötvennek, femti, cinquenta, femtio",
  ),
  60: words("sixty, sechzig, sesenta, kuusikymmentä, soixante, hatvan|hatvanat, seksti, sessenta, sextio"),
  80: words(
    "eighty, achtzig, ochenta, kahdeksankymmentä, quatre-vingts, nyolcvan|nyolcvanat, åtti, oitenta, åttio",
  ),
};

describe("the words of a prize draw", () => {
  const drawn = promotions.flatMap(({ name, texts, rule, period }) =>
    rule?.kind === "prize-draw" && rule.prizes.every(({ cash }) => cash !== undefined)
      ? [{ name, texts, rule, period }]
      : [],
  );

  it("are those of nine promotions that pay cash", () => {
    expect(drawn.map(({ name }) => name).sort()).toEqual([
      ...["advent-calendar", "braai-weekend", "festa-junina", "festival-of-lights", "golden-ticket"],
      ...["harvest-fest", "hockey-night", "midsummer-night", "pixel-party"],
    ]);
  });

  it.each(drawn.map((promotion) => [promotion.name, promotion] as const))(
    "of %s name the figures of English and the number of prizes, and no number that is not the rule's, in nine languages",
    (_, { texts, rule, period }) => {
      const dayAfter = new Date(Date.parse(period.until) + 86_400_000).getUTCDate();
      const times = [...(rule.closesAt ?? []), ...(rule.last ? [rule.last.at] : [])];
      const allowed = new Set([
        ...[period.from, period.until, rule.from].map((day) => Number(day.slice(8))),
        ...times.flatMap((time) => time.split(":").map(Number)),
        ...[dayAfter, rule.paidWithinHours, 0, 24],
      ]);
      const figuresIn = (language: Language) => {
        const { title, teaser, body, terms } = texts[language]!;
        const all = [title, teaser, ...body, ...terms].join("\n");
        const numbers = (all.match(/\d+/g) ?? []).map(Number);
        expect(
          numbers.filter((number) => !allowed.has(number)),
          language,
        ).toEqual([]);
        expect(all, language).toMatch(prizeCounts[rule.prizes.at(-1)!.count]![language]);
        return [...new Set(all.match(/\{\w+\}/g))].sort();
      };
      for (const language of offeredLanguages) expect(figuresIn(language), language).toEqual(figuresIn("en"));
    },
  );

  it.each([
    ["advent-calendar", /Twenty-four doors.*at least twelve doors/s, { days: 24, doors: 12 }],
    [
      "braai-weekend",
      /from Friday to Sunday.*On Monday.*credited on Monday/s,
      { weekdays: [5, 6, 7], span: "week" },
    ],
    ["hockey-night", /Three periods, three draws.*19:20, 20:00 and 20:40/s, { weekdays: [6], draws: 3 }],
    ["pixel-party", /twelve draws, one each night.*by noon/s, { days: 12, span: "day", hours: 12 }],
    ["golden-ticket", /31 December at 18:00.*by 1 January/s, { until: "2026-12-31", hours: 6 }],
    [
      "festa-junina",
      /From 1 to 24 June.*per player and day.*on 25 June/s,
      { days: 24, mostPer: "day", hours: 24 },
    ],
    [
      "festival-of-lights",
      /From 15 to 29 October.*per player and day.*until 20:00.*by the next evening/s,
      { days: 15, mostPer: "day", hours: 24 },
    ],
    [
      "harvest-fest",
      /For sixteen days.*On the Monday after.*per player and day/s,
      { days: 16, lastWeekday: 7, mostPer: "day" },
    ],
    [
      "midsummer-night",
      /on the Monday after Midsummer.*per player\..*on that Monday/s,
      { lastWeekday: 7, mostPer: "draw", hours: 24 },
    ],
  ] as const)("of %s say in English when it is drawn and paid, as the rule does", (name, said, meant) => {
    const { texts, rule, period } = drawn.find((each) => each.name === name)!;
    const { title, teaser, body, terms } = texts.en!;
    expect([title, teaser, ...body, ...terms].join("\n")).toMatch(said);
    const { from, until, weekdays } = period;
    expect({
      days: (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1,
      until,
      weekdays,
      lastWeekday: weekdayNumber(until),
      span: rule.span,
      draws: rule.closesAt?.length,
      doors: rule.last?.doors,
      hours: rule.paidWithinHours,
      mostPer: rule.entry.by === "stakes" ? rule.entry.mostPer : undefined,
    }).toMatchObject(meant);
  });
});

function words(line: string): Record<Language, RegExp> {
  const columns = ["en", "de", "es", "fi", "fr-ca", "hu", "no", "pt", "sv"] as const;
  const each = line.split(", ");
  return Object.fromEntries(
    columns.map((language, index) => [language, new RegExp(`(?<!\\p{L})(?:${each[index]})(?!\\p{L})`, "iu")]),
  ) as Record<Language, RegExp>;
}

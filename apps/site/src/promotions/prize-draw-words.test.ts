import { DAY_MS } from "@bellwether/contract/durations.ts";
import { weekdayNumber } from "@bellwether/contract/zoned-day.ts";
import { type Language, offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it } from "vitest";
import { promotions } from "../testing/released-offers.ts";

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
    rule?.kind === "prize-draw" && rule.prizes.every((prize) => "cash" in prize || "tickets" in prize)
      ? [{ name, texts, rule, period }]
      : [],
  );

  it("the words of a prize draw are those of nine promotions that pay cash, one of which gives free tickets too", () => {
    expect(drawn.map(({ name }) => name).sort()).toEqual([
      ...["advent-calendar", "braai-weekend", "festa-junina", "festival-of-lights", "golden-ticket"],
      ...["harvest-fest", "hockey-night", "midsummer-night", "pixel-party"],
    ]);
  });

  it.each(drawn.map((promotion) => [promotion.name, promotion] as const))(
    "the words of a prize draw of %s name the figures of English and the number of prizes, and no number that is not the rule's, in nine languages",
    (_, { texts, rule, period }) => {
      const dayAfter = new Date(Date.parse(period.until) + DAY_MS).getUTCDate();
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
  ] as const)(
    "the words of a prize draw of %s say in English when it is drawn and paid, as the rule does",
    (name, said, meant) => {
      const { texts, rule, period } = drawn.find((each) => each.name === name)!;
      const { title, teaser, body, terms } = texts.en!;
      expect([title, teaser, ...body, ...terms].join("\n")).toMatch(said);
      const { from, until, weekdays } = period;
      expect({
        days: (Date.parse(until) - Date.parse(from)) / DAY_MS + 1,
        until,
        weekdays,
        lastWeekday: weekdayNumber(until),
        span: rule.span,
        draws: rule.closesAt?.length,
        doors: rule.last?.doors,
        hours: rule.paidWithinHours,
        mostPer: rule.entry.by === "stakes" ? rule.entry.mostPer : undefined,
      }).toMatchObject(meant);
    },
  );
});

function words(line: string): Record<Language, RegExp> {
  const columns: readonly Language[] = ["en", "de", "es", "fi", "fr-ca", "hu", "no", "pt", "sv"];
  const each = line.split(", ");
  const missing = offeredLanguages.find((language) => !each[columns.indexOf(language)]);
  if (missing) throw new Error(`prize-draw-words.test.ts: "${line}" has no word in ${missing}`);
  return Object.fromEntries(
    columns.map((language, index) => [language, new RegExp(`(?<!\\p{L})(?:${each[index]})(?!\\p{L})`, "iu")]),
  ) as Record<Language, RegExp>;
}

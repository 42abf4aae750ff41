import { offeredLanguages } from "@bellwether/market/languages.ts";
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

import { currencyScale, sheetFor } from "@bellwether/games";
import { currencies } from "@bellwether/market";
import { describe, expect, it } from "vitest";
import { readContent } from "./content.ts";

const { campaigns, titles } = readContent();
const byCode = new Map(titles.map((title) => [title.code, title]));

describe("the campaigns", () => {
  it.each(
    campaigns.filter((campaign) => campaign.kind === "free_spins").map((each) => [each.code, each] as const),
  )(
    "%s gives free spins of a title that is there, at a stake that it offers in every currency",
    (_, { gameCode, stakeCents }) => {
      const engine = byCode.get(gameCode)?.engine;
      expect(engine).toBeDefined();
      // A table asks where to bet; free spins ask nothing but the stake.
      expect(engine).not.toBe("european-roulette");
      for (const [currency, { scale }] of Object.entries(currencies)) {
        expect(BigInt(scale), currency).toBe(currencyScale(currency));
        expect(sheetFor(engine!, currency).stakes, currency).toContain(String(stakeCents * scale));
      }
    },
  );

  it("name only titles that are there in their contributions", () => {
    const named = campaigns.flatMap((each) =>
      each.kind === "cashback" ? [] : Object.keys(each.contributionPercent.byTitle),
    );
    expect(named.filter((code) => !byCode.has(code))).toEqual([]);
  });

  it("are of all 3 kinds, and leave Sweden to the rule of first play", () => {
    expect(new Set(campaigns.map((each) => each.kind)).size).toBe(3);
    expect(campaigns.filter((each) => each.excludedCountries.includes("SE"))).toEqual([]);
  });
});

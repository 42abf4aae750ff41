import { namedFigures } from "@bellwether/contract/content/named-figures.ts";
import { parseContentFiles } from "@bellwether/contract/content/parse-content-files.ts";
import { Promotion } from "@bellwether/contract/content/promotion.ts";
import { formatMessage } from "@bellwether/i18n/message.ts";
import { brandKeys, brands, brandsNamed } from "@bellwether/market/brands.ts";
import { countries } from "@bellwether/market/countries.ts";
import { offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it, test } from "vitest";
import foxTrot from "../../../../content/promotions/fox-trot.json" with { type: "json" };
import { landings, promotions, readerIn, releasedOffers } from "../testing/released-offers.ts";
import { figuresFor, promotionFigures, type Reader } from "./promotion-figures.ts";
import { standingOf } from "./standing.ts";
import { findPromotion, visiblePromotions } from "./visible-promotions.ts";

const offers = releasedOffers("en");
const named = promotions.map((promotion) => [promotion.name, promotion] as const);
const markets = new Set(countries.map(({ code }) => code));

test("there are at least 40 promotions, including the 8 that the specification names", () => {
  expect(promotions.length).toBeGreaterThanOrEqual(40);
  expect(promotions.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "weekend-promo",
      "cash-drop",
      "prize-drop",
      "giveaway-bonus",
      "giveaway-freespins",
      "spins",
      "lucky",
      "game-shows",
    ]),
  );
});

describe.each(named)("%s", (_name, promotion) => {
  it("a promotion is shown in a brand and a market", () => {
    const shown = [...markets].filter((country) =>
      brandKeys.some((brand) =>
        visiblePromotions(offers, { brand, country }).some(({ name }) => name === promotion.name),
      ),
    );
    expect(shown.length).toBeGreaterThan(0);
  });

  it.each(offeredLanguages)("a promotion has texts in %s that its figures fill", (language) => {
    const text = promotion.texts[language]!;
    const reader = readerIn("IE", { language });
    const figures = promotionFigures(reader, promotion);
    const known = namedFigures(promotion, reader.campaigns.get(promotion.code ?? ""));
    expect(Object.keys(figures).sort()).toEqual([...known].sort());
    for (const each of [text.title, text.teaser, ...text.body, ...text.terms])
      expect(formatMessage(each, figures, language)).not.toMatch(/[{}]/);
  });
});

describe("the table of markets and brands", () => {
  const table = brandKeys.flatMap((brand) => [...markets].map((country) => [brand, country] as const));

  it.each(table)("%s in %s has an open or coming promotion on every day of 2026", (brand, country) => {
    for (const day of ["2026-02-05", "2026-06-15", "2026-11-20"]) {
      const standing = visiblePromotions(offers, { brand, country }).map(({ period }) =>
        standingOf(period, new Date(day)),
      );
      expect(standing.filter(({ state }) => state !== "ended").length).toBeGreaterThan(0);
    }
  });

  it("the table of markets and brands gives no bonus in SE beyond first play: every promotion there only shows games", () => {
    for (const brand of brandKeys) {
      const kinds = visiblePromotions(offers, { brand, country: "SE" }).map(({ kind }) => kind);
      expect(new Set(kinds)).toEqual(new Set(["spotlight"]));
    }
  });

  it("the table of markets and brands shows lottery games only with brands that have them", () => {
    const about = (promotion: Promotion) =>
      promotion.games.categories?.includes("lottery") || promotion.games.gameIds?.some((id) => id === 2106);
    const shownBy = promotions.filter(about).flatMap((promotion) => brandsNamed(promotion.brands));
    expect(shownBy).toContain("BELLWETHER");
    expect(shownBy.filter((key) => brands[key].hidesLottery)).toEqual([]);
  });

  it.each([
    ["sauna-saturday", "FI", true],
    ["sauna-saturday", "SE", false],
    ["sauna-saturday", undefined, false],
    ["weekend-promo", undefined, true],
    ["weekend-promo", "SE", false],
    ["comet-chase", "FI", false],
    ["no-such-thing", "FI", false],
  ])("%s in %s on Bellwether is shown: %s", (name, country, shown) => {
    expect(findPromotion(offers, name, { brand: "BELLWETHER", country }) !== undefined).toBe(shown);
  });
});

test.each(landings.map((landing) => [landing.name, landing] as const))(
  "the landing page %s has texts in every language with known figures only",
  (_name, landing) => {
    const reader = readerIn("IE");
    const figures = figuresFor(reader, {}, reader.campaigns.get(landing.code ?? ""));
    for (const language of offeredLanguages) {
      const names = [...JSON.stringify(landing.texts[language]).matchAll(/\{(\w+)\}/g)].map(
        ([, name]) => name!,
      );
      expect(names.filter((name) => !(name in figures))).toEqual([]);
    }
  },
);

describe("the texts for a reader in Great Britain ask for at most 10 times of wagering", () => {
  const wageringIn = (country: string, currency: Reader["currency"]) =>
    promotions.map((promotion) => {
      const figures = promotionFigures(readerIn(country, { currency }), promotion);
      return [promotion.name, figures.wagering] as const;
    });

  it("the texts for a reader in Great Britain ask for at most 10 times of wagering on every promotion's page, also an ended one's; in Ireland some ask for more", () => {
    const most = (of: ReturnType<typeof wageringIn>) => of.filter(([, times]) => Number(times ?? 0) > 10);
    expect(most(wageringIn("GB", "GBP"))).toEqual([]);
    expect(most(wageringIn("IE", "EUR")).map(([name]) => name)).toEqual(
      expect.arrayContaining(["giveaway-bonus", "spring-awakening", "welcome-offer"]),
    );
  });

  it.each(offeredLanguages)(
    "the envelopes' terms in %s say 10 to a reader in Great Britain, and 20 in Ireland",
    (language) => {
      const { texts } = promotions.find(({ name }) => name === "giveaway-bonus")!;
      const said = (country: string) =>
        formatMessage(
          texts[language]!.terms[0]!,
          promotionFigures(
            readerIn(country, { language, currency: "EUR" }),
            promotions.find(({ name }) => name === "giveaway-bonus")!,
          ),
          language,
        );
      expect(said("GB")).toMatch(/(?<!\d)10(?!\d)/);
      expect(said("GB")).not.toMatch(/20/);
      expect(said("IE")).toMatch(/20/);
    },
  );
});

test("refuses a file whose name differs from the one in it", () => {
  expect(() => parseContentFiles({ "/a/other.json": foxTrot }, Promotion)).toThrow(
    /other\.json has the name/,
  );
  expect(() => parseContentFiles({ "/a/x.json": { name: "x" } }, Promotion)).toThrow(/x\.json:\n.*kind/s);
});

test("an amount of 20 euros is 200 in NOK, 400 in ZAR and 20 in CAD", () => {
  const of = (currency: Reader["currency"]) => figuresFor(readerIn("NO", { currency }), { drop: 20 }).drop;
  expect([of("NOK"), of("ZAR"), of("CAD")]).toEqual(["200.00\u00a0kr", "R400.00", "$20.00"]);
});

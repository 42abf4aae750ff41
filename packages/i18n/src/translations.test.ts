import { readFileSync } from "node:fs";
import { brandTexts } from "@bellwether/brands/texts.ts";
import { offeredLanguages } from "@bellwether/market/languages.ts";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";

/** Letters are filled in by the gate, which compares them itself. */
const FILES = ["core", "static", "promo", "games", "sheet", "promotions", "landings"];
const root = new URL("../../../", import.meta.url);
const BRANDS = Object.keys(brandTexts);

/** The texts of a language by their place: `promotions.advent-calendar.body.0`. */
function textsOf(language: string): Map<string, string> {
  const paths = [
    ...FILES.map((file) => [file, `languages/${language}/${file}.json`] as const),
    ...BRANDS.map((brand) => [brand, `brands/${brand}/texts/${language}.json`] as const),
  ];
  return new Map(
    paths.flatMap(([name, path]) => placed(name, JSON.parse(readFileSync(new URL(path, root), "utf8")))),
  );
}

function placed(place: string, value: unknown): [string, string][] {
  if (typeof value === "string") return [[place, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => placed(`${place}.${name}`, inner));
}

const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;
/** A part of a text, as the parser of `intl-messageformat` returns it. */
type Part = { type: number; value?: string; options?: Record<string, { value: Part[] }> };

const partsOf = (text: string, language: string): Part[] =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst();
const casesOf = ({ options = {} }: Part) => Object.entries(options);

/** Every part, also of the cases. */
const allParts = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [part, ...casesOf(part).flatMap(([, { value }]) => allParts(value))]);

/** The parameters whose values are shown or counted, or also those that only choose between texts. */
const namesOf = (parts: readonly Part[], types = [ARGUMENT, PLURAL, SELECT]) =>
  new Set(allParts(parts).flatMap(({ type, value }) => (types.includes(type) && value ? [value] : [])));

/** The parameters that are shown whichever case is chosen. The words for no thing or one may stand in place of the number. */
function alwaysShown(parts: readonly Part[], counted?: string): Set<string> {
  const shown = parts.flatMap((part) => {
    if (part.type === ARGUMENT) return [part.value!];
    if (part.type === POUND) return [counted!];
    if (part.type !== PLURAL && part.type !== SELECT) return [];
    const count = part.type === PLURAL ? part.value! : undefined;
    const cases = casesOf(part).map(([name, { value }]) => {
      const inCase = alwaysShown(value, count ?? counted);
      return count && /^(one|=\d+)$/.test(name) ? inCase.add(count) : inCase;
    });
    return [...cases[0]!].filter((name) => cases.every((each) => each.has(name)));
  });
  return new Set(shown);
}

/** Whether the first set has a name that the second has not. */
const hasMore = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some((name) => !other.has(name));

/** The forms of each plural by the parameter that it counts. */
const pluralsOf = (parts: readonly Part[]) =>
  allParts(parts)
    .filter(({ type }) => type === PLURAL)
    .map((part) => ({ name: part.value!, forms: casesOf(part).map(([form]) => form) }));

const has = (forms: readonly string[], form: string) =>
  forms.includes(form) || (form === "one" && forms.includes("=1"));

const english = new Map([...textsOf("en")].map(([place, text]) => [place, partsOf(text, "en")]));

describe.each(offeredLanguages.filter((language) => language !== "en"))(
  "the %s texts of the site, the games, the brands and the promotions",
  (language) => {
    const texts = new Map([...textsOf(language)].map(([place, text]) => [place, partsOf(text, language)]));
    const places = [...english.keys()];

    it("the texts of a language are those that exist in English", () => {
      expect([...texts.keys()].sort()).toEqual([...places].sort());
    });

    it("the texts of a language show the parameters of the English texts, in every case where the English do, and no others", () => {
      const isOther = (place: string) => {
        const [theirs, ours] = [english.get(place)!, texts.get(place)!];
        const shown = [ARGUMENT, PLURAL];
        return (
          hasMore(namesOf(theirs, shown), namesOf(ours, shown)) ||
          hasMore(namesOf(ours, shown), namesOf(theirs, shown)) ||
          hasMore(namesOf(ours), namesOf(theirs)) ||
          hasMore(alwaysShown(theirs), alwaysShown(ours))
        );
      };
      expect(places.filter(isOther)).toEqual([]);
    });

    it("the texts of a language have a form for each number that the language tells apart", () => {
      const rules = new Intl.PluralRules(language);
      // Hungarian has one form for every number: three dog, not three dogs.
      const needed = language === "hu" ? [] : [0, 1, 2, 5, 10].map((count) => rules.select(count));
      const misses = (place: string) => {
        // Where the English text has no form for one, the number is never one.
        const everOne = new Set(
          pluralsOf(english.get(place)!).flatMap(({ name, forms }) => (has(forms, "one") ? [name] : [])),
        );
        return pluralsOf(texts.get(place)!).some(
          ({ name, forms }) => everOne.has(name) && needed.some((form) => !has(forms, form)),
        );
      };
      expect(places.filter(misses)).toEqual([]);
    });
  },
);

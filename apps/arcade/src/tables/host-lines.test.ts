import { readFileSync } from "node:fs";
import { brands } from "@bellwether/market/brands.ts";
import { offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it } from "vitest";
import { type HostMoment, loadHostLines, pickLine } from "./host-lines.ts";

const root = new URL("../../../../", import.meta.url);
const linesOf = (slug: string, language: string) =>
  JSON.parse(readFileSync(new URL(`brands/${slug}/host/${language}.json`, root), "utf8")) as Record<
    HostMoment,
    string[]
  >;

/** English words that ask the player to go on playing, or that foretell a result. */
const URGES = /\b(again|next (time|one|round)|try|luck(y)? (is|will)|bet more|keep going|due|almost won)\b/i;

describe.each(Object.values(brands).map(({ slug }) => slug))("the host of %s", (slug) => {
  const english = linesOf(slug, "en");

  it("has at least 40 lines of at most 90 characters, and no line asks the player to go on playing", () => {
    const all = Object.values(english).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(all.filter((line) => line.length > 90 || URGES.test(line))).toEqual([]);
  });

  it.each(offeredLanguages)(
    "in %s each moment has as many lines as in English, and no line appears twice",
    (language) => {
      const lines = linesOf(slug, language);
      const counts = (each: Record<string, string[]>) =>
        Object.fromEntries(Object.entries(each).map(([moment, { length }]) => [moment, length]));
      expect(counts(lines)).toEqual(counts(english));
      const all = Object.values(lines).flat();
      expect(new Set(all).size).toBe(all.length);
      expect(all.filter((line) => line.trim() !== line || line === "" || line.length > 100)).toEqual([]);
    },
  );
});

describe("a host's lines", () => {
  it("are said in turn: a list of eight lines is said completely in eight rounds", () => {
    const lines = ["a", "b", "c", "d", "e", "f", "g", "h"];
    const heard = [101, 102, 103, 104, 105, 106, 107, 108].map((round) => pickLine(lines, "a table", round));
    expect([...heard].sort()).toEqual(lines);
    expect(pickLine([], "a table", 1)).toBe("");
  });

  it("belong to the brand, are the same for all players of a round, and are English if the language has none", async () => {
    const german = await loadHostLines("FUNLY", "de");
    expect(linesOf("funly", "de").win).toContain(german("win", "old-mint-roulette", 7));
    const unknown = await loadHostLines("FUNLY", "xx" as never);
    expect(linesOf("funly", "en").win).toContain(unknown("win", "old-mint-roulette", 7));
    expect(unknown("win", "old-mint-roulette", 7)).toBe(
      (await loadHostLines("FUNLY", "en"))("win", "old-mint-roulette", 7),
    );
  });
});

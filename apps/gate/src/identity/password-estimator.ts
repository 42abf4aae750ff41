import { offeredLanguages } from "@bellwether/market";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as de from "@zxcvbn-ts/language-de";
import * as en from "@zxcvbn-ts/language-en";
import * as es from "@zxcvbn-ts/language-es-es";
import * as fi from "@zxcvbn-ts/language-fi";
import * as fr from "@zxcvbn-ts/language-fr";
import * as pt from "@zxcvbn-ts/language-pt-br";

/** Of each list, the most frequent words. More of them would refuse no password that people choose often. */
const WORDS_OF_A_LIST = 5_000;

/** What the packages lack: seasons, and frequent words of passwords, in Hungarian, Norwegian and Swedish. */
const otherWords = `tél tavasz nyár ősz szerelem kicsim cica kutya magyar foci barátom
  vinter vår sommer høst kjærlighet fotball norge elsker deg katten hunden mamma pappa
  sommar höst kärlek fotboll sverige älskar hunden katten mormor hejsan`.split(/\s+/);

/** Estimates how many guesses a password needs, from common passwords and the frequent words, names and places of our languages. */
export function makeEstimator(): ZxcvbnFactory {
  const words = new Set(otherWords);
  for (const { dictionary } of [de, en, es, fi, fr, pt])
    for (const list of Object.values(dictionary as Record<string, unknown>))
      if (Array.isArray(list)) for (const word of list.slice(0, WORDS_OF_A_LIST)) words.add(String(word));
  for (const word of namesOfTime()) words.add(word);
  const { passwords } = passwordLists(common.dictionary);
  return new ZxcvbnFactory({
    dictionary: { passwords, words: [...words].filter((word) => word.length >= 3) },
    graphs: common.adjacencyGraphs,
    // Each further substitution doubles the work.
    l33tMaxSubstitutions: 6,
  });
}

function passwordLists(dictionary: Record<string, unknown>): { passwords: string[] } {
  const lists = Object.entries(dictionary).filter(([name]) => name.startsWith("passwords"));
  return { passwords: lists.flatMap(([, list]) => list as string[]) };
}

/** Months and days of the week in each of our languages. */
function namesOfTime(): string[] {
  return offeredLanguages.flatMap((language) => {
    const month = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
    return [
      ...Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 1))),
      ...Array.from({ length: 7 }, (_, index) => weekday.format(Date.UTC(2026, 0, 5 + index))),
    ].map((name) => name.toLowerCase());
  });
}

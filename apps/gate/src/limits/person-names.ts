import { plainSigns, shownText } from "@bellwether/contract";
import { cyrillic, eastSlavic, greek, greekPairs, latin } from "./transliterations.ts";

type Person = { firstName: string; lastName: string; bornOn: string };

/** A person as it is stored for comparing: `anna maria|von müller|1990-05-17`. Older texts have no spaces, no accents and the same places. */
export function personText({ firstName, lastName, bornOn }: Person): string {
  return `${storedName(firstName)}|${storedName(lastName)}|${bornOn}`;
}

function storedName(name: string): string {
  return shownText(name)
    .toLowerCase()
    .replaceAll(APOSTROPHES, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

const APOSTROPHES = /['’‘ʼʹ`´]/g;

/**
 * Compares two texts of `personText`. `same`: the same names and day of birth, in whatever usual spelling, alphabet and order. `similar`: one
 * of them lacks second names or a part of a surname, and has at least two of the other's names.
 */
export function comparePersons(one: string, other: string): "same" | "similar" | "different" {
  if (bornOf(one) !== bornOf(other)) return "different";
  const [here, there] = [readingsOf(one), readingsOf(other)];
  const pairs = here.flatMap((a) => there.map((b) => [a, b] as const));
  if (pairs.some(([a, b]) => a.keys.some((key) => b.keys.includes(key)))) return "same";
  return pairs.some(([a, b]) => isWithin(a, b) || isWithin(b, a)) ? "similar" : "different";
}

/** Keys that are equal for the same person in another spelling, alphabet or order of names. */
export function personKeys(person: Person): string[] {
  const keys = readingsOf(personText(person)).flatMap((reading) => reading.keys);
  return [...new Set(keys)].map((key) => `${key}|${person.bornOn}`);
}

/** The key of the versions before, of which hashes are stored: it tells most spellings apart. */
export function formerPersonKey({ firstName, lastName, bornOn }: Person): string {
  const plain = (text: string) =>
    text
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, "");
  return `${plain(firstName)}|${plain(lastName)}|${bornOn}`;
}

/** Whether both have the same names and day of birth, in whatever usual spelling, alphabet and order. A name that one of them lacks is a difference. */
export const isSamePerson = (one: Person, other: Person): boolean =>
  comparePersons(personText(one), personText(other)) === "same";

/** Whether an account's holder, as a bank or a card names them, may be this person: the names alone are compared. */
export function mayBeHolder(holder: string, person: Person): boolean {
  const { bornOn } = person;
  return (
    comparePersons(personText({ firstName: holder, lastName: "", bornOn }), personText(person)) !==
    "different"
  );
}

export const bornOf = (text: string) => text.slice(-"YYYY-MM-DD".length);

/** One reading of the letters of both names: the single names, and keys without their order, as two words and as many. */
type Reading = { keys: readonly string[]; given: readonly string[]; family: readonly string[] };

function readingsOf(text: string): Reading[] {
  const fields = text.split("|").slice(0, 2);
  const alphabets = /\p{Script=Cyrillic}/u.test(text) ? [cyrillic, eastSlavic] : [cyrillic];
  return alphabets.map((alphabet) => {
    const [given = [], family = []] = fields.map((field) =>
      field
        .split(" ")
        .map((name) => foldName(name, alphabet))
        .filter(Boolean),
    );
    const words = [given, family].map((names) => fold(names.join(""))).filter(Boolean);
    const keys = [words, [...given, ...family]].map((names) => names.toSorted().join("|"));
    return { keys: keys.filter((key) => key !== ""), given, family };
  });
}

/** Words that many surnames have in front of what tells them apart. */
const PARTICLES = new Set(
  "van von vom zu zum zur der den de del della di da do dos das du la le el al bin ibn ben af av ter ten i e".split(
    " ",
  ),
);

/** Whether the other has every name of this one, and they are two at least. */
function isWithin(one: Reading, other: Reading): boolean {
  const names = new Set([...one.given, ...one.family].filter((name) => !PARTICLES.has(name)));
  const others = new Set([...runsOf(other.given), ...runsOf(other.family)]);
  return names.size >= 2 && [...names].every((name) => others.has(name));
}

/** Every run of neighbours as one word: `van`, `vander`, `vanderberg`, `der` and so on. */
function runsOf(names: readonly string[]): string[] {
  return names.flatMap((_, from) =>
    names.slice(from).map((_, more) => fold(names.slice(from, from + more + 1).join(""))),
  );
}

function foldName(name: string, alphabet: Readonly<Record<string, string>>): string {
  let text = plainSigns(name).toLowerCase().normalize("NFC");
  text = replaceAll(text, { ...latin, ...alphabet });
  text = text.normalize("NFD").replaceAll(/\p{M}/gu, "");
  if (/\p{Script=Greek}/u.test(text)) {
    for (const [pair, letters] of greekPairs) text = text.replaceAll(pair, letters);
    text = replaceAll(text, greek);
  }
  return fold(replaceAll(text, { ...latin, ...alphabet }).replaceAll(/[^\p{L}\p{N}]/gu, ""));
}

const replaceAll = (text: string, table: Readonly<Record<string, string>>) =>
  [...text].map((letter) => table[letter] ?? letter).join("");

/**
 * Brings the usual spellings of one sound together, since a letter may be printed in several ways: `ä` as `ae` or `a`, `å` as `aa`, `ñ` as
 * `nxx`, `й` as `i`, `j` or `y`. Two people of one day of birth whose names differ in nothing else are hardly two.
 */
function fold(name: string): string {
  return FOLDS.reduce((text, [spelling, letters]) => text.replaceAll(spelling, letters), name);
}

const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[nu])xx/g, ""],
  [/ae/g, "a"],
  [/oe/g, "o"],
  [/ue/g, "u"],
  [/shch/g, "sch"],
  [/kh/g, "h"],
  [/th/g, "t"],
  [/ph/g, "f"],
  [/dj/g, "d"],
  [/x/g, "ks"],
  [/w/g, "v"],
  [/[jy]/g, "i"],
  [/(\p{L})\1+/gu, "$1"],
];

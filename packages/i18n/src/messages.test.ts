import { readdirSync, readFileSync } from "node:fs";
import { errorTable } from "@bellwether/contract/errors.ts";
import { offeredLanguages as languages } from "@bellwether/market/languages.ts";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { groupTexts, pickTexts } from "./catalogue.ts";
import { textGroups } from "./keys.ts";
import { formatMessage } from "./message.ts";

const root = new URL("../../../", import.meta.url);

/** Where keys are written. */
const readers = [
  "packages/contract/src",
  "packages/games/src",
  "apps/gate/src",
  "apps/sandbox/src",
  "apps/site/src",
  "content",
  "brands",
];

/** The source files of a folder, without tests and their fixtures. */
function sourcesIn(folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|json)$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, root), "utf8"));
}

/** Translation keys written as text in the source files of a folder. */
function keysIn(folder: string): string[] {
  const found = sourcesIn(folder).flatMap((text) => text.match(/"(?:core|static|promo)\.[a-z_0-9]+"/g) ?? []);
  return [...new Set(found.map((key) => key.slice(1, -1)))].filter((key) => !key.endsWith("_"));
}

/** Patterns of the keys that the source composes, such as `core.money_${type}_title`. Each gap is a group of the pattern. */
function patternsIn(folder: string): RegExp[] {
  return sourcesIn(folder)
    .flatMap((text) => text.match(/`(?:core|static|promo)\.[^`]*\$\{[^`]*`/g) ?? [])
    .map((template) => template.slice(1, -1).split(/\$\{[^}]*\}/))
    .filter((parts) => parts.join("").length > "promo.".length)
    .map(
      (parts) => new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join("([a-z0-9_]+?)")}$`),
    );
}

/** The values that the source may put into such a gap: its texts and the keys of its objects. */
function namesIn(folder: string): string[] {
  return sourcesIn(folder)
    .flatMap((text) => text.match(/(?<=["'`])[\w-]+(?=["'`])|(?<=`)[a-z]+(?=_\$\{)|\b\w+(?=\??:)/g) ?? [])
    .map((name) => name.toLowerCase().replaceAll("-", "_"))
    .flatMap((name) => (name.includes("_") ? [name, ...name.split("_")] : name));
}

describe.each(languages)("in %s", (language) => {
  const texts = pickTexts(language, [""]);

  it.each(readers)("every key that %s names has a text", (folder) => {
    const keys = keysIn(folder);
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });

  it.each(Object.entries(errorTable))("the gate's refusal %s has a text", (_code, { message }) => {
    expect(texts[message]).toBeTruthy();
  });

  it("no text is empty", () => {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("every text gives the same result as with a full ICU implementation", () => {
    for (const [key, text] of Object.entries(texts)) {
      const params = paramsOf(text);
      for (const count of [0, 1, 2, 234]) {
        const given = Object.fromEntries(
          params.map((name) => [name, text.includes(`{${name}, plural`) ? count : "Ä&<b>"]),
        );
        const whole = new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).format(given);
        expect(formatMessage(text, given, language), key).toBe(whole);
      }
    }
  });
});

it.each(textGroups)("every key of %s is used, written out or composed from names in the source", (group) => {
  const named = new Set(readers.flatMap(keysIn));
  const patterns = readers.flatMap(patternsIn);
  const names = new Set([...readers, "packages/market/src", "packages/ui/src"].flatMap(namesIn));
  // A document's parts are numbered: `3_title`.
  const isKnown = (gap: string) =>
    names.has(gap) || gap.split("_").every((part) => /^\d+$/.test(part) || names.has(part));
  const unread = Object.keys(groupTexts(group, "en"))
    .map((key) => `${group}.${key}`)
    .filter((key) => !named.has(key) && !patterns.some((each) => each.exec(key)?.slice(1).every(isKnown)));
  expect(unread).toEqual([]);
});

it.each(textGroups)("every key of %s is in snake case", (group) => {
  const keys = Object.keys(groupTexts(group, "en"));
  expect(keys.filter((key) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(key))).toEqual([]);
});

/** Names in braces; what stands behind a plural's case, such as `one {day}`, is text. */
function paramsOf(text: string): string[] {
  const names = [...text.matchAll(/(?<!\b(?:one|other) )\{(\w+)[,}]/g)].map((match) => match[1]!);
  return [...new Set(names)].sort();
}

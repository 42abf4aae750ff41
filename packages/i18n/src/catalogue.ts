import { brandTexts } from "@bellwether/brands/texts.ts";
import { languageTexts } from "@bellwether/languages/texts.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { claimsPublicBeacon } from "./beacon-claims.ts";
import { translateSheet } from "./game-sheet/translate-sheet.ts";
import { type TextGroup, textGroups } from "./keys.ts";
import type { Texts } from "./translate.ts";

/** Texts of one group without its prefix, as /static/translations/{group}/{file}.json serves them. A missing text falls back to English. */
export function groupTexts(group: TextGroup, language: Language): Texts {
  return { ...ownTexts(group, "en"), ...ownTexts(group, language) };
}

/** The language's own texts. Those of the brands belong to the group `promo`. */
function ownTexts(group: TextGroup, language: Language): Texts {
  const ofBrands = group === "promo" ? Object.values(brandTexts).map((texts) => texts[language]) : [];
  return Object.assign({}, languageTexts[language]?.[group], ...ofBrands);
}

/** What the texts must know of this product. */
export type TextFacts = { sandboxBeacon: boolean };

type Prepared = { all: [string, string][]; picked: Map<string, Texts> };
const prepared = new Map<string, Prepared>();

/**
 * Texts whose full key starts with one of the prefixes (`core.error_`, `static.login_`): a page takes only those it shows. The whole
 * catalogue is on the server only; import this module only there. The result is shared: do not change it.
 */
export function pickTexts(language: Language, prefixes: readonly string[], facts?: TextFacts): Texts {
  const { all, picked } = prepare(language, facts?.sandboxBeacon ?? false);
  const name = prefixes.join(" ");
  const known = picked.get(name);
  if (known) return known;
  const entries = all.filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix)));
  const texts = Object.freeze(Object.fromEntries(entries));
  picked.set(name, texts);
  return texts;
}

const written = new WeakMap<Texts, string>();

/** The picked texts as JSON: a page has hundreds of texts, and one value is sent faster than hundreds. */
export function pickTextsJson(language: Language, prefixes: readonly string[], facts?: TextFacts): string {
  const texts = pickTexts(language, prefixes, facts);
  const json = written.get(texts) ?? JSON.stringify(texts);
  written.set(texts, json);
  return json;
}

function prepare(language: Language, sandboxBeacon: boolean): Prepared {
  const name = `${language} ${sandboxBeacon}`;
  const known = prepared.get(name);
  if (known) return known;
  const note = translateSheet(language)("sandbox_beacon");
  const all = textGroups.flatMap((group) =>
    Object.entries(groupTexts(group, language)).map(([key, text]): [string, string] => [
      `${group}.${key}`,
      sandboxBeacon && claimsPublicBeacon(key) ? `${text} ${note}` : text,
    ]),
  );
  const created = { all, picked: new Map<string, Texts>() };
  prepared.set(name, created);
  return created;
}

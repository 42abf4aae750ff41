import { type Language, translationFile } from "@bellwether/market/languages.ts";
import { type TextGroup, textGroups } from "./keys.ts";
import deCore from "./messages/de/core.json" with { type: "json" };
import dePromo from "./messages/de/promo.json" with { type: "json" };
import deStatic from "./messages/de/static.json" with { type: "json" };
import enCore from "./messages/en/core.json" with { type: "json" };
import enPromo from "./messages/en/promo.json" with { type: "json" };
import enStatic from "./messages/en/static.json" with { type: "json" };
import esCore from "./messages/es/core.json" with { type: "json" };
import esPromo from "./messages/es/promo.json" with { type: "json" };
import esStatic from "./messages/es/static.json" with { type: "json" };
import fiCore from "./messages/fi/core.json" with { type: "json" };
import fiPromo from "./messages/fi/promo.json" with { type: "json" };
import fiStatic from "./messages/fi/static.json" with { type: "json" };
import frCore from "./messages/fr-fr/core.json" with { type: "json" };
import frPromo from "./messages/fr-fr/promo.json" with { type: "json" };
import frStatic from "./messages/fr-fr/static.json" with { type: "json" };
import huCore from "./messages/hu/core.json" with { type: "json" };
import huPromo from "./messages/hu/promo.json" with { type: "json" };
import huStatic from "./messages/hu/static.json" with { type: "json" };
import noCore from "./messages/no/core.json" with { type: "json" };
import noPromo from "./messages/no/promo.json" with { type: "json" };
import noStatic from "./messages/no/static.json" with { type: "json" };
import ptCore from "./messages/pt-br/core.json" with { type: "json" };
import ptPromo from "./messages/pt-br/promo.json" with { type: "json" };
import ptStatic from "./messages/pt-br/static.json" with { type: "json" };
import svCore from "./messages/sv/core.json" with { type: "json" };
import svPromo from "./messages/sv/promo.json" with { type: "json" };
import svStatic from "./messages/sv/static.json" with { type: "json" };
import type { Texts } from "./translate.ts";

type Groups = Record<TextGroup, Texts>;

/** By the name of the translation files [7.31]. A language without a file shows English; to add one, add a folder and a line. */
const translations: Record<string, Groups> = {
  en: { core: enCore, static: enStatic, promo: enPromo },
  fi: { core: fiCore, static: fiStatic, promo: fiPromo },
  de: { core: deCore, static: deStatic, promo: dePromo },
  sv: { core: svCore, static: svStatic, promo: svPromo },
  no: { core: noCore, static: noStatic, promo: noPromo },
  hu: { core: huCore, static: huStatic, promo: huPromo },
  es: { core: esCore, static: esStatic, promo: esPromo },
  "pt-br": { core: ptCore, static: ptStatic, promo: ptPromo },
  "fr-fr": { core: frCore, static: frStatic, promo: frPromo },
};

/** Texts of one group without its prefix, as /static/translations/{group}/{language}.json serves them. */
export function groupTexts(group: TextGroup, language: Language): Texts {
  return { ...translations.en![group], ...translations[translationFile(language)]?.[group] };
}

const fullTexts = new Map<Language, [string, string][]>();
const picked = new Map<string, Texts>();

/**
 * Texts whose full key starts with one of the prefixes (`core.error_`, `static.login_`): a page takes only those it shows. The whole
 * catalogue is on the server only; import this module only there. The result is shared: do not change it.
 */
export function pickTexts(language: Language, prefixes: readonly string[]): Texts {
  const name = `${language} ${prefixes.join(" ")}`;
  const known = picked.get(name);
  if (known) return known;
  const entries = allTexts(language).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix)));
  const texts = Object.freeze(Object.fromEntries(entries));
  picked.set(name, texts);
  return texts;
}

const written = new WeakMap<Texts, string>();

/** The same as JSON: a page carries hundreds of texts, and one value is sent faster than hundreds of them. */
export function pickTextsJson(language: Language, prefixes: readonly string[]): string {
  const texts = pickTexts(language, prefixes);
  const json = written.get(texts) ?? JSON.stringify(texts);
  written.set(texts, json);
  return json;
}

function allTexts(language: Language): [string, string][] {
  const known = fullTexts.get(language);
  if (known) return known;
  const entries = textGroups.flatMap((group) =>
    Object.entries(groupTexts(group, language)).map(([key, text]): [string, string] => [
      `${group}.${key}`,
      text,
    ]),
  );
  fullTexts.set(language, entries);
  return entries;
}

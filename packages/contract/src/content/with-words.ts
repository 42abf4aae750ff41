import { z } from "zod";
import type { AnySchema } from "../any-schema.ts";

/** Words by language code, at least English; a missing language falls back to English. */
export type WordsByLanguage<Words> = Readonly<Record<string, Words>> & { readonly en: Words };

/**
 * Adds the words from the languages' folders to content.
 * @param files by path, `…/languages/{code}/promotions.json`: words by the name of what they are about.
 * @throws naming the file and the field that does not fit, an entry without English words, or words that belong to no entry.
 */
export function withWords<Entry extends { name: string }, Words>(
  entries: readonly Entry[],
  files: Readonly<Record<string, unknown>>,
  schema: AnySchema<Record<string, Words>>,
): (Entry & { texts: WordsByLanguage<Words> })[] {
  const names = new Set(entries.map(({ name }) => name));
  const languages = Object.entries(files).map(([path, file]) => {
    const parsed = schema.safeParse(file);
    if (!parsed.success) throw new Error(`${path}:\n${z.prettifyError(parsed.error)}`);
    const unknown = Object.keys(parsed.data).find((name) => !names.has(name));
    if (unknown !== undefined) throw new Error(`${path} has words for ${unknown}, which does not exist`);
    return { language: path.split("/").at(-2) ?? "", words: parsed.data };
  });
  return entries.map((entry) => {
    const texts = Object.fromEntries(
      languages.flatMap(({ language, words }) => {
        const own = words[entry.name];
        return own === undefined ? [] : [[language, own]];
      }),
    );
    const { en } = texts;
    if (!en) throw new Error(`${entry.name} has no words in languages/en`);
    return { ...entry, texts: { ...texts, en } };
  });
}

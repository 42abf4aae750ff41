import { distressWords } from "@bellwether/languages/distress-words.ts";

/** What is compared: small letters without accents, one space between words, one kind of apostrophe. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, " ");

const beginnings = Object.values(distressWords)
  .flat()
  .map((words) => ({ words, compared: plain(words) }));

/**
 * The words of a text by which its writer says that play does them harm, as they stand in the list of the language in which they are; undefined for
 * none. People write to support in whatever language, so each is compared.
 */
export function findDistress(text: string): string | undefined {
  const written = plain(text);
  return beginnings.find(({ compared }) => beginsAWord(written, compared))?.words;
}

function beginsAWord(text: string, beginning: string): boolean {
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1))
    if (at === 0 || !/\p{L}/u.test(text[at - 1] ?? "")) return true;
  return false;
}

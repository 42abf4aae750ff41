import { searchText } from "@bellwether/contract/typed-text.ts";

/** Longer texts are cut: nobody types more, and what is pasted must not hold up the page. */
export const MAX_SEARCHED = 60;

const isPlainAlready = /^[\x20-\x5f\x61-\x7e]*$/;

/** A text as the search compares it: its words in small letters without accents, apostrophes and other signs, a space between them. */
export function plainWords(text: string): string {
  // Most titles have no accents: a catalogue of them is prepared several times faster without looking for any.
  return (isPlainAlready.test(text) ? text.toLowerCase() : searchText(text))
    .replaceAll("'", "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The words of what somebody has typed. */
export function typedWords(text: string): string[] {
  return plainWords(text.slice(0, MAX_SEARCHED)).split(" ").filter(Boolean);
}

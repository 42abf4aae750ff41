import { searchText } from "@bellwether/contract/typed-text.ts";

export type Stretch = { text: string; found: boolean };

/** Splits a title into segments and marks the matching ones. Offsets stay right where removing accents makes letters longer or shorter. */
export function highlight(title: string, typed: string): Stretch[] {
  const words = searchText(typed).split(/\s+/).filter(Boolean);
  const letters = Array.from(title.normalize("NFC"));
  // One letter may normalise to several (ß) or to none: each normalised character remembers the index of its letter.
  const plainLetters = letters.map(searchText);
  const owner = plainLetters.flatMap((letter, index) => Array.from({ length: letter.length }, () => index));
  const hay = plainLetters.join("");
  const found = new Set<number>();
  for (const word of words)
    for (let at = hay.indexOf(word); at !== -1; at = hay.indexOf(word, at + word.length))
      for (const letter of owner.slice(at, at + word.length)) found.add(letter);
  const stretches: Stretch[] = [];
  letters.forEach((letter, index) => {
    const last = stretches.at(-1);
    if (last && last.found === found.has(index)) last.text += letter;
    else stretches.push({ text: letter, found: found.has(index) });
  });
  return stretches;
}

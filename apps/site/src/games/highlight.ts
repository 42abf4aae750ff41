import { plain } from "./game-search.ts";

export type Stretch = { text: string; found: boolean };

/** A title in stretches, those found in it marked; letters that accents make longer or shorter keep their place. */
export function highlight(title: string, typed: string): Stretch[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const letters = Array.from(title.normalize("NFC"));
  // One plain letter may stand for several (ß), and several for none: each plain character remembers whose it is.
  const plainLetters = letters.map((letter) => letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
  const owner = plainLetters.flatMap((letter, index) => Array.from({ length: letter.length }, () => index));
  const hay = plainLetters.join("");
  const found = new Set<number>();
  for (const word of words)
    for (let at = hay.indexOf(word); at !== -1; at = hay.indexOf(word, at + word.length))
      for (let place = at; place < at + word.length; place += 1) found.add(owner[place]!);
  const stretches: Stretch[] = [];
  letters.forEach((letter, index) => {
    const last = stretches.at(-1);
    if (last && last.found === found.has(index)) last.text += letter;
    else stretches.push({ text: letter, found: found.has(index) });
  });
  return stretches;
}

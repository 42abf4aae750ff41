// How passports print letters that are none of A to Z: ICAO Doc 9303, part 3, section 6; Greek by ELOT 743, which Greek passports use.

/** Letters that Unicode does not take apart into a plain one and a mark. What else they may become is folded later (`person-names.ts`). */
export const latin: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ĸ: "q",
  ŋ: "n",
  ŧ: "t",
  ə: "e",
};

/** Two readings: of Russian, Bulgarian and Serbian names, and where they differ, of Ukrainian and Belarusian ones. */
export const cyrillic: Readonly<Record<string, string>> = {
  ...{ а: "a", б: "b", в: "v", г: "g", ґ: "g", д: "d", е: "e", ё: "e", є: "ie", ж: "zh", з: "z", и: "i" },
  ...{ і: "i", ї: "i", й: "i", ј: "j", к: "k", л: "l", м: "m", н: "n", о: "o", п: "p", р: "r", с: "s" },
  ...{ т: "t", у: "u", ў: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "shch", ъ: "ie", ы: "y" },
  ...{ ь: "", э: "e", ю: "iu", я: "ia", ѕ: "dz", ђ: "d", ѓ: "g", ћ: "c", ќ: "k", љ: "lj", њ: "nj", џ: "dz" },
};

export const eastSlavic: Readonly<Record<string, string>> = { ...cyrillic, г: "h", и: "y" };

/** Pairs come before single letters: `ευ` is `ev` before vowels and voiced consonants, and `ef` before others. */
export const greekPairs: readonly (readonly [RegExp, string])[] = [
  [/γγ/g, "ng"],
  [/γξ/g, "nx"],
  [/γχ/g, "nch"],
  [/ου/g, "ou"],
  [/^μπ|(?<=[^\p{L}])μπ/gu, "b"],
  [/([αεη])υ(?=[θκξπσςτφχψ]|$)/g, "$1f"],
  [/([αεη])υ/g, "$1v"],
];

export const greek: Readonly<Record<string, string>> = {
  ...{ α: "a", β: "v", γ: "g", δ: "d", ε: "e", ζ: "z", η: "i", θ: "th", ι: "i", κ: "k", λ: "l", μ: "m" },
  ...{
    ν: "n",
    ξ: "x",
    ο: "o",
    π: "p",
    ρ: "r",
    σ: "s",
    ς: "s",
    τ: "t",
    υ: "y",
    φ: "f",
    χ: "ch",
    ψ: "ps",
    ω: "o",
  },
};

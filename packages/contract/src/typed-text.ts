// Text that people type or paste has one form before it is compared or stored (docs/decisions/0104): what looks the same is the same.

/**
 * A name or another text as it is shown: composed letters, plain spaces, and without characters that nobody sees. Those that turn the
 * direction of writing would otherwise turn a sentence around it. Joiners between two letters stay: some scripts are misspelt without them.
 */
export function shownText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/\p{Zs}/gu, " ")
    .replaceAll(
      /(?<=[\p{L}\p{M}])([\u200c\u200d])(?=[\p{L}\p{M}])|[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu,
      "$1",
    );
}

/** A text that is compared by its signs: full-width letters are plain ones, digits of all scripts are 0 to 9, nothing is invisible. */
export function plainSigns(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, "")
    .replaceAll(/\p{Nd}/gu, plainDigit);
}

/** In Unicode the ten digits of a script follow each other, and no two scripts touch once the text is in the form NFKC. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** A code from a letter, an SMS or a sheet, in capitals and without spaces and dashes. */
export function plainCode(text: string): string {
  return plainSigns(text)
    .replaceAll(/[\s\p{Pd}\u2212]/gu, "")
    .toUpperCase();
}

/** A phone number with one kind of dash and of space. */
export function plainPhone(text: string): string {
  return plainSigns(text)
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** A password as it is hashed, so that it fits on every keyboard (NIST SP 800-63B). */
export function plainPassword(text: string): string {
  return text.normalize("NFKC");
}

/** Letters that Unicode does not take apart into a plain one and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
};

/** A text as searches compare it: small letters without accents, and one kind of apostrophe and dash. */
export function searchText(text: string): string {
  return plainSigns(text)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøłđðþħı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[\p{Pd}\u2212]/gu, "-");
}

import { brands } from "@bellwether/market";

/** What somebody who knows the owner of a password knows: the fields of the sign-up that it must not be made of. */
export type PasswordOwner = {
  email: string;
  firstName?: string;
  lastName?: string;
  address?: string;
  city?: string;
  phone?: string;
  /** `YYYY-MM-DD` */
  bornOn?: string;
};

const MIN_WORD = 3;

/** The words of an owner and of the house in small plain letters, the longest first, with the usual ways to write a phone number and a day of birth. */
export function ownWords({
  email,
  firstName,
  lastName,
  address,
  city,
  phone,
  bornOn,
}: PasswordOwner): string[] {
  const texts = [firstName, lastName, address, city].filter((text) => text !== undefined);
  const digits = phone?.replaceAll(/\D/g, "") ?? "";
  const [year = "", month = "", day = ""] = bornOn?.split("-") ?? [];
  const short = year.slice(2);
  const words = [
    ...[...texts, ...Object.values(brands).map(({ name }) => name)].flatMap(wordsOf),
    email.trim().toLowerCase(),
    ...wordsOf(email.split("@")[0] ?? ""),
    digits,
    digits.slice(-7),
    ...(bornOn
      ? [`${year}${month}${day}`, `${day}${month}${year}`, `${month}${day}${year}`, `${day}${month}${short}`]
      : []),
    ...(bornOn ? [`${short}${month}${day}`, `${month}${day}${short}`, year] : []),
  ];
  return [...new Set(words)]
    .filter((word) => word.length >= MIN_WORD)
    .sort((one, other) => other.length - one.length);
}

/** Each word, and the whole without spaces, with and without accents. */
function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  const plain = plainLetters(lower, false);
  return [lower, plain].flatMap((each) => [
    ...each.split(/[^\p{L}\p{N}]+/u),
    each.replaceAll(/[^\p{L}\p{N}]+/gu, ""),
  ]);
}

const letterOfSign: Record<string, string> = {
  "4": "a",
  "@": "a",
  "8": "b",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  "5": "s",
  $: "s",
  "7": "t",
};

/** Small letters without accents; with `signs`, digits and signs become the letters that they stand for. */
export function plainLetters(text: string, signs = true): string {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss");
  return signs ? plain.replaceAll(/[4@8310!5$7]/g, (sign) => letterOfSign[sign] ?? sign) : plain;
}

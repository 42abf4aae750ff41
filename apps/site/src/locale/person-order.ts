import { type Language, languages } from "@bellwether/market/languages.ts";

type DatePart = "day" | "month" | "year";

/** Whether the language writes the family name before the given one, and the year before the day. */
export function isLargestFirst(language: Language): boolean {
  return languages[language].largestFirst === true;
}

export function birthdayOrder(language: Language): [DatePart, DatePart, DatePart] {
  return isLargestFirst(language) ? ["year", "month", "day"] : ["day", "month", "year"];
}

type Names = { player_fullname: string; player_displayname: string };

/** The player's full name in the order of the reader's language. The gate sends the full name, given name first, and the given name alone. */
export function wholeName({ player_fullname: full, player_displayname: given }: Names, language: Language) {
  const family = full.startsWith(`${given} `) ? full.slice(given.length + 1) : "";
  return isLargestFirst(language) && family ? `${family} ${given}` : full;
}

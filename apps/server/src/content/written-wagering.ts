import { languages } from "@bellwether/market";

/** Matches "20 times" in any language. */
const WRITTEN_WAGERING = new RegExp(
  `(?<![.,\\d])\\d+(?:\\s|\\u00a0)*-?(?:${Object.values(languages)
    .map(({ times }) => times)
    .join("|")}|×)(?!\\p{L})`,
  "iu",
);

/** Whether a text writes the figure of a wagering itself. It differs by country, so texts name `{wagering}`. */
export const writesWagering = (text: string) => WRITTEN_WAGERING.test(text);

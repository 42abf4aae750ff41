import { type Language, offeredLanguages } from "@bellwether/market/languages.ts";
import type { Named } from "./unit.ts";

export type FlagInput = { family: "flag"; language: Language };

/** Everything under `flags/`: one for each language that is offered [2.37]. */
export function flagUnits(): Named[] {
  return offeredLanguages.map((language) => ({
    input: { family: "flag", language },
    files: [`flags/${language}.svg`],
  }));
}

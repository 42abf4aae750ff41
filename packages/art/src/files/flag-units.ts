import { type Language, offeredLanguages } from "@bellwether/market/languages.ts";
import type { NamedFiles } from "./named-files.ts";

export type FlagInput = { family: "flag"; language: Language };

/** Everything under `flags/`: one for each language on offer [2.37]. */
export function flagUnits(): NamedFiles<FlagInput>[] {
  return offeredLanguages.map((language) => ({
    input: { family: "flag", language },
    files: [`flags/${language}.svg`],
  }));
}

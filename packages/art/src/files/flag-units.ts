import { readFileSync } from "node:fs";
import { type Language, offeredLanguages } from "@bellwether/market/languages.ts";
import type { NamedFiles } from "./named-files.ts";

export type FlagInput = { family: "flag"; language: Language; svg: string };

const languagesFolder = new URL("../../../../languages/", import.meta.url);

/** Everything under `flags/`: one for each language that is offered [2.37], 24 × 16, from `languages/{code}/flag.svg`. */
export function flagUnits(): NamedFiles<FlagInput>[] {
  return offeredLanguages.map((language) => ({
    input: {
      family: "flag",
      language,
      svg: readFileSync(new URL(`${language}/flag.svg`, languagesFolder), "utf8"),
    },
    files: [`flags/${language}.svg`],
  }));
}

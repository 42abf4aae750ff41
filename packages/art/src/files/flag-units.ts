import { offeredLanguages } from "@bellwether/market/languages.ts";
import { flagSvg } from "../flag/flag.ts";
import { hashOf, type Unit } from "./unit.ts";

/** Everything under `flags/`: one for each language that is offered [2.37]. */
export function flagUnits(source: string): Unit[] {
  return offeredLanguages.map((language) => {
    const file = `flags/${language}.svg`;
    return {
      key: hashOf(source, language),
      files: [file],
      make: async () => ({ [file]: flagSvg(language) }),
    };
  });
}

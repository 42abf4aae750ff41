import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { defaultLanguage } from "@bellwether/market/languages.ts";
import { countryAsked, type Site } from "../request/site.ts";

/** What the game is about, in the reader's language [7.24]; where the gate does not answer, in the list's own, which is English. */
export async function loadDescription(site: Site, game: ListedGame): Promise<string> {
  if (site.language === defaultLanguage) return game.description;
  const asked = { code: game.local_code, system_language: site.language, ...(await countryAsked(site)) };
  return site.visitorGate.call("gameSeoWithCode", asked).then(
    ({ seo }) => seo.description,
    () => game.description,
  );
}

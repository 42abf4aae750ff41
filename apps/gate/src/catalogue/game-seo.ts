import { DomainError, type ListedGame } from "@bellwether/contract";
import { type Brand, defaultLanguage, isOffered } from "@bellwether/market";
import type { GateContent } from "../gate-parts.ts";

/**
 * A game and the words of its page for search engines [7.24]: its name as its maker wrote it, description and address in the language
 * asked for.
 * @throws DomainError `unknown_game` when no game that the visitor may see has the code.
 */
export function describeGame(
  listed: readonly ListedGame[],
  brand: Brand,
  asked: { code: string; system_language: string },
  descriptions: GateContent["descriptions"],
) {
  const game = listed.find((each) => each.local_code === asked.code);
  if (!game) throw new DomainError("unknown_game", { detail: "Unknown game code" });
  const language = isOffered(asked.system_language) ? asked.system_language : defaultLanguage;
  return {
    seo: {
      title: `${game.title} · ${brand.name}`,
      description: descriptions[language]?.[game.local_code] ?? game.description,
      keywords: [game.title, ...game.keywords].join(", "),
      canonical: `${language === defaultLanguage ? "" : `/${language}`}${game.seo_url}`,
      language,
    },
    game,
  };
}

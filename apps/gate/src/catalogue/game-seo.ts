import { DomainError, type ListedGame } from "@bellwether/contract";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import {
  type Brand,
  type Currency,
  defaultLanguage,
  findCountry,
  isCurrency,
  isOffered,
  languagePrefix,
  protectionOf,
} from "@bellwether/market";
import { isSlot } from "../is-slot.ts";
import type { ContentPorts, GameSheetPort, TitlesPort } from "../ports.ts";
import type { PotReader } from "./read-pots.ts";

type Asked = { code: string; system_language: string; currency?: string | undefined };

/**
 * A game, its sheet, its pots, and the calendar of its draws; and what search engines get of its page [7.24]: the name as its provider writes
 * it, and the description and the URL in the requested language.
 * @throws DomainError `unknown_game` when the visitor may see no game with the code, `invalid_param` for a currency that no player uses.
 */
export async function describeGame(
  deps: TitlesPort & ContentPorts & { pots: Pick<PotReader, "of"> },
  listed: readonly ListedGame[],
  brand: Brand,
  country: string | undefined,
  asked: Asked,
) {
  const game = listed.find((each) => each.local_code === asked.code);
  const title = deps.titles.find((each) => each.code === asked.code);
  if (!game || !title) throw new DomainError("unknown_game", { detail: "Unknown game code" });
  const currency = currencyOf(asked.currency, country);
  const language = isOffered(asked.system_language) ? asked.system_language : defaultLanguage;
  return {
    seo: {
      title: `${game.title} · ${brand.name}`,
      description: deps.content.descriptions[language]?.[game.local_code] ?? game.description,
      keywords: [game.title, ...game.keywords].join(", "),
      canonical: `${languagePrefix(language)}${game.seo_url}`,
      language,
    },
    game,
    sheet:
      title.model === undefined
        ? null
        : deps.gameSheet(title.model, currency, {
            ...deps.gameTermsOf(country),
            maximumStakeMinor: slotStakeCap(deps, title, country),
          }),
    draw_calendar: deps.drawCalendars.get(game.local_code) ?? null,
    pots: await deps.pots.of(game.local_code, currency),
  };
}

/** The asked currency, or that of the country. @throws DomainError `invalid_param` for one that the house does not have. */
export function currencyOf(asked: string | undefined, country: string | undefined): Currency {
  if (asked === undefined) return findCountry(country)?.currency ?? "EUR";
  if (isCurrency(asked)) return asked;
  throw new DomainError("invalid_param", {
    detail: "No such currency",
    fields: { currency: "core.error_invalid_param" },
  });
}

/** The market's maximum stake for a slot round; the lower maximum for young players applies when they play. */
function slotStakeCap(
  deps: GameSheetPort,
  title: CatalogueTitle,
  country: string | undefined,
): bigint | undefined {
  const cap = country === undefined ? undefined : protectionOf(country).slotStake;
  return cap && isSlot(deps, title) ? cap.otherwiseMinor : undefined;
}

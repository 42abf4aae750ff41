import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { minorToAmount } from "@bellwether/contract/minor-units.ts";
import type { DrawCalendar, GameSheet, Pot } from "@bellwether/contract/studio/index.ts";
import { HOURLY_DROPS } from "@bellwether/contract/sub-categories.ts";
import { figureNamesOf, rulesOf } from "@bellwether/games/sheet/game-rules.ts";
import { formatDateTime } from "@bellwether/i18n/format/date.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { drawTimes } from "@bellwether/i18n/game-sheet/draw-times.ts";
import { sheetFigures } from "@bellwether/i18n/game-sheet/figures.ts";
import { jackpotSheet } from "@bellwether/i18n/game-sheet/jackpot-sheet.ts";
import type { SheetFigure } from "@bellwether/i18n/game-sheet/sale-figures.ts";
import { translateSheet } from "@bellwether/i18n/game-sheet/translate-sheet.ts";
import { type Country, findCountry } from "@bellwether/market/countries.ts";
import type { GameJackpots } from "../jackpots/pot-sheet.tsx";
import { countryAsked, type Site } from "../request/site.ts";

/** A game page's description in the reader's language, with the same figures and rules as in the game. */
export type GameWords = {
  description: string;
  figures: SheetFigure[];
  /** The smallest and the largest stake. */
  stakes: { label: string; text: string } | undefined;
  rules: { title: string; texts: string[] } | undefined;
  jackpots: GameJackpots | undefined;
};

const NO_SHEET: Omit<GameWords, "description"> = {
  figures: [],
  stakes: undefined,
  rules: undefined,
  jackpots: undefined,
};

/** Whether the game takes part in a jackpot: those of the category, and slots with hourly drops [2.24]. */
export const hasPots = ({ categories, sub_categories }: ListedGame): boolean =>
  categories.includes("jackpots") || sub_categories.some(({ category_id }) => category_id === HOURLY_DROPS);

/**
 * A game that opens soon has neither figures nor rules. When the gate does not answer [7.24], the description is the English one of the game
 * list, without figures and rules.
 */
export async function loadGameWords(site: Site, game: ListedGame): Promise<GameWords> {
  const currency = await currencyFor(site);
  const asked = {
    code: game.local_code,
    system_language: site.language,
    currency,
    ...(await countryAsked(site)),
  };
  return site.visitorGate.call("gameSeoWithCode", asked).then(
    ({ seo, sheet, draw_calendar: calendar, pots }) => ({
      description: seo.description,
      ...(sheet
        ? sheetWords(sheet, currency, {
            site,
            hasPots: hasPots(game),
            calendar,
            pots,
          })
        : NO_SHEET),
    }),
    () => ({ description: game.description, ...NO_SHEET }),
  );
}

async function currencyFor(site: Site): Promise<Country["currency"]> {
  const player = await site.player();
  return (
    (player?.player_currency as Country["currency"] | undefined) ??
    findCountry(site.country)?.currency ??
    "EUR"
  );
}

function sheetWords(
  sheet: GameSheet,
  currency: string,
  {
    site: { language, options },
    hasPots,
    calendar,
    pots,
  }: {
    site: Pick<Site, "language" | "options">;
    hasPots: boolean;
    calendar: DrawCalendar | null;
    pots: readonly Pot[];
  },
): Omit<GameWords, "description"> {
  const t = translateSheet(language, options);
  const money = (minor: string) => formatMoney(minorToAmount(BigInt(minor)), currency, language);
  const rules = rulesOf(sheet).map(({ key, params }) => t(key, params));
  const names = figureNamesOf(sheet);
  const figures = sheetFigures(sheet, names, money, t, language);
  return {
    figures,
    stakes: figures.find(({ label }) => label === t(names.stakes ?? "stakes_range")),
    rules: {
      title: t("rules"),
      texts: [
        ...rules,
        // A public number decides draws, as their rules say, and the rounds of live tables, which start by themselves.
        ...(calendar
          ? drawTimes(calendar, t, language)
          : [t(sheet.minimumRoundMs === 0 ? "live_proof_intro" : "rules_money")]),
        ...(hasPots && pots.length === 0 ? [t("jackpot_on_top")] : []),
      ],
    },
    jackpots:
      pots.length === 0
        ? undefined
        : {
            title: t("jackpots"),
            freePlay: t("jackpot_free_play"),
            // The periods of the pots are in UTC too, and the page is the same for readers in all time zones.
            ...jackpotSheet(pots, sheet, undefined, {
              t,
              money,
              language,
              time: (at) => `${formatDateTime(at, language)} UTC`,
            }),
          },
  };
}

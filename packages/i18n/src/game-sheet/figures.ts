import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import type en from "@bellwether/languages/en/sheet.json";
import type { Language } from "@bellwether/market/languages.ts";
import { formatAmount } from "../format/money.ts";
import type { MessageParams } from "../message.ts";

type SheetTextKey = keyof typeof en;

type SheetTranslate = (key: SheetTextKey, params?: MessageParams) => string;

/** The texts of figures that the game calls by another name. */
type OwnNames = { readonly hitRate?: SheetTextKey; readonly stakes?: SheetTextKey };

/** The figures of a game's sheet with their names. `money` formats minor units of the sheet's currency. */
export function sheetFigures(
  sheet: GameSheet,
  { hitRate: hitRateName = "hit_rate", stakes: stakesName = "stakes_range" }: OwnNames,
  money: (minor: string) => string,
  t: SheetTranslate,
  language: Language,
): { label: string; text: string }[] {
  const { returnToPlayer, volatility, hitRate, minimumRoundMs, stakes, bonusBuy } = sheet;
  const [lowest, highest] = [stakes[0], stakes.at(-1)];
  const percent = (figure: string) => t("percent", { figure: formatAmount(figure, language) });
  const figures: [SheetTextKey, string, MessageParams?][] = [
    ["return_to_player", percent(returnToPlayer)],
    ...(volatility ? ([["volatility", t(`volatility_${volatility}`)]] as [SheetTextKey, string][]) : []),
    ...(hitRate === undefined ? [] : [[hitRateName, percent(hitRate)] as [SheetTextKey, string]]),
    ...winFigures(sheet, t),
    ...(lowest === undefined || highest === undefined
      ? []
      : [[stakesName, rangeText(money(lowest), money(highest))] as [SheetTextKey, string]]),
    ...(minimumRoundMs > 0
      ? ([["shortest_round", t("seconds", { seconds: minimumRoundMs / 1000 })]] as [SheetTextKey, string][])
      : []),
    ...(bonusBuy
      ? ([
          ["bonus_buy_price", t("max_win_times", { times: bonusBuy.price })],
          ["bonus_buy_return", percent(bonusBuy.returnToPlayer)],
        ] as [SheetTextKey, string][])
      : []),
  ];
  return figures.map(([key, text, params]) => ({ label: t(key, params), text }));
}

const rangeText = (lowest: string, highest: string) =>
  lowest === highest ? lowest : `${lowest} – ${highest}`;

/** The multiples whose odds are on the sheet. */
const SHOWN_MULTIPLES = [10, 100, 1000];

/**
 * The largest win with its odds, the largest win that the rules allow if that is larger, and the odds of large wins if they do not depend
 * on how the player plays.
 */
function winFigures(sheet: GameSheet, t: SheetTranslate): [SheetTextKey, string, MessageParams?][] {
  const { family, maxWinMultiple, reachableWin: win, winsAtLeast = [] } = sheet;
  const cap = t("max_win_times", { times: maxWinMultiple });
  if (!win) return [["max_win", cap]];
  const once = onceIn(family, win.play);
  const largest = t("max_win_odds", {
    times: t("max_win_times", { times: win.multiple }),
    odds: t(once, { rounds: win.oneIn }),
  });
  return [
    ["max_win", largest],
    ...(maxWinMultiple > win.multiple ? [["max_win_by_rules", cap] as [SheetTextKey, string]] : []),
    ...(win.play === "any" ? winsAtLeast : [])
      .filter(({ multiple }) => SHOWN_MULTIPLES.includes(multiple) && multiple < win.multiple)
      .map(({ multiple, oneIn }): [SheetTextKey, string, MessageParams] => [
        "wins_at_least",
        t(once, { rounds: oneIn }),
        { times: multiple },
      ]),
  ];
}

function onceIn(family: GameSheet["family"], play: "any" | "best" | "aimed"): SheetTextKey {
  if (play === "best") return "once_in_best";
  if (play === "aimed") return "once_in_aimed";
  return family === "scratch" ? "once_in_cards" : "once_in_rounds";
}

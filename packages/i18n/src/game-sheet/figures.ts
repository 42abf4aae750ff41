import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { formatAmount } from "../format/money.ts";
import type { MessageParams } from "../message.ts";
import type { SheetTranslate } from "./draw-times.ts";
import { type SheetFigure, saleRows } from "./sale-figures.ts";
import type { SheetTextKey } from "./translate-sheet.ts";

/** The texts of figures that the game calls by another name. */
type OwnNames = {
  readonly hitRate?: SheetTextKey;
  /** The name of the hit rate of one choice, which is then shown and not the range over all choices. */
  readonly usualHitRate?: SheetTextKey;
  readonly stakes?: SheetTextKey;
};

/** The figures of a game's sheet with their names. `money` formats minor units of the sheet's currency. */
export function sheetFigures(
  sheet: GameSheet,
  { stakes: stakesName = "stakes_range", ...names }: OwnNames,
  money: (minor: string) => string,
  t: SheetTranslate,
  language: Language,
): SheetFigure[] {
  const { returnToPlayer, minimumRoundMs, stakes } = sheet;
  const [lowest, highest] = [stakes[0], stakes.at(-1)];
  const percent = (figure: string) => t("percent", { figure: formatAmount(figure, language) });
  const figures: [SheetTextKey, string, MessageParams?][] = [
    ["return_to_player", percent(returnToPlayer)],
    ...volatilityFigure(sheet, t),
    ...hitRateFigure(sheet, names, percent, t),
    ...winFigures(sheet, t),
    ...(lowest === undefined || highest === undefined
      ? []
      : [[stakesName, rangeText(money(lowest), money(highest))] as [SheetTextKey, string]]),
    ...(minimumRoundMs > 0
      ? ([["shortest_round", t("seconds", { seconds: minimumRoundMs / 1000 })]] as [SheetTextKey, string][])
      : []),
  ];
  return [
    ...figures.map(([key, text, params]) => ({ label: t(key, params), text })),
    ...saleRows(sheet, t, language),
  ];
}

function volatilityFigure({ volatility, byChoice }: GameSheet, t: SheetTranslate): [SheetTextKey, string][] {
  if (volatility) return [["volatility", t(`volatility_${volatility}`)]];
  if (!byChoice) return [];
  const { lowest, highest } = byChoice.volatility;
  return [["volatility", t(`volatility_${lowest}_to_${highest}` as SheetTextKey)]];
}

/** The hit rate of the choice that the game names, or the range over all choices. */
function hitRateFigure(
  { hitRate, byChoice }: GameSheet,
  { hitRate: name = "hit_rate", usualHitRate }: Pick<OwnNames, "hitRate" | "usualHitRate">,
  percent: (figure: string) => string,
  t: SheetTranslate,
): [SheetTextKey, string][] {
  if (hitRate === undefined) return [];
  if (usualHitRate) return [[usualHitRate, percent(hitRate)]];
  if (!byChoice) return [[name, percent(hitRate)]];
  const { lowest, highest } = byChoice.hitRate;
  const figures = { lowest: percent(lowest), highest: percent(highest) };
  return [[name, lowest === highest ? percent(lowest) : t("by_choice", figures)]];
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

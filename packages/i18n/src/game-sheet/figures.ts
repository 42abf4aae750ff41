import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import type en from "@bellwether/languages/en/sheet.json";
import type { Language } from "@bellwether/market/languages.ts";
import { formatAmount } from "../format/money.ts";
import type { MessageParams } from "../message.ts";

type SheetTextKey = keyof typeof en;

type SheetTranslate = (key: SheetTextKey, params?: MessageParams) => string;

/** The figures of a game's sheet with their names. `money` formats minor units of the sheet's currency. */
export function sheetFigures(
  sheet: GameSheet,
  money: (minor: string) => string,
  t: SheetTranslate,
  language: Language,
): { label: string; text: string }[] {
  const { returnToPlayer, volatility, hitRate, maxWinMultiple, minimumRoundMs, stakes } = sheet;
  const [lowest, highest] = [stakes[0], stakes.at(-1)];
  const percent = (figure: string) => t("percent", { figure: formatAmount(figure, language) });
  const figures: [SheetTextKey, string][] = [
    ["return_to_player", percent(returnToPlayer)],
    ["volatility", t(`volatility_${volatility}`)],
    [hitRateOf(sheet), percent(hitRate)],
    ["max_win", t("max_win_times", { times: maxWinMultiple })],
    ...(lowest === undefined || highest === undefined
      ? []
      : [["stakes_range", `${money(lowest)} – ${money(highest)}`] as [SheetTextKey, string]]),
    ["shortest_round", t("seconds", { seconds: minimumRoundMs / 1000 })],
  ];
  return figures.map(([key, text]) => ({ label: t(key), text }));
}

/** What the hit rate counts: of roulette an even chance, of which a French table gives half back on zero. */
function hitRateOf({ family, layout }: GameSheet): SheetTextKey {
  if (family !== "roulette") return "hit_rate";
  return "laPartage" in layout ? "hit_rate_la_partage" : "hit_rate_roulette";
}

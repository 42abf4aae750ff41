import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import { formatAmount } from "@bellwether/i18n/format/money.ts";
import type { Language } from "@bellwether/market/languages.ts";
import type { Surroundings } from "../launch/open-game.ts";
import type { MoneyText } from "../money/money-text.ts";
import type { TextKey, Texts } from "../texts/texts.ts";
import { openDialog } from "./dialog.ts";
import { element } from "./element.ts";
import styles from "./info-sheet.module.css";
import { buildPays, type PaysParts } from "./pays.ts";
import { rulesOf } from "./rules.ts";

/** What the game is: its figures, what it pays at the stake of now, its rules. */
export function openInfoSheet(
  { t, base, launch }: Surroundings,
  { sheet, title }: OpenSessionReply,
  money: MoneyText,
  stakeMinor: bigint,
  icons: PaysParts["icons"],
): void {
  const pays = buildPays({ t, money, sheet, stakeMinor, base, icons });
  openDialog(
    title,
    [
      heading(t("figures")),
      figures(sheet, money, t, launch.language),
      ...pays,
      heading(t("rules")),
      ...rulesOf(sheet.layout, sheet.engine).map(({ key, params }) =>
        element("p", { class: styles.rule, text: t(key, params) }),
      ),
      element("p", { class: styles.rule, text: t("rules_money") }),
      element("p", { class: styles.rule, text: t("rules_draw") }),
    ],
    t,
  );
}

function figures(
  sheet: OpenSessionReply["sheet"],
  money: MoneyText,
  t: Texts,
  language: Language,
): HTMLElement {
  const { returnToPlayer, volatility, hitRate, maxWinMultiple, minimumRoundMs, stakes, family } = sheet;
  const percent = (figure: string) => t("percent", { figure: formatAmount(figure, language) });
  const facts: [TextKey, string][] = [
    ["return_to_player", percent(returnToPlayer)],
    ["volatility", t(`volatility_${volatility}`)],
    [family === "roulette" ? "hit_rate_roulette" : "hit_rate", percent(hitRate)],
    ["max_win", t("max_win_times", { times: maxWinMultiple })],
    ["stakes_range", `${money(stakes[0] as string)} – ${money(stakes.at(-1) as string)}`],
    ["shortest_round", t("seconds", { seconds: minimumRoundMs / 1000 })],
  ];
  return element(
    "dl",
    { class: styles.facts },
    facts.map(([key, value]) =>
      element("div", { class: styles.fact }, [
        element("dt", { text: t(key) }),
        element("dd", { text: value }),
      ]),
    ),
  );
}

function heading(text: string): HTMLElement {
  return element("h3", { class: styles.heading, text });
}

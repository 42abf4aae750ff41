import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import { figureNamesOf, rulesOf } from "@bellwether/games/sheet/game-rules.ts";
import { sheetFigures } from "@bellwether/i18n/game-sheet/figures.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { isShared } from "../studio/is-shared.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import { openDialog } from "./dialog.ts";
import { element } from "./element.ts";
import styles from "./info-sheet.module.css";
import type { BuildPays, PaysParts } from "./pay-tables.ts";

/** What the sheet needs of the open game. `loadPays` gives nothing for a mechanic without a table of pays. */
export type SheetContext = {
  t: GameTexts;
  base: string;
  launch: { language: Language };
  loadPays(mechanic: string): Promise<BuildPays | undefined>;
};

/** Opens the sheet with the game's figures, its pays at the current stake and its rules. */
export async function openInfoSheet(
  { t, base, launch, loadPays }: SheetContext,
  { sheet, title }: OpenSessionReply,
  money: MoneyText,
  stakeMinor: bigint,
  icons: PaysParts["icons"],
  pots: readonly HTMLElement[] = [],
  /** The times of a table's draws, in words. */
  times: readonly string[] = [],
): Promise<void> {
  const buildPays = await loadPays(sheet.mechanic);
  openDialog(
    title,
    [
      heading(t("figures")),
      figures(sheet, money, t, launch.language),
      ...pots,
      ...(buildPays?.({ t, money, sheet, stakeMinor, base, icons }) ?? []),
      heading(t("rules")),
      ...rulesOf(sheet).map(({ key, params }) => element("p", { class: styles.rule, text: t(key, params) })),
      ...howDecided(sheet, times, t).map((text) => element("p", { class: styles.rule, text })),
    ],
    t,
  );
}

/** The rules of a draw say how it is decided. A live table starts its rounds itself, and a public number decides them. */
function howDecided(
  sheet: OpenSessionReply["sheet"],
  times: readonly string[],
  t: GameTexts,
): readonly string[] {
  if (times.length > 0) return times;
  return isShared(sheet) ? [t("live_proof_intro")] : [t("rules_money"), t("rules_draw")];
}

function figures(
  sheet: OpenSessionReply["sheet"],
  money: MoneyText,
  t: GameTexts,
  language: Language,
): HTMLElement {
  return element(
    "dl",
    { class: styles.facts },
    sheetFigures(sheet, figureNamesOf(sheet), money, t, language).map(({ label, text, isWide }) =>
      element("div", { class: `${styles.fact} ${isWide ? styles.wide : ""}` }, [
        element("dt", { text: label }),
        element("dd", { text }),
      ]),
    ),
  );
}

function heading(text: string): HTMLElement {
  return element("h3", { class: styles.heading, text });
}

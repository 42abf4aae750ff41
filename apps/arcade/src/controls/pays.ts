import type { ClustersLayout, LinesLayout, RouletteLayout } from "@bellwether/contract/studio/game-layout.ts";
import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import type { MoneyText } from "../money/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import { mapSymbols } from "../title/symbol-map.ts";
import { titleArtOf } from "../title/title-card.ts";
import { element, setAttributes } from "./element.ts";
import styles from "./info-sheet.module.css";

/** Inputs of the paytables; `icons` are the title's pictures from low to high. */
export type PaysParts = {
  t: GameTexts;
  money: MoneyText;
  sheet: GameSheet;
  stakeMinor: bigint;
  base: string;
  icons: readonly string[];
};

/** What a game pays: symbols with amounts, prizes with odds, or bets with their odds. */
export function buildPays(parts: PaysParts): HTMLElement[] {
  const { sheet, t } = parts;
  const { layout } = sheet;
  const heading = element("h3", { class: styles.heading, text: t("paytable") });
  const note = element("p", {
    class: styles.note,
    text: t("paytable_note", { amount: parts.money(parts.stakeMinor) }),
  });
  switch (layout.kind) {
    case "lines":
      return [heading, note, symbolTable(parts, layout, false), lineHeading(t), lineDrawings(layout)];
    case "clusters":
      return [heading, note, symbolTable(parts, layout, true)];
    case "card": {
      const rows = layout.prizes.map(({ multiple, oneIn }) => [
        parts.money(parts.stakeMinor * BigInt(multiple)),
        t("times", { multiplier: multiple }),
        t("one_in", { odds: oneIn }),
      ]);
      return [heading, note, table([t("prize_column"), t("stake"), t("odds_column")], rows)];
    }
    case "roulette":
      return [heading, rouletteTable(parts, layout)];
  }
}

function symbolTable(
  { t, money, stakeMinor, base, icons }: PaysParts,
  layout: LinesLayout | ClustersLayout,
  orMore: boolean,
) {
  const looks = mapSymbols(layout, icons);
  const art = titleArtOf(base, "");
  const coinMinor = stakeMinor / BigInt(layout.coinsPerStake);
  const cards = layout.symbols.map(({ id, role }) => {
    const rows = layout.paytable.filter(({ symbol }) => symbol === id);
    const picture = element("img", {
      attributes: { src: art.symbol(looks.get(id)?.icon ?? "star"), alt: "", width: 56, height: 56 },
    });
    const badge = role === "pays" ? undefined : element("b", { class: styles.badge, text: t(role) });
    const lines = rows.map(({ count, coins }) =>
      element("div", { class: styles.pay }, [
        element("dt", { text: orMore ? t("count_or_more", { count }) : String(count) }),
        element("dd", { text: money(coinMinor * BigInt(coins)) }),
      ]),
    );
    return element("li", { class: styles.symbol }, [
      element("div", { class: styles.picture }, [picture, badge]),
      element("dl", {}, lines),
    ]);
  });
  return element("ul", { class: styles.symbols }, cards);
}

function rouletteTable({ t, money }: PaysParts, layout: RouletteLayout): HTMLElement {
  const kinds = new Map(layout.spots.map((spot) => [spot.kind, spot]));
  const rows = [...kinds.values()].map(({ kind, pockets, pays, maximumBetMinor }) => [
    t(`spot_${kind}`, { numbers: "", place: "" }).trim(),
    t("times", { multiplier: pays + 1 }),
    `${pockets.length}/37`,
    money(maximumBetMinor),
  ]);
  return table([t("bet_kind"), t("pays_column"), t("odds_column"), t("most_column")], rows);
}

function table(heads: string[], rows: string[][]): HTMLElement {
  return element("table", { class: styles.table }, [
    element("thead", {}, [
      element(
        "tr",
        {},
        heads.map((text) => element("th", { text, attributes: { scope: "col" } })),
      ),
    ]),
    element(
      "tbody",
      {},
      rows.map((cells) =>
        element(
          "tr",
          {},
          cells.map((text) => element("td", { text })),
        ),
      ),
    ),
  ]);
}

function lineHeading(t: GameTexts): HTMLElement {
  return element("h3", { class: styles.heading, text: t("lines") });
}

/** A small drawing of the reels for each line. */
function lineDrawings({ lines, rows }: LinesLayout): HTMLElement {
  const drawings = lines.map((line, index) => {
    const cells = line.flatMap((lit, reel) =>
      Array.from({ length: rows }, (_, row) => {
        const cell = element("i", { class: styles.place });
        setAttributes(cell, "", { "data-lit": row === lit });
        cell.style.gridArea = `${row + 1} / ${reel + 1}`;
        return cell;
      }),
    );
    return element("li", {}, [
      String(index + 1),
      element("span", { class: styles.line, aria: { hidden: true } }, cells),
    ]);
  });
  return element("ol", { class: styles.lines }, drawings);
}

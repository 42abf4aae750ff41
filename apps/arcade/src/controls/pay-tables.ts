import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import type { ClustersLayout } from "@bellwether/games/mechanics/clusters/wire.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import { mapSymbols } from "../theme/symbol-map.ts";
import { titleArtOf } from "../theme/title-card.ts";
import { element } from "./element.ts";
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

/** Builds the pays of a game: symbols with amounts, prizes with odds, or bets with odds. */
export type BuildPays = (parts: PaysParts) => HTMLElement[];

/** The heading above a game's pays, and a note with the stake for which the amounts are computed. */
export function paysHeading({ t, money, stakeMinor }: PaysParts): HTMLElement[] {
  return [
    element("h3", { class: styles.heading, text: t("paytable") }),
    element("p", { class: styles.note, text: t("paytable_note", { amount: money(stakeMinor) }) }),
  ];
}

/** The pays of each symbol of a slot but its boosts. With `orMore`, a count stands for itself and all higher counts. */
export function symbolTable(
  { t, money, stakeMinor, base, icons }: PaysParts,
  layout: Pick<ClustersLayout, "symbols" | "paytable" | "coinsPerStake">,
  orMore: boolean,
) {
  const looks = mapSymbols(layout, icons);
  const art = titleArtOf(base, "");
  const coinMinor = stakeMinor / BigInt(layout.coinsPerStake);
  const cards = layout.symbols.flatMap(({ id, role, times }) => {
    if (role === "boost") return [];
    const rows = layout.paytable.filter(({ symbol }) => symbol === id);
    const picture = element("img", {
      attributes: { src: art.symbol(looks.get(id)?.icon ?? "star"), alt: "", width: 56, height: 56 },
    });
    const badge =
      role === "pays"
        ? undefined
        : element("b", {
            class: styles.badge,
            text: times === undefined ? t(role) : t("times", { multiplier: times }),
          });
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

/** A table of texts with a row of headings. */
export function payTable(heads: string[], rows: string[][]): HTMLElement {
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

/** A table that the player expands and collapses with a press on its name. `isOpen` is its first state. */
export function foldedTable(name: string, heads: string[], rows: string[][], isOpen: boolean): HTMLElement {
  return element("details", { class: styles.folded, attributes: { open: isOpen } }, [
    element("summary", { text: name }),
    payTable(heads, rows),
  ]);
}

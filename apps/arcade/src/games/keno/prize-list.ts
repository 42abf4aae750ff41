import type { KenoLayout } from "@bellwether/games/mechanics/keno/wire.ts";
import { element } from "../../controls/element.ts";
import type { MoneyText } from "../../texts/money-text.ts";
import type { GameTexts } from "../../texts/texts.ts";
import styles from "../draws/paper.module.css";

type PrizeListParts = { layout: KenoLayout; t: GameTexts; money: MoneyText };

/** What a slip with this number of spots pays for its stake, the most hits first. */
export function buildPrizeList(
  { layout, t, money }: PrizeListParts,
  spots: number,
  stakeMinor: bigint,
): HTMLElement[] {
  const found = layout.prizes.find((each) => each.spots === spots);
  if (!found) return [];
  const cells = found.prizes
    .toReversed()
    .map(({ hits, hundredths }) =>
      element("div", { class: styles.prize }, [
        element("dt", { text: String(hits), aria: { label: t("keno_slip_hits", { hits, spots }) } }),
        element("dd", { text: money((stakeMinor * BigInt(hundredths)) / 100n) }),
      ]),
    );
  return [
    element("h3", {
      class: styles.subtitle,
      text: t("keno_pays", { spots, amount: money(stakeMinor) }),
    }),
    element("dl", { class: styles.payouts }, cells),
    element("p", { class: styles.note, text: t("keno_return", { percent: found.returnPercent }) }),
  ];
}

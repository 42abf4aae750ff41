import type { BonusBuy } from "@bellwether/contract/studio/game-sheet.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import { openDialog } from "./dialog.ts";
import { element } from "./element.ts";
import styles from "./form.module.css";

/** Asks whether to buy free spins. Shows their price and their return to player. */
export function openBuyDialog(
  { price }: BonusBuy,
  stakeMinor: bigint,
  money: MoneyText,
  returns: string,
  t: GameTexts,
  buy: () => void,
): void {
  const amount = money(stakeMinor * BigInt(price));
  const button = (className: string | undefined, text: string, act: () => void) =>
    element("button", {
      class: className,
      text,
      attributes: { type: "button" },
      on: {
        click: () => {
          dialog.close();
          act();
        },
      },
    });
  const dialog = openDialog(
    t("buy_free_spins"),
    [
      element("div", { class: styles.form }, [
        element("p", { text: t("buy_note", { price, stake: money(stakeMinor) }) }),
        element("p", { class: styles.note, text: `${t("bonus_buy_return")}: ${returns}` }),
        element("div", { class: styles.actions }, [
          button(styles.back, t("cancel"), () => {}),
          button(styles.go, t("buy_now", { amount }), buy),
        ]),
      ]),
    ],
    t,
  );
}

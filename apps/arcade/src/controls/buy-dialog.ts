import type { AnteBet, GameSheet, Purchase } from "@bellwether/contract/studio/game-sheet.ts";
import { purchaseName, saleFigures } from "@bellwether/i18n/game-sheet/sale-figures.ts";
import type { Language } from "@bellwether/market/languages.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import { AnteSwitch } from "./ante-switch.ts";
import styles from "./buy-dialog.module.css";
import { openDialog } from "./dialog.ts";
import { element } from "./element.ts";
import form from "./form.module.css";

/** What is on sale at which stake, and whether the ante bet is on. */
type BuyOffer = {
  sheet: Pick<GameSheet, "purchases" | "anteBet">;
  stakeMinor: bigint;
  hasAnteBet: boolean;
};

type BuyTexts = { t: GameTexts; language: Language; money: MoneyText };

type BuyCommands = { buy(purchase: Purchase): void; turnAnteBet(isOn: boolean): void };

/** The menu of what can be bought in place of a spin: a card for each entry with its price and its figures, and one for the ante bet. */
export function openBuyDialog(
  { sheet: { purchases = [], anteBet }, stakeMinor, hasAnteBet }: BuyOffer,
  { t, language, money }: BuyTexts,
  { buy, turnAnteBet }: BuyCommands,
): void {
  const figures = (sale: Purchase | AnteBet) =>
    element(
      "dl",
      { class: styles.figures },
      saleFigures(sale, t, language).map(({ label, text }) =>
        element("div", {}, [element("dt", { text: label }), element("dd", { text })]),
      ),
    );
  const card = (purchase: Purchase) => {
    const name = purchaseName(purchase, t);
    const text = t("buy_now", { amount: money(stakeMinor * BigInt(purchase.price)) });
    const act = () => {
      dialog.close();
      buy(purchase);
    };
    return element("li", { class: styles.card }, [
      element("h3", { class: styles.name, text: name }),
      figures(purchase),
      element("button", {
        class: `${form.go} ${styles.buy}`,
        text,
        attributes: { type: "button" },
        aria: { label: `${text}: ${name}` },
        on: { click: act },
      }),
    ]);
  };
  const dialog = openDialog(
    t("buy_free_spins"),
    [
      element("div", { class: form.form }, [
        element("p", { text: t("buy_intro", { stake: money(stakeMinor) }) }),
        element("ul", { class: styles.cards }, [
          ...purchases.map(card),
          anteBet && anteCard(anteBet, figures(anteBet)),
        ]),
        element("div", { class: form.actions }, [
          element("button", {
            class: form.back,
            text: t("cancel"),
            attributes: { type: "button" },
            on: { click: () => dialog.close() },
          }),
        ]),
      ]),
    ],
    t,
  );

  function anteCard(ante: AnteBet, shown: HTMLElement): HTMLElement {
    const item = element("li", { class: styles.card }, [shown]);
    const place = element("div", { class: styles.ante });
    const anteSwitch = new AnteSwitch(place, ante, t, money, (isOn) => {
      anteSwitch.show(isOn, true);
      turnAnteBet(isOn);
    });
    anteSwitch.show(hasAnteBet, true);
    anteSwitch.showStake(stakeMinor);
    item.prepend(place);
    return item;
  }
}

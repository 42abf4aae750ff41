import type { TableCompanyMessage } from "@bellwether/contract/studio/table-stream.ts";
import { element } from "../controls/element.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import { chipsOn } from "./chips-on.ts";
import styles from "./company-view.module.css";

type CompanyParts = {
  t: GameTexts;
  /** Writes an amount of another player in that player's currency. */
  moneyIn(currency: string): MoneyText;
  /** Contains the spots of the game, with their names as `data-spot`. */
  mat: HTMLElement;
};

/** Who else plays: a panel with the number of players and the best wins, and small chips on the mat. House players are marked in both. */
export class CompanyView {
  readonly panel = element("div", { class: styles.panel, attributes: { hidden: true } });
  readonly #parts: CompanyParts;
  #company: TableCompanyMessage | undefined;
  /** The message with the latest winners. The panel keeps showing them while the next round takes bets. */
  #winners: TableCompanyMessage | undefined;

  constructor(parts: CompanyParts) {
    this.#parts = parts;
  }

  /** Shows who plays; `shown` is the round whose mat is on the screen. */
  show(company: TableCompanyMessage, shown: number): void {
    this.#company = company;
    if (company.wins.length > 0 || this.#winners?.number === company.number) this.#winners = company;
    this.panel.hidden = false;
    this.panel.parentElement?.setAttribute("data-company", "true");
    this.panel.replaceChildren(...this.build());
    this.begin();
    for (const { spot, players, house } of chipsOn(shown, company)) {
      const place = this.#parts.mat.querySelector(`button[data-spot="${CSS.escape(spot)}"]`);
      const chips = Array.from({ length: players + house }, (_, index) =>
        element("i", { class: styles.chip, attributes: { "data-house": index >= players } }),
      );
      place?.append(element("small", { class: styles.chips, aria: { hidden: true } }, chips));
    }
  }

  /** Removes the other players' chips when a new round begins. The panel still shows the last round's company. */
  begin(): void {
    for (const chips of this.#parts.mat.querySelectorAll(`.${styles.chips}`)) chips.remove();
  }

  /** The texts of the panel. Empty before the first message. */
  build(): HTMLElement[] {
    if (!this.#company) return [];
    const { t, moneyIn } = this.#parts;
    const { number, bettorCount, houseCount } = this.#company;
    const rows = (this.#winners?.wins ?? []).map(({ initial, isHouse, payoutMinor, currency }) =>
      element("li", { class: styles.win }, [
        element("span", { text: isHouse ? t("company_house_winner", { initial }) : initial }),
        element("strong", { text: moneyIn(currency)(payoutMinor) }),
      ]),
    );
    return [
      element("h2", { class: styles.heading, text: t("company_title") }),
      element("p", { class: styles.text, text: t("company_count", { number, count: bettorCount }) }),
      ...(houseCount > 0
        ? [element("p", { class: styles.house, text: t("company_house", { count: houseCount }) })]
        : []),
      ...(rows.length > 0 && this.#winners
        ? [
            element("p", { class: styles.text, text: t("company_wins", { number: this.#winners.number }) }),
            element("ul", { class: styles.wins }, rows),
          ]
        : []),
    ];
  }
}

import type { WeekLimit } from "@bellwether/contract/frames.ts";
import { element } from "../controls/element.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import styles from "./cart.module.css";
import type { DrawGame } from "./draw-game.ts";
import type { FreeTicketsState } from "./free-tickets.ts";
import panel from "./panel.module.css";
import { shortDateText } from "./time-text.ts";
import { weekLimitLeft } from "./week-limit-left.ts";

type CartParts = {
  t: GameTexts;
  money: MoneyText;
  mascot: string;
  buy(): void;
  /** Turns the use of free tickets on or off. */
  toggleFree(): void;
  proof(): void;
};

/** What the cart shows: the ticket, and the draws for which it is bought. */
export type CartState = {
  game: DrawGame;
  draws: number;
  /** Until when the first of these draws can be cancelled. */
  cancelUntil: string | undefined;
  isStanding: boolean;
  isBusy: boolean;
  free: FreeTicketsState | undefined;
  weekLimit: WeekLimit | null;
};

/** The receipt of the ticket beside the slips, with its total, the odds and the button. On a phone a bar has the total and the button. */
export class Cart {
  readonly root: HTMLElement;
  /** The bar of a phone. */
  readonly bar: HTMLElement;
  readonly #parts: CartParts;
  readonly #lines = element("ul", { class: styles.lines });
  readonly #sums = element("dl", { class: styles.sums });
  readonly #buy: HTMLButtonElement;
  readonly #barBuy: HTMLButtonElement;
  readonly #barTotal = element("strong", { class: styles.barTotal });
  readonly #barNote = element("span");
  readonly #barLimit = element("span", { class: styles.barLimit });
  readonly #limit = element("dl", { class: styles.limit });
  readonly #over = element("p", { class: styles.over, attributes: { role: "status" } });
  readonly #cancel = element("p", { class: styles.note });
  readonly #odds = element("dl", { class: styles.odds });
  readonly #free: HTMLElement;
  readonly #freeSwitch: HTMLButtonElement;
  readonly #freeLeft = element("h3", { class: panel.title });

  constructor(parts: CartParts) {
    this.#parts = parts;
    const { t, mascot, buy, toggleFree, proof } = parts;
    this.#freeSwitch = element("button", {
      class: panel.switch,
      attributes: { type: "button", role: "switch" },
      aria: { checked: true, label: t("free_tickets_use") },
      on: { click: toggleFree },
    });
    this.#free = element("div", { class: styles.free }, [
      element("div", {}, [
        this.#freeLeft,
        element("p", { class: styles.note, text: t("free_tickets_note") }),
      ]),
      this.#freeSwitch,
    ]);
    const button = () =>
      element("button", { class: styles.buy, attributes: { type: "button" }, on: { click: buy } });
    this.#buy = button();
    this.#barBuy = button();
    this.root = element("section", { class: styles.cart, aria: { label: t("draw_your_ticket") } }, [
      element("header", { class: styles.head }, [
        element("h2", { class: styles.title, text: t("draw_your_ticket") }),
        element("img", { attributes: { src: mascot, alt: "", width: 44, height: 52 } }),
      ]),
      this.#free,
      this.#lines,
      this.#sums,
      this.#limit,
      this.#over,
      this.#buy,
      this.#cancel,
      this.#odds,
      element("button", {
        class: styles.link,
        text: t("draw_sealed_link"),
        attributes: { type: "button" },
        on: { click: proof },
      }),
    ]);
    const open = element(
      "button",
      {
        class: styles.barSum,
        attributes: { type: "button" },
        on: { click: () => this.root.scrollIntoView({ behavior: "smooth", block: "center" }) },
      },
      [this.#barNote, this.#barTotal, this.#barLimit],
    );
    this.bar = element("div", { class: styles.bar }, [open, this.#barBuy]);
  }

  show({ game, draws, cancelUntil, isStanding, isBusy, free, weekLimit }: CartState): void {
    const { t, money } = this.#parts;
    const ticket = game.editor.ticket();
    const eachMinor = ticket?.stakeMinor ?? 0n;
    const isFree = free?.isOn === true;
    const fitsFree = isFree && free.fits;
    const totalMinor = fitsFree ? 0n : isStanding ? eachMinor : eachMinor * BigInt(draws);
    this.#showFree(free);
    const receipt = game.editor.receipt();
    this.#lines.replaceChildren(
      ...(receipt.length === 0
        ? [element("li", { class: styles.note, text: t("draw_no_slips") })]
        : receipt.map(({ letter, name, amountMinor }) =>
            element("li", { class: styles.line, attributes: { "data-open": amountMinor === undefined } }, [
              element("b", { text: letter }),
              element("span", { text: name }),
              element("span", {
                text: amountMinor === undefined ? t("draw_not_counted") : money(amountMinor),
              }),
            ]),
          )),
    );
    this.#sums.replaceChildren(
      row(t("draw_each"), money(eachMinor)),
      ...(isStanding ? [] : [row(t("draw_draws"), `× ${draws}`)]),
      row(t("draw_total"), money(totalMinor), true),
    );
    this.#showLimit(weekLimit, isStanding ? 0n : totalMinor);
    const text = isStanding
      ? t("draw_start_order", { amount: money(eachMinor) })
      : t("draw_buy", { amount: money(totalMinor) });
    const freeText = t("free_tickets_buy", { count: draws });
    // A ticket for which the free ones are not enough is never bought with money by itself.
    const isBlocked = !ticket || draws === 0 || isBusy || (isFree && !fitsFree);
    for (const button of [this.#buy, this.#barBuy]) button.disabled = isBlocked;
    this.#buy.textContent = isFree ? freeText : text;
    this.#barBuy.textContent = isFree
      ? freeText
      : isStanding
        ? t("draw_start_order_short")
        : t("draw_buy_short");
    this.#barTotal.textContent = money(totalMinor);
    const complete = receipt.filter(({ amountMinor }) => amountMinor !== undefined);
    const count = isStanding ? 1 : draws;
    this.#barNote.textContent =
      complete.length === 0
        ? t("draw_no_slips")
        : complete.length === 1
          ? `${complete[0]?.name} × ${t("draw_count", { count })}`
          : t("draw_bar", { slips: complete.length, draws: count });
    this.#cancel.textContent =
      cancelUntil === undefined ? "" : t("draw_cancel_until", { time: shortDateText(cancelUntil) });
    this.#odds.replaceChildren(...game.odds().map(([name, value]) => row(name, value)));
  }

  /** Shows what is left of the week's limit before and after this ticket. After the purchase the page sends the new figure. */
  #showLimit(limit: WeekLimit | null, takenMinor: bigint): void {
    const { t, money } = this.#parts;
    const left = weekLimitLeft(limit, takenMinor);
    this.#limit.hidden = left === undefined;
    this.#limit.replaceChildren(
      ...(left ? [row(t(`draw_week_${left.type}`), money(left.leftMinor))] : []),
      ...(left?.afterMinor === undefined ? [] : [row(t("draw_week_after"), money(left.afterMinor))]),
    );
    const over = left?.isOver ? t("draw_week_over") : "";
    if (this.#over.textContent !== over) this.#over.textContent = over;
    this.#barLimit.textContent = left ? t("draw_week_left", { amount: money(left.leftMinor) }) : "";
  }

  #showFree(free: FreeTicketsState | undefined): void {
    this.#free.hidden = free === undefined;
    if (!free) return;
    this.#freeLeft.textContent = this.#parts.t("free_tickets_left", { count: free.left });
    this.#freeSwitch.setAttribute("aria-checked", String(free.isOn));
  }
}

const row = (name: string, text: string, isTotal = false) =>
  element("div", { attributes: { "data-total": isTotal } }, [
    element("dt", { text: name }),
    element("dd", { text }),
  ]);

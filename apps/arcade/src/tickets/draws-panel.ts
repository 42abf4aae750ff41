import type { UpcomingDraw } from "@bellwether/contract/studio/draws.ts";
import { MAX_TICKET_DRAWS } from "@bellwether/contract/studio/draws.ts";
import { drawZoneName } from "@bellwether/i18n/game-sheet/draw-times.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { element } from "../controls/element.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import { dateAtTable } from "./first-last-day.ts";
import { type OrderDays, OrderDaysForm } from "./order-days.ts";
import panel from "./panel.module.css";
import type { TicketDesk } from "./ticket-desk.ts";
import { shortDateText } from "./time-text.ts";

const COUNTS = [1, 2, 4, 8];

type DrawsPanelParts = {
  t: GameTexts;
  language: Language;
  money: MoneyText;
  /** Whether the ticket's numbers are sold once in a draw, so that a standing order may have to take others. */
  isNumbered: boolean;
  /** The lowest price of a ticket, which stands for one that is not filled in yet. */
  priceMinor: bigint;
  changed(): void;
};

/** For how many draws the ticket is bought, or whether it is a standing order: off until the player turns it on. */
export class DrawsPanel {
  readonly root: HTMLElement;
  readonly #parts: DrawsPanelParts;
  readonly #counts = element("div", { class: panel.row, attributes: { role: "group" } });
  readonly #dates = element("p", { class: panel.note });
  readonly #facts = element("ul", { class: panel.facts });
  readonly #switch: HTMLButtonElement;
  readonly #days: OrderDaysForm;
  #draws: readonly UpcomingDraw[] = [];
  #count = 1;
  #isStanding = false;

  constructor(parts: DrawsPanelParts) {
    this.#parts = parts;
    const { t, changed } = parts;
    this.#counts.setAttribute("aria-label", t("draw_how_many"));
    this.#switch = element("button", {
      class: panel.switch,
      attributes: { type: "button", role: "switch" },
      aria: { checked: false, label: t("draw_order") },
      on: {
        click: () => {
          this.#stand(!this.#isStanding);
          changed();
        },
      },
    });
    this.#days = new OrderDaysForm(t);
    this.#days.root.hidden = true;
    this.root = element("section", { class: panel.panel }, [
      element("h3", { class: panel.title, text: t("draw_how_many") }),
      this.#counts,
      this.#dates,
      element("hr", { class: panel.rule }),
      element("div", { class: panel.switchRow }, [
        element("div", {}, [
          element("h3", { class: panel.title, text: t("draw_order") }),
          element("p", { class: panel.note, text: t("draw_order_note") }),
        ]),
        this.#switch,
      ]),
      this.#days.root,
      this.#facts,
    ]);
  }

  /** The draws for which the ticket is bought, the next one first. */
  get chosen(): readonly UpcomingDraw[] {
    return this.#draws.slice(0, this.#count);
  }

  get isStanding(): boolean {
    return this.#isStanding;
  }

  get orderDays(): OrderDays {
    return this.#days.value;
  }

  /** The first day that can be the last one of the order, if the chosen one is too early. */
  get firstOrderDay(): string | undefined {
    return this.#days.tooEarlyFor;
  }

  /** Turns a standing order off again, after it was started. */
  reset(): void {
    this.#stand(false);
    this.#days.reset();
  }

  #stand(isStanding: boolean): void {
    this.#isStanding = isStanding;
    this.#switch.setAttribute("aria-checked", String(isStanding));
    this.#days.root.hidden = !isStanding;
  }

  show(
    { draws, calendar, weekdays }: Pick<TicketDesk, "draws" | "calendar" | "weekdays">,
    stakeMinor: bigint,
  ): void {
    const { t, language, money, isNumbered, priceMinor, changed } = this.#parts;
    this.#draws = draws;
    if (calendar)
      this.#days.show(
        weekdays,
        dateAtTable(calendar, draws[0]?.drawsAt ?? Date.now()),
        t("draw_order_zone", { zone: drawZoneName(calendar, language) }),
      );
    const counts = COUNTS.filter((count) => count <= Math.min(draws.length, MAX_TICKET_DRAWS));
    if (!counts.includes(this.#count)) this.#count = counts.at(-1) ?? 1;
    const had = [...this.#counts.children].indexOf(document.activeElement as Element);
    this.#counts.replaceChildren(
      ...counts.map((count) =>
        element("button", {
          class: panel.choice,
          text: String(count),
          attributes: { type: "button", disabled: this.#isStanding },
          aria: { pressed: count === this.#count, label: t("draw_count", { count }) },
          on: {
            click: () => {
              this.#count = count;
              changed();
            },
          },
        }),
      ),
    );
    if (had >= 0) (this.#counts.children[had] as HTMLElement | undefined)?.focus();
    this.#dates.textContent =
      draws.length === 0
        ? t("draw_none_on_sale")
        : this.chosen.map(({ drawsAt }) => shortDateText(drawsAt)).join(" · ");
    this.#facts.replaceChildren(
      ...[
        t("draw_order_when", { amount: money(stakeMinor > 0n ? stakeMinor : priceMinor) }),
        ...(isNumbered ? [t("draw_order_numbers")] : []),
        t("draw_order_only_if"),
        t("draw_order_stop"),
      ].map((text) => element("li", { text })),
    );
  }
}

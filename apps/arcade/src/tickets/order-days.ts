import type { Weekday } from "@bellwether/contract/studio/draw-calendar.ts";
import type { OpenSubscriptionRequest } from "@bellwether/contract/studio/draws.ts";
import { element } from "../controls/element.ts";
import type { GameTexts } from "../texts/texts.ts";
import { firstLastDay } from "./first-last-day.ts";
import panel from "./panel.module.css";
import { weekdayText } from "./time-text.ts";

/** The draws of a standing order: all, or those on some weekdays; until a day, or until the player ends it. */
export type OrderDays = Pick<OpenSubscriptionRequest, "weekdays" | "untilDate">;

/** Weekdays and last day of a standing order. By default it buys a ticket for every draw, until the player ends it. */
export class OrderDaysForm {
  readonly root: HTMLElement;
  readonly #days = element("div", { class: panel.row, attributes: { role: "group" } });
  readonly #daysPart: HTMLElement;
  readonly #zone = element("p", { class: panel.note });
  readonly #until: HTMLInputElement;
  #next = "";
  #weekdays: readonly Weekday[] = [];
  #left = new Set<Weekday>();

  constructor(t: GameTexts) {
    this.#days.setAttribute("aria-label", t("draw_order_days"));
    this.#until = element("input", { class: panel.date, attributes: { type: "date" } });
    this.#daysPart = element("div", { class: panel.column }, [
      element("h4", { class: panel.label, text: t("draw_order_days") }),
      this.#days,
    ]);
    this.root = element("div", { class: panel.column }, [
      this.#daysPart,
      element("label", { class: panel.labelled }, [
        element("span", { class: panel.label, text: t("draw_order_until") }),
        this.#until,
      ]),
      this.#zone,
    ]);
  }

  get value(): OrderDays {
    const weekdays = this.#weekdays.filter((weekday) => !this.#left.has(weekday));
    return {
      weekdays: weekdays.length === this.#weekdays.length ? null : weekdays,
      untilDate: this.#until.value || null,
    };
  }

  /** The earliest last day with which the order buys anything, if the chosen one is before it. */
  get tooEarlyFor(): string | undefined {
    const { weekdays, untilDate } = this.value;
    const first = firstLastDay(this.#next, weekdays);
    return untilDate !== null && untilDate < first ? first : undefined;
  }

  reset(): void {
    this.#left = new Set();
    this.#until.value = "";
    this.#draw();
  }

  /**
   * @param next the day of the next draw on sale, as an ISO date.
   * @param zone whose days these are: the draw's own, which may not be those of the player's clock.
   */
  show(weekdays: readonly Weekday[], next: string, zone: string): void {
    this.#next = next;
    this.#limit();
    this.#zone.textContent = zone;
    if (weekdays.join() === this.#weekdays.join()) return;
    this.#weekdays = weekdays;
    this.#left = new Set();
    this.#draw();
  }

  #limit(): void {
    this.#until.min = firstLastDay(this.#next, this.value.weekdays);
  }

  #draw(): void {
    this.#limit();
    this.#daysPart.hidden = this.#weekdays.length < 2;
    const had = [...this.#days.children].indexOf(document.activeElement as Element);
    this.#days.replaceChildren(
      ...this.#weekdays.map((weekday) =>
        element("button", {
          class: panel.choice,
          text: weekdayText(weekday, "short"),
          attributes: { type: "button" },
          aria: { pressed: !this.#left.has(weekday), label: weekdayText(weekday, "long") },
          on: { click: () => this.#toggle(weekday) },
        }),
      ),
    );
    if (had >= 0) (this.#days.children[had] as HTMLElement | undefined)?.focus();
  }

  /** At least one day stays chosen. */
  #toggle(weekday: Weekday): void {
    const isLast = this.#weekdays.length - this.#left.size === 1;
    if (this.#left.has(weekday)) this.#left.delete(weekday);
    else if (!isLast) this.#left.add(weekday);
    this.#draw();
  }
}

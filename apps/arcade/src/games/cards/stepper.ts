import { element, icon } from "../../controls/element.ts";
import styles from "./stepper.module.css";

/** The values of a stepper, and its names for screen readers. */
export type StepperPlan = {
  label: string;
  fewer: string;
  more: string;
  /** The text of the value at this index. */
  text(index: number): string;
  count: number;
  index: number;
  changed(index: number): void;
};

/** A value between a minus button and a plus button. */
export class Stepper {
  readonly view: HTMLElement;
  readonly #plan: StepperPlan;
  readonly #value = element("span", { class: styles.value, aria: { live: "polite" } });
  readonly #fewer: HTMLButtonElement;
  readonly #more: HTMLButtonElement;
  #index: number;
  #open = true;

  constructor(plan: StepperPlan) {
    this.#plan = plan;
    this.#index = plan.index;
    const step = (name: "minus" | "plus", label: string, by: number) =>
      element(
        "button",
        {
          class: styles.step,
          attributes: { type: "button", title: label },
          aria: { label },
          on: { click: () => this.#step(by) },
        },
        [icon(name)],
      );
    this.#fewer = step("minus", plan.fewer, -1);
    this.#more = step("plus", plan.more, 1);
    this.view = element(
      "div",
      { class: styles.stepper, attributes: { role: "group" }, aria: { label: plan.label } },
      [this.#fewer, this.#value, this.#more],
    );
    this.show();
  }

  get index(): number {
    return this.#index;
  }

  /** Shows another value without calling `changed`. */
  put(index: number): void {
    this.#index = Math.max(0, Math.min(this.#plan.count - 1, index));
    this.show();
  }

  setOpen(open: boolean): void {
    this.#open = open;
    this.show();
  }

  /** Updates the text and the buttons. Call it when anything that `text` reads has changed. */
  show(): void {
    const text = this.#plan.text(this.#index);
    if (this.#value.textContent !== text) this.#value.textContent = text;
    this.#fewer.disabled = !this.#open || this.#index === 0;
    this.#more.disabled = !this.#open || this.#index === this.#plan.count - 1;
  }

  #step(by: number): void {
    this.put(this.#index + by);
    this.#plan.changed(this.#index);
  }
}

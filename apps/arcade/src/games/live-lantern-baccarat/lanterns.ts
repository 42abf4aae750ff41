import { element } from "../../controls/element.ts";
import styles from "./lanterns.module.css";

/** Two lanterns that hang over the stage. A burning one shows its value. Screen readers get them from the host's captions. */
export class Lanterns {
  readonly #lanterns: readonly HTMLElement[];

  constructor(stage: HTMLElement) {
    this.#lanterns = ["left", "right"].map((side) =>
      element("div", { class: styles.lantern, attributes: { "data-side": side }, aria: { hidden: true } }, [
        element("span", { class: styles.body }, [element("strong", { class: styles.value })]),
      ]),
    );
    stage.append(...this.#lanterns);
    this.clear();
  }

  /** Both lanterns are dark and without a value. */
  clear(): void {
    for (const lantern of this.#lanterns) {
      lantern.dataset.state = "unlit";
      this.#write(lantern, "");
    }
  }

  /** Shows a lantern: burning with its value, or dark. */
  show(index: 0 | 1, value: number): void {
    const lantern = this.#lanterns[index];
    if (!lantern) return;
    lantern.dataset.state = value > 0 ? "burning" : "dark";
    this.#write(lantern, value > 0 ? String(value) : "–");
  }

  #write(lantern: HTMLElement, text: string): void {
    const value = lantern.querySelector("strong");
    if (value) value.textContent = text;
  }
}

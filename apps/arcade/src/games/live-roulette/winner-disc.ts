import { element } from "../../controls/element.ts";
import type { Ball } from "./results-panel.ts";
import styles from "./winner-disc.module.css";

/** The winning number, big in the middle of the stage. Screen readers get it from the host's caption. */
export class WinnerDisc {
  readonly #disc = element("p", { class: styles.disc, aria: { hidden: true }, attributes: { hidden: true } });

  constructor(stage: HTMLElement) {
    stage.append(this.#disc);
  }

  show({ pocket, color }: Ball): void {
    this.#disc.textContent = String(pocket);
    this.#disc.dataset.colour = color;
    this.#disc.hidden = false;
  }

  hide(): void {
    this.#disc.hidden = true;
  }
}

import { element } from "../../controls/element.ts";
import kit from "../../controls/kit.module.css";
import type { GameParts } from "../../play/game.ts";
import styles from "./price-stamp.module.css";

/** A stamp with the price on a card that has not been bought yet. */
export class PriceStamp {
  readonly #view: HTMLElement;
  readonly #parts: Pick<GameParts, "money" | "t">;

  constructor(overlay: HTMLElement, parts: Pick<GameParts, "money" | "t">) {
    this.#parts = parts;
    this.#view = element("p", {
      class: `${kit.plate} ${styles.stamp}`,
      attributes: { hidden: true },
      aria: { hidden: true },
    });
    overlay.append(this.#view);
  }

  write(stakeMinor: bigint): void {
    this.#view.textContent = this.#parts.t("card_waiting", { amount: this.#parts.money(stakeMinor) });
  }

  show(): void {
    this.#view.hidden = false;
  }

  hide(): void {
    this.#view.hidden = true;
  }
}

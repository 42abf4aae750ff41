import { element } from "../../controls/element.ts";
import kit from "../../controls/kit.module.css";
import type { GameParts } from "../../play/game.ts";
import styles from "./action-buttons.module.css";

/** `rise` and `fall` are the two guesses, `collect` takes the win, `quiet` is any other choice. */
export type ActionButton = { name: string; kind: "rise" | "fall" | "collect" | "quiet" };

/** The current text of a button: its label, and a second line below the label. The button is disabled unless `isOpen` is set. */
export type ActionText = { label: string; extra?: string | undefined; isOpen?: boolean };

/** The player's choices as buttons in fixed places. */
export class ActionButtons {
  readonly row: HTMLElement;
  readonly #buttons = new Map<
    string,
    { button: HTMLButtonElement; label: HTMLElement; extra: HTMLElement }
  >();

  constructor({ t }: Pick<GameParts, "t">, plans: readonly ActionButton[], pressed: (name: string) => void) {
    for (const { name, kind } of plans) {
      const [label, extra] = [element("span"), element("small")];
      const click = () => {
        if (button.getAttribute("aria-disabled") !== "true") pressed(name);
      };
      const button = element(
        "button",
        {
          class: `${kit.pressable} ${styles.action}`,
          attributes: { type: "button", "data-kind": kind },
          on: { click },
        },
        [label, " ", extra],
      );
      this.#buttons.set(name, { button, label, extra });
    }
    this.row = element(
      "div",
      { class: styles.actions, attributes: { role: "group" }, aria: { label: t("your_choices") } },
      [...this.#buttons.values()].map(({ button }) => button),
    );
  }

  /** Updates the buttons. A button without an update keeps its text and is disabled. */
  show(texts: Readonly<Record<string, ActionText>>): void {
    for (const [name, { button, label, extra }] of this.#buttons) {
      const text = texts[name];
      if (text) {
        label.textContent = text.label;
        extra.textContent = text.extra ?? "";
      }
      if (text?.isOpen) button.removeAttribute("aria-disabled");
      else button.setAttribute("aria-disabled", "true");
    }
  }
}

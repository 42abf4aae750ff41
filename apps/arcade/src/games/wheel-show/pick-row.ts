import type { ShowName } from "@bellwether/games/mechanics/wheel-show/wire.ts";
import { element } from "../../controls/element.ts";
import type { GameTexts } from "../../texts/texts.ts";
import { type PickShape, pickPicture } from "./pick-picture.ts";
import styles from "./wheel-mat.module.css";

/** The player's choice for all bonus rounds of a show: one of several pictures, the first by default. */
export class PickRow {
  readonly root: HTMLElement;
  readonly #buttons: readonly HTMLButtonElement[];
  #pick = 0;
  #isOpen = false;
  #isFixed = false;

  constructor(
    show: ShowName,
    { shape, colours }: { shape: PickShape; colours: readonly string[] },
    t: GameTexts,
  ) {
    const label = t("wheel_pick", { show });
    this.#buttons = colours.map((colour, index) =>
      element(
        "button",
        {
          class: styles.pick,
          attributes: { type: "button", role: "radio" },
          aria: {
            label: t("wheel_pick_of", { label, number: index + 1, picks: colours.length }),
            checked: index === 0,
          },
          on: { click: () => this.#choose(index), keydown: (event) => this.#move(event, index) },
        },
        [pickPicture(shape, colour, index + 1)],
      ),
    );
    this.root = element("div", { class: styles.picks, attributes: { role: "radiogroup" }, aria: { label } }, [
      element("span", { class: styles.pickLabel, text: label }),
      ...this.#buttons,
    ]);
    this.#show();
  }

  get pick(): number {
    return this.#pick;
  }

  fix(pick: number): void {
    this.#pick = pick;
    this.#isFixed = true;
    this.#show();
  }

  free(): void {
    this.#isFixed = false;
    this.#show();
  }

  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#show();
  }

  #choose(pick: number): void {
    if (!this.#isOpen || this.#isFixed) return;
    this.#pick = pick;
    this.#show();
  }

  #move(event: KeyboardEvent, index: number): void {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const count = this.#buttons.length;
    const next = (index + step + count) % count;
    this.#choose(next);
    this.#buttons[next]?.focus();
  }

  #show(): void {
    for (const [index, button] of this.#buttons.entries()) {
      button.setAttribute("aria-checked", String(index === this.#pick));
      button.tabIndex = index === this.#pick ? 0 : -1;
      button.disabled = !this.#isOpen || this.#isFixed;
    }
  }
}

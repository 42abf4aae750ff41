import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { cardName } from "../cards/card-name.ts";
import styles from "./hold-buttons.module.css";
import type { MachineLayout } from "./lay-out-machine.ts";
import { NOTHING_HELD } from "./round-state.ts";

/** A button over each card that holds or releases the card. The keys 1 to 5 press the buttons too. */
export class HoldButtons {
  readonly #parts: GameParts;
  readonly #buttons: readonly { button: HTMLButtonElement; tag: HTMLElement }[];
  readonly #changed: (hold: readonly boolean[]) => void;
  #hold: readonly boolean[] = NOTHING_HELD;
  #open = false;

  constructor(parts: GameParts, changed: (hold: readonly boolean[]) => void) {
    this.#parts = parts;
    this.#changed = changed;
    this.#buttons = NOTHING_HELD.map((_, index) => this.#build(index));
    parts.board.overlay.append(
      element(
        "div",
        { class: styles.layer, attributes: { role: "group" }, aria: { label: parts.t("your_cards") } },
        this.#buttons.map(({ button }) => button),
      ),
    );
    document.addEventListener("keydown", (event) => this.#key(event));
    this.clear();
  }

  get hold(): readonly boolean[] {
    return this.#hold;
  }

  place({ cards, lift, tag: { height, isOnCard } }: MachineLayout): void {
    for (const [index, { button, tag }] of this.#buttons.entries()) {
      const card = cards[index];
      if (!card) continue;
      button.style.left = `${card.x}px`;
      button.style.top = `${card.y - lift}px`;
      button.style.width = `${card.width}px`;
      button.style.height = `${card.height + lift + (isOnCard ? 0 : height + 6)}px`;
      tag.style.height = `${height}px`;
      tag.style.setProperty("--size", `${Math.min(18, height * 0.52, card.width * 0.25)}px`);
    }
  }

  /** Hides the buttons while there are no cards. */
  clear(): void {
    for (const { button } of this.#buttons) button.hidden = true;
    this.#put(NOTHING_HELD);
  }

  /** Shows which cards are held. If `open` is true, the player can hold and release cards. */
  show(cards: readonly string[], hold: readonly boolean[], open: boolean): void {
    const { t } = this.#parts;
    this.#open = open;
    for (const [index, { button }] of this.#buttons.entries()) {
      const card = cards[index];
      button.hidden = card === undefined;
      if (card !== undefined) button.setAttribute("aria-label", t("hold_card", { card: cardName(card, t) }));
      if (open) button.removeAttribute("aria-disabled");
      else button.setAttribute("aria-disabled", "true");
    }
    this.#put(hold);
  }

  /** Holds the cards of the best play and marks their buttons. */
  showBest(hold: readonly boolean[]): void {
    this.#put(hold);
    for (const [index, { button }] of this.#buttons.entries()) {
      button.dataset.best = String(hold[index] === true);
    }
    this.#changed(hold);
  }

  #build(index: number) {
    const tag = element("span", { class: styles.tag });
    const button = element(
      "button",
      { class: styles.card, attributes: { type: "button" }, on: { click: () => this.#toggle(index) } },
      [tag],
    );
    return { button, tag };
  }

  #key({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): void {
    const index = ["1", "2", "3", "4", "5"].indexOf(key);
    const isTyping = target instanceof HTMLInputElement || document.querySelector("dialog[open]") !== null;
    if (index < 0 || isTyping || ctrlKey || metaKey || altKey || repeat) return;
    this.#toggle(index);
  }

  #toggle(index: number): void {
    if (!this.#open) return;
    const hold = this.#hold.map((held, place) => (place === index ? !held : held));
    this.#parts.sound.play("chip");
    this.#put(hold);
    this.#changed(hold);
  }

  #put(hold: readonly boolean[]): void {
    const { t } = this.#parts;
    this.#hold = hold;
    for (const [index, { button, tag }] of this.#buttons.entries()) {
      const isHeld = hold[index] === true;
      button.setAttribute("aria-pressed", String(isHeld));
      delete button.dataset.best;
      tag.textContent = t(isHeld ? "held" : "hold");
    }
  }
}

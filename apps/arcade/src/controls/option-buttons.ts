import type { SessionTerms } from "@bellwether/contract/studio/session-terms.ts";
import type { GameTexts } from "../texts/texts.ts";
import choice from "./choice.module.css";
import { element, type IconName, icon } from "./element.ts";
import styles from "./option-buttons.module.css";

type OptionCommands = {
  turn(isTurbo: boolean): void;
  /** Opens the autoplay dialog, or ends running autoplay. */
  autoplay(): void;
  buy(): void;
};

/** The buttons for turbo, autoplay and bonus buy. An option that the market forbids has no button. */
export class OptionButtons {
  readonly #t: GameTexts;
  readonly #turbo: HTMLButtonElement;
  readonly #autoplay: HTMLButtonElement;
  readonly #buy: HTMLButtonElement;

  constructor(parent: HTMLElement, terms: SessionTerms, t: GameTexts, commands: OptionCommands) {
    this.#t = t;
    this.#turbo = optionButton(t("turbo"), "bolt");
    this.#turbo.setAttribute("role", "switch");
    this.#autoplay = optionButton(t("autoplay"), "auto");
    this.#buy = optionButton(t("buy_free_spins"), "gift");
    this.showTurbo(false);
    this.#turbo.addEventListener("click", () => {
      const isTurbo = this.#turbo.getAttribute("aria-checked") !== "true";
      this.showTurbo(isTurbo);
      commands.turn(isTurbo);
    });
    this.#autoplay.addEventListener("click", () => commands.autoplay());
    this.#buy.addEventListener("click", () => commands.buy());
    parent.classList.add(styles.options as string);
    if (terms.turbo) parent.append(this.#turbo);
    if (terms.autoplay) parent.append(this.#autoplay);
    if (terms.bonusBuy) parent.append(this.#buy);
  }

  showTurbo(isTurbo: boolean): void {
    this.#turbo.setAttribute("aria-checked", String(isTurbo));
  }

  /** Enables the buttons if a round may start. While autoplay runs, its button shows the number of rounds left and ends autoplay. */
  show(mayStart: boolean, roundsLeft: number | undefined): void {
    const isRunning = roundsLeft !== undefined;
    this.#buy.disabled = !mayStart || isRunning;
    this.#autoplay.disabled = !mayStart && !isRunning;
    this.#autoplay.toggleAttribute("data-running", isRunning);
    const name = isRunning
      ? `${this.#t("autoplay_stop")}: ${this.#t("autoplay_left", { count: roundsLeft })}`
      : this.#t("autoplay");
    if (this.#autoplay.title === name) return;
    this.#autoplay.title = name;
    this.#autoplay.setAttribute("aria-label", name);
    this.#autoplay.replaceChildren(isRunning ? String(roundsLeft) : icon("auto"));
  }
}

function optionButton(label: string, name: IconName): HTMLButtonElement {
  const attributes = { type: "button", title: label };
  return element("button", { class: `${choice.choice} ${styles.option}`, attributes, aria: { label } }, [
    icon(name),
  ]);
}

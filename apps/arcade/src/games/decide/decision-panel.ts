import { element } from "../../controls/element.ts";
import kit from "../../controls/kit.module.css";
import type { TableGameParts } from "../../tables/table-game.ts";
import styles from "./decision-panel.module.css";

/** An answer that the player can give. `key` is its key on the keyboard, `addsMinor` its further stake. */
export type ChosenAction = {
  name: string;
  label: string;
  key: string;
  look: "go" | "stop" | "more" | "split";
  addsMinor?: bigint;
};

/** A question of the table. `id` changes with each question. `hint` computes the name of the best answer. */
export type Question = {
  id: string;
  heading: string;
  note: string;
  answers: readonly ChosenAction[];
  hint?(): string;
};

type PanelParts = Pick<TableGameParts, "t" | "money" | "sound" | "canAfford" | "say"> & {
  /** Sends an answer. Resolves when it counts or was refused. */
  answer(name: string): Promise<void>;
};

/** The question below a table and the buttons that answer it. Without a question it shows a line of text. */
export class DecisionPanel {
  readonly root: HTMLElement;
  readonly #parts: PanelParts;
  readonly #heading = element("p", { class: styles.heading });
  readonly #note = element("p", { class: styles.note });
  readonly #buttons = element("div", { class: styles.answers, attributes: { role: "group" } });
  #question: Question | undefined;
  #isSending = false;

  constructor(parts: PanelParts) {
    this.#parts = parts;
    this.#buttons.setAttribute("aria-label", parts.t("your_choices"));
    this.root = element("div", { class: styles.panel }, [
      element("div", { class: styles.words }, [this.#heading, this.#note]),
      this.#buttons,
    ]);
    document.addEventListener("keydown", (event) => this.#press(event));
    this.hide();
  }

  get isShown(): boolean {
    return !this.root.hidden;
  }

  hide(): void {
    this.#question = undefined;
    this.root.hidden = true;
  }

  /** Shows a text without buttons. */
  show(heading: string, note = ""): void {
    this.#question = undefined;
    this.root.hidden = false;
    this.#heading.textContent = heading;
    this.#note.textContent = note;
    this.#buttons.replaceChildren();
  }

  /** Shows a question, once for each id. */
  ask(question: Question): void {
    this.root.hidden = false;
    if (this.#question?.id === question.id) return;
    this.#question = question;
    this.#heading.textContent = question.heading;
    this.#note.textContent = question.note;
    this.#buttons.replaceChildren(
      ...question.answers.map((answer) => this.#build(answer)),
      ...(question.hint ? [this.#buildHint(question)] : []),
    );
  }

  #build({ name, label, key, look, addsMinor = 0n }: ChosenAction): HTMLButtonElement {
    const { money, canAfford } = this.#parts;
    return element(
      "button",
      {
        class: `${kit.pressable} ${styles.answer}`,
        attributes: {
          type: "button",
          "data-look": look,
          "data-answer": name,
          "aria-keyshortcuts": key,
          disabled: addsMinor > 0n && !canAfford(addsMinor) ? "" : undefined,
        },
        on: { click: () => void this.#answer(name) },
      },
      [
        element("span", { text: label }),
        element("small", { text: addsMinor > 0n ? `+${money(addsMinor)}` : "" }),
      ],
    );
  }

  #buildHint(question: Question): HTMLButtonElement {
    const { t, say } = this.#parts;
    return element("button", {
      class: styles.hint,
      text: t("hint"),
      attributes: { type: "button" },
      on: {
        click: () => {
          if (this.#question !== question) return;
          const best = question.hint?.();
          const label = question.answers.find(({ name }) => name === best)?.label;
          if (label) say(t("hint_is", { choice: label }));
          for (const button of this.#buttons.querySelectorAll<HTMLElement>("[data-answer]"))
            button.dataset.best = String(button.dataset.answer === best);
        },
      },
    });
  }

  #press(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector("dialog[open]")) return;
    const answer = this.#question?.answers.find(({ key }) => key === event.key.toLowerCase());
    if (!answer) return;
    event.preventDefault();
    void this.#answer(answer.name);
  }

  async #answer(name: string): Promise<void> {
    const question = this.#question;
    const button = this.#buttons.querySelector<HTMLButtonElement>(`[data-answer="${name}"]`);
    if (!question || this.#isSending || button?.disabled) return;
    this.#isSending = true;
    this.root.dataset.sending = "true";
    this.#parts.sound.play("press");
    try {
      await this.#parts.answer(name);
    } finally {
      this.#isSending = false;
      this.root.dataset.sending = "false";
    }
  }
}

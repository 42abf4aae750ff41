import type { OpenDecision } from "@bellwether/contract/studio/round.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { element } from "../../controls/element.ts";
import kit from "../../controls/kit.module.css";
import type { GameParts } from "../../play/game.ts";
import { askHint } from "../ask-hint.ts";
import styles from "./choice-buttons.module.css";

/** A choice of the game. `name` is the choice's name in the studio's actions. */
export type ChoiceButton = {
  name: string;
  label: string;
  /** The buttons of a group are shown together. The group "play" is shown between rounds too. */
  group: "play" | "insurance";
  isQuiet?: boolean;
  /** On a phone, a line holds two wide buttons or three narrow ones. The hint button is wide if any choice is wide. */
  isWide?: boolean;
};

/** The player's choices as buttons in fixed places, and a hint button for the best play. All are disabled while there is nothing to choose. */
export class ChoiceButtons {
  readonly #parts: GameParts;
  readonly #nameOf: (action: RoundInput) => string;
  readonly #buttons: ReadonlyMap<
    string,
    { plan: ChoiceButton; button: HTMLButtonElement; extra: HTMLElement }
  >;
  readonly #hint: HTMLButtonElement;
  #take: ((name: string) => void) | undefined;
  #askHint: (() => void) | undefined;

  /** `nameOf` returns the name of the choice that an action belongs to. `beside` is an element to place after the hint button. */
  constructor(
    parts: GameParts,
    plans: readonly ChoiceButton[],
    nameOf: (action: RoundInput) => string,
    beside?: HTMLElement,
  ) {
    this.#parts = parts;
    this.#nameOf = nameOf;
    const { t } = parts;
    this.#buttons = new Map(plans.map((plan) => [plan.name, this.#build(plan)]));
    this.#hint = element("button", {
      class: `${kit.pressable} ${styles.choice}`,
      text: t("hint"),
      attributes: {
        type: "button",
        "data-kind": "quiet",
        "data-wide": String(plans.some(({ isWide }) => isWide)),
      },
      on: { click: () => this.#askHint?.() },
    });
    parts.buttons.append(
      element(
        "div",
        { class: styles.choices, attributes: { role: "group" }, aria: { label: t("your_choices") } },
        [...[...this.#buttons.values()].map(({ button }) => button), this.#hint, ...(beside ? [beside] : [])],
      ),
    );
    this.#close();
  }

  /** Enables the buttons of the open choices, and resolves with the action of the pressed button. */
  async ask({ choices }: OpenDecision, hint: () => Promise<RoundInput | null>): Promise<RoundInput> {
    const open = new Map(choices.map((choice) => [this.#nameOf(choice.action), choice]));
    const group = choices.some(
      ({ action }) => this.#buttons.get(this.#nameOf(action))?.plan.group === "insurance",
    );
    this.#show(
      group ? "insurance" : "play",
      new Map([...open].map(([name, { stakeMinor }]) => [name, BigInt(stakeMinor)])),
    );
    this.#askHint = () => void this.#showHint(hint);
    this.#hint.removeAttribute("aria-disabled");
    const name = await new Promise<string>((taken) => {
      this.#take = taken;
    });
    this.#close();
    this.#parts.sound.play("press");
    return (open.get(name) as OpenDecision["choices"][number]).action;
  }

  async #showHint(hint: () => Promise<RoundInput | null>): Promise<void> {
    const asked = this.#take;
    const { say, t } = this.#parts;
    const { action, otherwise } = await askHint(hint);
    // The player may have chosen in the meantime.
    if (this.#take !== asked || !asked) return;
    const best = action && this.#buttons.get(this.#nameOf(action));
    if (!best) return say(t(otherwise));
    best.button.dataset.best = "true";
    say(t("hint_is", { choice: best.plan.label }));
  }

  #build(plan: ChoiceButton) {
    const extra = element("small");
    const button = element(
      "button",
      {
        class: `${kit.pressable} ${styles.choice}`,
        attributes: {
          type: "button",
          "data-kind": plan.isQuiet ? "quiet" : undefined,
          "data-wide": String(plan.isWide === true),
        },
        on: {
          click: () => {
            if (button.getAttribute("aria-disabled") !== "true") this.#take?.(plan.name);
          },
        },
      },
      [element("span", { text: plan.label }), extra],
    );
    return { plan, button, extra };
  }

  #show(group: ChoiceButton["group"], open: ReadonlyMap<string, bigint>): void {
    for (const [name, { plan, button, extra }] of this.#buttons) {
      const addsMinor = open.get(name);
      button.hidden = plan.group !== group;
      button.toggleAttribute("data-best", false);
      if (addsMinor === undefined) button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
      extra.textContent = addsMinor ? `+${this.#parts.money(addsMinor)}` : "";
    }
  }

  /** Disables the buttons without moving them. */
  #close(): void {
    this.#take = undefined;
    this.#askHint = undefined;
    this.#show("play", new Map());
    this.#hint.setAttribute("aria-disabled", "true");
  }
}

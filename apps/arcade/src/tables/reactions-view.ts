import {
  REACTION_EVERY_MS,
  type TableReaction,
  type TableReactionsMessage,
  tableReactions,
} from "@bellwether/contract/studio/table-stream.ts";
import type { BrandKey } from "@bellwether/market/brands.ts";
import { element } from "../controls/element.ts";
import type { GameTexts } from "../texts/texts.ts";
import { type HostPose, mascotAddress } from "../theme/brand-style.ts";
import styles from "./reactions-view.module.css";

/** Each reaction is the mascot in a pose, which the host has loaded already. */
const POSES: Readonly<Record<TableReaction, HostPose>> = {
  hello: "waving",
  cheer: "celebrating",
  look: "pointing",
  oh_well: "shrugging",
  yawn: "resting",
};
/** The number of reactions that are shown at the same time. More would only cover the table. */
const MAX_RISING = 10;

type ReactionParts = { t: GameTexts; base: string; brand: BrandKey; button: HTMLButtonElement };

/** A strip of buttons for reactions, and the reactions of all players at the table, which rise over the stage and disappear. */
export class ReactionsView {
  readonly strip = element("div", { class: styles.strip, attributes: { role: "group", hidden: true } });
  readonly sky = element("div", { class: styles.sky, aria: { hidden: true } });
  readonly #parts: ReactionParts;

  constructor(parts: ReactionParts) {
    this.#parts = parts;
    const { t, button } = parts;
    this.strip.setAttribute("aria-label", t("react_title"));
    button.setAttribute("aria-expanded", "false");
    button.addEventListener("click", () => this.#open(this.strip.hasAttribute("hidden")));
    this.strip.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      this.#open(false);
      button.focus();
    });
  }

  #open(isOpen: boolean): void {
    this.strip.hidden = !isOpen;
    this.#parts.button.setAttribute("aria-expanded", String(isOpen));
  }

  /** Fills the strip. `send` shows a reaction to everybody at the table. */
  begin(send: (reaction: TableReaction) => void): void {
    const { t } = this.#parts;
    this.strip.replaceChildren(
      ...tableReactions.map((reaction) => {
        const label = t(`react_${reaction}`);
        const button = element(
          "button",
          { class: styles.reaction, attributes: { type: "button", title: label }, aria: { label } },
          [this.#picture(reaction)],
        );
        button.addEventListener("click", () => {
          if (this.strip.dataset.resting === "true") return;
          send(reaction);
          this.#rest();
        });
        return button;
      }),
    );
  }

  /** The studio drops reactions that come too soon, so the strip shows that it rests, and closes. */
  #rest(): void {
    this.strip.dataset.resting = "true";
    setTimeout(() => {
      this.strip.dataset.resting = "false";
      const hadFocus = this.strip.contains(document.activeElement);
      this.#open(false);
      if (hadFocus) this.#parts.button.focus();
    }, REACTION_EVERY_MS);
  }

  /** Shows reactions of players at the table, the own ones too. */
  show({ counts }: TableReactionsMessage): void {
    for (const reaction of tableReactions)
      for (let shown = 0; shown < (counts[reaction] ?? 0); shown += 1) {
        if (this.sky.childElementCount >= MAX_RISING) return;
        const rising = this.#picture(reaction);
        rising.classList.add(styles.rising ?? "");
        // Where it rises decides nothing.
        rising.style.setProperty("--at", Math.random().toFixed(2));
        rising.addEventListener("animationend", () => rising.remove());
        this.sky.append(rising);
      }
  }

  #picture(reaction: TableReaction): HTMLImageElement {
    const { base, brand } = this.#parts;
    return element("img", {
      attributes: { alt: "", src: mascotAddress(base, brand, POSES[reaction]), width: 44, height: 46 },
    });
  }
}

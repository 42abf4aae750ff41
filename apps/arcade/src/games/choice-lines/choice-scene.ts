import type { FreeSpinsOption } from "@bellwether/games/mechanics/choice-lines/wire.ts";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import styles from "./choice-scene.module.css";
import { optionName } from "./option-texts.ts";

const VOLATILITIES = ["low", "medium", "high", "very_high"] as const;

type SceneParts = {
  options: readonly FreeSpinsOption[];
  /** The value of a coin in this round. */
  coinMinor: bigint;
  /** The address of the picture on the cards. */
  picture: string;
  /** Called when the player presses the card of this option. */
  pressed(option: number): void;
};

/** The options of the free spins as cards over the reels. The cards are buttons, which are enabled while the game asks for a choice. */
export class ChoiceScene {
  readonly #root: HTMLElement;
  readonly #cards: readonly HTMLButtonElement[];
  readonly #parts: Pick<GameParts, "t" | "money">;
  #isOpen = false;
  /** The element that had the focus when the scene opened. It is usually the big button. */
  #focusedBefore: Element | null = null;

  constructor({ board, t, money }: GameParts, { options, pressed, ...look }: SceneParts) {
    this.#parts = { t, money };
    this.#cards = options.map((option, place) =>
      this.#card(option, look, () => {
        if (this.#isOpen) pressed(place);
      }),
    );
    this.#root = element(
      "div",
      {
        class: styles.scene,
        attributes: { role: "group", tabindex: -1 },
        aria: { label: `${t("choice_spins_title")}. ${t("choice_spins_note")}` },
      },
      [
        element("p", { class: styles.title, text: t("choice_spins_title") }),
        element("div", { class: styles.cards }, [...this.#cards]),
        element("p", { class: styles.note, text: t("choice_spins_note") }),
      ],
    );
    board.overlay.append(this.#root);
    this.setOpen(false);
  }

  /** Enables or disables the cards. The focus goes to the scene and not to a card, so that a key that is held chooses nothing. */
  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    for (const card of this.#cards) {
      if (isOpen) card.removeAttribute("aria-disabled");
      else card.setAttribute("aria-disabled", "true");
    }
    if (!isOpen) return;
    this.#focusedBefore = document.activeElement;
    this.#root.focus({ preventScroll: true });
  }

  /** Shows which option was taken. */
  take(option: number): void {
    for (const [place, card] of this.#cards.entries()) card.dataset.taken = String(place === option);
  }

  /** Takes the scene away, and gives its focus back. */
  remove(): void {
    const hadFocus = this.#root.contains(document.activeElement);
    this.#root.remove();
    if (hadFocus && this.#focusedBefore instanceof HTMLElement)
      this.#focusedBefore.focus({ preventScroll: true });
  }

  #card(
    option: FreeSpinsOption,
    { coinMinor, picture }: Pick<SceneParts, "coinMinor" | "picture">,
    click: () => void,
  ): HTMLButtonElement {
    const { t, money } = this.#parts;
    const volatility = t(`volatility_${option.volatility}`);
    const amount = money(coinMinor * BigInt(option.topCoins));
    const level = VOLATILITIES.indexOf(option.volatility);
    const fact = (name: string, ...value: Node[]) =>
      element("span", { class: styles.fact }, [
        element("span", { class: styles.name, text: name }),
        ...value,
      ]);
    const bars = VOLATILITIES.map((_, place) => element("i", { attributes: { "data-lit": place <= level } }));
    return element(
      "button",
      {
        class: styles.card,
        attributes: { type: "button" },
        aria: {
          label: `${optionName(option, t)}. ${t("volatility")}: ${volatility}. ${t("max_win")}: ${amount}`,
        },
        on: { click },
      },
      [
        element("strong", { class: styles.times, text: t("times", { multiplier: option.multiplier }) }),
        element("span", { class: styles.spins, text: t("free_spins_won", { count: option.spins }) }),
        element("span", { class: styles.picture }, [
          element("img", { attributes: { src: picture, alt: "" } }),
        ]),
        fact(
          t("volatility"),
          element("span", { class: styles.bars }, bars),
          element("b", { class: styles.value, text: volatility }),
        ),
        fact(t("max_win"), element("b", { class: styles.value, text: amount })),
      ],
    );
  }
}

import { winsBet } from "@bellwether/games/mechanics/dice/wins-bet.ts";
import type { DiceInput, DiceLayout, DiceSide } from "@bellwether/games/mechanics/dice/wire.ts";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import styles from "./bet-board.module.css";
import { betOnTarget, betsOf, findBet, SIDE_BUTTONS } from "./bets.ts";

/** The numbers below the tray, and the bets on the picked number as buttons above the big button. */
export class BetBoard {
  readonly #parts: GameParts;
  readonly #bets: ReturnType<typeof betsOf>;
  readonly #numbers: readonly { total: number; button: HTMLButtonElement }[];
  readonly #sides: readonly { side: DiceSide; button: HTMLButtonElement }[];
  #chosen: DiceInput;
  #open = true;

  constructor(parts: GameParts, layout: DiceLayout) {
    const { t, board, buttons } = parts;
    this.#parts = parts;
    this.#bets = betsOf(layout);
    this.#chosen = layout.usual;
    const totals = Array.from(
      { length: layout.highest - layout.lowest + 1 },
      (_, index) => layout.lowest + index,
    );
    this.#numbers = totals.map((total) => ({
      total,
      button: this.#button(styles.number, () => betOnTarget(this.#bets, this.#chosen.side, total)),
    }));
    for (const { total, button } of this.#numbers) button.textContent = String(total);
    this.#sides = SIDE_BUTTONS.map((side) => ({
      side,
      button: this.#button(styles.side, () => findBet(this.#bets, { side, target: this.#chosen.target })),
    }));
    const group = (label: string, name: string | undefined, children: HTMLElement[]) =>
      element("div", { class: name, attributes: { role: "group" }, aria: { label } }, children);
    board.section.append(
      group(
        t("target_numbers"),
        styles.numbers,
        this.#numbers.map(({ button }) => button),
      ),
    );
    buttons.append(
      group(
        t("your_bet"),
        styles.sides,
        this.#sides.map(({ button }) => button),
      ),
    );
    this.#show();
  }

  get chosen(): DiceInput {
    return this.#chosen;
  }

  /** Shows a bet, for example the bet of a replayed round. */
  choose({ side, target }: DiceInput): void {
    this.#chosen = { side, target };
    this.clearResult();
    this.#show();
  }

  setOpen(open: boolean): void {
    this.#open = open;
    this.#show();
  }

  showResult(total: number): void {
    for (const number of this.#numbers) {
      number.button.dataset.rolled = String(number.total === total);
    }
  }

  clearResult(): void {
    for (const { button } of this.#numbers) delete button.dataset.rolled;
  }

  #button(name: string | undefined, bet: () => DiceInput | undefined): HTMLButtonElement {
    const click = () => {
      const next = bet();
      if (!next || !this.#open) return;
      this.#parts.sound.play("chip");
      this.choose(next);
      this.#parts.choiceChanged();
    };
    return element("button", { class: name, attributes: { type: "button" }, on: { click } });
  }

  #show(): void {
    const { t } = this.#parts;
    const { side, target } = this.#chosen;
    for (const { total, button } of this.#numbers) {
      button.setAttribute("aria-pressed", String(total === target));
      button.dataset.covered = String(winsBet(this.#chosen, total));
      button.disabled = !this.#open;
    }
    for (const each of this.#sides) {
      const bet = findBet(this.#bets, { side: each.side, target });
      const pays = bet ? t("times", { multiplier: bet.multiplierHundredths / 100 }) : "–";
      each.button.replaceChildren(
        element("span", { text: t(`side_${each.side}`, { target }) }),
        " ",
        element("strong", { text: pays }),
      );
      each.button.setAttribute("aria-pressed", String(each.side === side));
      each.button.disabled = !bet || !this.#open;
    }
  }
}

import type { HoldAndWinLayout } from "@bellwether/games/mechanics/hold-and-win/wire.ts";
import { element } from "../../controls/element.ts";
import kit from "../../controls/kit.module.css";
import type { MoneyText } from "../../texts/money-text.ts";
import type { GameTexts, TextKey } from "../../texts/texts.ts";
import styles from "./pots.module.css";

export type PotId = "mini" | "minor" | "major" | "grand";

/** The pay of each pot in coins, the grand first. `coinsPerStake` coins make up one stake. */
export function shownPotsOf({ hold }: Pick<HoldAndWinLayout, "hold">): { pot: PotId; coins: number }[] {
  return [
    { pot: "grand", coins: hold.grand },
    ...hold.pots.toReversed().map(({ pot, coins }) => ({ pot, coins })),
  ];
}

/** The pots above or beside the reels, as amounts for the current stake. */
export class Pots {
  readonly view: HTMLElement;
  readonly #amounts: { pot: PotId; coins: number; place: HTMLElement; amount: HTMLElement }[];
  readonly #money: MoneyText;
  readonly #coinsPerStake: bigint;

  constructor(board: HTMLElement, layout: HoldAndWinLayout, t: GameTexts, money: MoneyText) {
    this.#money = money;
    this.#coinsPerStake = BigInt(layout.coinsPerStake);
    this.#amounts = shownPotsOf(layout).map(({ pot, coins }) => {
      const amount = element("strong", { class: styles.amount });
      const name = element("span", { class: styles.name, text: t(`pot_${pot}` satisfies TextKey) });
      const place = element("li", { class: styles.pot, attributes: { "data-pot": pot } }, [name, amount]);
      return { pot, coins, place, amount };
    });
    this.view = element(
      "ul",
      { class: styles.pots, aria: { label: t("pots") } },
      this.#amounts.map(({ place }) => place),
    );
    board.append(this.view);
  }

  /** Shows the amounts for another stake. */
  show(stakeMinor: bigint): void {
    for (const { coins, amount } of this.#amounts)
      amount.textContent = this.#money((stakeMinor * BigInt(coins)) / this.#coinsPerStake);
  }

  /** Marks the pots won in this round. */
  mark(won: ReadonlySet<PotId>): void {
    for (const { pot, place } of this.#amounts) place.dataset.won = String(won.has(pot));
  }

  place({ x, y, width }: { x: number; y: number; width: number }, isBeside: boolean): void {
    this.view.dataset.beside = String(isBeside);
    this.view.style.left = `${x}px`;
    this.view.style.top = `${y}px`;
    this.view.style.width = `${width}px`;
  }
}

/** Lit lamps for the respins left, and a text with the number and the worth of the held coins. */
export class Lamps {
  readonly #view: HTMLElement;
  readonly #lamps: HTMLElement[];
  readonly #count = element("span", { class: styles.count });

  constructor(overlay: HTMLElement, respins: number) {
    this.#lamps = Array.from({ length: respins }, () => element("i", { class: styles.lamp }));
    this.#view = element(
      "div",
      { class: `${kit.plate} ${kit.middle} ${styles.lamps}`, aria: { hidden: true } },
      [...this.#lamps, this.#count],
    );
    this.#view.hidden = true;
    overlay.append(this.#view);
  }

  show(remaining: number, text: string): void {
    this.#view.hidden = false;
    for (const [index, lamp] of this.#lamps.entries()) lamp.dataset.lit = String(index < remaining);
    this.#count.textContent = text;
  }

  hide(): void {
    this.#view.hidden = true;
  }
}

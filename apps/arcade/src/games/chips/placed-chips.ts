import { element } from "../../controls/element.ts";
import { shortMoney } from "../../texts/money-text.ts";
import { chipColour } from "./chip-colour.ts";
import styles from "./placed-chips.module.css";

/** The result of the bet under a chip. A pushed bet returns its stake or a part of it. */
export type ChipResult = "won" | "pushed" | "lost";

/** The chips on the spots of a table. Each bet is one chip with the bet's amount. */
export class PlacedChips {
  readonly #stakes: readonly string[];
  readonly #class: string | undefined;
  readonly #lay: (chip: HTMLElement, spot: string) => void;
  readonly #chips = new Map<string, { amountMinor: bigint; view: HTMLElement }>();

  /** `lay` adds a new chip to the page. `className` is the CSS class with the game's own style of a chip. */
  constructor(
    stakes: readonly string[],
    className: string | undefined,
    lay: (chip: HTMLElement, spot: string) => void,
  ) {
    this.#stakes = stakes;
    this.#class = className;
    this.#lay = lay;
  }

  /** All chips with their spots. */
  *views(): Iterable<[string, HTMLElement]> {
    for (const [spot, { view }] of this.#chips) yield [spot, view];
  }

  /** Shows the amount on a spot. Replaces the chip only if its amount has changed, because a new chip is animated. */
  show(spot: string, amountMinor: bigint): void {
    const known = this.#chips.get(spot);
    if (known?.amountMinor === amountMinor && !known.view.dataset.result) return;
    known?.view.remove();
    this.#chips.delete(spot);
    if (amountMinor === 0n) return;
    const view = element("span", { class: `${styles.chip} ${this.#class ?? ""}`, aria: { hidden: true } }, [
      element("span", { text: shortMoney(amountMinor) }),
    ]);
    view.style.setProperty("--chip", chipColour(this.#stakes, amountMinor));
    this.#chips.set(spot, { amountMinor, view });
    this.#lay(view, spot);
  }

  /** Shows the result of a bet: the chip glows, stays or disappears. `paid` is the payout, which is written above the chip. */
  end(spot: string, result: ChipResult, paid?: string): void {
    const view = this.#chips.get(spot)?.view;
    if (!view) return;
    view.dataset.result = result;
    if (paid !== undefined) view.append(element("b", { class: styles.paid, text: paid }));
  }
}

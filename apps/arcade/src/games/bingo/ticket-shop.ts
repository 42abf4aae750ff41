import type { BingoLayout } from "@bellwether/games/mechanics/bingo/wire.ts";
import { element } from "../../controls/element.ts";
import type { MoneyText } from "../../money/money-text.ts";
import type { GameTexts } from "../../texts/texts.ts";
import paper from "../draws/paper.module.css";

/** Numbers of cards that are on sale at once. */
const COUNTS = [1, 3, 6, 12];

type ShopParts = { layout: BingoLayout; t: GameTexts; money: MoneyText; buy(serials: number[]): void };

/** Sells cards for the game that is open. */
export class TicketShop {
  readonly root: HTMLElement;
  readonly #parts: ShopParts;
  readonly #counts = element("div", { class: paper.choices, attributes: { role: "group" } });
  readonly #buy = element("button", { class: paper.play, attributes: { type: "button" } });
  readonly #left = element("p", { class: paper.status, attributes: { role: "status" } });
  #count = 3;

  constructor(parts: ShopParts) {
    this.#parts = parts;
    const { t, layout, money } = parts;
    this.#counts.setAttribute("aria-label", t("bingo_tickets"));
    this.#buy.addEventListener("click", () => parts.buy(newSerials(this.#count)));
    this.root = element("section", { class: paper.slip, aria: { label: t("bingo_tickets") } }, [
      element("h2", { class: paper.title, text: t("bingo_tickets") }),
      element("p", {
        class: paper.note,
        text: t("bingo_price", { amount: money(layout.priceMinor), percent: layout.returnPercent }),
      }),
      this.#counts,
      this.#buy,
      this.#left,
      element("p", { class: paper.note, text: t("bingo_pot_estimate") }),
      element("p", { class: paper.note, text: t("bingo_two_players") }),
    ]);
  }

  /** `own` is the number of the player's cards in this game; `isOpen` whether it sells cards. */
  show(own: number, isOpen: boolean): void {
    const { t, layout, money } = this.#parts;
    // While the balls are called, the called numbers have its place.
    this.root.hidden = !isOpen;
    const left = layout.maximumTickets - own;
    this.#count = Math.max(1, Math.min(this.#count, left));
    const focused = [...this.#counts.children].indexOf(document.activeElement as Element);
    this.#counts.replaceChildren(
      ...COUNTS.filter((count) => count <= layout.maximumTickets).map((count) =>
        element("button", {
          class: paper.choice,
          text: String(count),
          attributes: { type: "button", disabled: count > left },
          aria: { pressed: count === this.#count },
          on: {
            click: () => {
              this.#count = count;
              this.show(own, isOpen);
            },
          },
        }),
      ),
    );
    if (focused >= 0) (this.#counts.children[focused] as HTMLElement | undefined)?.focus();
    this.#buy.textContent = t("bingo_buy", {
      count: this.#count,
      amount: money(BigInt(layout.priceMinor) * BigInt(this.#count)),
    });
    this.#buy.disabled = !isOpen || left < 1;
    this.#left.textContent = t("bingo_left", { own, most: layout.maximumTickets });
  }
}

/** New serials, ascending and each once. The browser draws them, so nobody else chooses a player's cards. */
function newSerials(count: number): number[] {
  const serials = new Set<number>();
  while (serials.size < count)
    for (const serial of crypto.getRandomValues(new Uint32Array(1))) serials.add(serial);
  return [...serials].sort((one, other) => one - other);
}

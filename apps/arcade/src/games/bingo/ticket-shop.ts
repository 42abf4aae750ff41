import type { BingoLayout } from "@bellwether/games/mechanics/bingo/wire.ts";
import { deliberate } from "../../controls/deliberate.ts";
import { element } from "../../controls/element.ts";
import type { MoneyText } from "../../texts/money-text.ts";
import type { GameTexts } from "../../texts/texts.ts";
import paper from "../draws/paper.module.css";
import { CountChoice } from "./count-choice.ts";

/** Numbers of cards that are on sale at once. */
export const CARD_COUNTS = [1, 3, 6, 12];

type ShopParts = { layout: BingoLayout; t: GameTexts; money: MoneyText; buy(serials: number[]): void };

/** Sells cards for the game that is open. */
export class TicketShop {
  readonly root: HTMLElement;
  readonly #parts: ShopParts;
  readonly #counts: CountChoice;
  readonly #buy = element("button", { class: paper.play, attributes: { type: "button" } });
  readonly #left = element("p", { class: paper.status, attributes: { role: "status" } });
  #own = 0;
  #isOpen = false;

  constructor(parts: ShopParts) {
    this.#parts = parts;
    const { t, layout, money } = parts;
    const counts = CARD_COUNTS.filter((count) => count <= layout.maximumTickets);
    this.#counts = new CountChoice(t("bingo_tickets"), counts, 3, () => this.show(this.#own, this.#isOpen));
    const buy = deliberate(() => parts.buy(newSerials(this.#counts.count)));
    this.#buy.addEventListener("click", buy);
    this.root = element("section", { class: paper.slip, aria: { label: t("bingo_tickets") } }, [
      element("h2", { class: paper.title, text: t("bingo_tickets") }),
      element("p", {
        class: paper.note,
        text: t("bingo_price", { amount: money(layout.priceMinor), percent: layout.returnPercent }),
      }),
      this.#counts.root,
      this.#buy,
      this.#left,
      element("p", { class: paper.note, text: t("bingo_pot_estimate") }),
      element("p", { class: paper.note, text: t("bingo_two_players") }),
    ]);
  }

  /** `own` is the number of the player's cards in this game; `isOpen` whether it sells cards. */
  show(own: number, isOpen: boolean): void {
    const { t, layout, money } = this.#parts;
    this.#own = own;
    this.#isOpen = isOpen;
    this.root.hidden = !isOpen;
    const left = layout.maximumTickets - own;
    this.#counts.show(left);
    const { count } = this.#counts;
    this.#buy.textContent = t("bingo_buy", {
      count,
      amount: money(BigInt(layout.priceMinor) * BigInt(count)),
    });
    this.#buy.disabled = !isOpen || left < 1;
    this.#left.textContent = t("bingo_left", { own, most: layout.maximumTickets });
  }
}

/** New serials, ascending and each once. The browser draws them, so nobody else chooses a player's cards. */
export function newSerials(count: number): number[] {
  const serials = new Set<number>();
  while (serials.size < count)
    for (const serial of crypto.getRandomValues(new Uint32Array(1))) serials.add(serial);
  return [...serials].sort((one, other) => one - other);
}

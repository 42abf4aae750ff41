import type { WheelShowLayout, WheelSpot } from "@bellwether/games/mechanics/wheel-show/wire.ts";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import type { MoneyText } from "../../texts/money-text.ts";
import type { GameTexts } from "../../texts/texts.ts";
import type { TitleArt } from "../../theme/title-card.ts";
import type { ChipSpots } from "../chips/chip-betting.ts";
import type { ChipTable } from "../chips/chip-table.ts";
import { PlacedChips } from "../chips/placed-chips.ts";
import { inkOn } from "./ink-on.ts";
import { PickRow } from "./pick-row.ts";
import { showLookOf } from "./show-look.ts";
import { spotName } from "./show-names.ts";
import styles from "./wheel-mat.module.css";

type MatParts = {
  place: HTMLElement;
  layout: WheelShowLayout;
  art: TitleArt;
  sheet: GameParts["sheet"];
  t: GameTexts;
  money: MoneyText;
};

/** The spots of a show as cards in the colours of the wheel, and the row of picks in shows with a choice. */
export class WheelMat implements ChipSpots {
  readonly #parts: MatParts;
  readonly #chips: Pick<ChipTable, "amountOn">;
  readonly #cards: ReadonlyMap<string, HTMLButtonElement>;
  readonly #placed: PlacedChips;
  readonly #picks: PickRow | undefined;

  constructor(
    parts: MatParts,
    chips: Pick<ChipTable, "amountOn">,
    acts: { place(spot: string): void; take(spot: string): void },
  ) {
    const { layout, sheet, t, place } = parts;
    this.#parts = parts;
    this.#chips = chips;
    this.#cards = new Map(layout.spots.map((spot) => [spot.spot, this.#card(spot, acts)]));
    this.#placed = new PlacedChips(sheet.stakes, styles.chip, (chip, spot) =>
      this.#cards.get(spot)?.append(chip),
    );
    const { picks } = showLookOf(layout.show);
    this.#picks = picks && new PickRow(layout.show, picks, t);
    const spots = element(
      "div",
      { class: styles.spots, attributes: { role: "group" }, aria: { label: t("table") } },
      [...this.#cards.values()],
    );
    spots.style.setProperty("--spots", String(layout.spots.length));
    spots.style.setProperty("--columns", String(Math.ceil(layout.spots.length / 2)));
    spots.addEventListener("keydown", (event) => this.#move(event, acts.take));
    place.replaceChildren(element("div", { class: styles.mat }, [spots, this.#picks?.root]));
    this.showChips();
  }

  /** The player's pick, from 0. */
  get pick(): number {
    return this.#picks?.pick ?? 0;
  }

  /** Shows this pick and keeps it, because bets with it are placed. */
  fixPick(pick: number): void {
    this.#picks?.fix(pick);
  }

  freePick(): void {
    this.#picks?.free();
  }

  showChips(): void {
    const { t, money, layout } = this.#parts;
    for (const spot of layout.spots) {
      const amountMinor = this.#chips.amountOn(spot.spot);
      const name = this.#nameOf(spot);
      const label =
        amountMinor > 0n ? t("wheel_spot_placed", { spot: name, amount: money(amountMinor) }) : name;
      this.#cards.get(spot.spot)?.setAttribute("aria-label", label);
      this.#placed.show(spot.spot, amountMinor);
    }
  }

  setOpen(isOpen: boolean): void {
    for (const card of this.#cards.values()) card.disabled = !isOpen;
    this.#picks?.setOpen(isOpen);
  }

  clearResult(): void {
    for (const card of this.#cards.values()) {
      delete card.dataset.won;
      delete card.dataset.struck;
      delete card.dataset.times;
    }
  }

  /** Marks the spot of the forecast with its multiplier. */
  showForecast(spot: string, multiplier: number): void {
    const card = this.#cards.get(spot);
    if (!card) return;
    card.dataset.struck = "true";
    card.dataset.times = `×${multiplier}`;
  }

  showWinner(winner: string): void {
    for (const [spot, card] of this.#cards) {
      card.toggleAttribute("data-won", spot === winner);
      if (spot !== winner) this.#placed.end(spot, "lost");
    }
  }

  showPaid(spot: string, payoutMinor: bigint): void {
    this.#placed.end(spot, "won", this.#parts.money(payoutMinor));
  }

  #nameOf({ spot, pays, segments }: WheelSpot): string {
    const { layout, t } = this.#parts;
    const words = { name: spotName(layout, spot, t), count: segments, all: layout.segments.length };
    return pays === null ? t("wheel_spot_bonus", words) : t("wheel_spot", { ...words, pays });
  }

  #card(spot: WheelSpot, { place }: { place(spot: string): void }): HTMLButtonElement {
    const { layout, art, t } = this.#parts;
    const { fill, icon } = showLookOf(layout.show).spots[spot.spot] ?? { fill: "#4a4a5a" };
    const share = t("wheel_share", { count: spot.segments, all: layout.segments.length });
    const isBonus = spot.pays === null;
    const isWord = isBonus || spot.spot === "bell";
    // The button has a label with the same in words.
    const card = element(
      "button",
      {
        class: styles.card,
        attributes: { type: "button", "data-bonus": isBonus },
        on: { click: () => place(spot.spot) },
      },
      [
        icon
          ? element("img", { class: styles.icon, attributes: { src: art.symbol(icon), alt: "" } })
          : undefined,
        element("strong", {
          class: isWord ? styles.word : styles.number,
          aria: { hidden: true },
          text: isWord ? spotName(layout, spot.spot, t) : spot.spot,
        }),
        element("span", {
          class: styles.pays,
          aria: { hidden: true },
          text: isBonus ? t("wheel_bonus") : t("wheel_to_one", { pays: spot.pays ?? 0 }),
        }),
        element("span", { class: styles.share, text: share, aria: { hidden: true } }),
      ],
    );
    card.style.setProperty("--spot", fill);
    card.style.setProperty("--spot-ink", inkOn(fill));
    return card;
  }

  /** Arrows move between the cards, and Backspace takes a chip back. */
  #move(event: KeyboardEvent, take: (spot: string) => void): void {
    const cards = [...this.#cards];
    const at = cards.findIndex(([, card]) => card === event.target);
    if (at < 0) return;
    if (event.key === "Backspace") {
      event.preventDefault();
      take(cards[at]?.[0] ?? "");
      return;
    }
    const first = cards[0]?.[1].offsetTop;
    const columns = cards.filter(([, { offsetTop }]) => offsetTop === first).length;
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
    };
    const step = steps[event.key];
    const target = step === undefined ? undefined : cards[at + step]?.[1];
    if (!target) return;
    event.preventDefault();
    target.focus();
  }
}

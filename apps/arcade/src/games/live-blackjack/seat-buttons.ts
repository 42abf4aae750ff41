import { element } from "../../controls/element.ts";
import { putAt } from "../../stage/put-at.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import type { SeatsLayout } from "./lay-out-seats.ts";
import styles from "./seat-buttons.module.css";

/** A seat as its button shows it. `own` is the player's stake there, `behind` the number of bets behind it. */
export type SeatFace = {
  isTaken: boolean;
  ownMinor: bigint;
  behindMinor: bigint;
  behind: number;
  isTurn: boolean;
  result?: { kind: "won" | "pushed" | "lost"; text: string } | undefined;
};

type ButtonsParts = Pick<TableGameParts, "t" | "money" | "board"> & {
  /** Takes the seat, or bets behind it if it is taken. */
  press(seat: number): void;
};

/** The seven seats below their hands: each is a button while bets are taken, and shows whose turn it is during the round. */
export class SeatButtons {
  readonly #parts: ButtonsParts;
  readonly #buttons: readonly { root: HTMLButtonElement; name: HTMLElement; line: HTMLElement }[];
  #isOpen = false;

  constructor(parts: ButtonsParts, count: number) {
    this.#parts = parts;
    this.#buttons = Array.from({ length: count }, (_, index) => {
      const name = element("strong");
      const line = element("small");
      const root = element(
        "button",
        {
          class: styles.seat,
          attributes: { type: "button", "data-seat": String(index + 1) },
          on: {
            click: () => {
              if (this.#isOpen) parts.press(index + 1);
            },
            keydown: (event) => this.#walk(index, event),
          },
        },
        [name, line],
      );
      return { root, name, line };
    });
    parts.board.overlay.append(
      element(
        "div",
        { class: styles.seats, attributes: { role: "group" }, aria: { label: parts.t("blackjack_seats") } },
        this.#buttons.map(({ root }) => root),
      ),
    );
  }

  put({ seats }: SeatsLayout): void {
    for (const [index, { root }] of this.#buttons.entries()) {
      const place = seats[index]?.label;
      if (place) putAt(root, place.x, place.y);
    }
  }

  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
  }

  show(faces: readonly SeatFace[]): void {
    for (const [index, { root, name, line }] of this.#buttons.entries()) {
      const face = faces[index];
      if (!face) continue;
      const { heading, text } = this.#wordsOf(index + 1, face);
      name.textContent = heading;
      line.textContent = face.result?.text ?? text;
      root.dataset.look = face.ownMinor > 0n ? "own" : face.isTaken ? "taken" : "free";
      root.dataset.behind = String(face.behindMinor > 0n);
      root.dataset.turn = String(face.isTurn);
      root.dataset.result = face.result?.kind ?? "";
      root.setAttribute("aria-disabled", String(!this.#isOpen || face.ownMinor > 0n));
      root.setAttribute("aria-label", [heading, line.textContent].filter(Boolean).join(", "));
    }
  }

  #wordsOf(seat: number, face: SeatFace): { heading: string; text: string } {
    const { t, money } = this.#parts;
    const heading = t(face.ownMinor > 0n ? "blackjack_your_seat" : "blackjack_seat", { seat });
    if (face.ownMinor > 0n) return { heading, text: money(face.ownMinor) };
    if (face.behindMinor > 0n)
      return { heading, text: t("blackjack_behind_own", { amount: money(face.behindMinor) }) };
    if (face.isTaken && this.#isOpen) return { heading, text: t("blackjack_bet_behind") };
    if (face.isTaken)
      return { heading, text: face.behind > 0 ? t("blackjack_behind", { count: face.behind }) : "" };
    return { heading, text: this.#isOpen ? t("blackjack_sit") : "" };
  }

  /** The arrow keys move the focus from seat to seat. */
  #walk(index: number, event: KeyboardEvent): void {
    const by = event.key === "ArrowLeft" ? 1 : event.key === "ArrowRight" ? -1 : 0;
    const next = this.#buttons[index + by]?.root;
    if (by === 0 || !next) return;
    event.preventDefault();
    next.focus();
  }
}

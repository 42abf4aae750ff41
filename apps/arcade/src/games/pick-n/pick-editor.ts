import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { boxWaysOf } from "@bellwether/games/mechanics/pick-n/odds.ts";
import { PickNInput, type PickNLayout, PickWay } from "@bellwether/games/mechanics/pick-n/wire.ts";
import { element } from "../../controls/element.ts";
import type { DrawGameParts, ReceiptLine, TicketEditor } from "../../tickets/draw-game.ts";
import { buildEditorHead } from "../../tickets/editor-head.ts";
import panel from "../../tickets/panel.module.css";
import { SLIP_LETTERS, SlipBoard, type SlipState } from "../../tickets/slip-board.ts";
import { buildKeptPanel, type KeptPanel } from "../draws/kept-panel.ts";
import styles from "./pick-editor.module.css";

/** A play that is filled in: null for a digit that is not chosen yet. */
type PickSlip = { digits: (number | null)[]; way: PickWay; times: number };

const TIMES = [1, 2, 5, 10];

/** The editor of a ticket of digits: for each slip the digits, the way to play them, and how many prices. */
export class PickEditor implements TicketEditor {
  readonly root: HTMLElement;
  readonly #parts: DrawGameParts;
  readonly #layout: PickNLayout;
  readonly #board: SlipBoard<PickSlip>;
  readonly #kept: KeptPanel | undefined;

  constructor(parts: DrawGameParts, layout: PickNLayout) {
    this.#parts = parts;
    this.#layout = layout;
    const { t, changed } = parts;
    this.#board = new SlipBoard<PickSlip>({
      t,
      most: layout.maximumPlays,
      blank: () => ({ digits: Array.from({ length: layout.digits }, () => null), way: "straight", times: 1 }),
      build: (entry, show) => this.#build(entry, show),
      stateOf: (entry) => this.#stateOf(entry),
      pickAtRandom: (entry) => {
        const isComplete = isFull(entry);
        // The draw does not depend on it, so `Math.random` is enough.
        entry.digits = entry.digits.map((digit) =>
          digit === null || isComplete ? Math.floor(Math.random() * 10) : digit,
        );
        if (!canBox(entry)) entry.way = "straight";
      },
      changed,
    });
    this.#kept = buildKeptPanel(parts, {
      textOf: (line) => line.join(" "),
      isUsable: ({ length }) => length === layout.digits,
      mark: (line) => this.#mark(line),
    });
    this.root = element("div", { class: panel.column }, [
      buildEditorHead(t, {
        title: t("pick_mark"),
        note: t("pick_mark_note", { digits: layout.digits }),
        quickPick: () => this.quickPick(),
        ...(this.#kept && { usual: () => this.#useFavourites(), keep: () => this.#keep() }),
      }),
      this.#board.root,
      this.#kept?.root,
    ]);
  }

  receipt(): readonly ReceiptLine[] {
    const { t } = this.#parts;
    return this.#board.entries
      .map((entry, place) => ({ entry, letter: SLIP_LETTERS[place] ?? "" }))
      .filter(({ entry }) => entry.digits.some((digit) => digit !== null))
      .map(({ entry, letter }) => {
        const missing = entry.digits.filter((digit) => digit === null).length;
        return missing > 0
          ? { letter, name: t("draw_to_go", { count: missing }), amountMinor: undefined }
          : {
              letter,
              name: `${entry.digits.join(" ")} · ${t(`pick_${entry.way}`)}`,
              amountMinor: this.#priceOf(entry),
            };
      });
  }

  ticket(): ReturnType<TicketEditor["ticket"]> {
    const complete = this.#board.entries.filter(isFull);
    if (complete.length === 0) return undefined;
    return {
      stakeMinor: complete.reduce((sum, entry) => sum + this.#priceOf(entry), 0n),
      input: {
        plays: complete.map(({ digits, way, times }) => ({ digits: digits.join(""), way, times })),
      },
    };
  }

  quickPick(): void {
    this.#board.quickPick();
  }

  clear(): void {
    this.#board.clear();
    this.#parts.changed();
  }

  fill(input: RoundInput): void {
    for (const { digits, way, times } of PickNInput.parse(input).plays)
      this.#board.put({ digits: [...digits].map(Number), way, times });
  }

  #keep(): void {
    const { t, say } = this.#parts;
    const digits = this.#board.current.digits.filter((digit) => digit !== null);
    if (digits.length === this.#layout.digits) void this.#kept?.keep(digits);
    else say(t("draw_keep_none"));
  }

  /** Fills the open slip with a line. The way and the price of the slip stay, if the digits allow them. */
  #mark(line: readonly number[]): void {
    const entry = this.#board.current;
    entry.digits = [...line];
    if (!canBox(entry)) entry.way = "straight";
    this.#board.show();
    this.#parts.changed();
  }

  #useFavourites(): void {
    this.#kept?.fillSlips((line) => this.#board.put(slipOf(line)));
  }

  #priceOf({ times }: PickSlip): bigint {
    return BigInt(this.#layout.priceMinor) * BigInt(times);
  }

  #stateOf(entry: PickSlip): SlipState {
    const { t, money } = this.#parts;
    const chosen = entry.digits.filter((digit) => digit !== null);
    return {
      title: t(`pick_${entry.way}`),
      isBegun: chosen.length > 0,
      isComplete: isFull(entry),
      status: t("pick_status", { count: chosen.length, digits: entry.digits.length }),
      price: money(this.#priceOf(entry)),
      marks: entry.digits.map((digit) => (digit === null ? "–" : String(digit))),
    };
  }

  #build(entry: PickSlip, changed: () => void) {
    const { t, money } = this.#parts;
    const rows = entry.digits.map((_, place) => {
      const buttons = Array.from({ length: 10 }, (__, digit) =>
        element("button", {
          class: styles.digit,
          text: String(digit),
          attributes: { type: "button" },
          on: {
            click: () => {
              entry.digits[place] = entry.digits[place] === digit ? null : digit;
              if (!canBox(entry)) entry.way = "straight";
              changed();
            },
          },
        }),
      );
      return {
        buttons,
        root: element(
          "div",
          {
            class: styles.digits,
            attributes: { role: "group" },
            aria: { label: t("pick_digit", { place: place + 1 }) },
          },
          buttons,
        ),
      };
    });
    const choice = (click: () => void) =>
      element("button", { class: panel.choice, attributes: { type: "button" }, on: { click } });
    const ways = PickWay.options.map((way) => ({
      way,
      button: choice(() => {
        entry.way = way;
        changed();
      }),
    }));
    const times = TIMES.filter((count) => count <= this.#layout.maximumTimes).map((count) => ({
      count,
      button: choice(() => {
        entry.times = count;
        changed();
      }),
    }));
    const pays = element("p", { class: panel.note });
    const body = element("div", { class: styles.body }, [
      ...rows.map(({ root }) => root),
      element(
        "div",
        { class: panel.row, attributes: { role: "group" }, aria: { label: t("pick_way") } },
        ways.map(({ button }) => button),
      ),
      element(
        "div",
        { class: panel.row, attributes: { role: "group" }, aria: { label: t("pick_times") } },
        times.map(({ button }) => button),
      ),
      pays,
    ]);
    const show = () => {
      for (const [place, { buttons }] of rows.entries())
        for (const [digit, button] of buttons.entries())
          button.setAttribute("aria-pressed", String(entry.digits[place] === digit));
      for (const { way, button } of ways) {
        button.textContent = t(`pick_${way}`);
        button.title = t(`pick_${way}_note`);
        button.setAttribute("aria-pressed", String(entry.way === way));
        button.disabled = way !== "straight" && !canBox(entry);
      }
      for (const { count, button } of times) {
        button.textContent = money(BigInt(this.#layout.priceMinor) * BigInt(count));
        button.setAttribute("aria-pressed", String(entry.times === count));
      }
      pays.textContent = this.#paysOf(entry);
    };
    return { body, show };
  }

  /** What the play wins, as soon as its digits are known. */
  #paysOf(entry: PickSlip): string {
    const { t, money } = this.#parts;
    if (!isFull(entry)) return "";
    const ways = boxWaysOf(entry.digits.join(""));
    const bet = this.#layout.bets.find(
      (each) => each.way === entry.way && (entry.way === "straight" || each.ways === ways),
    );
    if (!bet) return "";
    const amount = (hundredths: number) => money((this.#priceOf(entry) * BigInt(hundredths)) / 100n);
    if (bet.way === "both")
      return t("pick_pays_both", {
        amount: amount(bet.inOrderHundredths),
        other: amount(bet.otherOrderHundredths),
      });
    const equal = ways === 1 ? ` ${t("pick_equal")}` : "";
    return `${t("pick_pays", { amount: amount(bet.inOrderHundredths) })}${equal}`;
  }
}

const slipOf = (line: readonly number[]): PickSlip => ({ digits: [...line], way: "straight", times: 1 });

const isFull = ({ digits }: PickSlip): boolean => digits.every((digit) => digit !== null);

/** Equal digits have one order, so they are only played straight. Digits that are not chosen may still differ. */
const canBox = ({ digits }: PickSlip): boolean => digits.includes(null) || new Set(digits).size > 1;

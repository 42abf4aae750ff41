import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { LottoInput, type LottoLayout } from "@bellwether/games/mechanics/lotto/wire.ts";
import { element } from "../../controls/element.ts";
import type { DrawGameParts, ReceiptLine, TicketEditor } from "../../tickets/draw-game.ts";
import { buildEditorHead } from "../../tickets/editor-head.ts";
import panel from "../../tickets/panel.module.css";
import { SLIP_LETTERS, SlipBoard, type SlipState } from "../../tickets/slip-board.ts";
import { buildKeptPanel, type KeptPanel } from "../draws/kept-panel.ts";
import { NumberGrid } from "../draws/number-grid.ts";

/** A slip that is filled in: `size` is the number of marks that it needs, more than a line has for a system bet. */
type LottoSlip = { marks: readonly number[]; size: number };

/** The editor of a lotto ticket: slips with grids of numbers, and the choice of a system for the open slip. */
export class LottoEditor implements TicketEditor {
  readonly root: HTMLElement;
  readonly #parts: DrawGameParts;
  readonly #layout: LottoLayout;
  readonly #board: SlipBoard<LottoSlip>;
  readonly #kept: KeptPanel | undefined;
  readonly #systems = element("div", { class: panel.choices, attributes: { role: "group" } });
  readonly #systemTitle = element("h3", { class: panel.title });

  constructor(parts: DrawGameParts, layout: LottoLayout) {
    this.#parts = parts;
    this.#layout = layout;
    const { t } = parts;
    this.#kept = buildKeptPanel(parts, {
      textOf: (line) => line.join(" "),
      isUsable: ({ length }) => layout.systems.some(({ numbers }) => numbers === length),
      mark: (line) => this.#mark(line),
    });
    this.#board = new SlipBoard<LottoSlip>({
      t,
      most: layout.maximumSlips,
      blank: () => ({ marks: [], size: layout.picks }),
      build: (entry, changed) => this.#buildGrid(entry, changed),
      stateOf: (entry) => this.#stateOf(entry),
      pickAtRandom: (entry) => this.#pick(entry),
      changed: () => this.#changed(),
    });
    this.root = element("div", { class: panel.column }, [
      buildEditorHead(t, {
        title: t("lotto_mark"),
        note: t("lotto_mark_note", { picks: layout.picks }),
        quickPick: () => this.quickPick(),
        ...(this.#kept && { usual: () => this.#useFavourites(), keep: () => this.#keep() }),
      }),
      this.#board.root,
      element("section", { class: panel.panel }, [
        this.#systemTitle,
        element("p", { class: panel.note, text: t("lotto_system_note", { picks: layout.picks }) }),
        this.#systems,
      ]),
      this.#kept?.root,
    ]);
    this.#showSystems();
  }

  receipt(): readonly ReceiptLine[] {
    const { t } = this.#parts;
    return this.#board.entries
      .map((entry, place) => ({ entry, letter: SLIP_LETTERS[place] ?? "" }))
      .filter(({ entry }) => entry.marks.length > 0)
      .map(({ entry, letter }) => {
        const missing = entry.size - entry.marks.length;
        return missing > 0
          ? { letter, name: t("draw_to_go", { count: missing }), amountMinor: undefined }
          : { letter, name: this.#titleOf(entry), amountMinor: this.#priceOf(entry) };
      });
  }

  ticket(): ReturnType<TicketEditor["ticket"]> {
    const complete = this.#board.entries.filter((entry) => entry.marks.length === entry.size);
    if (complete.length === 0) return undefined;
    return {
      stakeMinor: complete.reduce((sum, entry) => sum + this.#priceOf(entry), 0n),
      input: { slips: complete.map(({ marks }) => [...marks]) },
    };
  }

  quickPick(): void {
    this.#board.quickPick();
  }

  clear(): void {
    this.#board.clear();
    this.#changed();
  }

  #linesOf({ size }: LottoSlip): number {
    return this.#layout.systems.find(({ numbers }) => numbers === size)?.lines ?? 1;
  }

  #priceOf(entry: LottoSlip): bigint {
    return BigInt(this.#layout.priceMinor) * BigInt(this.#linesOf(entry));
  }

  #titleOf(entry: LottoSlip): string {
    const { t } = this.#parts;
    if (entry.size === this.#layout.picks) return t("lotto_single");
    return t("lotto_system", { numbers: entry.size, lines: this.#linesOf(entry) });
  }

  #stateOf(entry: LottoSlip): SlipState {
    const { t, money } = this.#parts;
    return {
      title: this.#titleOf(entry),
      isBegun: entry.marks.length > 0,
      isComplete: entry.marks.length === entry.size,
      status: t("keno_marked", { count: entry.marks.length, most: entry.size }),
      price: money(this.#priceOf(entry)),
      marks: entry.marks.map(String),
    };
  }

  #buildGrid(entry: LottoSlip, changed: () => void) {
    const { t, say } = this.#parts;
    const grid = new NumberGrid({
      last: this.#layout.balls,
      label: t("keno_slip"),
      look: "paper",
      nameOf: (number, { isOwn }) => (isOwn ? t("keno_cell_own", { number }) : String(number)),
      toggle: (number) => {
        const isMarked = entry.marks.includes(number);
        if (!isMarked && entry.marks.length >= entry.size) return say(t("keno_most", { most: entry.size }));
        entry.marks = isMarked
          ? entry.marks.filter((mark) => mark !== number)
          : ascending([...entry.marks, number]);
        changed();
      },
    });
    const show = () => grid.show((number) => ({ isOwn: entry.marks.includes(number), isDrawn: false }), true);
    return { body: grid.root, show };
  }

  /** Completes a slip at random. The draw does not depend on it, so `Math.random` is enough. */
  #pick(entry: LottoSlip): void {
    const isComplete = entry.marks.length === entry.size;
    const marks = new Set(isComplete ? [] : entry.marks);
    while (marks.size < entry.size) marks.add(1 + Math.floor(Math.random() * this.#layout.balls));
    entry.marks = ascending([...marks]);
  }

  #changed(): void {
    this.#showSystems();
    this.#parts.changed();
  }

  #showSystems(): void {
    const { t, money } = this.#parts;
    const { systems, picks, priceMinor } = this.#layout;
    const slip = this.#board.current;
    this.#systemTitle.textContent = t("lotto_system_on", { letter: this.#board.letter });
    this.#systems.setAttribute("aria-label", this.#systemTitle.textContent);
    const had = [...this.#systems.children].indexOf(document.activeElement as Element);
    this.#systems.replaceChildren(
      ...systems.map(({ numbers, lines }) =>
        element(
          "button",
          {
            class: panel.choice,
            attributes: { type: "button" },
            aria: { pressed: slip.size === numbers },
            on: {
              click: () => {
                slip.size = numbers;
                slip.marks = slip.marks.slice(0, numbers);
                this.#board.show();
                this.#changed();
              },
            },
          },
          [
            element("strong", {
              text: numbers === picks ? t("lotto_no_system") : t("lotto_system_name", { numbers }),
            }),
            element("span", { text: t("lotto_lines", { lines }) }),
            element("b", { text: money(BigInt(priceMinor) * BigInt(lines)) }),
          ],
        ),
      ),
    );
    if (had >= 0) (this.#systems.children[had] as HTMLElement | undefined)?.focus();
  }

  fill(input: RoundInput): void {
    for (const marks of LottoInput.parse(input).slips) this.#put(marks);
  }

  #put(marks: readonly number[]): void {
    this.#board.put({ marks, size: marks.length });
  }

  #keep(): void {
    const { t, say } = this.#parts;
    const { marks, size } = this.#board.current;
    if (marks.length === size) void this.#kept?.keep([...marks]);
    else say(t("draw_keep_none"));
  }

  /** Fills the open slip with a line. */
  #mark(line: readonly number[]): void {
    Object.assign(this.#board.current, { marks: line, size: line.length });
    this.#board.show();
    this.#changed();
  }

  #useFavourites(): void {
    this.#kept?.fillSlips((marks) => this.#put(marks));
  }
}

const ascending = (numbers: number[]): number[] => numbers.sort((one, other) => one - other);

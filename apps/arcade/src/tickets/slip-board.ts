import { namedMedia } from "@bellwether/ui/tokens/media.ts";
import { element, icon } from "../controls/element.ts";
import type { GameTexts } from "../texts/texts.ts";
import { placesToFill } from "./places-to-fill.ts";
import styles from "./slip-board.module.css";

export const SLIP_LETTERS = "ABCDEFGHIJKL";
/** A desktop has room for three slips from the start. */
const SLIPS_ON_A_DESK = 3;

/** The state of one slip, from its game. */
export type SlipState = {
  /** What kind of slip it is, for example "System 7". */
  title: string;
  /** Something is marked on it. */
  isBegun: boolean;
  isComplete: boolean;
  /** "4 of 6 marked". */
  status: string;
  price: string;
  /** The marks for the folded slip. */
  marks: readonly string[];
};

type SlipBoardParts<Entry> = {
  t: GameTexts;
  most: number;
  blank(): Entry;
  /** Builds the body of a slip. `show` is called after each change of its entry. */
  build(entry: Entry, changed: () => void): { body: HTMLElement; show(): void };
  stateOf(entry: Entry): SlipState;
  pickAtRandom(entry: Entry): void;
  changed(): void;
};

type Slip<Entry> = {
  entry: Entry;
  root: HTMLElement;
  letter: HTMLElement;
  title: HTMLElement;
  badge: HTMLElement;
  price: HTMLElement;
  marks: HTMLElement;
  fold: HTMLButtonElement;
  show(): void;
};

/** The slips of a ticket, A to L. On a phone one is open, and the others are folded to a line. */
export class SlipBoard<Entry> {
  readonly root = element("div", { class: styles.board });
  readonly #parts: SlipBoardParts<Entry>;
  readonly #list = element("div", { class: styles.slips });
  readonly #more: HTMLButtonElement;
  #slips: Slip<Entry>[] = [];
  #open = 0;

  constructor(parts: SlipBoardParts<Entry>) {
    this.#parts = parts;
    this.#more = element("button", {
      class: styles.more,
      attributes: { type: "button" },
      on: { click: () => this.add() },
    });
    this.root.append(this.#list, this.#more);
    this.clear();
  }

  get entries(): readonly Entry[] {
    return this.#slips.map(({ entry }) => entry);
  }

  /** The open slip. */
  get current(): Entry {
    return (this.#slips[this.#open] ?? (this.#slips[0] as Slip<Entry>)).entry;
  }

  get letter(): string {
    return SLIP_LETTERS[this.#open] ?? "";
  }

  clear(): void {
    const { most, blank } = this.#parts;
    const count = matchMedia(namedMedia.desk).matches ? Math.min(SLIPS_ON_A_DESK, most) : 1;
    this.#slips = Array.from({ length: count }, () => this.#build(blank()));
    this.#open = 0;
    this.show();
  }

  add(entry: Entry = this.#parts.blank()): void {
    if (this.#slips.length >= this.#parts.most) return;
    this.#slips.push(this.#build(entry));
    this.#open = this.#slips.length - 1;
    this.#changed();
    this.#slips[this.#open]?.root.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }

  /** Completes partly marked slips. If there are none, it fills one empty slip, or adds a filled one, so that each press gives one more line. */
  quickPick(): void {
    const places = placesToFill(this.#slips.map(({ entry }) => this.#parts.stateOf(entry)));
    if (places.length === 0) {
      const entry = this.#parts.blank();
      this.#parts.pickAtRandom(entry);
      this.add(entry);
      return;
    }
    for (const place of places) this.#parts.pickAtRandom((this.#slips[place] as Slip<Entry>).entry);
    this.#open = places[0] ?? this.#open;
    this.#changed();
  }

  /** Writes a filled entry on the first empty slip. If there is none, it adds a slip. */
  put(entry: Entry): void {
    const place = this.#slips.findIndex((slip) => !this.#parts.stateOf(slip.entry).isBegun);
    const slip = this.#slips[place];
    if (slip) {
      Object.assign(slip.entry as object, entry);
      this.#open = place;
      this.#changed();
    } else this.add(entry);
  }

  show(): void {
    const { t, stateOf, most } = this.#parts;
    const roots = this.#slips.map(({ root }) => root);
    // Only a changed list is built again, because an element that is moved loses the focus.
    if (
      roots.length !== this.#list.children.length ||
      roots.some((root, at) => root !== this.#list.children[at])
    )
      this.#list.replaceChildren(...roots);
    for (const [place, slip] of this.#slips.entries()) {
      const { title, isComplete, status, price, marks } = stateOf(slip.entry);
      const isOpen = place === this.#open;
      slip.root.dataset.open = String(isOpen);
      slip.root.setAttribute("aria-label", t("draw_slip", { letter: SLIP_LETTERS[place] ?? "" }));
      slip.letter.textContent = SLIP_LETTERS[place] ?? "";
      slip.title.textContent = title;
      slip.badge.textContent = isComplete ? t("draw_complete") : status;
      slip.badge.dataset.complete = String(isComplete);
      slip.price.textContent = price;
      slip.marks.replaceChildren(...marks.map((text) => element("span", { class: styles.mark, text })));
      slip.fold.setAttribute("aria-expanded", String(isOpen));
      slip.show();
    }
    this.#more.hidden = this.#slips.length >= most;
    this.#more.replaceChildren(
      icon("plus"),
      element("strong", { text: t("draw_add_slip", { letter: SLIP_LETTERS[this.#slips.length] ?? "" }) }),
      element("span", { text: t("draw_most_slips", { most }) }),
    );
  }

  #changed(): void {
    this.show();
    this.#parts.changed();
  }

  #build(entry: Entry): Slip<Entry> {
    const { t, build, pickAtRandom } = this.#parts;
    const { body, show } = build(entry, () => this.#changed());
    const place = () => this.#slips.findIndex((slip) => slip.entry === entry);
    const tool = (name: "auto" | "clear", label: string, click: () => void) =>
      element(
        "button",
        { class: styles.tool, attributes: { type: "button", title: label }, aria: { label }, on: { click } },
        [icon(name)],
      );
    const letter = element("b", { class: styles.letter });
    const title = element("strong", { class: styles.title });
    const badge = element("span", { class: styles.badge, attributes: { role: "status" } });
    const price = element("strong", { class: styles.price });
    const marks = element("span", { class: styles.marks });
    const fold = element(
      "button",
      {
        class: styles.fold,
        attributes: { type: "button" },
        on: {
          click: () => {
            this.#open = place();
            this.#changed();
          },
        },
      },
      [letter, element("span", { class: styles.folded }, [marks, title])],
    );
    const root = element(
      "section",
      {
        class: styles.slip,
        on: {
          focusin: () => {
            if (this.#open === place()) return;
            this.#open = place();
            this.#changed();
          },
        },
      },
      [
        element("div", { class: styles.head }, [
          fold,
          tool("auto", t("draw_random"), () => {
            pickAtRandom(entry);
            this.#changed();
          }),
          tool("clear", t("draw_remove"), () => this.#remove(entry)),
        ]),
        element("div", { class: styles.body }, [body]),
        element("div", { class: styles.foot }, [badge, price]),
      ],
    );
    return { entry, root, letter, title, badge, price, marks, fold, show };
  }

  #remove(entry: Entry): void {
    if (this.#slips.length === 1) this.#slips = [this.#build(this.#parts.blank())];
    else this.#slips = this.#slips.filter((slip) => slip.entry !== entry);
    this.#open = Math.min(this.#open, this.#slips.length - 1);
    this.#changed();
  }
}

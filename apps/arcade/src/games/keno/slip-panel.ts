import type { KenoLayout } from "@bellwether/games/mechanics/keno/wire.ts";
import { deliberate } from "../../controls/deliberate.ts";
import { element } from "../../controls/element.ts";
import { StakeLadder } from "../../controls/stake-ladder.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import { KeptLines } from "../draws/kept-lines.ts";
import styles from "../draws/paper.module.css";
import { numbersText } from "./draw-of.ts";
import { buildPrizeList } from "./prize-list.ts";
import { roundChoices, type StandingSlip } from "./standing-slips.ts";

type SlipPanelParts = Pick<TableGameParts, "t" | "money" | "sheet" | "terms" | "studio" | "say"> & {
  layout: KenoLayout;
  /** The marked numbers, ascending. */
  marked(): readonly number[];
  mark(numbers: readonly number[]): void;
  play(stakeMinor: bigint, rounds: number): void;
  stop(slip: StandingSlip): void;
};

/** The slip that the player fills in: the marked numbers with their prizes, stake, rounds, and the button that plays it. */
export class SlipPanel {
  readonly root: HTMLElement;
  readonly #parts: SlipPanelParts;
  readonly #ladder: StakeLadder;
  readonly #choices: readonly number[];
  #rounds = 1;
  #spots: number;
  readonly #status = element("p", { class: styles.status, attributes: { role: "status" } });
  readonly #kept: KeptLines;
  readonly #stakes = element("div", { class: styles.choices, attributes: { role: "group" } });
  readonly #roundsRow = element("div", { class: styles.choices, attributes: { role: "group" } });
  readonly #play = element("button", { class: styles.play, attributes: { type: "button" } });
  readonly #standing = element("ul", { class: styles.kept });
  readonly #prizes = element("section", { class: styles.prizes });
  readonly #keep: HTMLButtonElement;
  readonly #clear: HTMLButtonElement;

  constructor(parts: SlipPanelParts) {
    this.#parts = parts;
    const { t, sheet, terms, studio, say, layout } = parts;
    this.#choices = roundChoices(terms);
    const playsSeveral = this.#choices.length > 1;
    this.#ladder = new StakeLadder(sheet.stakes);
    this.#kept = new KeptLines({
      ...{ t, sheet, studio, say },
      look: {
        list: `${styles.kept} ${styles.favourites}`,
        line: styles.line,
        favourite: styles.favourite,
        drop: styles.drop,
      },
      textOf: numbersText,
      isUsable: ({ length }) => length <= layout.maximumSpots,
      mark: (line) => parts.mark(line),
    });
    this.#spots = layout.usual.numbers.length;
    const button = (text: string, click: () => void) =>
      element("button", { class: styles.small, text, attributes: { type: "button" }, on: { click } });
    this.#keep = button(t("keno_keep"), () => void this.#kept.keep([...parts.marked()]));
    this.#clear = button(t("keno_clear"), () => parts.mark([]));
    this.#stakes.setAttribute("aria-label", t("keno_stake"));
    this.#roundsRow.setAttribute("aria-label", t("keno_rounds"));
    const play = deliberate(() => parts.play(this.#ladder.stakeMinor, this.#rounds));
    this.#play.addEventListener("click", play);
    this.root = element("section", { class: styles.slip, aria: { label: t("keno_slip") } }, [
      element("h2", { class: styles.title, text: t("keno_slip") }),
      this.#status,
      element("div", { class: styles.choices }, [
        this.#spotsChoice(),
        button(t("keno_quick"), () => this.#pick()),
      ]),
      element("div", { class: styles.choices }, [this.#clear, this.#keep]),
      this.#kept.root,
      element("h3", { class: styles.subtitle, text: t("keno_stake") }),
      this.#stakes,
      ...(playsSeveral
        ? [element("h3", { class: styles.subtitle, text: t("keno_rounds") }), this.#roundsRow]
        : []),
      this.#play,
      ...(playsSeveral ? [element("p", { class: styles.note, text: t("keno_rounds_note") })] : []),
      this.#standing,
      this.#prizes,
    ]);
  }

  /** Shows the slip again after its numbers or its state have changed. */
  show(standing: readonly StandingSlip[], canPlay: boolean): void {
    const { t, money, layout, marked } = this.#parts;
    const numbers = marked();
    if (numbers.length > 0) this.#spots = numbers.length;
    const select = this.root.querySelector("select");
    if (select) select.value = String(this.#spots);
    this.#status.textContent = t("keno_marked", { count: numbers.length, most: layout.maximumSpots });
    this.#clear.disabled = numbers.length === 0;
    this.#keep.disabled = numbers.length === 0;
    this.#choice(
      this.#stakes,
      this.#ladder.stakes,
      this.#ladder.stakeMinor,
      money,
      (stakeMinor) => {
        this.#ladder.choose(stakeMinor);
      },
      standing,
      canPlay,
    );
    this.#choice(
      this.#roundsRow,
      this.#choices,
      this.#rounds,
      String,
      (rounds) => {
        this.#rounds = rounds;
      },
      standing,
      canPlay,
    );
    const amount = money(this.#ladder.stakeMinor * BigInt(this.#rounds));
    this.#play.textContent =
      this.#rounds === 1
        ? t("keno_play", { amount })
        : t("keno_play_rounds", { rounds: this.#rounds, amount });
    this.#play.disabled = numbers.length === 0 || !canPlay;
    this.#showStanding(standing);
    const spots = numbers.length || this.#spots;
    this.#prizes.replaceChildren(...buildPrizeList(this.#parts, spots, this.#ladder.stakeMinor));
  }

  /** A row of choices, of which one is pressed. */
  #choice<Value>(
    row: HTMLElement,
    values: readonly Value[],
    chosen: Value,
    nameOf: (value: Value) => string,
    choose: (value: Value) => void,
    standing: readonly StandingSlip[],
    canPlay: boolean,
  ): void {
    const had = row.contains(document.activeElement)
      ? [...row.children].indexOf(document.activeElement as Element)
      : -1;
    row.replaceChildren(
      ...values.map((value) =>
        element("button", {
          class: styles.choice,
          text: nameOf(value).replace(/([.,])00(?!\d)/, ""),
          attributes: { type: "button" },
          aria: { pressed: value === chosen },
          on: {
            click: () => {
              choose(value);
              this.show(standing, canPlay);
            },
          },
        }),
      ),
    );
    if (had >= 0) (row.children[had] as HTMLElement | undefined)?.focus();
  }

  #spotsChoice(): HTMLElement {
    const { t, layout } = this.#parts;
    const select = element(
      "select",
      {
        class: styles.select,
        aria: { label: t("keno_spots") },
        on: {
          change: (event) => {
            if (event.currentTarget instanceof HTMLSelectElement)
              this.#spots = Number(event.currentTarget.value);
          },
        },
      },
      layout.prizes.map(({ spots }) =>
        element("option", { text: t("keno_spots_count", { spots }), attributes: { value: spots } }),
      ),
    );
    return select;
  }

  /** Marks random numbers. The draw does not depend on them, so `Math.random` is enough. */
  #pick(): void {
    const numbers = new Set<number>();
    while (numbers.size < this.#spots) numbers.add(1 + Math.floor(Math.random() * 80));
    this.#parts.mark([...numbers].sort((one, other) => one - other));
  }

  #showStanding(standing: readonly StandingSlip[]): void {
    const { t, stop } = this.#parts;
    this.#standing.setAttribute("aria-label", t("keno_next"));
    this.#standing.replaceChildren(
      ...standing.map((slip) =>
        element("li", { class: styles.line }, [
          element("span", {
            text: t("keno_standing", { numbers: numbersText(slip.numbers), count: slip.left }),
          }),
          element("button", {
            class: styles.small,
            text: t("keno_stop"),
            attributes: { type: "button" },
            on: { click: () => stop(slip) },
          }),
        ]),
      ),
    );
  }
}

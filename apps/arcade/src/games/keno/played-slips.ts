import { KenoInput } from "@bellwether/games/mechanics/keno/wire.ts";
import { element } from "../../controls/element.ts";
import type { OwnBet, SettledRound } from "../../tables/own-bets.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import styles from "../draws/paper.module.css";
import { numbersText } from "./draw-of.ts";

type Played = {
  numbers: readonly number[];
  stakeMinor: bigint;
  roundId?: string | undefined;
  isSending: boolean;
};

/** The player's slips in the current round, with their hits so far. One of them is watched: its numbers are on the grid. */
export class PlayedSlips {
  readonly root: HTMLElement;
  readonly #parts: Pick<TableGameParts, "t" | "money"> & { watched(): void };
  readonly #list = element("ul", { class: styles.kept });
  #slips: readonly Played[] = [];
  #paid = new Map<string, bigint>();
  #drawn: ReadonlySet<number> = new Set();
  #watching = 0;

  constructor(parts: Pick<TableGameParts, "t" | "money"> & { watched(): void }) {
    this.#parts = parts;
    this.root = element("section", { class: styles.slips, aria: { label: parts.t("keno_slips") } }, [
      element("h2", { class: styles.title, text: parts.t("keno_slips") }),
      this.#list,
    ]);
    this.#show();
  }

  /** The numbers of the watched slip; undefined without a slip. */
  get watched(): readonly number[] | undefined {
    return this.#slips[Math.min(this.#watching, this.#slips.length - 1)]?.numbers;
  }

  get totalMinor(): bigint {
    return this.#slips.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  }

  get count(): number {
    return this.#slips.length;
  }

  /** A round begins: its slips are others. */
  begin(): void {
    this.#slips = [];
    this.#paid = new Map();
    this.#drawn = new Set();
    this.#watching = 0;
    this.#show();
  }

  place(bets: readonly OwnBet[]): void {
    this.#slips = bets.map(({ input, stakeMinor, roundId, state }) => ({
      numbers: KenoInput.parse(input).numbers,
      stakeMinor,
      roundId,
      isSending: state === "sending",
    }));
    this.#show();
  }

  draw(balls: readonly number[]): void {
    this.#drawn = new Set(balls);
    this.#show();
  }

  settle({ bets }: SettledRound): void {
    this.#paid = new Map(bets.map(({ roundId, payoutMinor }) => [roundId, BigInt(payoutMinor ?? "0")]));
    this.#show();
  }

  hitsOf(numbers: readonly number[]): number {
    return numbers.filter((number) => this.#drawn.has(number)).length;
  }

  #show(): void {
    const { t } = this.#parts;
    this.#list.replaceChildren(
      ...(this.#slips.length === 0
        ? [element("li", { class: styles.note, text: t("live_no_bets") })]
        : this.#slips.map((slip, index) => this.#line(slip, index))),
    );
  }

  #line({ numbers, stakeMinor, roundId, isSending }: Played, index: number): HTMLElement {
    const { t, money } = this.#parts;
    const paid = roundId === undefined ? undefined : this.#paid.get(roundId);
    const hits = t("keno_slip_hits", { hits: this.hitsOf(numbers), spots: numbers.length });
    const isWon = paid !== undefined && paid > stakeMinor;
    return element("li", {}, [
      element(
        "button",
        {
          class: styles.played,
          attributes: { type: "button", "data-won": isWon ? true : undefined },
          aria: { pressed: index === this.#watching },
          on: {
            click: () => {
              this.#watching = index;
              this.#show();
              this.#parts.watched();
            },
          },
        },
        [
          element("span", { text: numbersText(numbers) }),
          element("strong", { text: this.#drawn.size > 0 ? hits : isSending ? "…" : "✓" }),
          element("span", { text: money(stakeMinor) }),
          element("strong", { text: paid === undefined ? "" : `→ ${money(paid)}` }),
        ],
      ),
    ]);
  }
}

import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { RaffleInput, type RaffleLayout } from "@bellwether/games/mechanics/raffle/wire.ts";
import { element, icon } from "../../controls/element.ts";
import type { DrawGameParts, ReceiptLine, TicketEditor } from "../../tickets/draw-game.ts";
import { buildEditorHead } from "../../tickets/editor-head.ts";
import panel from "../../tickets/panel.module.css";
import styles from "./raffle-editor.module.css";
import { readTaken } from "./read-taken.ts";

/** How many random numbers the player can take at once. */
const RANDOM = [1, 3, 5, 10];

/** The editor of a raffle ticket: numbers that are free in all chosen draws, drawn by the browser or typed. */
export class RaffleEditor implements TicketEditor {
  readonly root: HTMLElement;
  readonly #parts: DrawGameParts;
  readonly #layout: RaffleLayout;
  readonly #list = element("ul", { class: styles.tickets });
  readonly #free = element("p", { class: panel.note, attributes: { role: "status" } });
  readonly #field: HTMLInputElement;
  #numbers: readonly number[] = [];
  #taken: ReadonlySet<number> = new Set();
  /** Whether the sold numbers have been read. Until then, and after a failure, the number of free ones is not shown. */
  #reading: "none" | "read" | "failed" = "none";
  #draws: readonly number[] = [];

  constructor(parts: DrawGameParts, layout: RaffleLayout) {
    this.#parts = parts;
    this.#layout = layout;
    const { t } = parts;
    this.#field = element("input", {
      class: styles.field,
      attributes: { type: "number", inputmode: "numeric", min: 1, max: layout.numbers, id: "raffle-number" },
    });
    this.root = element("div", { class: panel.column }, [
      buildEditorHead(t, {
        title: t("raffle_mark"),
        note: t("raffle_mark_note", { numbers: layout.numbers, most: layout.maximumTickets }),
        quickPick: () => this.quickPick(),
      }),
      element("section", { class: panel.panel }, [
        element("h3", { class: panel.title, text: t("raffle_more") }),
        element(
          "div",
          { class: panel.row },
          RANDOM.map((count) =>
            element("button", {
              class: panel.choice,
              text: `+${count}`,
              attributes: { type: "button" },
              aria: { label: t("raffle_count", { count }) },
              on: { click: () => this.#pick(count) },
            }),
          ),
        ),
        element(
          "form",
          {
            class: panel.row,
            on: {
              submit: (event) => {
                event.preventDefault();
                this.#add(Number(this.#field.value));
              },
            },
          },
          [
            element("label", { text: t("raffle_add"), attributes: { for: "raffle-number" } }),
            this.#field,
            element("button", {
              class: panel.main,
              text: t("raffle_add_button"),
              attributes: { type: "submit" },
            }),
          ],
        ),
        this.#free,
        this.#list,
      ]),
    ]);
    this.#show();
  }

  receipt(): readonly ReceiptLine[] {
    const { t } = this.#parts;
    if (this.#numbers.length === 0) return [];
    return [
      {
        letter: "#",
        name: t("raffle_count", { count: this.#numbers.length }),
        amountMinor: this.#priceMinor(),
      },
    ];
  }

  ticket(): ReturnType<TicketEditor["ticket"]> {
    if (this.#numbers.length === 0) return undefined;
    return { stakeMinor: this.#priceMinor(), input: { numbers: [...this.#numbers] } };
  }

  quickPick(): void {
    this.#pick(1);
  }

  clear(): void {
    this.#numbers = [];
    this.#changed();
    void this.#readTaken();
  }

  fill(input: RoundInput): void {
    const { numbers } = RaffleInput.parse(input);
    const { maximumTickets } = this.#layout;
    const free = numbers.filter((number) => !this.#taken.has(number));
    this.#set([...new Set([...this.#numbers, ...free])].slice(0, maximumTickets));
  }

  forDraws(numbers: readonly number[]): void {
    this.#draws = numbers;
    void this.#readTaken();
  }

  #priceMinor(): bigint {
    return BigInt(this.#layout.priceMinor) * BigInt(this.#numbers.length);
  }

  /** Reads the sold numbers of the chosen draws. A ticket has the same numbers in each, so they must be free in all. */
  async #readTaken(): Promise<void> {
    const { table, say, t } = this.#parts;
    if (!table) return;
    const draws = this.#draws;
    const taken = await readTaken(draws, (number) =>
      table.studio.call("listTaken", {}, { tableId: table.id, number }),
    );
    if (draws !== this.#draws) return;
    this.#reading = taken ? "read" : "failed";
    // After a failure every number can be chosen, and the studio refuses those that are sold.
    this.#taken = taken ?? new Set();
    const gone = this.#numbers.find((number) => this.#taken.has(number));
    if (gone !== undefined) {
      say(t("raffle_taken", { number: String(gone) }));
      this.#numbers = this.#numbers.filter((number) => !this.#taken.has(number));
      this.#parts.changed();
    }
    this.#show();
  }

  /** Takes free numbers at random. The draw does not depend on them, so `Math.random` is enough. */
  #pick(count: number): void {
    const { numbers, maximumTickets } = this.#layout;
    const own = new Set(this.#numbers);
    const room = Math.min(count, maximumTickets - own.size, numbers - this.#taken.size - own.size);
    if (room <= 0) {
      this.#sayFull();
      return;
    }
    const wanted = own.size + room;
    while (own.size < wanted) {
      const number = 1 + Math.floor(Math.random() * numbers);
      if (!this.#taken.has(number)) own.add(number);
    }
    this.#set([...own]);
  }

  #add(number: number): void {
    const { say, t } = this.#parts;
    const { numbers, maximumTickets } = this.#layout;
    if (!Number.isInteger(number) || number < 1 || number > numbers) {
      say(t("raffle_outside", { numbers }));
      return;
    }
    if (this.#taken.has(number)) {
      say(t("raffle_taken", { number: String(number) }));
      return;
    }
    if (this.#numbers.length >= maximumTickets) {
      this.#sayFull();
      return;
    }
    this.#field.value = "";
    this.#set([...new Set([...this.#numbers, number])]);
  }

  #sayFull(): void {
    const { say, t } = this.#parts;
    say(t("raffle_full", { most: this.#layout.maximumTickets }));
  }

  #set(numbers: number[]): void {
    this.#numbers = numbers.sort((one, other) => one - other);
    this.#changed();
  }

  #changed(): void {
    this.#show();
    this.#parts.changed();
  }

  #freeText(): string {
    const { t, table } = this.#parts;
    if (this.#reading === "failed") return t("raffle_unread");
    if (this.#reading === "none" && table) return "";
    return t("raffle_free", { count: this.#layout.numbers - this.#taken.size });
  }

  #show(): void {
    const { t } = this.#parts;
    this.#free.textContent = this.#freeText();
    this.#list.replaceChildren(
      ...this.#numbers.map((number) =>
        element("li", { class: styles.ticket }, [
          element("strong", { text: String(number) }),
          element(
            "button",
            {
              class: styles.drop,
              attributes: { type: "button" },
              aria: { label: t("raffle_drop", { number: String(number) }) },
              on: { click: () => this.#set(this.#numbers.filter((each) => each !== number)) },
            },
            [icon("close")],
          ),
        ]),
      ),
    );
  }
}

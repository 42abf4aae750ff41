import type { DrawTicket } from "@bellwether/contract/studio/draws.ts";
import type { TableRound } from "@bellwether/contract/studio/tables.ts";
import { element } from "../controls/element.ts";
import { celebrationOf, isWin } from "../round/celebration.ts";
import type { Sound } from "../sound/sound.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import type { DrawGame } from "./draw-game.ts";
import styles from "./draw-screen.module.css";
import type { DrawShow } from "./draw-show.ts";
import type { DrawEvents } from "./draw-stage.ts";
import { buildOwnLines } from "./own-lines.ts";
import panel from "./panel.module.css";

type ShowPageParts = {
  t: GameTexts;
  money: MoneyText;
  game: DrawGame;
  show: DrawShow;
  sound: Sound;
  /** Marks the numbers of these tickets on the slips, for the next draw. */
  again(tickets: readonly DrawTicket[]): void;
};

/** The seals of a draw that can be checked: they are known in the order in which they happened. */
export type DrawSeals = Pick<
  TableRound,
  "number" | "serverSeedHash" | "root" | "betCount" | "beaconRound" | "beaconRandomness"
>;

/** A draw on the stage, with the player's own slips and the three seals below it. */
export class ShowPage {
  readonly roots: readonly HTMLElement[];
  readonly #parts: ShowPageParts;
  readonly #lines = element("div");
  readonly #sum = element("p", { class: styles.sum });
  readonly #proof = element("ol", { class: styles.proof });
  readonly #again: HTMLButtonElement;
  #tickets: readonly DrawTicket[] = [];

  constructor(parts: ShowPageParts) {
    this.#parts = parts;
    const { t, show, again } = parts;
    this.#again = element("button", {
      class: panel.main,
      text: t("draw_same_again"),
      attributes: { type: "button", hidden: true },
      on: { click: () => again(this.#tickets) },
    });
    this.roots = [
      show.root,
      element("div", { class: styles.under }, [
        element("section", { class: styles.own }, [
          element("h2", { class: panel.heading, text: t("draw_your_lines") }),
          this.#lines,
          this.#sum,
          this.#again,
        ]),
        element("section", { class: styles.own }, [
          element("h2", { class: panel.heading, text: t("draw_sealed_link") }),
          this.#proof,
        ]),
      ]),
    ];
  }

  /** Waits for the public number, or for the end of the sale. */
  wait(round: DrawSeals, tickets: readonly DrawTicket[], text: string): void {
    this.#tickets = tickets;
    this.#parts.show.rest(0);
    this.#parts.show.say(text, "resting");
    this.#seal(round);
    this.#own(undefined, 0, false);
  }

  /** Says that the draw is void: everything comes back. */
  fail(round: DrawSeals, tickets: readonly DrawTicket[], text: string): void {
    this.wait(round, tickets, text);
    this.#parts.show.say(text, "shrugging");
  }

  /** Shows a draw ball by ball, and then its result for the player. */
  async play(
    events: DrawEvents,
    tickets: readonly DrawTicket[],
    round: DrawSeals | undefined,
  ): Promise<void> {
    const { game, show, sound, t, money } = this.#parts;
    this.#tickets = tickets;
    this.#seal(round);
    const balls = game.balls(events);
    await show.play(balls, (out) => this.#own(events, out, out === balls.length));
    const stakeMinor = tickets.reduce((sum, ticket) => sum + BigInt(ticket.stakeMinor), 0n);
    const paidMinor = this.#paidMinor(events, balls.length);
    const celebration = celebrationOf(paidMinor, stakeMinor);
    const outcome = game.describe(events);
    if (isWin(celebration)) sound.play(celebration === "win" ? "win" : "big");
    const own =
      tickets.length === 0
        ? ""
        : paidMinor > 0n
          ? t("draw_paid", { amount: money(paidMinor) })
          : t("draw_no_prize");
    show.say([outcome, own].filter(Boolean).join(". "), isWin(celebration) ? "celebrating" : "standing");
  }

  #linesOf(ticket: DrawTicket, events: DrawEvents | undefined, out: number) {
    return this.#parts.game.linesOf(ticket.input, BigInt(ticket.stakeMinor), events, out);
  }

  #paidMinor(events: DrawEvents | undefined, out: number): bigint {
    return this.#tickets
      .flatMap((ticket) => this.#linesOf(ticket, events, out))
      .reduce((sum, { paidMinor }) => sum + paidMinor, 0n);
  }

  #own(events: DrawEvents | undefined, out: number, isOver: boolean): void {
    const { t, money } = this.#parts;
    const lines = this.#tickets.flatMap((ticket) => this.#linesOf(ticket, events, out));
    this.#lines.replaceChildren(
      lines.length === 0
        ? element("p", { class: panel.note, text: t("draw_no_own") })
        : buildOwnLines(lines, {
            ...{ t, money, hasPrizes: events !== undefined },
            ...(out > 0 && {
              before: this.#tickets.flatMap((ticket) => this.#linesOf(ticket, events, out - 1)),
            }),
          }),
    );
    this.#again.hidden = !isOver || lines.length === 0;
    const paidMinor = this.#paidMinor(events, out);
    const stakeMinor = this.#tickets.reduce((sum, ticket) => sum + BigInt(ticket.stakeMinor), 0n);
    this.#sum.hidden = lines.length === 0 || events === undefined;
    this.#sum.toggleAttribute("data-quiet", paidMinor <= stakeMinor);
    this.#sum.replaceChildren(
      element("span", { text: t(isOver ? "draw_prize" : "draw_prize_so_far") }),
      element("strong", { text: money(paidMinor) }),
    );
  }

  #seal(round: DrawSeals | undefined): void {
    const { t } = this.#parts;
    this.#proof.replaceChildren();
    if (!round) return;
    const step = (name: string, text: string, hash: string | null) =>
      element("li", { class: styles.step }, [
        element("strong", { text: name }),
        element("span", { text }),
        hash === null ? element("span", { text: t("draw_not_yet") }) : element("code", { text: hash }),
      ]);
    this.#proof.replaceChildren(
      step(t("draw_seal_seed"), t("draw_seal_seed_note"), round.serverSeedHash),
      step(
        t("draw_seal_tickets"),
        round.betCount === null
          ? t("draw_seal_tickets_soon")
          : t("draw_seal_tickets_note", { count: round.betCount }),
        round.root,
      ),
      step(
        t("draw_seal_beacon"),
        t("draw_seal_beacon_note"),
        round.beaconRandomness === null ? null : `${round.beaconRound} · ${round.beaconRandomness}`,
      ),
    );
  }
}

import type { DrawTicket, Subscription } from "@bellwether/contract/studio/draws.ts";
import { isListedOrder } from "@bellwether/contract/studio/listed-orders.ts";
import { orderDaysText } from "@bellwether/i18n/game-sheet/order-days.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { element } from "../controls/element.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import type { DrawGame } from "./draw-game.ts";
import { buildOwnLines } from "./own-lines.ts";
import panel from "./panel.module.css";
import styles from "./ticket-list.module.css";
import { losesFreeTicket, ticketStateText } from "./ticket-state-text.ts";
import { dateText } from "./time-text.ts";

type TicketListParts = {
  t: GameTexts;
  language: Language;
  money: MoneyText;
  game: DrawGame;
  /** The server's time in ms. */
  now(): number;
  cancel(ticket: DrawTicket): void;
  watch(ticket: DrawTicket): void;
  stop(subscription: Subscription): void;
  older(): void;
};

type Lists = {
  upcoming: readonly DrawTicket[];
  past: readonly DrawTicket[];
  hasOlder: boolean;
  subscriptions: readonly Subscription[];
};

/** The number of tickets that are shown beside the slips. */
const MAX_IN_SIGHT = 3;

/** The player's tickets: those of draws to come, which can be cancelled, standing orders, and those of past draws. */
export class TicketList {
  readonly root: HTMLElement;
  /** The tickets of the next draws, to be shown beside the slips. `root` lists all tickets. */
  readonly pinned: HTMLElement;
  readonly #parts: TicketListParts;
  readonly #content = element("div", { class: panel.column });

  constructor(parts: TicketListParts) {
    this.#parts = parts;
    this.root = element("section", { class: panel.column, aria: { label: parts.t("draw_my_tickets") } }, [
      element("h2", { class: panel.heading, text: parts.t("draw_my_tickets") }),
      this.#content,
    ]);
    this.#content.append(element("p", { class: panel.note, text: parts.t("draw_loading") }));
    this.pinned = element("ul", { class: styles.pinned, aria: { label: parts.t("draw_next_tickets") } });
  }

  show({ upcoming, past, hasOlder, subscriptions }: Lists): void {
    const { t, older } = this.#parts;
    const now = Date.now();
    const orders = subscriptions.filter((subscription) => isListedOrder(subscription, now));
    const nothing = upcoming.length + past.length + orders.length === 0;
    this.pinned.replaceChildren(...upcoming.slice(0, MAX_IN_SIGHT).map((ticket) => this.#pin(ticket)));
    this.#content.replaceChildren(
      ...(nothing ? [element("p", { class: panel.note, text: t("draw_no_tickets") })] : []),
      ...orders.map((subscription) => this.#order(subscription)),
      ...upcoming.map((ticket) => this.#ticket(ticket)),
      ...(past.length > 0 ? [element("h3", { class: panel.title, text: t("draw_past") })] : []),
      ...past.map((ticket) => this.#ticket(ticket)),
      ...(hasOlder
        ? [
            element("button", {
              class: panel.quiet,
              text: t("draw_older"),
              attributes: { type: "button" },
              on: { click: older },
            }),
          ]
        : []),
    );
  }

  /** Scrolls to the tickets of the next draws. On a phone they are above the slips. */
  showPinned(): void {
    this.pinned.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }

  failed(): void {
    const { t } = this.#parts;
    this.#content.replaceChildren(element("p", { class: panel.note, text: t("draw_tickets_failed") }));
  }

  #pin({ drawsAt, input, stakeMinor, isFree }: DrawTicket): HTMLElement {
    const { t, money, game } = this.#parts;
    return element("li", { class: styles.pin }, [
      element("p", { class: styles.pinHead }, [
        element("strong", { text: dateText(drawsAt) }),
        element("b", { text: isFree ? t("draw_free") : money(stakeMinor) }),
      ]),
      buildOwnLines(game.linesOf(input, BigInt(stakeMinor), undefined, 0), { t, money, hasPrizes: false }),
    ]);
  }

  #ticket(ticket: DrawTicket): HTMLElement {
    const { t, money, game, watch } = this.#parts;
    const events = ticket.script?.events;
    const shown = events && game.balls(events).length;
    const lines = game.linesOf(ticket.input, BigInt(ticket.stakeMinor), events, shown ?? 0);
    return element("article", { class: styles.ticket, attributes: { "data-state": ticket.state } }, [
      element("div", { class: styles.main }, [
        element("strong", { text: dateText(ticket.drawsAt) }),
        buildOwnLines(lines, { t, money, hasPrizes: false }),
      ]),
      element("div", { class: styles.stub }, [
        element("b", { text: ticket.isFree ? t("draw_free") : money(ticket.stakeMinor) }),
        element("span", { class: styles.state, text: ticketStateText(ticket, this.#parts) }),
        ticket.subscriptionId === null
          ? undefined
          : element("span", { class: styles.state, text: t("draw_by_order") }),
        ...(ticket.isCancellable ? this.#cancelParts(ticket) : []),
        events
          ? element("button", {
              class: panel.quiet,
              text: t("draw_watch"),
              attributes: { type: "button" },
              on: { click: () => watch(ticket) },
            })
          : undefined,
      ]),
    ]);
  }

  /** The button that cancels, with a warning where the ticket would be lost. */
  #cancelParts(ticket: DrawTicket): HTMLElement[] {
    const { t, cancel, now } = this.#parts;
    const isLost = losesFreeTicket(ticket, now());
    return [
      ...(isLost ? [element("span", { class: styles.state, text: t("free_tickets_losing") })] : []),
      element("button", {
        class: panel.danger,
        text: t(isLost ? "free_tickets_lose" : "draw_cancel"),
        attributes: { type: "button" },
        on: { click: () => cancel(ticket) },
      }),
    ];
  }

  #order(subscription: Subscription): HTMLElement {
    const { t, language, money, game, stop } = this.#parts;
    const { input, stakeMinor, draws } = subscription;
    const isEnded = subscription.state === "ended";
    const missed = isEnded ? undefined : draws.find(({ state }) => state === "missed");
    const lines = game.linesOf(input, BigInt(stakeMinor), undefined, 0);
    return element("article", { class: styles.ticket, attributes: { "data-state": "order" } }, [
      element("div", { class: styles.main }, [
        element("strong", { text: this.#orderState(subscription) }),
        element("span", {
          class: styles.state,
          text: isEnded
            ? t(`error_${subscription.endReason ?? "server_error"}`)
            : orderDaysText(subscription, t, language),
        }),
        missed
          ? element("span", {
              class: styles.state,
              text: t("draw_order_missed", {
                time: dateText(missed.drawsAt),
                reason: t(`error_${missed.reason ?? "server_error"}`),
              }),
            })
          : undefined,
        buildOwnLines(lines, { t, money, hasPrizes: false }),
      ]),
      element("div", { class: styles.stub }, [
        element("b", { text: money(stakeMinor) }),
        element("span", { class: styles.state, text: t("draw_each") }),
        isEnded
          ? undefined
          : element("button", {
              class: panel.danger,
              text: t("draw_order_end"),
              attributes: { type: "button" },
              on: { click: () => stop(subscription) },
            }),
      ]),
    ]);
  }

  #orderState({ state, nextDraw }: Subscription): string {
    const { t } = this.#parts;
    if (state === "ended") return t("draw_order_stopped");
    return nextDraw ? t("draw_order_next", { time: dateText(nextDraw.drawsAt) }) : t("draw_order_none_next");
  }
}

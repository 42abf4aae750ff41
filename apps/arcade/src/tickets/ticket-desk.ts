import type { DrawCalendar, Weekday } from "@bellwether/contract/studio/draw-calendar.ts";
import type {
  BuyTicketsReply,
  DrawTicket,
  Subscription,
  TicketsReply,
  UpcomingDraw,
} from "@bellwether/contract/studio/draws.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { newRequestId } from "../studio/new-request-id.ts";
import type { StudioClient } from "../studio/studio-client.ts";
import { untilAnswered } from "../studio/until-answered.ts";
import type { OrderDays } from "./order-days.ts";

/** A round number above all others: the list of past tickets before it begins with the newest. */
const NEWEST = 2_147_483_647;

type Order = { stakeMinor: bigint; input: RoundInput };
/** With `rewardId`, each ticket is one of the player's free tickets. */
type Purchase = Order & { rewardId?: string | undefined };

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** The player's tickets at a table, the draws on sale, and the calls that buy and cancel. Throws what the studio refuses. */
export class TicketDesk {
  readonly #studio: Pick<StudioClient, "call">;
  readonly #tableId: string;
  #reading = 0;
  /** The pages of past tickets that the player has opened. */
  #pages = 1;
  #isReadingOlder = false;
  /** Draws on sale, the next one first, and the difference of the server's clock to the browser's. */
  draws: readonly UpcomingDraw[] = [];
  calendar: DrawCalendar | null = null;
  /** The weekdays that a standing order can choose among. */
  weekdays: readonly Weekday[] = [];
  aheadMs = 0;
  upcoming: readonly DrawTicket[] = [];
  past: readonly DrawTicket[] = [];
  subscriptions: readonly Subscription[] = [];
  /** The draw before which older tickets are; null without any. */
  before: number | null = null;

  constructor(studio: Pick<StudioClient, "call">, tableId: string) {
    this.#studio = studio;
    this.#tableId = tableId;
  }

  /** Milliseconds until a time on the server's clock. */
  msUntil(time: string): number {
    return Date.parse(time) - this.now();
  }

  /** The server's time in ms. */
  now(): number {
    return Date.now() + this.aheadMs;
  }

  async readDraws(): Promise<void> {
    const { at, calendar, weekdays, draws } = await this.#studio.call(
      "listUpcoming",
      {},
      { tableId: this.#tableId },
    );
    this.aheadMs = Date.parse(at) - Date.now();
    this.draws = draws;
    this.calendar = calendar;
    this.weekdays = weekdays;
  }

  /** Reads the player's tickets and orders. Of readings that overlap only the latest counts: an earlier one may have seen less. */
  async readTickets(): Promise<void> {
    const tableId = this.#tableId;
    this.#reading += 1;
    const reading = this.#reading;
    const [open, past, orders] = await Promise.all([
      this.#studio.call("listTickets", {}, { tableId }),
      this.#readPast(),
      // Tickets are shown even if the standing orders cannot be read now.
      this.#studio.call("listSubscriptions", {}, { tableId }).catch(() => undefined),
    ]);
    if (reading !== this.#reading) return;
    this.upcoming = open.tickets;
    this.past = past.tickets;
    this.before = past.before;
    this.subscriptions = orders?.subscriptions ?? this.subscriptions;
  }

  /** The newest past tickets, with as many pages as are open. */
  async #readPast(): Promise<TicketsReply> {
    const tickets: DrawTicket[] = [];
    let before: number | null = NEWEST;
    for (let page = 0; page < this.#pages && before !== null; page += 1) {
      const read: TicketsReply = await this.#listBefore(before);
      tickets.push(...read.tickets);
      before = read.before;
    }
    return { tickets, before };
  }

  /** Opens one more page of past tickets. A second call during the first does nothing. */
  async readOlder(): Promise<void> {
    if (this.before === null || this.#isReadingOlder) return;
    this.#isReadingOlder = true;
    try {
      const reading = this.#reading;
      const { tickets, before } = await this.#listBefore(this.before);
      this.#pages += 1;
      // A reading that has begun since has one page less.
      if (reading !== this.#reading) return await this.readTickets();
      this.past = [...this.past, ...tickets];
      this.before = before;
    } finally {
      this.#isReadingOlder = false;
    }
  }

  #listBefore(number: number): Promise<TicketsReply> {
    return this.#studio.call("listPastTickets", {}, { tableId: this.#tableId, number });
  }

  /** Own tickets of a draw that count. */
  of(number: number): readonly DrawTicket[] {
    return [...this.upcoming, ...this.past].filter(
      (ticket) => ticket.number === number && ticket.state !== "returned" && ticket.state !== "returning",
    );
  }

  /** Buys a ticket for each draw. The same request is repeated until there is a response, so no ticket is bought twice. */
  async buy(numbers: readonly number[], { stakeMinor, input, rewardId }: Purchase): Promise<BuyTicketsReply> {
    const request = {
      requestId: newRequestId(),
      numbers: [...numbers],
      stakeMinor: stakeMinor.toString(),
      input,
      ...(rewardId !== undefined && { rewardId }),
    };
    const tableId = this.#tableId;
    return untilAnswered(() => this.#studio.call("buyTickets", request, { tableId }), wait);
  }

  /** Opens a standing order: every draw, or those on some weekdays, until a day or until it is stopped. */
  async subscribe({ stakeMinor, input }: Order, { weekdays, untilDate }: OrderDays): Promise<Subscription> {
    const request = {
      requestId: newRequestId(),
      stakeMinor: stakeMinor.toString(),
      input,
      weekdays,
      untilDate,
    };
    const tableId = this.#tableId;
    return untilAnswered(() => this.#studio.call("openSubscription", request, { tableId }), wait);
  }

  async stop({ subscriptionId }: Subscription): Promise<void> {
    const params = { tableId: this.#tableId, subscriptionId };
    await untilAnswered(() => this.#studio.call("stopSubscription", {}, params), wait);
  }

  async cancel({ roundId }: DrawTicket): Promise<DrawTicket> {
    const params = { tableId: this.#tableId, roundId };
    return untilAnswered(() => this.#studio.call("cancelTicket", {}, params), wait);
  }
}

import { isUncertain } from "../studio/start-round.ts";
import type { FreeTickets } from "./free-tickets.ts";
import type { TicketDesk } from "./ticket-desk.ts";

const READS_AGAIN_MS = 5_000;

/** What the reader of tickets needs of the game around it. */
type ReaderPort = {
  /** The tickets were read. */
  changed(): void;
  /** The tickets could not be read. */
  failed(): void;
  /** The balance may have changed. */
  readBalance(): Promise<void>;
};

/** Reads the player's tickets: when it is asked to, and every 5 s while a stake is on its way back or a call has got no answer. */
export class OwnTickets {
  readonly #desk: TicketDesk;
  readonly #free: FreeTickets;
  readonly #port: ReaderPort;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: TicketDesk, free: FreeTickets, port: ReaderPort) {
    this.#desk = desk;
    this.#free = free;
    this.#port = port;
  }

  async read(): Promise<void> {
    try {
      await this.#desk.readTickets();
      this.#took();
    } catch (error) {
      this.#port.failed();
      if (isUncertain(error)) this.#readAgain();
    }
  }

  /** Opens one more page of past tickets. */
  async readOlder(): Promise<void> {
    try {
      await this.#desk.readOlder();
      this.#took();
    } catch {
      this.#port.failed();
    }
  }

  #took(): void {
    const { upcoming, past } = this.#desk;
    const tickets = [...upcoming, ...past];
    this.#free.read(tickets, this.#desk.now());
    this.#port.changed();
    clearTimeout(this.#next);
    // The stakes of a void draw are given back some seconds after the draw has ended.
    const isOnItsWay = ({ state, phase }: (typeof tickets)[number]) =>
      state === "returning" || (state === "placed" && phase === "void");
    if (tickets.some(isOnItsWay)) this.#readAgain();
  }

  #readAgain(): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => {
      void this.#port.readBalance();
      void this.read();
    }, READS_AGAIN_MS);
  }
}

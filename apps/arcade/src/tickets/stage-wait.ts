import type { DrawTicket } from "@bellwether/contract/studio/draws.ts";
import type { TableResult } from "@bellwether/contract/studio/table-stream.ts";
import type { TableRound } from "@bellwether/contract/studio/tables.ts";
import type { TableState } from "../tables/table-state.ts";

type Tickets = readonly DrawTicket[];

/** What the wait needs of the game around it. */
type WaitPort = {
  /** The player's tickets in a draw that count, as they were read last. */
  ticketsOf(number: number): Tickets;
  /** Reads a draw; undefined if it cannot be read now. */
  read(number: number): Promise<TableRound | undefined>;
  /** Shows a draw that was made. */
  watch(number: number, events: TableResult["events"]): void;
  /** Says that a draw is void; false if the stage may not take the place of the slips. */
  fail(round: TableRound, tickets: Tickets): boolean;
  /** Shows the slips again. */
  leave(): void;
};

/**
 * Shows the end of a draw for whose public number the stage waits, and each draw that becomes void. A void draw is the table's current round
 * for an instant only, and a client without a connection may miss it, or the draw itself. So the end is shown at once, with the tickets as
 * they were before their stakes were given up, and is read when the table is already at a later draw.
 */
export class StageWait {
  readonly #port: WaitPort;
  #waiting: { number: number; tickets: Tickets } | undefined;

  constructor(port: WaitPort) {
    this.#port = port;
  }

  /** The stage waits for this draw. */
  begin(number: number, tickets: Tickets): void {
    this.#waiting = { number, tickets };
  }

  /** The stage shows something else, or the slips. */
  end(): void {
    this.#waiting = undefined;
  }

  /** Takes each step of the table. */
  follow({ round, results }: Pick<TableState, "round" | "results">): void {
    if (round?.phase === "void" && this.#fail(round)) return;
    const waiting = this.#waiting;
    if (!waiting || (round?.number === waiting.number && round.phase !== "paid")) return;
    const missed = results.find(({ number }) => number === waiting.number);
    if (missed) this.#port.watch(missed.number, missed.events);
    else void this.#readEnd(waiting.number);
  }

  #fail(round: TableRound): boolean {
    const waiting = this.#waiting?.number === round.number ? this.#waiting : undefined;
    const tickets = waiting?.tickets ?? this.#port.ticketsOf(round.number);
    if (tickets.length === 0 || !this.#port.fail(round, tickets)) return false;
    this.end();
    return true;
  }

  /** If the end cannot be read, the list below the slips says what became of the tickets. */
  async #readEnd(number: number): Promise<void> {
    const round = await this.#port.read(number);
    if (this.#waiting?.number !== number) return;
    if (round?.events) this.#port.watch(number, round.events);
    else if (round?.phase !== "void" || !this.#fail(round)) this.#port.leave();
  }
}

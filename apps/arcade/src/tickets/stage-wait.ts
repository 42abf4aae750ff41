import type { DrawTicket } from "@bellwether/contract/studio/draws.ts";
import type { TableResult } from "@bellwether/contract/studio/table-stream.ts";
import type { TableRound } from "@bellwether/contract/studio/tables.ts";
import type { TableState } from "../tables/table-state.ts";

type Tickets = readonly DrawTicket[];

/** What the wait needs of the game around it. */
type WaitPort = {
  /** The player's tickets in a draw that count, as they were read last. */
  ticketsOf(number: number): Tickets;
  /** Reads a draw from the studio. Undefined if that fails. */
  read(number: number): Promise<TableRound | undefined>;
  /** Shows a draw that was made. */
  watch(number: number, events: TableResult["events"]): void;
  /** Shows that a draw is void. False if the player is filling in slips, which the stage must not cover. */
  fail(round: TableRound, tickets: Tickets): boolean;
  /** Goes back from the stage to the slips. */
  leave(): void;
};

/**
 * While the stage waits for a draw's public number, this shows how the draw ends: as made, or as void. It also shows void draws for which the
 * stage does not wait. The next draw becomes the table's current round right after a void one, and a client that was offline may miss the end.
 * So a void draw is shown at once, with the tickets that the stage waited with, and an end that was missed is read from the studio.
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

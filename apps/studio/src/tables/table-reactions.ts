import type { TableReaction, TableReactionsMessage } from "@bellwether/contract/studio/index.ts";

/** The watchers of a table get the reactions at this interval. */
const SENT_EVERY_MS = 500;

type Counts = TableReactionsMessage["counts"];

/** Counts the reactions at each table, and passes the counts on twice a second. So a crowd causes no more messages than one watcher. */
export class TableReactions {
  readonly #send: (tableId: string, counts: Counts) => void;
  readonly #waiting = new Map<string, Counts>();

  constructor(send: (tableId: string, counts: Counts) => void) {
    this.#send = send;
  }

  add(tableId: string, reaction: TableReaction): void {
    const counts = this.#waiting.get(tableId);
    if (counts) {
      counts[reaction] = (counts[reaction] ?? 0) + 1;
      return;
    }
    this.#waiting.set(tableId, { [reaction]: 1 });
    setTimeout(() => {
      const shown = this.#waiting.get(tableId);
      this.#waiting.delete(tableId);
      if (shown) this.#send(tableId, shown);
    }, SENT_EVERY_MS).unref();
  }
}

import { SECOND_MS } from "@bellwether/contract/durations.ts";

/** Everybody is told at this interval, if the number has changed: a thousand who come at once are one message each. */
const TOLD_EVERY_MS = 2 * SECOND_MS;
/** A node repeats its number at this interval. One that was not heard for longer is gone, and its watchers with it. */
const SHARED_EVERY_MS = 10 * SECOND_MS;
const FORGOTTEN_AFTER_MS = 25 * SECOND_MS;

type WatchersPort = {
  /** Tells this node's watchers how many watch the table on all nodes. */
  tell(tableId: string, count: number): void;
  /** Tells the other nodes how many watch it here. */
  share(tableId: string, count: number): void;
};

type Watched = { here: number; shared: number; sharedMs: number; told: number; timer: NodeJS.Timeout };

/** Counts who has a table open, on this node and on the others. */
export class TableWatchers {
  readonly #port: WatchersPort;
  readonly #here = new Map<string, Watched>();
  /** What the other nodes have told of each table, by node, and when. */
  readonly #elsewhere = new Map<string, Map<string, { count: number; heardMs: number }>>();

  constructor(port: WatchersPort) {
    this.#port = port;
  }

  /** Notes how many watch the table on this node now, and returns how many do on all. */
  set(tableId: string, here: number): number {
    const watched = this.#here.get(tableId) ?? this.#begin(tableId);
    watched.here = here;
    if (here === 0) this.#end(tableId, watched);
    return this.#countOf(tableId);
  }

  /** Notes how many watch the table on another node. */
  hear(tableId: string, node: string, count: number): void {
    const nodes = this.#elsewhere.get(tableId) ?? new Map<string, { count: number; heardMs: number }>();
    nodes.set(node, { count, heardMs: performance.now() });
    this.#elsewhere.set(tableId, nodes);
  }

  #begin(tableId: string): Watched {
    const watched: Watched = {
      ...{ here: 0, shared: 0, sharedMs: Number.NEGATIVE_INFINITY, told: 0 },
      timer: setInterval(() => this.#beat(tableId, watched), TOLD_EVERY_MS).unref(),
    };
    this.#here.set(tableId, watched);
    return watched;
  }

  #end(tableId: string, { timer, shared }: Watched): void {
    clearInterval(timer);
    this.#here.delete(tableId);
    if (shared > 0) this.#port.share(tableId, 0);
  }

  #beat(tableId: string, watched: Watched): void {
    const now = performance.now();
    if (watched.here !== watched.shared || now - watched.sharedMs >= SHARED_EVERY_MS) {
      watched.shared = watched.here;
      watched.sharedMs = now;
      this.#port.share(tableId, watched.here);
    }
    const count = this.#countOf(tableId);
    if (count === watched.told) return;
    watched.told = count;
    this.#port.tell(tableId, count);
  }

  #countOf(tableId: string): number {
    const nodes = this.#elsewhere.get(tableId);
    const since = performance.now() - FORGOTTEN_AFTER_MS;
    for (const [node, { heardMs }] of nodes ?? []) if (heardMs < since) nodes?.delete(node);
    return [...(nodes?.values() ?? [])].reduce(
      (sum, { count }) => sum + count,
      this.#here.get(tableId)?.here ?? 0,
    );
  }
}

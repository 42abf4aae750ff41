import type { TablePhase } from "@bellwether/contract/studio/index.ts";

/** How long a node must have asked by itself before it gives a round up: after a pause of all nodes, one lost request proves nothing. */
const MIN_ASKED_MS = 5_000;
/** The most that one pause between two questions counts: in a longer one the node did not ask. */
const MAX_PAUSE_MS = 2_500;

type Questions = { number: number; phase: TablePhase; askedAt: Date; askedMs: number };

/** How long this node has asked the beacon for the current round of each table without an answer. */
export class BeaconSilence {
  readonly #unanswered = new Map<string, Questions>();

  /** Notes a question without an answer. Returns whether the round may be given up: `until` has come, and the node has asked long enough. */
  isOver(
    { id, round: { number, phase } }: { id: string; round: { number: number; phase: TablePhase } },
    now: Date,
    until: Date,
  ): boolean {
    const before = this.#unanswered.get(id);
    const isSame = before?.number === number && before.phase === phase;
    const pauseMs = isSame ? now.getTime() - before.askedAt.getTime() : 0;
    const askedMs = (isSame ? before.askedMs : 0) + Math.min(Math.max(pauseMs, 0), MAX_PAUSE_MS);
    this.#unanswered.set(id, { number, phase, askedAt: now, askedMs });
    return now >= until && askedMs >= MIN_ASKED_MS;
  }

  /** The beacon has answered for the table. */
  end(tableId: string): void {
    this.#unanswered.delete(tableId);
  }
}

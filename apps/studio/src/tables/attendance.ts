import { SECOND_MS } from "@bellwether/contract/durations.ts";
import type { AttendanceOfTables, StepPorts } from "../ports.ts";

/** How often a node writes to the database that somebody is there, and reads whether somebody is at another node. */
const SYNC_EVERY_MS = 5 * SECOND_MS;

/**
 * Knows whether anybody would see a round, on any node. Tables begin no rounds while nobody would (decision 146). A person counts as there while
 * they watch a table, and for `sleepAfterMs` after they asked for tables or bet. If that is 0, somebody always counts as there.
 */
export class Attendance implements AttendanceOfTables {
  readonly #deps: StepPorts;
  readonly #sleepAfterMs: number;
  readonly #wakeTables: () => Promise<void>;
  #waking: Promise<void> | undefined;
  #watchers = 0;
  /** When somebody was last there on this node, and on another one. */
  #hereMs = Number.NEGATIVE_INFINITY;
  #elsewhereMs = Number.NEGATIVE_INFINITY;
  #syncedMs = Number.NEGATIVE_INFINITY;

  constructor(deps: StepPorts, sleepAfterMs: number, wakeTables: () => Promise<void>) {
    this.#deps = deps;
    this.#wakeTables = wakeTables;
    this.#sleepAfterMs = sleepAfterMs;
  }

  /** Call this when somebody has bet. */
  note(): void {
    this.#hereMs = this.#deps.now().getTime();
  }

  /** Call this when somebody asks for tables. If nobody was there before, it resolves when the tables take bets. */
  async arrive(): Promise<void> {
    const isFirst = !this.isAnybodyThere();
    this.note();
    if (isFirst)
      this.#waking = this.#wakeTables().finally(() => {
        this.#waking = undefined;
      });
    await this.#waking;
  }

  /** Call this when somebody begins to watch a table, and the returned function when they stop. */
  enter(): () => void {
    this.#watchers += 1;
    this.note();
    let isThere = true;
    return () => {
      if (isThere) this.#watchers -= 1;
      isThere = false;
      this.note();
    };
  }

  isAnybodyThere(): boolean {
    if (this.#sleepAfterMs === 0 || this.#watchers > 0) return true;
    const nowMs = this.#deps.now().getTime();
    return nowMs - Math.max(this.#hereMs, this.#elsewhereMs) < this.#sleepAfterMs;
  }

  /** Writes that somebody is here, and reads whether somebody is elsewhere, if that is due. Failures are logged: the next one comes soon. */
  async sync(): Promise<void> {
    const nowMs = this.#deps.now().getTime();
    if (this.#sleepAfterMs === 0 || Math.abs(nowMs - this.#syncedMs) < SYNC_EVERY_MS) return;
    if (this.#watchers > 0) this.note();
    const isNews = this.#hereMs > this.#syncedMs;
    this.#syncedMs = nowMs;
    try {
      const at = await this.#deps.databaseTime(this.#deps.database);
      if (isNews) await this.#write(at);
      const seenAt = await this.#read();
      // By the database's clock alone: the clocks of the nodes may differ.
      if (seenAt) this.#elsewhereMs = nowMs - (at.getTime() - seenAt.getTime());
    } catch (error) {
      this.#syncedMs = Number.NEGATIVE_INFINITY;
      this.#deps.log.warn({ err: error }, "who is at the tables could not be read");
    }
  }

  async #write(at: Date): Promise<void> {
    await this.#deps.database.query(
      `INSERT INTO studio_attendance (seen_at) VALUES ($1)
       ON CONFLICT (id) DO UPDATE SET seen_at = greatest(studio_attendance.seen_at, excluded.seen_at)`,
      [at],
    );
  }

  async #read(): Promise<Date | undefined> {
    const { rows } = await this.#deps.database.query<{ seen_at: Date }>(
      "SELECT seen_at FROM studio_attendance",
    );
    return rows[0]?.seen_at;
  }
}

import type { StudioContext } from "../studio-parts.ts";
import { changeOf, readTableView, snapshotOf, type TableView } from "./table-views.ts";

/** Gets the text of each message to everybody at a table: the same text for all. */
export type TableListener = (text: string) => void;

type Shown = {
  view: TableView;
  listeners: Set<TableListener>;
  snapshot: { at: number; text: string } | undefined;
};

/** How long a snapshot's text may serve others: its time is then this old at most. */
const SNAPSHOT_FRESH_MS = 100;

/** What this node shows of its tables. Every node finds changes in the database, so it does not matter which node made them. */
export class TableHub {
  readonly #studio: Pick<StudioContext, "database" | "databaseTime" | "seedVault" | "tables">;
  readonly #shown = new Map<string, Shown>();
  /** The database's time minus this process's, in ms. */
  #offsetMs = 0;

  constructor(studio: Pick<StudioContext, "database" | "databaseTime" | "seedVault" | "tables">) {
    this.#studio = studio;
  }

  /** Looks for changes and sends them to those who watch. A table that changed more than once is sent as a snapshot. */
  async refresh(): Promise<void> {
    const { database, databaseTime } = this.#studio;
    this.#offsetMs = (await databaseTime(database)).getTime() - performance.now();
    const { rows } = await database.query<{ id: string; seq: bigint }>("SELECT id, seq FROM studio_table");
    for (const { id, seq } of rows) {
      const shown = this.#shown.get(id);
      if (shown && shown.view.seq !== Number(seq)) await this.#show(id, shown);
    }
  }

  async #show(tableId: string, shown: Shown): Promise<void> {
    const before = shown.view.seq;
    shown.view = await readTableView(this.#studio, this.#studio.database, tableId);
    shown.snapshot = undefined;
    const text =
      shown.view.seq === before + 1
        ? JSON.stringify(changeOf(shown.view, this.#now()))
        : this.#snapshotText(shown);
    for (const listener of shown.listeners) listener(text);
  }

  #now(): Date {
    return new Date(performance.now() + this.#offsetMs);
  }

  #snapshotText(shown: Shown): string {
    const now = performance.now();
    if (!shown.snapshot || now - shown.snapshot.at > SNAPSHOT_FRESH_MS)
      shown.snapshot = { at: now, text: JSON.stringify(snapshotOf(shown.view, this.#now())) };
    return shown.snapshot.text;
  }

  /** The latest snapshot's text of a table that is watched or was asked for before. */
  async snapshot(tableId: string): Promise<string> {
    return this.#snapshotText(await this.#shownOf(tableId));
  }

  /** Sends a snapshot now, and every change from then on. Returns the way to stop. */
  async watch(tableId: string, listener: TableListener): Promise<() => void> {
    const shown = await this.#shownOf(tableId);
    listener(this.#snapshotText(shown));
    shown.listeners.add(listener);
    return () => shown.listeners.delete(listener);
  }

  async #shownOf(tableId: string): Promise<Shown> {
    const known = this.#shown.get(tableId);
    if (known) return known;
    const { database, databaseTime } = this.#studio;
    this.#offsetMs = (await databaseTime(database)).getTime() - performance.now();
    const view = await readTableView(this.#studio, database, tableId);
    // Another client may have been faster.
    const shown = this.#shown.get(tableId) ?? { view, listeners: new Set(), snapshot: undefined };
    this.#shown.set(tableId, shown);
    return shown;
  }
}

import { SECOND_MS } from "@bellwether/contract/durations.ts";
import type {
  TableReaction,
  TableReactionsMessage,
  TableWatchersMessage,
} from "@bellwether/contract/studio/index.ts";
import { findModel } from "@bellwether/games";
import type { GamePorts, SeedVaultPort, ShownPlayersPort, StepPorts } from "../ports.ts";
import type { TakingRound } from "./rounds-short-of-players.ts";
import { type RunWatch, watchRun } from "./run-watch.ts";
import { type Bettors, countBettors, readCompany } from "./table-company.ts";
import { TableReactions } from "./table-reactions.ts";
import type { TableRelay } from "./table-relay.ts";
import { readSeats } from "./table-seats.ts";
import { changeOf, readTableView, snapshotOf, type TableView, type WithinPhase } from "./table-views.ts";
import { TableWatchers } from "./table-watchers.ts";

/** Receives the text of each message. All who watch a table get the same text. */
export type TableListener = (text: string) => void;

type Shown = {
  view: TableView;
  listeners: Set<TableListener>;
  snapshot: { at: number; text: string } | undefined;
  /** The running round; undefined while no round runs. */
  run: RunWatch | undefined;
  /** The last messages about what changes within a phase, and their texts. */
  within: WithinPhase;
  /** The round whose seats were read after its bets were sealed, so that they change no more. */
  sealedSeats: number | undefined;
  texts: Record<keyof WithinPhase, string | undefined>;
  /** The round and the text of the last message about who plays, and when it was read, in ms of the database's time. */
  company: { key: string; text: string | undefined; readMs: number };
};

const NOTHING_WITHIN = { within: { run: null, seats: null }, texts: { run: undefined, seats: undefined } };
const NO_COMPANY: Shown["company"] = { key: "", text: undefined, readMs: Number.NEGATIVE_INFINITY };

/** While bets are taken, who plays is read this often: a table of ten thousand has a bet in every moment. */
const OPEN_COMPANY_EVERY_MS = 2 * SECOND_MS;

/** A snapshot's text is reused for this time, so its field `at` may be this old. */
const SNAPSHOT_FRESH_MS = 100;

type HubParts = StepPorts & GamePorts & SeedVaultPort & ShownPlayersPort;

/** Sends the tables to the watchers of this node. It reads changes from the database, so it also sends those of other nodes. */
export class TableHub {
  readonly #deps: HubParts;
  readonly #relay: TableRelay | undefined;
  readonly #shown = new Map<string, Shown>();
  /** The change number of each table at the last look. */
  #seqs: ReadonlyMap<string, number> = new Map();
  /** The database's time minus this process's, in ms. */
  #offsetMs = 0;

  #refreshing: Promise<void> | undefined;
  #isStale = false;
  readonly #reactions = new TableReactions((tableId, counts) => {
    this.#tellReactions(tableId, counts);
    this.#relay?.react(tableId, counts);
  });

  readonly #watchers = new TableWatchers({
    tell: (tableId, count) => {
      for (const listener of this.#shown.get(tableId)?.listeners ?? []) listener(watchersText(count));
    },
    share: (tableId, count) => this.#relay?.attend(tableId, count),
  });

  constructor(deps: HubParts, relay?: TableRelay) {
    this.#deps = deps;
    this.#relay = relay;
    relay?.onAnnounced((tableId) => this.#refreshSoon(tableId));
    relay?.onReacted((tableId, counts) => this.#tellReactions(tableId, counts));
    relay?.onAttended((tableId, node, count) => this.#watchers.hear(tableId, node, count));
  }

  /** Shows a watcher's reaction to everybody at the table, on every node, within a second. */
  react(tableId: string, reaction: TableReaction): void {
    this.#reactions.add(tableId, reaction);
  }

  #tellReactions(tableId: string, counts: TableReactionsMessage["counts"]): void {
    const text = JSON.stringify({ type: "reactions", counts } satisfies TableReactionsMessage);
    for (const listener of this.#shown.get(tableId)?.listeners ?? []) listener(text);
  }

  /** Sends a change made by this node to the watchers of every node, without waiting for the next look at the database. */
  announce(tableId: string): void {
    this.#refreshSoon(tableId);
    this.#relay?.announce(tableId);
  }

  #refreshSoon(tableId: string): void {
    if (!this.#shown.has(tableId)) return;
    this.refresh().catch((error) => this.#deps.log.warn({ err: error }, "tables could not be read"));
  }

  /** Reads the changes and sends them to the watchers. A call during a reading waits for one further reading. */
  async refresh(): Promise<void> {
    this.#isStale = true;
    this.#refreshing ??= this.#refreshWhileStale().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #refreshWhileStale(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      await this.#look();
    }
  }

  /**
   * Sends each changed table: as a change, or as a snapshot if it changed more than once since the last look. A table that cannot be read must not
   * block the others: it is read again at the next look.
   */
  async #look(): Promise<void> {
    const { database, databaseTime, attendance } = this.#deps;
    this.#offsetMs = (await databaseTime(database)).getTime() - performance.now();
    await attendance?.sync();
    const { rows } = await database.query<{ id: string; seq: bigint }>("SELECT id, seq FROM studio_table");
    this.#seqs = new Map(rows.map(({ id, seq }) => [id, Number(seq)]));
    for (const [id, seq] of this.#seqs) {
      const shown = this.#shown.get(id);
      if (shown && shown.view.seq !== seq) await this.#safely(id, () => this.#show(id, shown));
    }
    const watched = [...this.#shown].filter(([, { listeners }]) => listeners.size > 0);
    for (const [id, shown] of watched) await this.#safely(id, () => this.#showWithin(id, shown));
    // Last and together, because they read all bets of their rounds.
    await Promise.all(watched.map(([id, shown]) => this.#safely(id, () => this.#showCompany(id, shown))));
  }

  async #safely(tableId: string, show: () => Promise<void>): Promise<void> {
    try {
      await show();
    } catch (error) {
      this.#deps.log.warn({ err: error, table: tableId }, "a table could not be read");
    }
  }

  /** Sends who plays a round: while it takes bets, once it is sealed, and with the wins once it is paid. All watchers get the same text. */
  async #showCompany(tableId: string, shown: Shown): Promise<void> {
    const { round } = shown.view;
    const isPaid = round?.phase === "paid";
    // The holders of a draw's tickets are not published, and there can be a million tickets.
    if (!round || round.phase === "void" || round.drawsAt !== null) return;
    const isOpen = round.root === null;
    const key = `${round.number} ${isOpen ? "open" : isPaid}`;
    const isKnown = () =>
      key === shown.company.key &&
      !(isOpen && this.now().getTime() - shown.company.readMs >= OPEN_COMPANY_EVERY_MS);
    if (isKnown()) return;
    const company = await readCompany(this.#deps, tableId, round.number, isPaid);
    // Another client may have been faster.
    if (isKnown()) return;
    const before = shown.company.text;
    // While nobody has bet, who comes sees the round before.
    const text = company ? JSON.stringify(company) : isOpen ? before : undefined;
    shown.company = { key, text, readMs: this.now().getTime() };
    if (text !== undefined && text !== before) for (const listener of shown.listeners) listener(text);
  }

  /** Reads the running round or the taken seats, and sends what has changed. All watchers get the same text. */
  async #showWithin(tableId: string, shown: Shown): Promise<void> {
    await this.#readWithin(tableId, shown);
    for (const part of ["run", "seats"] as const) {
      const text = textOf(shown.within[part]);
      if (text === shown.texts[part]) continue;
      shown.texts[part] = text;
      shown.snapshot = undefined;
      if (text !== undefined) for (const listener of shown.listeners) listener(text);
    }
  }

  async #readWithin(tableId: string, shown: Shown): Promise<void> {
    const { round } = shown.view;
    const { database } = this.#deps;
    const isRunning = round?.phase === "running";
    if (!isRunning) shown.run = undefined;
    else if (shown.run?.number !== round.number)
      shown.run = await watchRun(this.#deps, database, tableId, round.number);
    const run = (await shown.run?.read(database, this.now())) ?? null;
    shown.within = { run, seats: await this.#readSeats(tableId, round, shown) };
    shown.sealedSeats = hasFixedSeats(round) ? round.number : undefined;
  }

  async #readSeats(
    tableId: string,
    round: TableView["round"],
    { within, sealedSeats }: Shown,
  ): Promise<WithinPhase["seats"]> {
    const seats = seatsOf(this.#deps, tableId);
    if (!seats || !round) return null;
    if (sealedSeats === round.number && hasFixedSeats(round)) return within.seats;
    return readSeats(this.#deps.database, seats, tableId, round.number);
  }

  /** Reads what changes within a phase, for a table that nobody watches: nothing else keeps it up to date. */
  async #readUnwatched(tableId: string, shown: Shown): Promise<void> {
    if (shown.listeners.size > 0 || this.#isFresh(shown)) return;
    // Another watcher may have joined meanwhile with an older snapshot, and is sent the difference.
    await this.#showWithin(tableId, shown);
  }

  /** Reads who plays, for a table that nobody watches: the last message there can be about a round of long ago. */
  async #readUnwatchedCompany(tableId: string, shown: Shown): Promise<void> {
    if (shown.listeners.size > 0) return;
    shown.company = NO_COMPANY;
    await this.#showCompany(tableId, shown);
  }

  async #show(tableId: string, shown: Shown): Promise<void> {
    const before = shown.view.seq;
    shown.view = await readTableView(this.#deps, this.#deps.database, tableId);
    shown.snapshot = undefined;
    const text =
      shown.view.seq === before + 1
        ? JSON.stringify(changeOf(shown.view, this.now()))
        : this.#snapshotText(shown);
    for (const listener of shown.listeners) listener(text);
  }

  /** The table's change number at the last look at the database, by whichever node it was changed. */
  seqOf(tableId: string): number | undefined {
    return this.#seqs.get(tableId);
  }

  /** The database's time, as far as it is known from the last look. */
  now(): Date {
    return new Date(performance.now() + this.#offsetMs);
  }

  #isFresh({ snapshot }: Shown): boolean {
    return snapshot !== undefined && performance.now() - snapshot.at <= SNAPSHOT_FRESH_MS;
  }

  #snapshotText(shown: Shown): string {
    const now = performance.now();
    if (!shown.snapshot || !this.#isFresh(shown))
      shown.snapshot = { at: now, text: JSON.stringify(snapshotOf(shown.view, shown.within, this.now())) };
    return shown.snapshot.text;
  }

  /** The table's current state, and the database's time. */
  async view(tableId: string): Promise<{ view: TableView; at: Date }> {
    const { view } = await this.#shownOf(tableId);
    return { view, at: this.now() };
  }

  /** The rounds that take bets at tables with watchers on this node, with the time in ms until they are closed. */
  openRounds(): TakingRound[] {
    return [...this.#shown].flatMap(
      ([
        tableId,
        {
          listeners,
          view: { round },
        },
      ]) =>
        listeners.size > 0 && round?.phase === "betting"
          ? [{ tableId, number: round.number, leftMs: Date.parse(round.betsCloseAt) - this.now().getTime() }]
          : [],
    );
  }

  /** The table's snapshot as text. */
  async snapshot(tableId: string): Promise<string> {
    const shown = await this.#shownOf(tableId);
    await this.#readUnwatched(tableId, shown);
    return this.#snapshotText(shown);
  }

  /** The number of seats, and how many are taken in the current round; undefined at a table without seats. */
  async seats(tableId: string): Promise<{ total: number; taken: number } | undefined> {
    const seats = seatsOf(this.#deps, tableId);
    if (!seats) return undefined;
    const shown = await this.#shownOf(tableId);
    const { round, waitsFor } = shown.view;
    // The last round of a table that waits is over, and its seats are free.
    const taken = waitsFor === null ? await this.#readSeats(tableId, round, shown) : null;
    return { total: seats.count, taken: taken?.seats.length ?? 0 };
  }

  /** Who has bets in these rounds, by table; see `countBettors`. */
  bettors(rounds: readonly { tableId: string; number: number }[]): Promise<ReadonlyMap<string, Bettors>> {
    return countBettors(this.#deps.database, rounds);
  }

  /** Sends a snapshot now, and every change from then on. Returns a function that stops it. */
  async watch(tableId: string, listener: TableListener): Promise<() => void> {
    await this.#deps.attendance?.arrive();
    const shown = await this.#shownOf(tableId);
    await this.#readUnwatchedCompany(tableId, shown);
    await this.#readUnwatched(tableId, shown);
    listener(this.#snapshotText(shown));
    if (shown.company.text !== undefined) listener(shown.company.text);
    shown.listeners.add(listener);
    // The players of a draw are not published: a number says that there are some.
    const isCounted = this.#deps.tables.get(tableId)?.calendar !== undefined;
    if (isCounted) listener(watchersText(this.#watchers.set(tableId, shown.listeners.size)));
    const leave = this.#deps.attendance?.enter();
    return () => {
      if (shown.listeners.delete(listener) && isCounted) this.#watchers.set(tableId, shown.listeners.size);
      leave?.();
    };
  }

  async #shownOf(tableId: string): Promise<Shown> {
    const known = this.#shown.get(tableId);
    if (known) return known;
    const { database, databaseTime } = this.#deps;
    this.#offsetMs = (await databaseTime(database)).getTime() - performance.now();
    const view = await readTableView(this.#deps, database, tableId);
    // Another client may have been faster.
    const shown = this.#shown.get(tableId) ?? {
      view,
      listeners: new Set(),
      snapshot: undefined,
      run: undefined,
      ...structuredClone(NOTHING_WITHIN),
      sealedSeats: undefined,
      company: NO_COMPANY,
    };
    this.#shown.set(tableId, shown);
    return shown;
  }
}

const watchersText = (count: number) =>
  JSON.stringify({ type: "watchers", count } satisfies TableWatchersMessage);

/** Whether the seats of a round change no more: its bets are sealed, and those that do not count have lost their seats. */
const hasFixedSeats = (round: TableView["round"]): round is NonNullable<TableView["round"]> =>
  round !== null && round.phase !== "betting" && round.phase !== "closed" && round.phase !== "sealed";

const textOf = (message: WithinPhase[keyof WithinPhase]) =>
  message === null ? undefined : JSON.stringify(message);

/** The seats of a table's game; undefined for a game without seats, and for a table without a file. */
function seatsOf({ tables, models }: Pick<HubParts, "tables" | "models">, tableId: string) {
  const table = tables.get(tableId);
  return table && findModel(models, table.model).rules.seats;
}

import { readJson } from "@bellwether/contract/parse-json.ts";
import { PING_MS } from "@bellwether/contract/studio/ping.ts";
import {
  type TableCompanyMessage,
  type TableReaction,
  type TableReactionsMessage,
  type TableRunMessage,
  type TableSeatsMessage,
  type TableSnapshot,
  TableStreamMessage,
  type TableStreamRequest,
} from "@bellwether/contract/studio/table-stream.ts";
import { isUncertain } from "../studio/start-round.ts";
import { type FailureCode, failureCodeOf } from "../studio/studio-failure.ts";
import { type TableState, takeChange } from "./table-state.ts";

/** A connection that has been requested. It may not be open yet. */
export type LineSocket = { send(text: string): void; close(): void };

/** The callbacks of a connection. `closed` is called also when the connection could not be opened. */
export type SocketListener = { opened(): void; said(text: string): void; closed(): void };

/** The functions of the browser and the studio that the line needs, and its callbacks. */
export type LinePort = {
  /** The studio session of the table's game. */
  session: string;
  openSocket(listener: SocketListener): LineSocket;
  /** Reads the table's snapshot with an HTTP request. */
  readTable(): Promise<TableSnapshot>;
  nowMs(): number;
  /** Calls `act` after `ms` milliseconds. Returns a function that cancels the call. */
  after(ms: number, act: () => void): () => void;
  /** A random number from 0 to 1, so that not all clients connect again at the same moment. */
  random(): number;
  changed(state: TableState): void;
  /** Called when bets have left a running round, or when it shows or asks something new. */
  ran(message: TableRunMessage): void;
  /** Called when the taken seats have changed. */
  seated(message: TableSeatsMessage): void;
  /** Called with who plays a round, when it is sealed and when it is paid. */
  joined(message: TableCompanyMessage): void;
  /** Called with the reactions of players at the table, the own ones too. */
  reacted(message: TableReactionsMessage): void;
  /** Called with how many have the table of a draw open. */
  counted(count: number): void;
  /** Called when the line is lost, and when it is back. */
  lineChanged(isUp: boolean): void;
  /** Called when the studio has refused the session or the table. The line does not connect again. */
  ended(code: FailureCode): void;
};

/** After this time without a message, including pongs, the connection counts as lost. */
const SILENCE_MS = 25_000;
/** While a run is shown, what the screen says is true only as long as the server is heard: it is asked more often, and missed earlier. */
const IN_RUN = { pingMs: 2_000, silenceMs: 6_000 };
/** A connection without a message is given up after this time. */
const OPENING_MS = 6_000;
const BACKOFF_MS = [500, 1_000, 2_000, 4_000, 8_000];
/** After this number of failed connections in a row, the table is polled until a connection succeeds. */
const FAILED_BEFORE_POLLING = 2;
const POLL_MS = 1_000;

/** A client's line to a table. It connects to the event stream again after a loss, and polls where WebSockets do not work. */
export class TableLine {
  readonly #port: LinePort;
  #socket: LineSocket | undefined;
  #state: TableState | undefined;
  /** Whether the open connection has sent a snapshot. */
  #isFed = false;
  #isUp = true;
  #asked = false;
  #failed = 0;
  #polling = false;
  #isClosed = false;
  #isAsleep = false;
  #isInRun = false;
  #cancels = { ping: () => {}, silence: () => {}, again: () => {}, poll: () => {} };

  constructor(port: LinePort) {
    this.#port = port;
    this.#connect();
  }

  /** Called when a run begins that the screen follows by its own clock, and when it is over. */
  followRun(isInRun: boolean): void {
    if (this.#isInRun === isInRun) return;
    this.#isInRun = isInRun;
    if (!this.#socket || !this.#isFed) return;
    if (isInRun) this.#send({ type: "ping" });
    this.#ping();
    this.#listenOn();
  }

  /** Shows a reaction to everybody at the table. Without a connection nobody sees it. */
  react(reaction: TableReaction): void {
    if (this.#isFed) this.#send({ type: "react", reaction });
  }

  /** Drops the connection at once. Called when the browser loses its network. */
  drop(): void {
    const dead = this.#socket;
    if (!dead || this.#isClosed) return;
    this.#lost();
    dead.close();
  }

  /** Connects at once instead of after the waiting time. Called when the browser has a network again. */
  hasten(): void {
    if (this.#socket || this.#isClosed) return;
    this.#isAsleep = false;
    this.#cancels.again();
    this.#connect();
  }

  /** Ends the connection until `wake`. Called when the browser leaves the page: it may come back as it was. */
  sleep(): void {
    if (this.#isClosed) return;
    this.#isAsleep = true;
    this.#polling = false;
    this.#failed = 0;
    const open = this.#socket;
    this.#socket = undefined;
    for (const cancel of Object.values(this.#cancels)) cancel();
    open?.close();
    this.#show(false);
  }

  /** Connects again after `sleep`. */
  wake(): void {
    if (this.#isAsleep) this.hasten();
  }

  close(): void {
    this.#isClosed = true;
    for (const cancel of Object.values(this.#cancels)) cancel();
    this.#socket?.close();
  }

  #connect(): void {
    this.#isFed = false;
    this.#asked = false;
    // A connection that was given up may still call back.
    const ifCurrent = (act: () => void) => {
      if (this.#socket === socket && !this.#isClosed) act();
    };
    const socket = this.#port.openSocket({
      opened: () =>
        ifCurrent(() => {
          this.#send({ type: "open", session: this.#port.session });
          this.#ping();
        }),
      said: (text) => ifCurrent(() => this.#receive(text)),
      closed: () => ifCurrent(() => this.#lost()),
    });
    this.#socket = socket;
    this.#listen(OPENING_MS);
  }

  /** Gives the connection up after `ms` without a message, because a lost network does not close the socket. */
  #listen(ms: number): void {
    this.#cancels.silence();
    this.#cancels.silence = this.#port.after(ms, () => this.drop());
  }

  #listenOn(): void {
    this.#listen(this.#isInRun ? IN_RUN.silenceMs : SILENCE_MS);
  }

  #ping(): void {
    this.#cancels.ping();
    this.#cancels.ping = this.#port.after(this.#isInRun ? IN_RUN.pingMs : PING_MS, () => {
      this.#send({ type: "ping" });
      this.#ping();
    });
  }

  #send(request: TableStreamRequest): void {
    this.#socket?.send(JSON.stringify(request));
  }

  #lost(): void {
    this.#socket = undefined;
    this.#cancels.ping();
    this.#cancels.silence();
    this.#failed = this.#isFed ? 0 : this.#failed + 1;
    if (!this.#polling) this.#show(false);
    const backoffMs = BACKOFF_MS[Math.min(this.#failed, BACKOFF_MS.length - 1)] as number;
    this.#cancels.again = this.#port.after(backoffMs * (0.5 + this.#port.random() / 2), () =>
      this.#connect(),
    );
    if (this.#failed >= FAILED_BEFORE_POLLING && !this.#polling) {
      this.#polling = true;
      void this.#poll();
    }
  }

  async #poll(): Promise<void> {
    try {
      this.#takeSnapshot(await this.#port.readTable());
      if (this.#polling) this.#show(true);
    } catch (error) {
      if (!isUncertain(error)) return this.#end(failureCodeOf(error));
      if (this.#polling) this.#show(false);
    }
    if (this.#isClosed || !this.#polling) return;
    this.#cancels.poll = this.#port.after(POLL_MS, () => void this.#poll());
  }

  #receive(text: string): void {
    const message = TableStreamMessage.safeParse(readJson(text)).data;
    if (!message) return;
    this.#listenOn();
    if (message.type === "refused") this.#end(message.code);
    else if (message.type === "snapshot") this.#fed(message);
    else if (message.type === "change") this.#takeChange(message);
    else if (message.type === "run") this.#port.ran(message);
    else if (message.type === "seats") this.#port.seated(message);
    else if (message.type === "company") this.#port.joined(message);
    else if (message.type === "reactions") this.#port.reacted(message);
    else if (message.type === "watchers") this.#port.counted(message.count);
  }

  #fed(snapshot: TableSnapshot): void {
    this.#isFed = true;
    this.#asked = false;
    this.#polling = false;
    this.#cancels.poll();
    this.#takeSnapshot(snapshot);
    this.#show(true);
  }

  #takeSnapshot({ type: _, run, seats, ...snapshot }: TableSnapshot): void {
    // A polled snapshot may be older than a change that arrived in the meantime.
    if (this.#isClosed || (this.#state && snapshot.seq < this.#state.seq)) return;
    this.#take({ ...snapshot, arrivedMs: this.#port.nowMs() });
    if (seats) this.#port.seated(seats);
    if (run) this.#port.ran(run);
  }

  #takeChange(change: Extract<TableStreamMessage, { type: "change" }>): void {
    if (!this.#isFed || !this.#state) return;
    const next = takeChange(this.#state, change, this.#port.nowMs());
    if (next !== "gap") {
      if (next) this.#take(next);
      return;
    }
    if (!this.#asked) this.#send({ type: "snapshot" });
    this.#asked = true;
  }

  #take(state: TableState): void {
    this.#state = state;
    this.#port.changed(state);
  }

  #show(isUp: boolean): void {
    if (isUp === this.#isUp) return;
    this.#isUp = isUp;
    this.#port.lineChanged(isUp);
  }

  #end(code: FailureCode): void {
    if (this.#isClosed) return;
    this.close();
    this.#port.ended(code);
  }
}

import type { TableRunMessage, TableSnapshot } from "@bellwether/contract/studio/table-stream.ts";
import type { TableRound } from "@bellwether/contract/studio/tables.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StudioCallError } from "../studio/studio-failure.ts";
import { type LineSocket, type SocketListener, TableLine } from "./table-line.ts";
import type { TableState } from "./table-state.ts";
import { roundInPhase } from "./testing/round-in-phase.ts";

const state = (seq: number, phase: TableRound["phase"] = "betting") => ({
  tableId: "brass",
  seq,
  at: "2026-11-23T12:00:05.000Z",
  waitsFor: null,
  round: roundInPhase(phase),
});
const run: TableRunMessage = {
  type: "run",
  number: 7,
  exitCount: 0,
  bettorCount: 1,
  exits: [],
  events: [],
  question: null,
};
const snapshot = (seq: number, within: Partial<Pick<TableSnapshot, "run" | "seats">> = {}) => ({
  type: "snapshot" as const,
  ...state(seq),
  results: [],
  run: null,
  seats: null,
  ...within,
});
const change = (seq: number, phase?: TableRound["phase"]) => ({ type: "change", ...state(seq, phase) });

class FakeSocket implements LineSocket {
  readonly listener: SocketListener;
  readonly sent: unknown[] = [];
  isClosed = false;
  constructor(listener: SocketListener) {
    this.listener = listener;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.isClosed = true;
  }
  say(message: unknown) {
    this.listener.said(JSON.stringify(message));
  }
  /** Opens the connection and sends the first snapshot. */
  feed(seq: number) {
    this.listener.opened();
    this.say(snapshot(seq));
  }
}

function openLine(readTable = () => Promise.resolve(snapshot(50))) {
  const sockets: FakeSocket[] = [];
  const states: TableState[] = [];
  const lines: boolean[] = [];
  const ended: string[] = [];
  const within: string[] = [];
  const line = new TableLine({
    session: "secret",
    openSocket(listener) {
      const socket = new FakeSocket(listener);
      sockets.push(socket);
      return socket;
    },
    readTable,
    nowMs: () => performance.now(),
    after(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    random: () => 1,
    changed: (each) => states.push(each),
    ran: ({ number }) => within.push(`run ${number}`),
    reacted: ({ counts }) => within.push(`reactions ${JSON.stringify(counts)}`),
    seated: ({ number }) => within.push(`seats ${number}`),
    joined: () => {},
    counted: (count) => within.push(`${count} there`),
    lineChanged: (isUp) => lines.push(isUp),
    ended: (code) => ended.push(code),
  });
  const seqs = () => states.map(({ seq }) => seq);
  return { line, sockets, states, seqs, lines, ended, within, last: () => sockets.at(-1) as FakeSocket };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the line to a table", () => {
  it("the line to a table reports a run, the taken seats and who is there, both when they come with a snapshot and when they come alone", () => {
    const { last, within } = openLine();
    const seats = { type: "seats" as const, number: 7, seats: [] };
    last().listener.opened();
    last().say(snapshot(4, { run, seats }));
    last().say({ ...run, number: 8 });
    last().say({ ...seats, number: 8 });
    last().say({ type: "watchers", count: 12 });
    expect(within).toEqual(["seats 7", "run 7", "run 8", "seats 8", "12 there"]);
  });

  it("the line to a table sends its session first, and applies each change that follows the snapshot", () => {
    const { last, seqs, states } = openLine();
    last().feed(4);
    last().say(change(5));
    last().say(change(6, "drawn"));
    expect(last().sent).toEqual([{ type: "open", session: "secret" }]);
    expect(seqs()).toEqual([4, 5, 6]);
    expect(states.at(-1)?.results.map(({ number }) => number)).toEqual([7]);
  });

  it("the line to a table ignores a change that it has already applied", () => {
    const { last, seqs } = openLine();
    last().feed(4);
    last().say(change(5));
    last().say(change(5));
    last().say(change(3));
    expect(seqs()).toEqual([4, 5]);
  });

  it("the line to a table asks once for a snapshot after a missing change, and continues from the snapshot", () => {
    const { last, seqs } = openLine();
    last().feed(4);
    last().say(change(6));
    last().say(change(7));
    expect(last().sent.slice(1)).toEqual([{ type: "snapshot" }]);
    expect(seqs()).toEqual([4]);
    last().say(snapshot(7));
    last().say(change(8));
    expect(seqs()).toEqual([4, 7, 8]);
  });

  it("the line to a table pings at the start of a run and every 2 s in it, and counts as lost after 6 s without a message", () => {
    const { line, sockets, lines } = openLine();
    sockets[0]!.feed(1);
    line.followRun(true);
    vi.advanceTimersByTime(4_000);
    expect(sockets[0]!.sent.filter((each) => (each as { type: string }).type === "ping")).toHaveLength(3);
    sockets[0]!.say({ type: "pong" });
    vi.advanceTimersByTime(5_999);
    expect([sockets[0]!.isClosed, lines]).toEqual([false, []]);
    vi.advanceTimersByTime(1);
    expect([sockets[0]!.isClosed, lines]).toEqual([true, [false]]);
  });

  it("the line to a table pings every 10 s", () => {
    const { last } = openLine();
    last().feed(4);
    vi.advanceTimersByTime(20_000);
    expect(last().sent.slice(1)).toEqual([{ type: "ping" }, { type: "ping" }]);
  });

  it("the line to a table connects again after a lost connection, and reports that the line was lost and is back", () => {
    const { sockets, last, lines, seqs } = openLine();
    last().feed(4);
    last().listener.closed();
    expect(lines).toEqual([false]);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    last().feed(9);
    expect(lines).toEqual([false, true]);
    expect(seqs()).toEqual([4, 9]);
  });

  it("the line to a table treats 25 s without a message as a lost connection, because a lost network does not close the socket", () => {
    const { sockets, lines } = openLine();
    sockets[0]?.feed(4);
    vi.advanceTimersByTime(25_000);
    expect(lines).toEqual([false]);
    expect(sockets[0]?.isClosed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
  });

  it("the line to a table waits 1 s, 2 s, 4 s and then 8 s between failing connections", () => {
    const { sockets, last } = openLine();
    for (const ms of [1_000, 2_000, 4_000, 8_000, 8_000]) {
      const before = sockets.length;
      last().listener.closed();
      vi.advanceTimersByTime(ms - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it("the line to a table polls every second after two failed connections, until a connection sends a snapshot", async () => {
    let seq = 50;
    const { last, seqs, lines } = openLine(() => Promise.resolve(snapshot(seq++)));
    last().listener.closed();
    vi.advanceTimersByTime(1_000);
    last().listener.closed();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(seqs()).toEqual([50, 51]);
    expect(lines).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(500);
    last().feed(60);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seqs().at(-1)).toBe(60);
  });

  it("the line to a table gives the connection up when the browser is offline, and connects at once when it is online", () => {
    const { line, sockets, last, lines } = openLine();
    last().feed(4);
    line.drop();
    expect(sockets[0]?.isClosed).toBe(true);
    line.hasten();
    line.hasten();
    expect(sockets).toHaveLength(2);
    last().feed(9);
    vi.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(2);
    expect(lines).toEqual([false, true]);
  });

  it("the line to a table ends when the studio refuses the session, and does not connect again", () => {
    const { sockets, last, ended } = openLine();
    last().listener.opened();
    last().say({ type: "refused", code: "session_ended" });
    last().listener.closed();
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual(["session_ended"]);
    expect(sockets).toHaveLength(1);
  });

  it("the line to a table ends when polling is refused", async () => {
    const { last, ended } = openLine(() => Promise.reject(new StudioCallError("table_not_found")));
    last().listener.closed();
    vi.advanceTimersByTime(1_000);
    last().listener.closed();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(["table_not_found"]);
  });
});

import { TableStreamMessage } from "@bellwether/contract/studio/index.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hashSecret } from "../sessions/find-session.ts";
import { createTableFixture, TABLE, TABLE_GAME_ID, type TableFixture } from "../testing/table-fixture.ts";
import type { TableRelay } from "./table-relay.ts";

describe("the stream of a live table", () => {
  let fixture: TableFixture;
  beforeAll(async () => {
    fixture = await createTableFixture();
  });
  afterAll(() => fixture.close());

  const connect = (tableId = TABLE.name, via = fixture.studio) => {
    const texts: string[] = [];
    const line = { isClosed: false };
    const viewer = via.tableStream.open(tableId, {
      send: (text) => texts.push(text),
      close: () => {
        line.isClosed = true;
      },
    });
    const messages = () => texts.map((text) => TableStreamMessage.parse(JSON.parse(text)));
    return { texts, line, viewer, messages };
  };
  const openWith = (session: string) => JSON.stringify({ type: "open", session });

  it("the stream of a live table begins with a snapshot, and goes on with changes that count up by 1, the same text to everybody", async () => {
    const { session } = await fixture.playing("10.00", TABLE_GAME_ID);
    const [one, other] = [connect(), connect()];
    await one.viewer.take(openWith(session));
    await other.viewer.take(openWith(session));
    await fixture.runUntil("drawn");
    const messages = one.messages();
    expect(messages.map(({ type }) => type)).toEqual(["snapshot", "change", "change", "change", "change"]);
    const numbered = messages.map((message) => ("seq" in message ? message.seq : -1));
    expect(numbered).toEqual(numbered.map((_, index) => numbered[0]! + index));
    expect(other.texts.slice(1)).toEqual(one.texts.slice(1));
    await fixture.finish();
  });

  it("the stream of a live table sends a snapshot to a node's clients when another node has taken two steps meanwhile", async () => {
    const { session } = await fixture.playing("10.00", TABLE_GAME_ID);
    const here = fixture.newStudio();
    await fixture.runUntil("betting");
    const { viewer, messages } = connect(TABLE.name, here);
    await viewer.take(openWith(session));
    await fixture.runUntil("sealed");
    fixture.beacon.isAway = true;
    await here.runTables();
    expect(messages().map(({ type }) => type)).toEqual(["snapshot", "snapshot"]);
    await fixture.finish();
  });

  it("the stream of a live table writes a change as text once for 50 watchers", async () => {
    const { session } = await fixture.playing("10.00", TABLE_GAME_ID);
    await fixture.runUntil("betting");
    const watchers = Array.from({ length: 50 }, () => connect());
    for (const { viewer } of watchers) await viewer.take(openWith(session));
    const writing = vi.spyOn(JSON, "stringify");
    await fixture.runUntil("closed");
    const isChange = (value: unknown) => (value as { type?: unknown } | null)?.type === "change";
    const written = writing.mock.calls.filter(([value]) => isChange(value)).length;
    writing.mockRestore();
    expect(written).toBe(1);
    for (const { messages } of watchers) expect(messages()).toHaveLength(2);
    await fixture.finish();
  });

  it("the stream of a live table sends a change of another node as soon as it is announced, before this node looks by itself", async () => {
    const { session } = await fixture.playing("10.00", TABLE_GAME_ID);
    const listeners: ((tableId: string) => void)[] = [];
    const tableRelay = {
      announce: (tableId: string) => listeners.forEach((changed) => void changed(tableId)),
      onAnnounced: (changed: (tableId: string) => void) => void listeners.push(changed),
      react() {},
      onReacted() {},
      attend() {},
      onAttended() {},
    };
    const [here, there] = [fixture.newStudio({ tableRelay }), fixture.newStudio({ tableRelay })];
    await fixture.runUntil("betting");
    const { viewer, messages } = connect(TABLE.name, here);
    await viewer.take(openWith(session));
    fixture.advance(20_000);
    await there.runTables();
    await expect.poll(() => messages().map(({ type }) => type)).toEqual(["snapshot", "change"]);
    await fixture.finish();
  });

  it("the stream of a live table shows a reaction to everybody at the table, on another node too, drops a second one within 1.5 s, and refuses an unknown one", async () => {
    const { session } = await fixture.playing("10.00", TABLE_GAME_ID);
    const nodes: Parameters<TableRelay["onReacted"]>[0][] = [];
    const relayOf = (place: number): TableRelay => ({
      announce() {},
      onAnnounced() {},
      react(tableId, counts) {
        for (const [at, reacted] of nodes.entries()) if (at !== place) reacted(tableId, counts);
      },
      onReacted: (reacted) => void nodes.push(reacted),
      attend() {},
      onAttended() {},
    });
    const [here, there] = [0, 1].map((place) => fixture.newStudio({ tableRelay: relayOf(place) }));
    await fixture.runUntil("betting");
    const watchers = [connect(TABLE.name, here), connect(TABLE.name, here), connect(TABLE.name, there)];
    for (const { viewer } of watchers) await viewer.take(openWith(session));
    const [one, other] = watchers;
    for (const reaction of ["cheer", "cheer"])
      await one?.viewer.take(JSON.stringify({ type: "react", reaction }));
    await other?.viewer.take(JSON.stringify({ type: "react", reaction: "cheer" }));
    const shown = { type: "reactions", counts: { cheer: 2 } };
    for (const { messages } of watchers) await expect.poll(() => messages().at(-1)).toEqual(shown);
    await one?.viewer.take(JSON.stringify({ type: "react", reaction: "insult" }));
    expect(one?.messages().at(-1)).toEqual({ type: "refused", code: "invalid_request" });
    await fixture.finish();
  });

  it("the stream of a live table sends one change once when it is announced 20 times", async () => {
    const { session } = await fixture.playing("10.00", TABLE_GAME_ID);
    let changed = (_: string) => {};
    const tableRelay = {
      announce() {},
      onAnnounced(next: (tableId: string) => void) {
        changed = next;
      },
      react() {},
      onReacted() {},
      attend() {},
      onAttended() {},
    };
    const here = fixture.newStudio({ tableRelay });
    await fixture.runUntil("betting");
    const { viewer, messages } = connect(TABLE.name, here);
    await viewer.take(openWith(session));
    await fixture.runUntil("closed");
    for (let times = 0; times < 20; times += 1) changed(TABLE.name);
    await here.runTables();
    const seqs = messages().map((message) => ("seq" in message ? message.seq : -1));
    expect(seqs).toEqual([...new Set(seqs)]);
    await fixture.finish();
  });

  it("the stream of a live table sends a table's changes although the seed of another table of the node cannot be opened", async () => {
    const { session } = await fixture.playing("10.00", TABLE_GAME_ID);
    const other = { ...TABLE, name: "annex" };
    const here = fixture.newStudio({ tables: [TABLE, other] });
    await fixture.runUntil("betting", here);
    const watchers = [connect(TABLE.name, here), connect(other.name, here)];
    for (const { viewer } of watchers) await viewer.take(openWith(session));
    const { rows } = await fixture.database.query<{ number: number; server_seed: string }>(
      `UPDATE studio_table_round SET phase = 'void', void_reason = 'beacon_silent', server_seed = $2
       WHERE table_id = $1 AND phase = 'betting' RETURNING number, (SELECT o.server_seed FROM studio_table_round o
         WHERE o.table_id = studio_table_round.table_id AND o.number = studio_table_round.number)`,
      [TABLE.name, fixture.parts.seedVault.seal("another owner", "another seed")],
    );
    // In this order, the table that cannot be read comes first.
    for (const id of [TABLE.name, other.name])
      await fixture.database.query("UPDATE studio_table SET seq = seq + 1 WHERE id = $1", [id]);
    await here.runTables();
    expect(watchers.map(({ messages }) => messages().map(({ type }) => type))).toEqual([
      ["snapshot"],
      ["snapshot", "change"],
    ]);
    await fixture.database.query(
      "UPDATE studio_table_round SET server_seed = $3 WHERE table_id = $1 AND number = $2",
      [TABLE.name, rows[0]?.number, rows[0]?.server_seed],
    );
    await here.runTables();
    expect(watchers[0]?.messages().map(({ type }) => type)).toEqual(["snapshot", "change"]);
    await here.stop();
    await fixture.finish();
  });

  it("the stream of a live table sends a snapshot again when it is asked for one, answers pings, and sends nothing after the end", async () => {
    const { session } = await fixture.playing("10.00", TABLE_GAME_ID);
    const { viewer, messages } = connect();
    await viewer.take(openWith(session));
    await viewer.take('{"type":"snapshot"}');
    await viewer.take('{"type":"ping"}');
    expect(messages().map(({ type }) => type)).toEqual(["snapshot", "snapshot", "pong"]);
    viewer.closed();
    await fixture.runUntil("closed");
    expect(messages()).toHaveLength(3);
    await fixture.finish();
  });

  const end = (session: string) =>
    fixture.database.query("UPDATE studio_session SET expires_at = $1 WHERE secret_hash = $2", [
      fixture.gate.clock.at,
      hashSecret(session),
    ]);

  it("the stream of a live table ends with the session: at the first ping a minute after the last look, not at every ping", async () => {
    const { session } = await fixture.playing("10.00", TABLE_GAME_ID);
    const { viewer, messages, line } = connect();
    await viewer.take(openWith(session));
    await end(session);
    fixture.advance(59_999);
    await viewer.take('{"type":"ping"}');
    expect(line.isClosed).toBe(false);
    fixture.advance(1);
    await viewer.take('{"type":"ping"}');
    expect(line.isClosed).toBe(true);
    expect(messages().at(-1)).toEqual({ type: "refused", code: "session_ended" });
    const sent = messages().length;
    await fixture.studio.runTables();
    fixture.advance(20_000);
    await fixture.studio.runTables();
    expect(messages()).toHaveLength(sent);
    await fixture.finish();
  });

  it("the stream of a live table ends when it is asked for a snapshot after the session is over, and keeps one whose session goes on for 5 minutes", async () => {
    const [over, other] = [
      await fixture.playing("10.00", TABLE_GAME_ID),
      await fixture.playing("10.00", TABLE_GAME_ID),
    ];
    const [ended, kept] = [connect(), connect()];
    await ended.viewer.take(openWith(over.session));
    await kept.viewer.take(openWith(other.session));
    await end(over.session);
    await ended.viewer.take('{"type":"snapshot"}');
    expect(ended.messages().map(({ type }) => type)).toEqual(["snapshot", "refused"]);
    for (let minute = 0; minute < 5; minute += 1) {
      fixture.advance(60_000);
      await kept.viewer.take('{"type":"ping"}');
    }
    expect(kept.line.isClosed).toBe(false);
    kept.viewer.closed();
    await fixture.finish();
  });

  it.each([
    ["an unknown session", openWith("nobody"), "session_ended"],
    ["a snapshot before a session", '{"type":"snapshot"}', "invalid_request"],
    ["no JSON", "hello", "invalid_request"],
  ])("the stream of a live table refuses %s and closes", async (_, text, code) => {
    const { viewer, messages, line } = connect();
    await viewer.take(text);
    expect(messages()).toEqual([{ type: "refused", code }]);
    expect(line.isClosed).toBe(true);
  });

  it("the stream of a live table refuses a session of another game and a table that is not there", async () => {
    const { session } = await fixture.playing("10.00", 1);
    for (const tableId of [TABLE.name, "attic"]) {
      const { viewer, messages } = connect(tableId);
      await viewer.take(openWith(session));
      expect(messages()).toEqual([{ type: "refused", code: "table_not_found" }]);
    }
  });
});

import { randomUUID } from "node:crypto";
import { LIVE_TABLES_ADDRESS, type LiveTablesMessage, pushAddress } from "@bellwether/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { announceAward } from "../push/index.ts";
import { createUnseenAwards } from "../rewards/index.ts";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";
import { BridgeConnection } from "./bridge-connection.ts";
import { createRegistrationQueue } from "./registration-queue.ts";

type Frame = {
  type: string;
  address?: string;
  body?: Record<string, unknown>;
  failureType?: string;
  failureCode?: number;
};

describe("the event-bus bridge", () => {
  let gate: GateFixture;
  let player: Awaited<ReturnType<GateFixture["player"]>>;
  beforeAll(async () => {
    gate = await createGateFixture();
    player = await gate.player();
    await gate.deposit(player, "100.00");
  });
  afterAll(() => gate.close());

  const connect = (deps = gate.deps) => {
    const heard: Frame[] = [];
    let closes = 0;
    const connection = new BridgeConnection(
      { gate: deps, queue: createRegistrationQueue(), awards: createUnseenAwards(deps) },
      { send: (text) => heard.push(JSON.parse(text) as Frame), close: () => (closes += 1) },
    );
    const say = (frame: object) => connection.take(JSON.stringify(frame));
    const register = (who = player) =>
      say({ type: "register", address: pushAddress(who.channel), headers: { session: who.session } });
    return { heard, say, register, connection, closes: () => closes };
  };
  const bodies = (heard: Frame[]) => heard.map((frame) => frame.body);

  it("the event-bus bridge sends changes of live tables to a player who registers for them, and refuses a visitor", async () => {
    const { heard, say, connection } = connect();
    const address = LIVE_TABLES_ADDRESS;
    await say({ type: "register", address });
    expect(heard.splice(0)).toMatchObject([{ type: "err", failureType: "not_logged_in", address }]);
    await say({ type: "register", address, headers: { session: player.session } });
    const body: LiveTablesMessage = { type: "live_tables", tables: [] };
    gate.deps.push.publish(address, body);
    expect(heard).toEqual([{ type: "rec", address, body }]);
    connection.closed();
  });

  it("the event-bus bridge sends the balance with its version at once after register, and again after each change with a higher one", async () => {
    const { heard, register, connection } = connect();
    await register();
    expect(heard).toMatchObject([
      {
        type: "rec",
        address: pushAddress(player.channel),
        body: { type: "balance", total: "100.00", currency: "EUR" },
      },
    ]);
    await gate.deposit(player, "10.00");
    const versions = bodies(heard).flatMap((body) =>
      body?.type === "balance" ? [Number(body.version)] : [],
    );
    expect(versions.length).toBeGreaterThan(1);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    expect(bodies(heard).at(-1)).toMatchObject({ type: "payment", state: "success" });
    connection.closed();
  });

  it("the event-bus bridge answers a ping with a pong", async () => {
    const { heard, say } = connect();
    await say({ type: "ping" });
    expect(heard).toEqual([{ type: "pong" }]);
  });

  it("the event-bus bridge sends nothing more after unregister", async () => {
    const { heard, say, register } = connect();
    await register();
    await say({ type: "unregister", address: pushAddress(player.channel) });
    await gate.deposit(player, "10.00");
    expect(heard).toHaveLength(1);
  });

  it.each([
    [
      "publish",
      { type: "publish", address: "x", body: {} },
      { failureType: "access_denied", failureCode: 403 },
    ],
    [
      "send, to the reply's own address",
      { type: "send", address: "x", body: {}, replyAddress: "reply-1" },
      { failureType: "access_denied", failureCode: 403, address: "reply-1" },
    ],
    ["a frame of an unknown type", { type: "shout" }, { failureType: "invalid_frame", failureCode: 400 }],
    [
      "an address of 201 characters",
      { type: "unregister", address: "x".repeat(201) },
      { failureType: "invalid_frame" },
    ],
  ])("the event-bus bridge refuses %s", async (_, frame, expected) => {
    const { heard, say } = connect();
    await say(frame);
    expect(heard).toMatchObject([{ type: "err", ...expected }]);
  });

  it("the event-bus bridge sends a notification for an ended round with its game, stake and payout", async () => {
    const { heard, register, connection } = connect();
    await register();
    const token = await gate.launch(player);
    const [round, bet] = [randomUUID(), randomUUID()];
    const shared = { user: player.id, token, round, game_code: "bell-one", currency: "EUR" };
    await gate.wallet("/transaction/bet", {
      ...shared,
      transaction_uuid: bet,
      round_closed: false,
      amount: units(2),
    });
    expect(bodies(heard).filter((body) => body?.type === "round")).toEqual([]);
    await gate.wallet("/transaction/win", {
      ...shared,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet,
      round_closed: true,
      amount: units(5),
    });
    expect(bodies(heard).filter((body) => body?.type === "round")).toEqual([
      {
        type: "round",
        provider: "BW",
        round,
        game_code: "bell-one",
        state: "closed",
        stake: "2.00",
        payout: "5.00",
        currency: "EUR",
      },
    ]);
    connection.closed();
  });

  it("the event-bus bridge reports a rolled-back round as cancelled, with a stake of zero", async () => {
    const token = await gate.launch(player);
    const heard = gate.listen(player);
    const [round, bet] = [randomUUID(), randomUUID()];
    const shared = { user: player.id, token, round, game_code: "bell-one", currency: "EUR" };
    await gate.wallet("/transaction/bet", {
      ...shared,
      transaction_uuid: bet,
      round_closed: false,
      amount: units(2),
    });
    await gate.wallet("/transaction/rollback", {
      ...shared,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet,
      round_closed: true,
    });
    expect(heard.filter((message) => message.type === "round")).toMatchObject([
      { state: "cancelled", stake: "0.00", payout: "0.00" },
    ]);
  });

  it("the event-bus bridge sends an award as notifyAward with its rewards, including that of a deposit bonus", async () => {
    const lucky = await gate.player();
    const heard = gate.listen(lucky);
    announceAward(gate.deps, lucky, {
      taskId: "7",
      reward: [{ description: "10 free spins", type: "free_spins" }],
    });
    expect(heard).toEqual([
      {
        type: "award",
        method: "notifyAward",
        data: [{ taskId: "7", reward: [{ description: "10 free spins", type: "free_spins" }] }],
      },
    ]);
    await gate.deposit(lucky, "20.00", "TRUSTLY", "WELCOME100");
    expect(heard.filter((message) => message.type === "award").at(-1)).toMatchObject({
      data: [{ reward: [{ description: "promo.campaign_welcome", type: "bonus" }] }],
    });
  });

  it("the event-bus bridge sends a session's end with its reason, and then closes", async () => {
    const leaving = await gate.player();
    const { heard, register, closes } = connect();
    await register(leaving);
    await gate.call("logout", {}, leaving.session);
    expect(bodies(heard).at(-1)).toEqual({ type: "session_ended", reason: "logged_out" });
    expect(closes()).toBe(1);
    const before = heard.length;
    announceAward(gate.deps, leaving, { reward: [] });
    expect(heard).toHaveLength(before);
  });

  it("the event-bus bridge keeps the excepted session connected, and notifies the others without naming it", async () => {
    const staying = await gate.player();
    const { rows } = await gate.database.query<{ token_hash: string }>(
      "SELECT token_hash FROM session WHERE player_id = $1",
      [staying.id],
    );
    const { heard, register, closes, connection } = connect();
    await register(staying);
    const address = pushAddress(staying.channel);
    gate.deps.push.publish(address, {
      type: "session_ended",
      reason: "logged_out",
      except: rows[0]!.token_hash,
    });
    expect(heard).toHaveLength(1);
    expect(closes()).toBe(0);
    gate.deps.push.publish(address, { type: "session_ended", reason: "logged_out", except: "another" });
    expect(bodies(heard).at(-1)).toEqual({ type: "session_ended", reason: "logged_out" });
    expect(closes()).toBe(1);
    connection.closed();
  });

  it("the event-bus bridge keeps a new login that registers before its node receives the message about the login, and ends the previous session", async () => {
    const replaced = await gate.player();
    const address = pushAddress(replaced.channel);
    const onTheWay: Parameters<typeof gate.deps.push.publish>[1][] = [];
    gate.deps.push.subscribe(address, { receive: ({ message }) => onTheWay.push(message) });
    const { session } = await gate
      .clientOf()
      .send("login", { nickname: replaced.email, password: "correct horse battery", mobile: false });
    const next = connect();
    await next.register({ ...replaced, session: session! });
    for (const message of [...onTheWay]) gate.deps.push.publish(address, message);
    expect(next.heard).toHaveLength(1);
    expect(next.closes()).toBe(0);
    expect(onTheWay[0]).toMatchObject({ type: "session_ended", reason: "SignedInToAnotherSystem" });
    next.connection.closed();
  });

  it("the event-bus bridge refuses a registration whose session ends while it runs, and sends nothing afterwards", async () => {
    const leaving = await gate.player();
    const { database } = gate.deps;
    const query: typeof database.query = async (text, values) => {
      // The session was read as live; the message about its end is published before there is a subscriber.
      if (text.startsWith("UPDATE session SET last_seen_at")) await gate.call("logout", {}, leaving.session);
      return database.query(text, values);
    };
    const readRow: typeof database.readRow = (...given) => database.readRow(...given);
    gate.clock.at = new Date(gate.clock.at.getTime() + 60_000);
    const { heard, register } = connect({ ...gate.deps, database: { ...database, query, readRow } });
    await register(leaving);
    announceAward(gate.deps, leaving, { reward: [] });
    expect(heard).toMatchObject([{ type: "err", failureType: "not_logged_in" }]);
  });

  it("the event-bus bridge keeps no subscriber for a client that disconnects while it registers", async () => {
    const quick = await gate.player();
    const before = gate.deps.push.size();
    const { register, connection } = connect();
    const registering = register(quick);
    connection.closed();
    await registering;
    expect(gate.deps.push.size()).toBe(before);
  });

  it("the event-bus bridge answers 503 instead of an invalid session when the database is down", async () => {
    const away = Object.assign(new Error("no"), { code: "57P01" });
    const database = {
      ...gate.database,
      query: () => Promise.reject(away),
      readRow: () => Promise.reject(away),
    };
    const { heard, register } = connect({ ...gate.deps, database });
    await register();
    expect(heard).toMatchObject([{ type: "err", failureType: "unavailable", failureCode: 503 }]);
  });
});

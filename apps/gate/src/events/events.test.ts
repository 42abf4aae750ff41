import { GateError } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { type EventType, eventBodyOf, eventTypes } from "@bellwether/contract/events/index.ts";
import { textArray } from "@bellwether/db";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, signupOf } from "../testing/gate-fixture.ts";
import { openDesk } from "../testing/office-desk.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { lastSequence, orderEvents, readEvents, sweepEvents } from "./index.ts";

let gate: GateFixture;
const start = new Date("2026-11-20T12:00:00Z");
beforeAll(async () => {
  gate = await createGateFixture({
    settings: { idleTimeoutMs: 100 * DAY_MS, absoluteTimeoutMs: 100 * DAY_MS },
  });
});
beforeEach(() => {
  gate.clock.at = start;
});
afterAll(() => gate.close());

const later = (ms: number) => {
  gate.clock.at = new Date(gate.clock.at.getTime() + ms);
};
/** The player's events by type since the test's beginning, each of which fits its schema. */
async function eventsOf(player: { id: string }, ...types: EventType[]) {
  await orderEvents(gate.deps);
  const events = await readEvents(gate.database, {
    ...{ after: 0n, upTo: await lastSequence(gate.database), types: types.length > 0 ? types : eventTypes },
    limit: 1_000,
  });
  return events
    .filter((event) => event.player_id === player.id)
    .map((event) => eventBodyOf(event.type).parse(event));
}
const dataOf = async (player: { id: string }, ...types: EventType[]) =>
  (await eventsOf(player, ...types)).map(({ type, data }) => ({ type, ...data }));
/** As an endpoint that is switched on and wants all types. */
async function listen(): Promise<void> {
  await gate.database.query(
    `INSERT INTO webhook_endpoint (url, description, types, state, secret, done_up_to, next_attempt_at, created_by, created_at)
     VALUES ('https://a.example/', 'a test', $1, 'on', '', 0, now(), 'test', now())`,
    [textArray(eventTypes)],
  );
  await gate.deps.eventListeners.refresh();
}
async function listenNoMore(): Promise<void> {
  await gate.database.asOwner((owner) => owner.query("DELETE FROM webhook_endpoint"));
  await gate.deps.eventListeners.refresh();
}

describe("what an act tells", () => {
  it("a sign-up tells the registration with brand, country and currency, then each of 6 consents, and nothing of the person", async () => {
    const player = await gate.player("aino.secret@example.org", { newsletter: "0" });
    const [registered, ...consents] = await eventsOf(player);
    expect(registered).toMatchObject({
      ...{ type: "player.registered", brand: "BELLWETHER", country: "FI", currency: "EUR", data: {} },
      timestamp: start.toISOString(),
    });
    expect(consents.map(({ data }) => data)).toEqual([
      { consent: "newsletter", is_given: false, version: null },
      ...["shows_wins", "tells_draws", "takes_rewards", "shows_notes"].map((consent) =>
        expect.objectContaining({ consent, version: null }),
      ),
      { consent: "terms", is_given: true, version: expect.any(String) },
    ]);
    expect(JSON.stringify([registered, ...consents])).not.toMatch(/secret|Aino|Virtanen|Mannerheim|1234567/);
    const again = signupOf("aino.secret@example.org");
    await expect(gate.call("signup", again)).rejects.toThrow();
    expect(await dataOf(player, "player.registered")).toHaveLength(1);
  });

  it("a login is told once, a wrong password and the sign-up's own session never", async () => {
    const player = await gate.stranger();
    const login = (password: string) => gate.call("login", { nickname: player.email, password });
    await login("not the password").catch(() => undefined);
    expect(await dataOf(player, "player.logged_in")).toEqual([]);
    await login("correct horse battery");
    expect(await dataOf(player, "player.logged_in")).toHaveLength(1);
  });

  it("a deposit is told when it is authorised and when it has succeeded, once however often the cashier repeats itself", async () => {
    const player = await gate.stranger();
    const begun = await gate.beginDeposit(player, "20.00");
    expect(await dataOf(player, "payment.authorized")).toEqual([]);
    const { authCode } = await begun.authorize();
    await begun.authorize();
    await begun.transfer(authCode);
    await begun.transfer(authCode);
    const payment = { direction: "deposit", kind: "cashier", method: "TRUSTLY", amount: "20.00" };
    expect(await dataOf(player, "payment.authorized", "payment.succeeded", "payment.failed")).toEqual([
      { type: "payment.authorized", payment_id: expect.any(String), ...payment },
      { type: "payment.succeeded", payment_id: expect.any(String), ...payment },
    ]);
  });

  it("a withdrawal that its player cancels is told as failed, by them", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    const { payment_id } = await gate
      .clientOf(player.session)
      .call("startWithdrawal", { method: "TRUSTLY", amount: "20.00" });
    const shared = {
      ...{ userId: player.id, txAmount: "-20.00", txAmountCy: "EUR", txTypeId: "102", txName: "Withdrawal" },
      ...{ provider: "TRUSTLY", txId: crypto.randomUUID() },
    };
    const { authCode } = await gate.piq("/authorize", { ...shared, attributes: { paymentId: payment_id } });
    const cancel = () => gate.piq("/cancel", { ...shared, authCode, statusCode: "ERR_CANCELLED_BY_USER" });
    await cancel();
    await cancel();
    expect(await dataOf(player, "payment.failed")).toEqual([
      {
        ...{
          type: "payment.failed",
          payment_id,
          direction: "withdrawal",
          kind: "cashier",
          method: "TRUSTLY",
        },
        ...{ amount: "20.00", is_by_player: true },
      },
    ]);
  });

  it("a correction by the office is told as a payment", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "10.00");
    const { asker, decider } = {
      asker: await openDesk(gate, "payments"),
      decider: await openDesk(gate, "payments"),
    };
    const { approval } = await asker.call("askApproval", {
      ...{ action: "balance.correct", reason: "a round was paid short" },
      input: { player_id: player.id, direction: "credit", amount: "5.00" },
    });
    await decider.call("decideApproval", {
      ...{ approval_id: approval.id, version: approval.version, decision: "approve", reason: "checked" },
    });
    expect((await dataOf(player, "payment.succeeded")).at(-1)).toMatchObject({
      ...{ direction: "deposit", kind: "correction", amount: "5.00" },
    });
  });

  it("bets, wins and rollbacks are told once while somebody listens, and cost no row while nobody does", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    const seat = await takeSeat(gate, player);
    await seat.play(1, 2);
    expect(await dataOf(player, "bet.placed", "win.paid", "bet.rolled_back")).toEqual([]);
    await listen();
    const bet = await seat.bet(2);
    await seat.bet(2, { round: bet.round, transaction_uuid: bet.id });
    const win = crypto.randomUUID();
    await seat.win(bet, 5, { transaction_uuid: win });
    await seat.win(bet, 5, { transaction_uuid: win });
    const undone = await seat.bet(3);
    const rollback = crypto.randomUUID();
    await seat.rollback(undone, { transaction_uuid: rollback });
    await seat.rollback(undone, { transaction_uuid: rollback });
    await seat.rollback(undone);
    await seat.bet(9_999);
    const told = await dataOf(player, "bet.placed", "win.paid", "bet.rolled_back");
    const round = { provider: "BW", game_code: "bell-one" };
    expect(told).toEqual([
      {
        type: "bet.placed",
        ...round,
        round: bet.round,
        transaction_id: bet.id,
        amount: "2.00",
        is_free: false,
      },
      {
        ...{ type: "win.paid", ...round, round: bet.round, transaction_id: win, bet_transaction_id: bet.id },
        ...{ amount: "5.00", is_round_closed: true },
      },
      {
        ...{ type: "bet.placed", ...round, round: undone.round, transaction_id: undone.id, amount: "3.00" },
        is_free: false,
      },
      {
        ...{ type: "bet.rolled_back", ...round, round: undone.round, transaction_id: rollback },
        undone_transaction_id: undone.id,
      },
    ]);
    await listenNoMore();
    await seat.play(1, 0);
    expect(await dataOf(player, "bet.placed", "win.paid", "bet.rolled_back")).toHaveLength(4);
    expect(await gate.violations()).toEqual([]);
  });

  it("a bonus is told when its deposit grants it and when its player gives it up, and a claim that only waits is not", async () => {
    const player = await gate.stranger();
    await gate.call("claimCode", { code: "WELCOME100" }, player.session);
    expect(await dataOf(player, "bonus.granted", "bonus.ended")).toEqual([]);
    await gate.deposit(player, "50.00");
    const { bonuses } = await gate.call("bonuses", {}, player.session);
    const bonus_id = bonuses[0]!.bonus_id;
    await gate.call("giveUpBonus", { id: bonus_id }, player.session);
    await gate.call("giveUpBonus", { id: bonus_id }, player.session).catch(() => undefined);
    const bonus = { bonus_id, code: "WELCOME100", kind: "deposit", amount: "50.00" };
    expect(await dataOf(player, "bonus.granted", "bonus.ended")).toEqual([
      { type: "bonus.granted", ...bonus, spins: 0 },
      { type: "bonus.ended", ...bonus, outcome: "given_up", converted: "0.00" },
    ]);
  });

  it("a bonus whose wagering is met is told by the bet that meets it, also while nobody listens to bets", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "20.00", "TRUSTLY", "WELCOME100");
    await gate.database.query("UPDATE player_bonus SET wagering_required_minor = 500 WHERE player_id = $1", [
      player.id,
    ]);
    const seat = await takeSeat(gate, player);
    await seat.play(5, 0);
    expect(await dataOf(player, "bonus.ended", "bet.placed")).toEqual([
      expect.objectContaining({ code: "WELCOME100", outcome: "completed", converted: "20.00" }),
    ]);
  });

  it("a consent that is withdrawn is told once, and an unchanged one not", async () => {
    const player = await gate.stranger({ newsletter: "1" });
    const before = await dataOf(player, "consent.changed");
    const set = (newsletter: "0" | "1") => gate.call("updateSettings", { newsletter }, player.session);
    await set("1");
    await set("0");
    await set("0");
    expect((await dataOf(player, "consent.changed")).slice(before.length)).toEqual([
      { type: "consent.changed", consent: "newsletter", is_given: false, version: null },
    ]);
  });

  it("a limit is told when it is set, when a raise or its removal is asked for, dropped and confirmed, and not when nothing changes", async () => {
    const player = await gate.stranger();
    const change = (
      action: "set" | "update" | "cancel" | "cooloff_confirm" | "cooloff_cancel",
      amount?: string,
    ) =>
      gate.call(
        "changeLimit",
        { type: "deposit", duration: 7, action, ...(amount && { amount }) },
        player.session,
      );
    await change("set", "200.00");
    await change("set", "200.00").catch((error: unknown) => expect(error).toBeInstanceOf(GateError));
    await change("update", "300.00");
    await change("cooloff_cancel");
    await change("cancel");
    later(7.5 * DAY_MS);
    await change("cooloff_confirm");
    const limit = { type: "limit.changed", limit: "deposit", days: 7, minutes: null };
    const from = expect.any(String);
    expect(await dataOf(player, "limit.changed")).toEqual([
      { ...limit, amount: "200.00", waiting: null },
      { ...limit, amount: "200.00", waiting: { amount: "300.00", minutes: null, is_removal: false, from } },
      { ...limit, amount: "200.00", waiting: null },
      { ...limit, amount: "200.00", waiting: { amount: null, minutes: null, is_removal: true, from } },
      { ...limit, amount: null, waiting: null },
    ]);
  });

  it("an exclusion is told when it begins and when its player comes back, once", async () => {
    const player = await gate.stranger();
    await gate.call("selfExclude", { duration: "7d" }, player.session);
    const login = () => gate.call("login", { nickname: player.email, password: "correct horse battery" });
    await login().catch(() => undefined);
    expect(await dataOf(player, "exclusion.started", "exclusion.ended")).toEqual([
      { type: "exclusion.started", until: "2026-11-27T12:00:00.000Z" },
    ]);
    later(8 * DAY_MS);
    await login();
    await login();
    expect(await dataOf(player, "exclusion.ended")).toHaveLength(1);
  });

  it("a block is told when it is placed and when two persons have lifted it", async () => {
    const player = await gate.stranger();
    const desk = await openDesk(gate, "safety");
    const other = await openDesk(gate, "safety");
    const { block } = await desk.call("blockPlayer", {
      ...{
        player_id: player.id,
        scopes: ["play", "deposit"],
        until: null,
        reason: "looks like a shared card",
      },
    });
    const { approval } = await desk.call("askApproval", {
      ...{
        action: "player.unblock",
        input: { player_id: player.id, block_id: block.id },
        reason: "it was not",
      },
    });
    const decide = () =>
      other.call("decideApproval", {
        ...{ approval_id: approval.id, version: approval.version, decision: "approve", reason: "agreed" },
      });
    await decide();
    await decide().catch(() => undefined);
    expect(await dataOf(player, "block.placed", "block.lifted")).toEqual([
      { type: "block.placed", block_id: block.id, scopes: ["play", "deposit"], until: null },
      { type: "block.lifted", block_id: block.id, scopes: ["play", "deposit"] },
    ]);
  });

  it("closing an account is told once", async () => {
    const player = await gate.stranger();
    const close = () =>
      gate.call("closeAccount", { password: "correct horse battery", reason: "enough" }, player.session);
    await close();
    await close().catch(() => undefined);
    expect(await dataOf(player, "player.closed")).toEqual([{ type: "player.closed" }]);
  });

  it("an act that is rolled back tells nothing", async () => {
    const player = await gate.stranger();
    const before = await eventsOf(player);
    const desk = await openDesk(gate, "safety");
    const past = {
      player_id: player.id,
      scopes: ["play" as const],
      reason: "too late",
      until: "2020-01-01T00:00:00Z",
    };
    await expect(desk.call("blockPlayer", past)).rejects.toThrow();
    expect(await eventsOf(player)).toEqual(before);
  });

  it("a house player has no events", async () => {
    await gate.gate.seatHousePlayer("otto", "live-wheel");
    const { rows } = await gate.database.query<{ id: string }>("SELECT id FROM player WHERE is_house");
    expect(rows).toHaveLength(1);
    expect(await eventsOf(rows[0]!)).toEqual([]);
  });
});

describe("the order of events", () => {
  it("sequences follow each other without a gap, whatever several nodes do at the same moment", async () => {
    await Promise.all(Array.from({ length: 5 }, () => gate.stranger()));
    await Promise.all(Array.from({ length: 10 }, () => orderEvents(gate.deps)));
    const { rows } = await gate.database.query<{ sequence: bigint }>(
      "SELECT sequence FROM outbox_event ORDER BY sequence",
    );
    expect(rows.map(({ sequence }) => Number(sequence))).toEqual(rows.map((_, index) => index + 1));
    expect(await lastSequence(gate.database)).toBe(BigInt(rows.length));
  });

  it("events are swept after 30 days, one that has no sequence yet is not, and the next one goes on counting", async () => {
    await orderEvents(gate.deps);
    const before = await lastSequence(gate.database);
    const waiting = await gate.stranger();
    later(60 * DAY_MS);
    expect(await sweepEvents(gate.deps)).toBe(Number(before));
    expect(await eventsOf(waiting, "player.registered")).toHaveLength(1);
    await sweepEvents(gate.deps);
    const next = await gate.stranger();
    const [registered] = await eventsOf(next, "player.registered");
    expect(registered!.sequence).toBe(Number(before) + 8);
  });
});

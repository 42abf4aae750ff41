import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it, vi } from "vitest";
import { passTime } from "../certified-gate.ts";
import { bet, OLD_KEY, playing, rollback, send, sign, softswissGate, win } from "./softswiss-client.ts";

describe("SoftSwiss certification: /play", () => {
  const gateOf = softswissGate();

  it("Without actions: the balance of 50.00 is 5,000 minor units", async () => {
    const { play } = await playing(gateOf());
    expect(await play([])).toMatchObject({ status: 200, body: { balance: 5_000 } });
  });

  it("Bet of 2.00 and win of 5.00 in one call: each has its own transaction, in order", async () => {
    const { play, round } = await playing(gateOf());
    const actions = [bet(200), win(500)];
    expect((await play(actions, { finished: true })).body).toEqual({
      balance: 5_300,
      game_id: round,
      transactions: actions.map(({ action_id }) => ({ action_id, tx_id: `BW:${action_id}` })),
    });
  });

  it("Two bets and two wins of one round in four calls: 46.00, 44.00, 45.00, 47.00", async () => {
    const { play } = await playing(gateOf());
    const balances = [];
    for (const action of [bet(400), bet(200), win(100), win(200)])
      balances.push(
        (await play([action], { finished: action.amount === 200 && action.action === "win" })).body.balance,
      );
    expect(balances).toEqual([4_600, 4_400, 4_500, 4_700]);
  });

  it("Finished without actions, twice: the round of 2.00 is closed, no money moves", async () => {
    const gate = gateOf();
    const { player, play } = await playing(gate);
    await play([bet(200)]);
    for (let again = 0; again < 2; again += 1)
      expect(await play([], { finished: true })).toMatchObject({ status: 200, body: { balance: 4_800 } });
    const { items } = await gate.call("gameHistory", {}, player.session);
    expect(items).toMatchObject([{ state: "closed", stake: "2.00", payout: "0.00" }]);
    expect((await play([], { finished: true, game_id: randomUUID() })).status).toBe(200);
  });

  it("Bet of 0: nothing is taken", async () => {
    const { play } = await playing(gateOf());
    expect((await play([bet(0)])).body.balance).toBe(5_000);
  });

  it("Bet equal to the balance: 0 is left", async () => {
    const { play } = await playing(gateOf());
    expect((await play([bet(5_000)])).body.balance).toBe(0);
  });

  it("The same call again: the same reply, and no money moves", async () => {
    const { play } = await playing(gateOf());
    const actions = [bet(200)];
    const first = await play(actions);
    expect(await play(actions)).toEqual(first);
    expect(first.body.balance).toBe(4_800);
  });

  it("20 copies of a call at the same moment: one bet", async () => {
    const { play, balance } = await playing(gateOf());
    const actions = [bet(200)];
    const answers = await Promise.all(Array.from({ length: 20 }, () => play(actions)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await balance()).toBe(4_800);
  });

  it("The second of two actions refused: the first is booked, and the call can be sent again", async () => {
    const gate = gateOf();
    const { player, play, balance } = await playing(gate);
    const actions = [bet(4_000), bet(2_000)];
    expect(await play(actions)).toMatchObject({ status: 412, body: { code: 100, balance: 1_000 } });
    await gate.deposit(player, "10.00");
    expect(await play(actions)).toMatchObject({ status: 200, body: { balance: 0 } });
    expect(await balance()).toBe(0);
  });

  it("A second win of 1.00 for a round that is closed: it is paid, and the round stays closed", async () => {
    const gate = gateOf();
    const { play, player } = await playing(gate);
    await play([bet(200), win(300)], { finished: true });
    expect((await play([win(100)], { finished: true })).body.balance).toBe(5_200);
    const { items } = await gate.call("gameHistory", {}, player.session);
    expect(items).toMatchObject([{ state: "closed", stake: "2.00", payout: "4.00" }]);
  });

  it("Win after logout and without a session: paid", async () => {
    const gate = gateOf();
    const { play, player } = await playing(gate);
    await play([bet(200)]);
    await gate.call("logout", {}, player.session);
    passTime(gate, DAY_MS);
    const answer = await play([win(300)], { session_id: undefined, finished: true });
    expect(answer).toMatchObject({ status: 200, body: { balance: 5_100 } });
  });

  it.each([
    [
      "100 with the balance: one minor unit above it",
      { actions: [bet(5_001)] },
      { code: 100, balance: 5_000 },
    ],
    ["101: no session", { actions: [bet(100)], session_id: undefined }, { code: 101 }],
    ["101: a session that was never issued", { actions: [bet(100)], session_id: "forged" }, { code: 101 }],
    ["101: an unknown player", { actions: [bet(100)], user_id: "nobody" }, { code: 101 }],
    ["107: another game than the session's", { actions: [bet(100)], game: "bell-two" }, { code: 107 }],
    ["154: another currency than the account's", { actions: [bet(100)], currency: "USD" }, { code: 154 }],
    ["400: a bet without its round", { actions: [bet(100)], game_id: undefined }, { code: 400 }],
    ["500: a win of an unknown round", { actions: [win(100)] }, { code: 500 }],
  ])("Refusal %s", async (_, more, refusal) => {
    const { play, balance } = await playing(gateOf());
    const { actions, ...rest } = more;
    expect(await play(actions, rest)).toMatchObject({ status: 412, body: refusal });
    expect(await balance()).toBe(5_000);
  });

  it("Refusal 101: an ended session, an excluded player, and a player who has not accepted newer terms", async () => {
    const gate = gateOf();
    const [one, two, three] = [await playing(gate), await playing(gate), await playing(gate)];
    await gate.call("logout", {}, one.player.session);
    await gate.call("selfExclude", { duration: "24h" }, two.player.session);
    await gate.database.query("UPDATE player SET accepted_terms_version = NULL WHERE id = $1", [
      three.player.id,
    ]);
    for (const { play } of [one, two, three])
      expect(await play([bet(100)])).toMatchObject({ status: 412, body: { code: 101, balance: 5_000 } });
  });

  it("Refusal 105: one minor unit above the wager limit of 1.00; 1.00 itself is accepted", async () => {
    const gate = gateOf();
    const { play, player } = await playing(gate);
    const wish = { type: "maxwager", action: "set", duration: 1, amount: "1.00" } as const;
    await gate.call("changeLimit", wish, player.session);
    expect((await play([bet(101)])).body.code).toBe(105);
    expect((await play([bet(100)])).status).toBe(200);
  });

  it("Refusal 500: a used action_id with another amount, and no money moves", async () => {
    const { play, balance } = await playing(gateOf());
    const id = randomUUID();
    await play([bet(100, id)]);
    expect(await play([bet(200, id)])).toMatchObject({ status: 412, body: { code: 500, balance: 4_900 } });
    expect(await balance()).toBe(4_900);
  });

  it("Refusal 403: a wrong signature, another provider's, and a changed body", async () => {
    const gate = gateOf();
    const { shared } = await playing(gate);
    const text = JSON.stringify(shared);
    const right = sign(text);
    expect((await send(gate, "/play", text, { signature: "00" })).status).toBe(403);
    expect((await send(gate, "/play", text, { signature: "" })).status).toBe(403);
    expect((await send(gate, "/play", `${text} `, { signature: right })).status).toBe(403);
    expect((await send(gate, "/play", text, { signature: right, provider: "LC" })).status).toBe(403);
  });

  it.each([
    ["/play", "the player is looked up", "query"],
    ["/play", "the bet is booked", "transaction"],
    ["/rollback", "the player is looked up", "query"],
    ["/freespins", "the player is looked up", "query"],
  ] as const)(
    "%s with the database unavailable while %s: HTTP 503 and code 500, and the same call again is decided",
    async (path, _when, method) => {
      const gate = gateOf();
      const { shared, play } = await playing(gate);
      // The first call loads the player; a gate that has just started has none cached.
      if (method === "transaction") await play([]);
      const body = {
        ...shared,
        actions: [path === "/rollback" ? rollback(randomUUID()) : bet(200)],
        ...(path === "/freespins" && { issue_id: randomUUID(), total_amount: 0, status: "played" }),
      };
      const away = new Error("the connection is gone");
      vi.spyOn(gate.database, method).mockRejectedValueOnce(away);
      expect(await send(gate, path, body)).toEqual({
        status: 503,
        body: { code: 500, message: "not decided: ask again or roll back" },
      });
      const { status } = await send(gate, path, body);
      expect(status).toBe(path === "/freespins" ? 412 : 200);
    },
  );

  it("Signature in capitals, or by the older of two rotating keys: accepted", async () => {
    const gate = gateOf();
    const { shared } = await playing(gate);
    const text = JSON.stringify(shared);
    for (const signature of [sign(text).toUpperCase(), sign(text, OLD_KEY)])
      expect((await send(gate, "/play", text, { signature })).status).toBe(200);
  });

  it("Refusal 400: an action_id with a tilde, which is reserved for the gate's own ids", async () => {
    const { play } = await playing(gateOf());
    expect((await play([{ action: "bet", action_id: "a~rolled-back", amount: 100 }])).status).toBe(400);
  });

  it.each(["", "{", "[]", "null", '{"user_id":1}'])("Refusal 400: the body %j", async (text) => {
    expect((await send(gateOf(), "/play", text)).status).toBe(400);
  });

  it("Refusal 400: a jackpot_win of 2.01 in a win of 2.00, after a bet in the same call: nothing is booked", async () => {
    const { play, balance } = await playing(gateOf());
    const [taken, paid] = [bet(100), { ...win(200), jackpot_win: 201 }];
    expect(await play([taken, paid], { finished: true })).toEqual({
      status: 400,
      body: { code: 400, message: "the request is malformed" },
    });
    expect(await balance()).toBe(5_000);
    const right = [taken, { ...paid, jackpot_win: 200 }];
    expect((await play(right, { finished: true })).body.balance).toBe(5_100);
  });

  it.each([-1, 0.5, 2 ** 60, "100", null])("Refusal 400: the amount %j", async (amount) => {
    const { play, balance } = await playing(gateOf());
    expect((await play([{ action: "bet", action_id: "a", amount }])).status).toBe(400);
    expect(await balance()).toBe(5_000);
  });
});

import { createHmac, randomUUID } from "node:crypto";
import type { FreeSpinsCampaign } from "@bellwether/contract/content/campaign.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";

const KEY = "a shared key";

const tenSpins: FreeSpinsCampaign = {
  kind: "free_spins",
  code: "TENSPINS",
  name: "promo.campaign_tower",
  from: "2026-01-01",
  until: "2027-12-31",
  gameCode: "bell-one",
  rounds: 10,
  stakeCents: 20,
  minimumDeposit: 0,
  onlyFirstDeposit: false,
  spinsExpireAfterDays: 3,
  maximumStake: 5,
  wageringMultiple: 30,
  expiresAfterDays: 7,
  contributionPercent: { default: 100, byCategory: {}, byTitle: {} },
  excludedCountries: [],
};

describe("the second dialect", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    const provider = { launchUrl: "/arcade/", publicKeys: [], hmacKeys: ["an older key", KEY] };
    gate = await createGateFixture({ settings: { providers: { BW: provider } }, campaigns: [tenSpins] });
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  const send = async (path: string, body: object | string, signature?: string, provider = "BW") => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const response = await gate.app.request(`http://gate.test/gate/softswiss/${provider}${path}`, {
      method: "POST",
      headers: { "x-request-sign": signature ?? createHmac("sha256", KEY).update(text).digest("hex") },
      body: text,
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const playing = async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    const round = randomUUID();
    const shared = {
      user_id: player.id,
      currency: "EUR",
      game: "house:bell-one",
      game_id: round,
      session_id: await gate.launch(player),
    };
    const play = (actions: object[], more = {}) => send("/play", { ...shared, actions, ...more });
    return { player, shared, round, play };
  };
  const bet = (amount: number, action_id = randomUUID()) => ({ action: "bet", action_id, amount });
  const win = (amount: number, action_id = randomUUID()) => ({ action: "win", action_id, amount });

  it("tells the balance in minor units when a call carries no action", async () => {
    const { play } = await playing();
    expect(await play([])).toMatchObject({ status: 200, body: { balance: 5_000 } });
  });

  it("takes a bet of 2.00 and pays a win of 5.00 in one call, each with its transaction", async () => {
    const { play, round } = await playing();
    const actions = [bet(200), win(500)];
    expect((await play(actions, { finished: true })).body).toEqual({
      balance: 5_300,
      game_id: round,
      transactions: actions.map(({ action_id }) => ({ action_id, tx_id: `BW:${action_id}` })),
    });
  });

  it("answers the same call again without moving anything", async () => {
    const { play } = await playing();
    const actions = [bet(200)];
    const first = await play(actions);
    expect(await play(actions)).toEqual(first);
    expect(first.body.balance).toBe(4_800);
  });

  it("pays a win that comes later, also when the session is over", async () => {
    const { play, player } = await playing();
    await play([bet(200)]);
    await gate.call("logout", {}, player.session);
    expect((await play([win(300)], { session_id: undefined, finished: true })).body.balance).toBe(5_100);
  });

  it("gives a stake back once, and refuses the bet whose rollback came first", async () => {
    const { play, shared } = await playing();
    const taken = bet(200);
    await play([taken]);
    const rollback = (original_action_id: string) =>
      send("/rollback", {
        ...shared,
        actions: [{ action: "rollback", action_id: randomUUID(), original_action_id }],
      });
    expect((await rollback(taken.action_id)).body.balance).toBe(5_000);
    expect((await rollback(taken.action_id)).body.balance).toBe(5_000);
    const late = bet(200);
    expect((await rollback(late.action_id)).status).toBe(200);
    const answer = await play([late], { game_id: randomUUID() });
    expect(answer.status).toBe(412);
    expect(answer.body.balance).toBe(5_000);
  });

  it.each([
    ["100 and the balance for a stake over it", { actions: [bet(5_001)] }, { code: 100, balance: 5_000 }],
    ["101 without a session", { actions: [bet(100)], session_id: undefined }, { code: 101 }],
    ["101 for a forged session", { actions: [bet(100)], session_id: "forged" }, { code: 101 }],
    ["107 for another game", { actions: [bet(100)], game: "bell-two" }, { code: 107 }],
    ["154 for another currency", { actions: [bet(100)], currency: "USD" }, { code: 154 }],
    ["400 for a bet without its round", { actions: [bet(100)], game_id: undefined }, { code: 400 }],
    ["500 for a win of an unknown round", { actions: [win(100)] }, { code: 500 }],
  ])("refuses with %s", async (_, more, refusal) => {
    const { play } = await playing();
    const { actions, ...rest } = more;
    const answer = await play(actions, rest);
    expect(answer.status).toBe(412);
    expect(answer.body).toMatchObject(refusal);
  });

  it("refuses with 105 what passes the player's limit", async () => {
    const { play, player } = await playing();
    await gate.call(
      "changeLimit",
      { type: "maxwager", action: "set", duration: 1, amount: "1.00" },
      player.session,
    );
    expect((await play([bet(101)])).body.code).toBe(105);
    expect((await play([bet(100)])).status).toBe(200);
  });

  it("refuses with 403 a wrong signature, another provider's, and a changed body", async () => {
    const { shared } = await playing();
    const text = JSON.stringify(shared);
    const right = createHmac("sha256", KEY).update(text).digest("hex");
    expect((await send("/play", text, "00")).status).toBe(403);
    expect((await send("/play", `${text} `, right)).status).toBe(403);
    expect((await send("/play", text, right, "LC")).status).toBe(403);
    expect((await send("/play", text, right.toUpperCase())).status).toBe(200);
  });

  it.each(["", "{", "[]", "null", '{"user_id":1}'])("refuses with 400 the body %j", async (text) => {
    expect((await send("/play", text)).status).toBe(400);
  });

  it("settles 10 free spins in one call, once, and their win of 4.00 is bonus money", async () => {
    const player = await gate.stranger();
    await gate.call("claimCode", { code: "TENSPINS" }, player.session);
    const { bonuses } = await gate.call("bonuses", {}, player.session);
    expect(bonuses[0]).toMatchObject({ spins_left: 10, state: "active" });
    await gate.database.query("UPDATE player_bonus SET game_code = 'bell-one' WHERE id = $1", [
      bonuses[0]!.bonus_id,
    ]);
    const call = {
      issue_id: bonuses[0]!.bonus_id,
      user_id: player.id,
      session_id: await gate.launch(player),
      total_amount: 400,
      status: "played",
    };
    expect((await send("/freespins", call)).body).toMatchObject({ balance: 400 });
    expect((await send("/freespins", call)).body).toMatchObject({ balance: 400 });
    expect(await gate.call("balance", {}, player.session)).toMatchObject({
      local_bonus_balance_amount: "4.00",
    });
    expect((await gate.call("bonuses", {}, player.session)).bonuses[0]).toMatchObject({ spins_left: 0 });
  });
});

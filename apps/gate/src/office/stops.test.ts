import { GateError } from "@bellwether/contract";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import type { StopKind } from "@bellwether/contract/office/index.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testCampaigns } from "../testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

let gate: GateFixture;
let desk: Desk;
beforeAll(async () => {
  gate = await createGateFixture({ campaigns: testCampaigns });
  desk = await openDesk(gate, "safety");
});
afterEach(async () => {
  const { stops } = await desk.call("stops", {});
  for (const { id, is_in_force: isInForce } of stops)
    if (isInForce) await desk.call("startPart", { stop_id: id, reason: "the test is over" });
});
afterAll(() => gate.close());

const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );
const stop = async (kind: StopKind, target = "", until: string | null = null) =>
  (await desk.call("stopPart", { kind, target, until, reason: "the provider pays twice" })).stop;
const start = (id: string) => desk.call("startPart", { stop_id: id, reason: "it is mended" });

/** A player with a launched game and one open bet of 2.00 in it. */
async function playerInPlay() {
  const player = await gate.player();
  await gate.deposit(player, "50.00");
  const token = await gate.launch(player);
  const { rows } = await gate.database.query<{ game_code: string; provider: string }>(
    "SELECT game_code, provider FROM launch_token WHERE player_id = $1",
    [player.id],
  );
  const { game_code: game, provider } = rows[0]!;
  const shared = { user: player.id, token, game_code: game, currency: "EUR", supplier_user: player.id };
  const bet = (round: string) =>
    gate.wallet("/transaction/bet", {
      ...{ ...shared, amount: units(2), round, transaction_uuid: crypto.randomUUID() },
    });
  const transaction = crypto.randomUUID();
  const round = crypto.randomUUID();
  const open = { ...shared, amount: units(2), round, transaction_uuid: transaction };
  expect((await gate.wallet("/transaction/bet", open)).status).toBe("RS_OK");
  const win = () =>
    gate.wallet("/transaction/win", {
      ...{ ...shared, amount: units(5), round, transaction_uuid: crypto.randomUUID() },
      ...{ reference_transaction_uuid: transaction, round_closed: true },
    });
  return { player, game, provider, bet, win };
}

describe("a stop in an emergency", () => {
  it.each(["game", "provider", "country", "play"] as const)(
    "a stop of %s refuses launches and stakes at once, pays the wins that are owed, and ends when somebody starts it",
    async (kind) => {
      const { player, game, provider, bet, win } = await playerInPlay();
      const { id } = await stop(kind, { game, provider, country: "FI", play: "" }[kind]);
      expect(await answerOf(gate.launch(player))).toBe("paused");
      expect((await bet(crypto.randomUUID())).status).toBe("RS_ERROR_INVALID_GAME");
      expect(await win()).toMatchObject({ status: "RS_OK" });
      await start(id);
      expect(await answerOf(gate.launch(player))).toBe("done");
      expect((await bet(crypto.randomUUID())).status).toBe("RS_OK");
      expect(await gate.violations()).toEqual([]);
    },
  );

  it("a game that was stopped is missing from every list of games, and the other games can be played", async () => {
    const { player, game } = await playerInPlay();
    const listed = async () =>
      (await gate.call("gameList", { device: "desktop" }, player.session)).games.map(
        (each) => each.local_code,
      );
    expect(await listed()).toContain(game);
    const { id } = await stop("game", game);
    expect(await listed()).not.toContain(game);
    expect(await answerOf(gate.launch(player, 2))).toBe("done");
    await start(id);
    expect(await listed()).toContain(game);
  });

  it("a stop of deposits refuses the form and the cashier's authorisation, and books what the cashier has taken", async () => {
    const player = await gate.player();
    const begun = await gate.beginDeposit(player, "20.00");
    const taken = await gate.beginDeposit(player, "30.00");
    const { authCode } = await taken.authorize();
    await stop("deposits");
    const pay = { method: "TRUSTLY", amount: "20.00" };
    expect(await answerOf(gate.call("startDeposit", pay, player.session))).toBe("paused");
    expect(await begun.authorize()).toMatchObject({ success: false });
    expect(await taken.transfer(authCode)).toMatchObject({ success: true });
    expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("30.00");
  });

  it("a stop of withdrawals refuses new ones, and pays out what was set aside", async () => {
    const player = await gate.player();
    await gate.deposit(player, "50.00");
    const out = await gate.beginWithdrawal(player, "20.00");
    const { authCode } = await out.authorize();
    await stop("withdrawals");
    const pay = { method: "TRUSTLY", amount: "10.00" };
    expect(await answerOf(gate.call("startWithdrawal", pay, player.session))).toBe("paused");
    expect(await out.transfer(authCode)).toMatchObject({ success: true });
    expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("30.00");
  });

  it("a stop of a method refuses it alone", async () => {
    const player = await gate.player(undefined, { country: "IE", phone: "087 123 4567" });
    const offered = async () =>
      (await gate.call("paymentMethods", { type: "D" }, player.session)).methods.map(({ code }) => code);
    const [method, other] = await offered();
    await stop("method", method);
    const begin = (code: string) =>
      answerOf(gate.call("startDeposit", { amount: "20.00", method: code }, player.session));
    expect(await begin(method!)).toBe("paused");
    expect(await offered()).not.toContain(method);
    expect(await begin(other!)).toBe("done");
  });

  it("a stopped promotion's code is refused with a reason, and taken again when it is started", async () => {
    const player = await gate.player();
    const claim = () => gate.call("claimCode", { code: "QUICK" }, player.session);
    const { id } = await stop("promotion", "QUICK");
    await expect(claim()).rejects.toMatchObject({ data: { fields: { code: "core.error_paused" } } });
    await start(id);
    expect(await answerOf(claim())).toBe("done");
  });

  it("a claim that waits for its deposit outlives a stop of its campaign", async () => {
    const player = await gate.player();
    await gate.call("claimCode", { code: "QUICK" }, player.session);
    const { id } = await stop("promotion", "QUICK");
    await gate.deposit(player, "20.00");
    const states = async () =>
      (await gate.call("bonuses", {}, player.session)).bonuses.map(({ state }) => state);
    expect(await states()).toEqual(["waiting"]);
    await start(id);
    await gate.deposit(player, "20.00");
    expect(await states()).toEqual(["active"]);
    expect(await gate.violations()).toEqual([]);
  });

  it("a stop of sign-ups refuses them, and lets players in", async () => {
    const player = await gate.player();
    await stop("signup");
    expect(await answerOf(gate.player())).toBe("paused");
    const login = { nickname: player.email, password: "correct horse battery" };
    expect(await answerOf(gate.clientOf().call("login", login))).toBe("done");
  });

  it("a stop of a country refuses its sign-ups, deposits and play, and lets its players take their money", async () => {
    const player = await gate.player();
    await gate.deposit(player, "50.00");
    await stop("country", "FI");
    expect(await answerOf(gate.player())).toBe("paused");
    expect(await answerOf(gate.player(undefined, { country: "IE", phone: "087 123 4567" }))).toBe("done");
    const pay = { method: "TRUSTLY", amount: "20.00" };
    expect(await answerOf(gate.call("startDeposit", pay, player.session))).toBe("paused");
    expect(await answerOf(gate.call("startWithdrawal", pay, player.session))).toBe("done");
  });

  it("a stop with a timer ends by itself", async () => {
    const player = await gate.player();
    await stop("play", "", new Date(gate.clock.at.getTime() + HOUR_MS).toISOString());
    expect(await answerOf(gate.launch(player))).toBe("paused");
    gate.clock.at = new Date(gate.clock.at.getTime() + HOUR_MS);
    const { session } = await gate
      .clientOf()
      .send("login", { nickname: player.email, password: "correct horse battery" });
    expect(await answerOf(gate.launch({ session: session! }))).toBe("done");
    await desk.signIn();
    const { stops } = await desk.call("stops", {});
    expect(stops[0]).toMatchObject({ kind: "play", is_in_force: false, ended_at: null });
  });

  it("what is stopped twice, unknown or over is refused with a clear error", async () => {
    const { id } = await stop("game", "lucky-clover-farm").catch(() => ({ id: "" }));
    expect(id).toBe("");
    const first = await stop("withdrawals");
    expect(await answerOf(stop("withdrawals"))).toBe("conflict");
    expect(await answerOf(stop("play", "everything"))).toBe("invalid_param");
    expect(await answerOf(stop("country", "XX"))).toBe("invalid_param");
    expect(await answerOf(stop("signup", "", "2026-01-01T00:00:00.000Z"))).toBe("invalid_param");
    await start(first.id);
    expect(await answerOf(start(first.id))).toBe("conflict");
    expect(await answerOf(start("999999"))).toBe("not_found");
  });
});

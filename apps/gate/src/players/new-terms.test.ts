import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testCampaigns } from "../testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

describe("while newer terms are not yet accepted", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({ campaigns: testCampaigns });
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  /** Makes an account's accepted terms outdated, as a new version would. */
  const outdate = (player: Player) =>
    gate.database.query("UPDATE player SET accepted_terms_version = '2025-12-31' WHERE id = $1", [player.id]);
  const accept = (player: Player) => gate.call("acceptTerms", { version: "2026-01-01" }, player.session);
  const total = async (player: Player) =>
    (await gate.call("balance", {}, player.session)).player_balance_amount;
  const required = {
    status: "user_error",
    code: "terms_required",
    httpStatus: 403,
    data: { message: "core.error_terms_required", need_terms_acceptance: true },
  };
  /** A player with 50.00 in cash and an open bet of 2.00, before newer terms take effect. */
  const playing = async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    const seat = await takeSeat(gate, player);
    const begun = await seat.bet(2);
    await outdate(player);
    return { player, seat, begun };
  };

  it("a stake is refused as RS_ERROR_USER_DISABLED and no money is taken; after acceptance the same game continues", async () => {
    const { player, seat } = await playing();
    expect((await seat.bet(1)).status).toBe("RS_ERROR_USER_DISABLED");
    expect(await total(player)).toBe("48.00");
    await accept(player);
    expect((await seat.bet(1)).status).toBe("RS_OK");
    expect(await total(player)).toBe("47.00");
  });

  it("a win of 25.00 is paid, and a stake of 2.00 is rolled back", async () => {
    const { player, seat, begun } = await playing();
    expect((await seat.win(begun, 25)).status).toBe("RS_OK");
    expect(await total(player)).toBe("73.00");
    const other = await playing();
    expect((await other.seat.rollback(other.begun)).status).toBe("RS_OK");
    expect(await total(other.player)).toBe("50.00");
  });

  it("a free spin is accepted, since it stakes no money", async () => {
    const player = await gate.stranger();
    const { bonus_id } = await gate.call("claimCode", { code: "SPINS3" }, player.session);
    const seat = await takeSeat(gate, player);
    await outdate(player);
    expect((await seat.spin(bonus_id)).status).toBe("RS_OK");
  });

  it("a game opens for free play but not for money: 403", async () => {
    const { player } = await playing();
    const launch = (mode: "free" | "money") =>
      gate.call("launchUrl", { gameId: 1, language: "en", mode }, player.session);
    await expect(launch("money")).rejects.toMatchObject(required);
    await expect(launch("free")).resolves.toMatchObject({ url: expect.stringContaining("mode=free") });
  });

  it("a deposit with a code is refused with 403 and claims no code; it succeeds after acceptance", async () => {
    const player = await gate.stranger();
    await outdate(player);
    const deposit = () => gate.beginDeposit(player, "20.00", { bonusCode: "WELCOME100" });
    await expect(deposit()).rejects.toMatchObject(required);
    expect((await gate.call("bonuses", {}, player.session)).bonuses).toEqual([]);
    await accept(player);
    await expect(deposit()).resolves.toBeDefined();
  });

  it("a deposit that was started before is not authorised, one that was authorised before is booked", async () => {
    const player = await gate.stranger();
    const [begun, authorised] = [await gate.beginDeposit(player), await gate.beginDeposit(player)];
    const { authCode } = await authorised.authorize();
    await outdate(player);
    expect(await begun.authorize()).toMatchObject({ success: false, errCode: "NOT_ALLOWED" });
    expect(await authorised.transfer(authCode)).toMatchObject({ success: true });
    expect(await total(player)).toBe("20.00");
    await accept(player);
    expect(await begun.authorize()).toMatchObject({ success: true });
  });

  it("cash of 48.00 can be withdrawn, from the form to the bank", async () => {
    const { player } = await playing();
    const begun = await gate.beginWithdrawal(player, "48.00");
    const { success, authCode } = await begun.authorize();
    expect(success).toBe(true);
    expect(await begun.transfer(authCode)).toMatchObject({ success: true });
    expect(await total(player)).toBe("0.00");
  });

  it("limits, the reality check and details can be changed", async () => {
    const { player } = await playing();
    const limit = { type: "deposit", action: "set", duration: 1, amount: "10.00" } as const;
    await expect(gate.call("changeLimit", limit, player.session)).resolves.toBeDefined();
    await expect(
      gate.call("setRealityCheck", { interval_minutes: 30 }, player.session),
    ).resolves.toMatchObject({ interval_minutes: 30 });
    await expect(gate.call("updateDetails", { city: "Turku" }, player.session)).resolves.toMatchObject({
      city: "Turku",
    });
  });

  it("a player can self-exclude, and can close the account with its 48.00", async () => {
    const [one, two] = [await playing(), await playing()];
    await expect(gate.call("selfExclude", { duration: "24h" }, one.player.session)).resolves.toBeDefined();
    await expect(
      gate.call("closeAccount", { reason: "No", password: "correct horse battery" }, two.player.session),
    ).resolves.toMatchObject({
      account_closed: true,
      cash_left: "48.00",
    });
  });

  it("every response to the player says so until acceptance; the profile names the version in force", async () => {
    const { player } = await playing();
    const asked = async () => {
      const headers = { "x-session-data": player.session };
      const details = await gate.raw("GET", "/gate/api/actionable/account/details", undefined, headers);
      const games = await gate.raw("GET", "/gate/api/actionable/games/list", undefined, headers);
      return [details, games].map(({ body }) => body.event.data.need_terms_acceptance);
    };
    expect(await asked()).toEqual([true, true]);
    expect(await gate.call("profile", {}, player.session)).toMatchObject({
      accepted_tos: false,
      terms_version: "2026-01-01",
    });
    expect(await accept(player)).toEqual({
      accepted_tos: true,
      terms_version: "2026-01-01",
      need_terms_acceptance: false,
    });
    expect(await asked()).toEqual([undefined, undefined]);
  });

  it("the client library reports a terms update: needed with a refused deposit, settled with the acceptance", async () => {
    const { player } = await playing();
    const heard: boolean[] = [];
    const client = gate.clientOf(player.session, {}, { onTermsUpdate: (needed) => heard.push(needed) });
    await client.call("startDeposit", { method: "TRUSTLY", amount: "20.00" }).catch(() => undefined);
    expect(heard).toEqual([true]);
    await client.call("acceptTerms", { version: "2025-12-31" }).catch(() => undefined);
    await client.call("balance", {});
    await client.call("acceptTerms", { version: "2026-01-01" });
    await client.call("balance", {});
    expect(heard).toEqual([true, true, true, false]);
  });

  it("an invalid licence setting is logged once, however many bets read the terms", async () => {
    const warnings: unknown[] = [];
    const other = await createGateFixture({ licence: "atlantis" });
    other.deps.log.warn = ((...given: unknown[]) => void warnings.push(given)) as typeof other.deps.log.warn;
    const player = await other.stranger();
    const seat = await takeSeat(other, player);
    for (let bet = 0; bet < 5; bet += 1) expect((await seat.bet(0)).status).toBe("RS_OK");
    expect(warnings).toHaveLength(1);
    await other.close();
  });
});

import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

describe("opening a game", () => {
  let fixture: StudioFixture;
  beforeAll(async () => {
    fixture = await createStudioFixture();
  });
  afterEach(async () => {
    fixture.wallet.faultOf = () => undefined;
    expect(await fixture.gate.violations()).toEqual([]);
  });
  afterAll(() => fixture.close());

  it("opening a game returns the gate's balance, the game's sheet and the hash of its seed", async () => {
    const { opened } = await fixture.playing("25.00");
    expect(opened).toMatchObject({ balanceMinor: "2500", currency: "EUR", provider: "BW", openRound: null });
    expect(opened.sheet).toMatchObject({ mechanic: "lines", model: "bell-lines", minimumRoundMs: 1_000 });
    expect(opened.fairness).toMatchObject({ nonce: 0 });
  });

  it.each([
    ["24, in Great Britain", "GB", 24, ["20", "40", "60", "100", "200"]],
    ["25, in Great Britain", "GB", 25, ["20", "40", "60", "100", "200", "400"]],
    ["24, in Finland", "FI", 24, undefined],
  ])(
    "opening a game offers the stakes that the wallet accepts from a player of %s",
    async (_, country, age, stakes) => {
      const born = fixture.gate.clock.at.getUTCFullYear() - age;
      const player = await fixture.gate.stranger({
        country,
        currency: country === "GB" ? "GBP" : "EUR",
        ...(country === "GB" && { phone: "07400 123456" }),
        year: String(born),
        month: "1",
        day: "1",
      });
      await fixture.gate.deposit(player, "100.00", country === "GB" ? "CREDITCARD" : "TRUSTLY");
      const { opened, session } = await fixture.open(player);
      expect(opened.sheet.stakes).toEqual(stakes ?? expect.arrayContaining(["10000"]));
      const largest = opened.sheet.stakes.at(-1)!;
      expect(await fixture.start(session, { stakeMinor: largest })).toMatchObject({ status: 200 });
      if (!stakes) return;
      // Not on this player's sheet, so the studio refuses it before any money moves.
      const calls = fixture.wallet.calls.length;
      expect(
        await fixture.call("startRound", { body: fixture.wish({ stakeMinor: "600" }), session }),
      ).toMatchObject({
        status: 422,
        error: { code: "invalid_stake" },
      });
      expect(fixture.wallet.calls).toHaveLength(calls);
    },
  );

  it("opening a game stores the secret of a session only as a hash", async () => {
    const { session } = await fixture.playing();
    const { rows } = await fixture.database.query("SELECT * FROM studio_session");
    expect(
      JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? String(value) : value)),
    ).not.toContain(session);
  });

  it("opening a game commits to the same seed on each device, a separate one for each game", async () => {
    const { player, opened } = await fixture.playing();
    const again = await fixture.open(player);
    expect(again.opened.fairness).toEqual(opened.fairness);
    expect(again.session).not.toBe(opened.session);
    const other = await fixture.open(player, 2);
    expect(other.opened.fairness.serverSeedHash).not.toBe(opened.fairness.serverSeedHash);
  });

  it("opening a game returns an interrupted round, on another device too, where it can be settled once", async () => {
    const { player, opened, session } = await fixture.playing();
    const payoutMinor = await fixture.destine(session, opened, "win");
    const { data: round } = await fixture.start(session);
    const device = await fixture.open(player);
    const { balanceMinor, ...shown } = round!;
    expect(device.opened).toMatchObject({ openRound: shown, balanceMinor });
    await fixture.ask("settleRound", { session: device.session, roundId: round!.roundId });
    await fixture.ask("settleRound", { session, roundId: round!.roundId });
    expect(await fixture.balanceOf(player)).toBe(9_900n + payoutMinor);
    expect((await fixture.open(player)).opened.openRound).toBeNull();
  });

  it.each([
    ["a forged token", { token: "forged" }, 401, "invalid_token"],
    ["a token that is too long", { token: "x".repeat(512) }, 401, "invalid_token"],
    ["no token", { token: undefined }, 401, "invalid_token"],
    ["a token of another game", { gameCode: "bell-two" }, 401, "invalid_token"],
    ["a token of another provider", { gameCode: "live-wheel" }, 401, "invalid_token"],
    ["an unknown game", { gameCode: "no-such-game" }, 404, "unknown_game"],
    ["free play of a live table", { gameCode: "live-wheel", mode: "free" }, 403, "mode_not_allowed"],
    ["a role of its own", { role: "admin" }, 400, "invalid_request"],
  ])("opening a game refuses %s", async (_, wrong, status, code) => {
    const { token } = await fixture.playing();
    const body = { token, gameCode: "bell-one", mode: "money", ...wrong };
    expect(await fixture.call("openSession", { body })).toMatchObject({ status, error: { code } });
  });

  it("opening a game refuses a token after the player has logged out", async () => {
    const { player, token } = await fixture.playing();
    await fixture.gate.call("logout", {}, player.session);
    const body = { token, gameCode: "bell-one", mode: "money" };
    expect(await fixture.call("openSession", { body })).toMatchObject({
      status: 401,
      error: { code: "session_ended" },
    });
  });

  it("opening a game reports when the wallet does not answer", async () => {
    const { token } = await fixture.playing();
    fixture.wallet.faultOf = () => "unavailable";
    const body = { token, gameCode: "bell-one", mode: "money" };
    expect(await fixture.call("openSession", { body })).toMatchObject({
      status: 503,
      error: { code: "wallet_unavailable" },
    });
  });

  it("opening a game refuses play for money for a provider whose key it does not have", async () => {
    const { token } = await fixture.playing();
    const via = fixture.newStudio({ wallet: { ...fixture.parts.wallet, privateKeys: {} } });
    const body = { token, gameCode: "bell-one", mode: "money" };
    expect(await fixture.call("openSession", { body, via })).toMatchObject({
      status: 403,
      error: { code: "game_stopped" },
    });
  });

  it.each([undefined, "forged", "x".repeat(200)])(
    "opening a game answers no call with the secret %s",
    async (session) => {
      const answer = await fixture.call("readBalance", session ? { session } : {});
      expect(answer).toMatchObject({ status: 401, error: { code: "session_ended" } });
    },
  );

  it("opening a game ends a session after 12 hours", async () => {
    const { session } = await fixture.playing();
    fixture.advance(12 * HOUR_MS);
    expect(await fixture.call("readBalance", { session })).toMatchObject({ status: 401 });
  });
});

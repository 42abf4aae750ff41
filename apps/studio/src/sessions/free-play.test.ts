import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetSessions } from "../resolver/forget-sessions.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

describe("free play", () => {
  let fixture: StudioFixture;
  beforeAll(async () => {
    fixture = await createStudioFixture();
    fixture.wallet.faultOf = () => "lose-request";
  });
  afterAll(async () => {
    expect(fixture.wallet.calls).toEqual([]);
    expect(await fixture.gate.violations()).toEqual([]);
    await fixture.close();
  });

  it("free play starts with points worth 1,000.00 euros in the requested currency", async () => {
    expect((await fixture.openFree()).opened).toMatchObject({
      balanceMinor: "100000",
      currency: "EUR",
      mode: "free",
    });
    const { opened } = await fixture.openFree({ currency: "SEK", language: "sv" });
    expect(opened).toMatchObject({ balanceMinor: "1000000", currency: "SEK", language: "sv" });
  });

  it("free play is refused to a visitor in GB, whatever the page around the game allows", async () => {
    const body = { gameCode: "bell-one", mode: "free" };
    expect(await fixture.call("openSession", { body, country: "GB" })).toMatchObject({
      status: 403,
      error: { code: "mode_not_allowed" },
    });
    expect(await fixture.call("openSession", { body, country: "FI" })).toMatchObject({ status: 200 });
  });

  it("free play is limited to 300 openings in 15 minutes from one network, an IPv6 /64 counting as one, and stays available elsewhere", async () => {
    const open = async (address: string) => {
      const response = await fixture.studio.app.request("/studio/api/session", {
        method: "POST",
        headers: { "content-type": "application/json", "x-client-address": address, "x-geo-country": "FI" },
        body: JSON.stringify({ gameCode: "bell-one", mode: "free" }),
      });
      return response.status;
    };
    const statuses = [];
    for (let opened = 0; opened < 301; opened += 1)
      statuses.push(await open(`2001:db8::${opened.toString(16)}`));
    expect(statuses.slice(0, 300).every((status) => status < 300)).toBe(true);
    expect(statuses[300]).toBe(429);
    expect(await open("2001:db8:1::1")).toBeLessThan(300);
  });

  it("free play refuses a currency that no game uses", async () => {
    const body = { gameCode: "bell-one", mode: "free", currency: "XAU" };
    expect(await fixture.call("openSession", { body })).toMatchObject({ error: { code: "invalid_request" } });
  });

  it("free play takes the stake, pays the win once, and never calls the wallet", async () => {
    const { opened, session } = await fixture.openFree();
    const payoutMinor = await fixture.destine(session, opened, "win");
    const { data: round } = await fixture.start(session);
    expect(round).toMatchObject({ state: "open", balanceMinor: "99900" });
    const settled = await fixture.ask("settleRound", { session, roundId: round!.roundId });
    expect(settled.balanceMinor).toBe(String(99_900n + payoutMinor));
    expect(await fixture.ask("settleRound", { session, roundId: round!.roundId })).toEqual(settled);
    expect(await fixture.ask("readBalance", { session })).toEqual({ balanceMinor: settled.balanceMinor });
  });

  it("free play settles a loss at once and returns the same for a repeat", async () => {
    const { opened, session } = await fixture.openFree();
    await fixture.destine(session, opened, "loss");
    fixture.advance(6_000);
    const body = fixture.wish();
    const first = await fixture.ask("startRound", { body, session });
    expect(first).toMatchObject({ state: "settled", balanceMinor: "99900" });
    expect(await fixture.ask("startRound", { body, session })).toEqual(first);
  });

  it("free play enforces pace and balance like play for money", async () => {
    const { opened, session } = await fixture.openFree();
    await fixture.destine(session, opened, "loss");
    await fixture.start(session);
    expect(await fixture.call("startRound", { body: fixture.wish(), session })).toMatchObject({
      error: { code: "too_fast" },
    });
    await fixture.database.query("UPDATE studio_purse SET balance_minor = 99");
    expect(await fixture.start(session)).toMatchObject({ status: 402, error: { code: "not_enough_money" } });
  });

  it("free play pays a win that nobody settles, after the time-out", async () => {
    const { opened, session } = await fixture.openFree();
    const payoutMinor = await fixture.destine(session, opened, "win");
    await fixture.start(session);
    await fixture.resolveAll();
    expect(await fixture.ask("readBalance", { session })).toEqual({
      balanceMinor: String(99_900n + payoutMinor),
    });
  });

  it("free play is deleted when its session has expired, and no other session is", async () => {
    const { opened, session } = await fixture.openFree();
    await fixture.start(session);
    fixture.advance(11 * HOUR_MS);
    const later = await fixture.openFree();
    fixture.advance(2 * HOUR_MS);
    await forgetSessions(fixture.parts);
    const { rows } = await fixture.database.query("SELECT server_seed_hash FROM studio_seed_pair");
    expect(rows).toEqual([{ server_seed_hash: later.opened.fairness.serverSeedHash }]);
    expect((await fixture.database.query("SELECT 1 FROM studio_round")).rows).toEqual([]);
    expect(opened.fairness.serverSeedHash).not.toBe(later.opened.fairness.serverSeedHash);
  });

  it("free play is deleted for all 1,200 expired sessions, not only the first 500", async () => {
    await fixture.openFree();
    await fixture.database.query(
      `INSERT INTO studio_session SELECT 'hash-' || n, 'free:' || n, player_id, launch_token, provider, game_code, engine, mode, currency, language,
         created_at, expires_at FROM studio_session, generate_series(1, 1199) n WHERE secret_hash = (SELECT max(secret_hash) FROM studio_session)`,
    );
    fixture.advance(13 * HOUR_MS);
    await forgetSessions(fixture.parts);
    expect((await fixture.database.query("SELECT 1 FROM studio_session")).rows).toEqual([]);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import type { Fault } from "../testing/faulty-wallet.ts";
import { createStudioFixture, OPEN_ROUND_TIMEOUT_MS, type StudioFixture } from "../testing/studio-fixture.ts";

describe("a wallet that fails", () => {
  let fixture: StudioFixture;
  beforeAll(async () => {
    // A wallet that hangs should not slow the tests down.
    fixture = await createStudioFixture({ walletTimeoutMs: 400 });
  });
  afterEach(async () => {
    fixture.wallet.faultOf = () => undefined;
    await fixture.resolveAll();
    expect(await fixture.gate.violations()).toEqual([]);
    expect(await checkBooks(fixture.database)).toEqual([]);
  });
  afterAll(() => fixture.close());

  const failing = (path: string, fault: Fault, times = Number.POSITIVE_INFINITY) => {
    let left = times;
    fixture.wallet.faultOf = (asked) => {
      if (asked !== path || left <= 0) return undefined;
      left -= 1;
      return fault;
    };
  };
  const callsOf = (path: string) => fixture.wallet.calls.filter((call) => call === path).length;
  const begin = async (outcome: "win" | "loss") => {
    const game = await fixture.playing();
    const payoutMinor = await fixture.destine(game.session, game.opened, outcome);
    return { ...game, payoutMinor };
  };

  it.each<Fault>(["lose-request", "lose-response", "unavailable", "hang"])(
    "a wallet that fails by %s on a bet leads to a rollback without a draw, and the player can continue",
    async (fault) => {
      const { player, session } = await begin("win");
      failing("/transaction/bet", fault);
      const body = fixture.wish();
      fixture.advance(6_000);
      const refused = await fixture.call("startRound", { body, session });
      expect(refused).toMatchObject({ status: 503, error: { code: "wallet_unavailable" } });
      expect(await fixture.statesOf(player)).toEqual(["unknown"]);

      await fixture.studio.resolveRounds();
      expect(await fixture.statesOf(player)).toEqual(["rolled_back"]);
      expect(await fixture.balanceOf(player)).toBe(10_000n);
      fixture.wallet.faultOf = () => undefined;
      expect(await fixture.call("startRound", { body, session })).toEqual(refused);
      expect((await fixture.start(session)).data).toMatchObject({ nonce: 1, balanceMinor: "9900" });
    },
  );

  it("a wallet that fails on a rollback is called again, at increasing intervals, until it succeeds", async () => {
    const { player, session } = await begin("win");
    fixture.wallet.faultOf = (path) => (path === "/transaction/bet" ? "lose-response" : "unavailable");
    await fixture.start(session);
    const before = callsOf("/transaction/rollback");
    const gaps: number[] = [];
    for (let seconds = 0, last = 0; seconds <= 40; seconds += 1, fixture.advance(1_000)) {
      if ((await fixture.studio.resolveRounds()) === 0) continue;
      if (seconds > 0) gaps.push(seconds - last);
      last = seconds;
    }
    expect(gaps).toEqual([1, 1, 1, 2, 4, 8, 16]);
    expect(callsOf("/transaction/rollback") - before).toBe(8);
    expect(await fixture.balanceOf(player)).toBe(9_900n);
    fixture.wallet.faultOf = () => undefined;
    await fixture.resolveAll();
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it.each<Fault>(["lose-request", "lose-response", "unavailable", "hang"])(
    "a wallet that fails by %s on a win pays it once, and reports until then that it does not answer",
    async (fault) => {
      const { player, session, payoutMinor } = await begin("win");
      const { data: round } = await fixture.start(session);
      failing("/transaction/win", fault);
      const settle = () => fixture.call("settleRound", { session, roundId: round!.roundId });
      expect(await settle()).toMatchObject({ status: 503, error: { code: "wallet_unavailable" } });
      expect(callsOf("/transaction/win")).toBeGreaterThanOrEqual(3);
      expect((await fixture.start(session)).error).toMatchObject({ code: "round_open" });
      fixture.wallet.faultOf = () => undefined;
      expect((await settle()).data).toMatchObject({ balanceMinor: String(9_900n + payoutMinor) });
      expect(await fixture.balanceOf(player)).toBe(9_900n + payoutMinor);
    },
  );

  it("a wallet that fails twice on a win does not make the player repeat the call", async () => {
    const { session, payoutMinor } = await begin("win");
    const { data: round } = await fixture.start(session);
    failing("/transaction/win", "unavailable", 2);
    const settled = await fixture.ask("settleRound", { session, roundId: round!.roundId });
    expect(settled.balanceMinor).toBe(String(9_900n + payoutMinor));
  });

  it("a wallet that fails on closing a loss neither delays the player nor leaves the gate's round open", async () => {
    const { player, session } = await begin("loss");
    failing("/transaction/win", "lose-request");
    expect((await fixture.start(session)).data).toMatchObject({ state: "settled", balanceMinor: "9900" });
    expect(await fixture.statesOf(player)).toEqual(["settling"]);
    expect((await fixture.start(session)).status).toBe(200);
  });

  it("and recovers in time leaves a won round open, which is paid after its time-out", async () => {
    const { player, session, payoutMinor } = await begin("win");
    await fixture.start(session);
    fixture.advance(OPEN_ROUND_TIMEOUT_MS - 1);
    expect(await fixture.studio.resolveRounds()).toBe(0);
    fixture.advance(1);
    expect(await fixture.studio.resolveRounds()).toBe(1);
    expect(await fixture.balanceOf(player)).toBe(9_900n + payoutMinor);
    expect(await netOf(fixture.database, player.id)).toBe(payoutMinor - 100n);
  });

  it("a wallet that fails is called about a round by only one of two resolvers", async () => {
    const { session } = await begin("win");
    await fixture.start(session);
    fixture.advance(OPEN_ROUND_TIMEOUT_MS);
    const before = callsOf("/transaction/win");
    const nodes = [fixture.newStudio(), fixture.newStudio(), fixture.studio];
    const taken = await Promise.all(nodes.map((node) => node.resolveRounds()));
    expect(taken.sort()).toEqual([0, 0, 1]);
    expect(callsOf("/transaction/win") - before).toBe(1);
  });

  it("a wallet that fails is handled by the resolver on its own", async () => {
    const { player, session, payoutMinor } = await begin("win");
    await fixture.start(session);
    fixture.advance(OPEN_ROUND_TIMEOUT_MS);
    const node = fixture.newStudio({ resolveEveryMs: 10 });
    await expect.poll(() => fixture.balanceOf(player)).toBe(9_900n + payoutMinor);
    await node.stop();
  });
});

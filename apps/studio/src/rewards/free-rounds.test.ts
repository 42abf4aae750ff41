import { testCampaigns } from "@bellwether/gate/testing/bonus-campaigns.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../testing/check-books.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

describe("free rounds", () => {
  let fixture: StudioFixture;
  beforeAll(async () => {
    fixture = await createStudioFixture({ campaigns: testCampaigns });
  });
  afterEach(async () => {
    fixture.wallet.faultOf = () => undefined;
    await fixture.resolveAll();
    expect(await checkBooks(fixture.database)).toEqual([]);
    expect(await fixture.gate.violations()).toEqual([]);
  });
  afterAll(() => fixture.close());

  /** A player with 10.00 and 3 free rounds of 0.20 in an open game. */
  const holding = async (code = "SPINS3") => {
    const player = await fixture.gate.stranger();
    await fixture.gate.deposit(player, "10.00");
    const { bonus_id } = await fixture.gate.call("claimCode", { code }, player.session);
    const game = await fixture.open(player);
    const free = { stakeMinor: "20", rewardId: bonus_id };
    return { player, free, ...game };
  };
  const leftOf = async (player: { session: string }) =>
    (await fixture.gate.call("bonuses", {}, player.session)).bonuses[0]!.spins_left;

  it("free rounds are returned with the session: 3 left at 20 minor units, in their game only", async () => {
    const { player, opened, free } = await holding();
    expect(opened.freeRounds).toMatchObject({
      rewardId: free.rewardId,
      roundsTotal: 3,
      roundsLeft: 3,
      stakeMinor: "20",
    });
    expect((await fixture.open(player, 2)).opened.freeRounds).toBeNull();
    expect((await fixture.openFree()).opened.freeRounds).toBeNull();
  });

  it("free rounds cost nothing, are counted down by the wallet, and play for money continues afterwards", async () => {
    const { player, session, free } = await holding();
    for (let round = 0; round < 3; round += 1) {
      const { data } = await fixture.start(session, free);
      expect(data).toMatchObject({ rewardId: free.rewardId, stakeMinor: "20" });
      if (data!.state === "open") await fixture.ask("settleRound", { session, roundId: data!.roundId });
    }
    expect(await leftOf(player)).toBe(0);
    const { data: paid } = await fixture.start(session, { stakeMinor: "20" });
    expect(paid).toMatchObject({ rewardId: null });
  });

  it("free rounds pay their winnings as bonus money, once", async () => {
    const { player, session, opened, free } = await holding();
    await fixture.destine(session, opened, "win");
    const { data: round } = await fixture.start(session, free);
    const payoutMinor = BigInt(round!.payoutMinor);
    expect(round!.balanceMinor).toBe("1000");
    for (let copy = 0; copy < 2; copy += 1)
      await fixture.ask("settleRound", { session, roundId: round!.roundId });
    expect(await fixture.balanceOf(player)).toBe(1_000n + payoutMinor);
    const { local_bonus_balance_amount } = await fixture.gate.call("balance", {}, player.session);
    expect(BigInt(local_bonus_balance_amount.replace(".", ""))).toBe(payoutMinor);
  });

  it("free rounds return the same round for a repeated request, and a conflict for the same request with another reward", async () => {
    const { player, session, free } = await holding();
    const wish = fixture.wish(free);
    fixture.advance(6_000);
    const first = await fixture.ask("startRound", { body: wish, session });
    expect(await fixture.ask("startRound", { body: wish, session })).toMatchObject({
      roundId: first.roundId,
    });
    expect(await leftOf(player)).toBe(2);
    const { rewardId: _, ...asMoney } = wish;
    expect((await fixture.call("startRound", { body: asMoney, session })).error).toMatchObject({
      code: "request_conflict",
    });
  });

  it("free rounds are given back when their bet gets no answer", async () => {
    const { player, session, free } = await holding();
    fixture.wallet.faultOf = (path) => (path === "/transaction/bet" ? "lose-response" : undefined);
    expect((await fixture.start(session, free)).error).toMatchObject({ code: "wallet_unavailable" });
    fixture.wallet.faultOf = () => undefined;
    await fixture.resolveAll();
    expect(await leftOf(player)).toBe(3);
    expect(await fixture.statesOf(player)).toEqual(["rolled_back"]);
  });

  it.each([
    ["a different stake", { stakeMinor: "40" }, "invalid_stake"],
    ["an unknown reward", { rewardId: "none" }, "reward_over"],
  ])("free rounds with %s are refused before the wallet is called", async (_, wrong, code) => {
    const { session, free } = await holding();
    fixture.wallet.calls.length = 0;
    expect((await fixture.start(session, { ...free, ...wrong })).error).toMatchObject({ code });
    expect(fixture.wallet.calls).toEqual([]);
  });

  it("free rounds of another player are refused, and do not exist in free play", async () => {
    const { free } = await holding();
    const other = await holding("CASHSPINS");
    expect((await fixture.start(other.session, free)).error).toMatchObject({ code: "reward_over" });
    const { session } = await fixture.openFree();
    expect((await fixture.start(session, free)).error).toMatchObject({ code: "invalid_request" });
  });

  it("free rounds that were given up in the meantime are over according to the wallet, and no stake is taken", async () => {
    const { player, session, free } = await holding();
    await fixture.gate.call("giveUpBonus", { id: free.rewardId }, player.session);
    expect((await fixture.start(session, free)).error).toMatchObject({ code: "reward_over" });
    expect(await fixture.statesOf(player)).toEqual(["refused"]);
    expect(await fixture.balanceOf(player)).toBe(1_000n);
  });

  it("free rounds return on another device when interrupted, and are paid", async () => {
    const { player, session, opened, free } = await holding();
    await fixture.destine(session, opened, "win");
    const { data: round } = await fixture.start(session, free);
    const device = await fixture.open(player);
    expect(device.opened).toMatchObject({
      openRound: { roundId: round!.roundId, rewardId: free.rewardId },
      freeRounds: { roundsLeft: 2 },
    });
    await fixture.resolveAll();
    expect(await fixture.balanceOf(player)).toBe(1_000n + BigInt(round!.payoutMinor));
  });

  it("free rounds are left out when the game does not offer their stake", async () => {
    const { player, free } = await holding();
    await fixture.database.query("UPDATE player_bonus SET spin_stake_minor = 21 WHERE id = $1", [
      free.rewardId,
    ]);
    expect((await fixture.open(player)).opened.freeRounds).toBeNull();
  });

  it("free rounds report to the wallet that a bet on red and black covers 36 of 37 pockets", async () => {
    const player = await fixture.gate.stranger();
    await fixture.gate.deposit(player, "10.00", "TRUSTLY", "QUICK");
    const { session } = await fixture.open(player, 3);
    const bets = [
      { spot: "red", amountMinor: "250" },
      { spot: "black", amountMinor: "250" },
    ];
    await fixture.start(session, { stakeMinor: "500", input: { bets } });
    const { rows } = await fixture.database.query(
      "SELECT staked_minor, low_risk_minor FROM player_bonus WHERE player_id = $1",
      [player.id],
    );
    expect(rows).toEqual([{ staked_minor: 500n, low_risk_minor: 500n }]);
  });
});

it("free rounds are not offered in a game with choices, whose further stakes nobody would pay", async () => {
  const fixture = await createStudioFixture({
    campaigns: testCampaigns,
    models: { "bell-one": "double-up" },
  });
  try {
    const player = await fixture.gate.stranger();
    await fixture.gate.deposit(player, "10.00");
    await fixture.gate.call("claimCode", { code: "SPINS3" }, player.session);
    expect((await fixture.open(player)).opened.freeRounds).toBeNull();
  } finally {
    await fixture.close();
  }
});

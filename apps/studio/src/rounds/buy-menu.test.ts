import { testCampaigns } from "@bellwether/gate/testing/bonus-campaigns.ts";
import { describe, expect, it } from "vitest";
import { openIn } from "../testing/open-in.ts";
import type { StudioFixture } from "../testing/studio-fixture.ts";
import { withStudioFixture } from "../testing/with-studio-fixture.ts";

/** Its ante bet costs 30 coins in place of 20, and its free spins 23, 31 and 35 stakes. */
const MENU = "cobra-cabaret-menu";
const ANTE = { stakeMinor: "150", input: { ante: true } };

describe("a slot with a menu and an ante bet", () => {
  let fixture: StudioFixture;
  withStudioFixture(
    (made) => {
      fixture = made;
    },
    { models: { "bell-one": MENU }, campaigns: testCampaigns },
  );

  const playingIn = (country: string) => openIn(fixture, country);

  it.each([
    ["FI", true],
    ["SE", true],
    ["GB", false],
  ])("a slot with a menu and an ante bet offers both in %s: %s", async (country, isOffered) => {
    const { opened } = await playingIn(country);
    expect(opened.terms).toMatchObject({ bonusBuy: isOffered, anteBet: isOffered });
    expect(opened.sheet.purchases?.map(({ price }) => price)).toEqual(isOffered ? [23, 31, 35] : undefined);
    expect(opened.sheet.anteBet?.coins).toEqual(isOffered ? 30 : undefined);
  });

  it("a slot with a menu and an ante bet refuses both in Great Britain when they are sent by hand, before any money moves", async () => {
    const { player, session } = await playingIn("GB");
    const calls = fixture.wallet.calls.length;
    expect(await fixture.start(session, ANTE)).toMatchObject({
      status: 403,
      error: { code: "ante_bet_not_allowed" },
    });
    expect(
      await fixture.start(session, { stakeMinor: "3500", input: { buy: "higher-multiplier" } }),
    ).toMatchObject({ status: 403, error: { code: "bonus_buy_not_allowed" } });
    expect(fixture.wallet.calls).toHaveLength(calls);
    expect(await fixture.statesOf(player)).toEqual([]);
  });

  it("a slot with a menu and an ante bet takes 1.50 for a stake of 1.00, also in autoplay, and the round can be replayed and verified", async () => {
    const { player, session } = await playingIn("FI");
    const { data: round } = await fixture.start(session, { ...ANTE, autoplay: true });
    expect(round).toMatchObject({ stakeMinor: "150", balanceMinor: "9850" });
    if (round!.state === "open") await fixture.ask("settleRound", { session, roundId: round!.roundId });
    expect(await fixture.balanceOf(player)).toBe(9_850n + BigInt(round!.payoutMinor));
    await fixture.ask("rotateSeeds", { body: { clientSeed: "next" }, session });
    const { roundId } = round!;
    expect(await fixture.ask("replayRound", { session, roundId })).toMatchObject({ input: { ante: true } });
    expect(await fixture.ask("verifyRound", { session, roundId })).toMatchObject({ matches: true });
  });

  it("a slot with a menu and an ante bet starts 12 free spins from ×5 for 35.00, and autoplay buys nothing", async () => {
    const { session } = await playingIn("FI");
    const wish = { stakeMinor: "3500", input: { buy: "higher-multiplier" } };
    expect(await fixture.start(session, { ...wish, autoplay: true })).toMatchObject({
      error: { code: "bonus_buy_not_allowed" },
    });
    const { data: round } = await fixture.start(session, wish);
    expect(round).toMatchObject({ stakeMinor: "3500", balanceMinor: "6500" });
    expect(round!.script.events.slice(0, 3)).toMatchObject([
      { type: "free-spins-awarded", count: 12 },
      { type: "free-spins-started" },
      { type: "multiplier-changed", multiplier: 5 },
    ]);
  });

  it("a slot with a menu and an ante bet counts the whole 6.00 of a stake of 4.00 against the maximum of a bonus", async () => {
    const player = await fixture.gate.stranger();
    await fixture.gate.deposit(player, "50.00", "TRUSTLY", "WELCOME100");
    const { session } = await fixture.open(player);
    expect(await fixture.start(session, { ...ANTE, stakeMinor: "600" })).toMatchObject({
      error: { code: "bonus_maximum" },
    });
    expect(await fixture.start(session, { stakeMinor: "400" })).toMatchObject({ status: 200 });
  });

  it("a slot with a menu and an ante bet counts the whole 1.50 of a stake of 1.00 as wagered", async () => {
    const player = await fixture.gate.stranger();
    await fixture.gate.deposit(player, "50.00", "TRUSTLY", "WELCOME100");
    const { session } = await fixture.open(player);
    await fixture.start(session, ANTE);
    const { bonuses } = await fixture.gate.call("bonuses", {}, player.session);
    expect(bonuses).toMatchObject([{ wagered: "1.50" }]);
  });

  it("a slot with a menu and an ante bet takes no ante in a free round", async () => {
    const { player } = await playingIn("FI");
    const { bonus_id } = await fixture.gate.call("claimCode", { code: "SPINS3" }, player.session);
    const { session } = await fixture.open(player);
    expect(await fixture.start(session, { ...ANTE, rewardId: bonus_id })).toMatchObject({
      error: { code: "ante_bet_not_allowed" },
    });
  });
});

import { testCampaigns } from "@bellwether/gate/testing/bonus-campaigns.ts";
import { describe, expect, it } from "vitest";
import { openIn } from "../testing/open-in.ts";
import type { StudioFixture } from "../testing/studio-fixture.ts";
import { withStudioFixture } from "../testing/with-studio-fixture.ts";

/** Its free spins cost 38 stakes. */
const BUYING = "moonlit-wolves-buy";
const PRICE = "3800";

describe("the market's terms in a round", () => {
  let fixture: StudioFixture;
  withStudioFixture(
    (made) => {
      fixture = made;
    },
    { models: { "bell-one": BUYING }, campaigns: testCampaigns },
  );

  const playingIn = (country: string) => openIn(fixture, country);
  const buy = { stakeMinor: PRICE, input: { buy: true } };

  it.each([
    ["FI", { turbo: true, autoplay: true, bonusBuy: true, anteBet: false }, 1_000],
    ["SE", { turbo: true, autoplay: false, bonusBuy: true, anteBet: false }, 1_000],
    ["GB", { turbo: false, autoplay: false, bonusBuy: false, anteBet: false }, 2_500],
  ])(
    "the market's terms in a round are in the reply that opens a slot in %s",
    async (country, terms, minimumRoundMs) => {
      const { opened } = await playingIn(country);
      expect(opened).toMatchObject({ terms, sheet: { minimumRoundMs } });
      const purchases = opened.sheet.purchases?.map(({ id, price, returnToPlayer }) => [
        id,
        price,
        returnToPlayer,
      ]);
      expect(purchases).toEqual(terms.bonusBuy ? [["free-spins", 38, "95.38"]] : undefined);
    },
  );

  it.each(["GB", "SE"])(
    "the market's terms in a round refuse autoplay in %s before any money moves",
    async (country) => {
      const { player, session } = await playingIn(country);
      const calls = fixture.wallet.calls.length;
      expect(await fixture.start(session, { autoplay: true })).toMatchObject({
        status: 403,
        error: { code: "autoplay_not_allowed" },
      });
      expect(fixture.wallet.calls).toHaveLength(calls);
      expect(await fixture.statesOf(player)).toEqual([]);
    },
  );

  it("the market's terms in a round allow autoplay in Finland in a slot, but not in roulette, where the player chooses bets for each round", async () => {
    const { player, session } = await playingIn("FI");
    expect(await fixture.start(session, { autoplay: true })).toMatchObject({ status: 200 });
    const { session: table } = await fixture.open(player, 3);
    const input = { bets: [{ spot: "red", amountMinor: "100" }] };
    expect(await fixture.start(table, { autoplay: true, input })).toMatchObject({
      error: { code: "autoplay_not_allowed" },
    });
  });

  it("the market's terms in a round refuse a bonus buy in Great Britain, and in Finland any price other than 38 times an offered stake", async () => {
    const { session } = await playingIn("GB");
    expect(await fixture.start(session, buy)).toMatchObject({
      status: 403,
      error: { code: "bonus_buy_not_allowed" },
    });
    const { session: finnish } = await playingIn("FI");
    for (const stakeMinor of ["100", "3801", "3838"])
      expect(await fixture.start(finnish, { ...buy, stakeMinor })).toMatchObject({
        status: 422,
        error: { code: "invalid_stake" },
      });
  });

  it("the market's terms in a round allow the free spins of a stake of 1.00 for 38.00, and the round can be verified", async () => {
    const { player, session } = await playingIn("FI");
    const { data: round } = await fixture.start(session, buy);
    expect(round).toMatchObject({ stakeMinor: PRICE, balanceMinor: "6200" });
    const types = round!.script.events.map(({ type }) => type);
    expect(types.slice(0, 2)).toEqual(["free-spins-awarded", "free-spins-started"]);
    if (round!.state === "open") await fixture.ask("settleRound", { session, roundId: round!.roundId });
    expect(await fixture.balanceOf(player)).toBe(6_200n + BigInt(round!.payoutMinor));

    await fixture.ask("rotateSeeds", { body: { clientSeed: "next" }, session });
    const { roundId } = round!;
    expect(await fixture.ask("replayRound", { session, roundId })).toMatchObject({ input: { buy: true } });
    expect(await fixture.ask("verifyRound", { session, roundId })).toMatchObject({ matches: true });
  });

  it("the market's terms in a round count the whole price against the maximum stake of a bonus that is being wagered", async () => {
    const player = await fixture.gate.stranger();
    await fixture.gate.deposit(player, "50.00", "TRUSTLY", "WELCOME100");
    const { session } = await fixture.open(player);
    // The price is 38 × 0.20 = 7.60, and the bonus allows stakes of at most 5.00.
    expect(await fixture.start(session, { ...buy, stakeMinor: "760" })).toMatchObject({
      error: { code: "bonus_maximum" },
    });
    expect(await fixture.start(session, { stakeMinor: "20" })).toMatchObject({ status: 200 });
  });

  it("the market's terms in a round refuse to buy free spins with a free round", async () => {
    const { player } = await playingIn("FI");
    const { bonus_id } = await fixture.gate.call("claimCode", { code: "SPINS3" }, player.session);
    const { session } = await fixture.open(player);
    expect(await fixture.start(session, { ...buy, rewardId: bonus_id })).toMatchObject({
      error: { code: "bonus_buy_not_allowed" },
    });
  });

  it.each([
    ["FI", 1_000],
    ["GB", 2_500],
  ])("the market's terms in a round keep two starts in %s %d ms apart", async (country, paceMs) => {
    const { player, opened, session } = await playingIn("FI");
    await fixture.destine(session, opened, "loss");
    // The gate takes no stakes from Great Britain without its exclusion register, so only the studio's session moves there.
    await fixture.database.query("UPDATE studio_session SET country = $2 WHERE player_id = $1", [
      player.id,
      country,
    ]);
    await fixture.start(session);
    expect(await fixture.call("startRound", { body: fixture.wish(), session })).toMatchObject({
      status: 429,
      error: { code: "too_fast", retryAfterMs: paceMs },
    });
  });

  it("the market's terms in a round are Great Britain's in free play when the visitor's country is unknown", async () => {
    const body = { gameCode: "bell-one", mode: "free" };
    const strict = { turbo: false, autoplay: false, bonusBuy: false, anteBet: false };
    expect(await fixture.ask("openSession", { body })).toMatchObject({ terms: strict });
    const free = await fixture.ask("openSession", { body, country: "FI" });
    expect(free.terms).toEqual({ turbo: true, autoplay: true, bonusBuy: true, anteBet: false });
  });
});

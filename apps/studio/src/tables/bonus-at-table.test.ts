import { randomUUID } from "node:crypto";
import { testCampaigns } from "@bellwether/gate/testing/bonus-campaigns.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTableFixture, TABLE, TABLE_GAME_ID, type TableFixture } from "../testing/table-fixture.ts";

describe("a bonus whose maximum stake is 5.00, at a live table", () => {
  let fixture: TableFixture;
  beforeAll(async () => {
    fixture = await createTableFixture(undefined, TABLE, [], testCampaigns);
  });
  afterEach(async () => expect(await fixture.gate.violations()).toEqual([]));
  afterAll(() => fixture.close());

  /** A player with 100.00 of cash and as much bonus money, and the number of a round that takes bets. */
  const seated = async () => {
    const player = await fixture.gate.stranger();
    await fixture.gate.deposit(player, "100.00", "TRUSTLY", "QUICK");
    const { session } = await fixture.open(player, TABLE_GAME_ID);
    return { player, session, number: await fixture.betting() };
  };
  const refused = { error: { code: "bonus_maximum" } };

  it("a bonus whose maximum stake is 5.00, at a live table, takes 5.00 of a player's bets in a round and refuses further ones; the next round takes 5.00 again", async () => {
    const { player, session, number } = await seated();
    expect(await fixture.bet(session, number, { red: 300 })).toMatchObject({ status: 200 });
    expect(await fixture.bet(session, number, { red: 300 })).toMatchObject(refused);
    expect(await fixture.bet(session, number, { black: 200 })).toMatchObject({ status: 200 });
    expect(await fixture.bet(session, number, { red: 50 })).toMatchObject(refused);
    expect(await fixture.balanceOf(player)).toBe(19_500n);
    await fixture.finish();
    const next = await fixture.betting();
    expect(await fixture.bet(session, next, { red: 500 })).toMatchObject({ status: 200 });
  });

  it("a bonus whose maximum stake is 5.00, at a live table, takes one of twenty bets of 5.00 at once, through two studios", async () => {
    const { player, session, number } = await seated();
    const studios = [fixture.newStudio(), fixture.newStudio()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        fixture.bet(session, number, { red: 500 }, studios[index % 2]),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await fixture.balanceOf(player)).toBe(19_500n);
  });

  it("a bonus whose maximum stake is 5.00, at a live table, counts each player's bets alone", async () => {
    const one = await seated();
    const other = await seated();
    for (const { session } of [one, other])
      expect(await fixture.bet(session, other.number, { red: 500 })).toMatchObject({ status: 200 });
  });

  it("a bonus whose maximum stake is 5.00, at a live table, does not count a bet that was returned", async () => {
    const { player, session, number } = await seated();
    fixture.wallet.faultOf = (path) => (path === "/transaction/bet" ? "lose-response" : undefined);
    const requestId = randomUUID();
    expect(await fixture.bet(session, number, { red: 500 }, undefined, requestId)).toMatchObject({
      error: { code: "wallet_unavailable" },
    });
    fixture.wallet.faultOf = () => undefined;
    await fixture.studio.resolveRounds();
    expect(await fixture.balanceOf(player)).toBe(20_000n);
    expect(await fixture.bet(session, number, { red: 500 })).toMatchObject({ status: 200 });
  });
});

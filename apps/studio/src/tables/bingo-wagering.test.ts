import type { TableFile } from "@bellwether/contract/content/table.ts";
import { testCampaigns } from "@bellwether/gate/testing/bonus-campaigns.ts";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { finishTableTest } from "../testing/finish-table-test.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { createTableFixture, TABLE, TABLE_GAME_ID, type TableFixture } from "../testing/table-fixture.ts";

/** The distance between the steps at which a node dies; 1 at full size. */
const STRIDE = inject("isFullSize") ? 1 : 13;
const PRICE = 20;
const ROOM: TableFile = {
  ...TABLE,
  model: "bingo-bus-30",
  room: "hall",
  limits: { minimumStake: PRICE, maximumStake: 10_000 },
  roundsAhead: 8,
};
/** Here stakes at every game count in full. */
const campaigns = testCampaigns.map((campaign) =>
  campaign.code === "QUICK"
    ? ({ ...campaign, contributionPercent: { default: 100, byCategory: {}, byTitle: {} } } as typeof campaign)
    : campaign,
);

describe("a bonus that is wagered at bingo", () => {
  let fixture: TableFixture;
  beforeAll(async () => {
    fixture = await createTableFixture(undefined, ROOM, [], campaigns);
  });
  afterEach(() => finishTableTest(fixture));
  afterAll(() => fixture.close());

  /** A player with 20 of cash and 20 of bonus money that must be wagered up to 40. */
  const seated = async () => {
    const player = await fixture.gate.stranger();
    await fixture.gate.deposit(player, "20.00", "TRUSTLY", "QUICK");
    return { player, ...(await fixture.open(player, TABLE_GAME_ID)) };
  };
  const buy = (session: string, number: number, tickets: number, requestId: string = crypto.randomUUID()) =>
    fixture.place(session, {
      requestId,
      number,
      stakeMinor: String(tickets * PRICE),
      input: { serials: Array.from({ length: tickets }, (_, index) => index + 1) },
    });
  const bonusOf = async (player: { session: string }) => {
    const [bonus] = (await fixture.gate.call("bonuses", {}, player.session)).bonuses;
    return { state: bonus?.state, wagered: bonus?.wagered };
  };
  const runThrough = async (number: number, steps?: () => number) => {
    for (let second = 0; second < 1_500; second += 1) {
      const { round } = await fixture.table();
      const isOver = round?.phase === "paid" || round?.phase === "void";
      if (round && (round.number > number || (round.number === number && isOver))) break;
      fixture.advance(1_000);
      if (steps) {
        const dying = fixture.newStudio(killableOptions(fixture.parts, createLifetime(steps())));
        await dying.runTables().catch(() => {});
        await dying.stop();
      }
      await fixture.studio.runTables();
    }
    await fixture.resolveAll();
  };

  it("a bonus that is wagered at bingo has counted nothing when 8 rounds of 5.00, bought by a player alone, have become void and paid back", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    for (let ahead = 1; ahead <= 8; ahead += 1)
      expect(await buy(session, number + ahead, 25)).toMatchObject({ status: 200 });
    expect(await bonusOf(player)).toEqual({ state: "active", wagered: "0.00" });
    await runThrough(number + 8);
    expect(await fixture.gate.call("balance", {}, player.session)).toMatchObject({
      player_balance_amount: "40.00",
      local_bonus_balance_amount: "20.00",
    });
    expect(await bonusOf(player)).toEqual({ state: "active", wagered: "0.00" });
  });

  it("a bonus that is wagered at bingo has counted 5.00 once its round with another player was played, and was not yet counted before", async () => {
    const [one, other] = [await seated(), await fixture.playing("100.00", TABLE_GAME_ID)];
    const number = (await fixture.betting()) + 1;
    await buy(one.session, number, 25);
    await buy(other.session, number, 1);
    expect(await bonusOf(one.player)).toEqual({ state: "active", wagered: "0.00" });
    await runThrough(number);
    expect(await bonusOf(one.player)).toEqual({ state: "active", wagered: "5.00" });
  });

  it("a bonus that is wagered at bingo counts 1.00 once for each round, wherever a node dies while rounds are closed and whichever answer is lost", async () => {
    const [one, other] = [await seated(), await fixture.playing("100.00", TABLE_GAME_ID)];
    for (const [index, life] of [3, 3 + STRIDE, 3 + 2 * STRIDE].entries()) {
      const number = (await fixture.betting()) + 1;
      await buy(one.session, number, 5);
      await buy(other.session, number, 1);
      let steps = life;
      let lost = 0;
      fixture.wallet.faultOf = (path) =>
        path.startsWith("/transaction/win") && lost++ === 0 ? "lose-response" : undefined;
      await runThrough(number, () => {
        steps += 1;
        return steps % 40;
      });
      fixture.wallet.faultOf = () => undefined;
      expect(lost).toBeGreaterThan(1);
      expect(await bonusOf(one.player)).toEqual({ state: "active", wagered: `${index + 1}.00` });
    }
  });
});

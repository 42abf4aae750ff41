import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type AheadFixture, withAheadFixture } from "../testing/ahead-fixture.ts";
import { netOf } from "../testing/check-books.ts";
import { ASKED_MS, createDecisionFixture, type DecisionFixture } from "../testing/decision-fixture.ts";
import { finishTableTest } from "../testing/finish-table-test.ts";
import { createRunFixture, type RunFixture } from "../testing/run-fixture.ts";
import { createTableFixture, TABLE_GAME_ID, type TableFixture } from "../testing/table-fixture.ts";

describe("a live table whose clock was a day ahead, and is right again", () => {
  let fixture: TableFixture;
  beforeAll(async () => {
    fixture = await createTableFixture();
  });
  afterEach(() => finishTableTest(fixture));
  afterAll(() => fixture.close());

  const seated = () => fixture.playing("100.00", TABLE_GAME_ID);
  const expectBalance = async (player: { id: string }, balance: bigint) => {
    await fixture.resolveAll();
    expect(await fixture.balanceOf(player)).toBe(balance);
  };

  it.each(["betting", "closed", "sealed"])(
    "a live table whose clock was a day ahead, and is right again gives up a round that is %s, returns its stake of 1.00 once, takes no bet in it, and begins the next one",
    async (phase) => {
      const { player, session } = await seated();
      const number = await fixture.betting();
      await fixture.bet(session, number, { red: 100 });
      await fixture.runUntil(phase);
      fixture.advance(-DAY_MS);
      const late = await fixture.bet((await seated()).session, number, { red: 100 });
      expect(late).toMatchObject({ status: 409, error: { code: "bets_closed" } });
      await fixture.studio.runTables();
      expect((await fixture.table()).round).toMatchObject({
        ...{ number, phase: "void", voidReason: "clock_skew" },
        phaseEndsAt: new Date(fixture.gate.clock.at.getTime() + 5_000).toISOString(),
      });
      expect(await fixture.betting()).toBe(number + 1);
      await expectBalance(player, 10_000n);
    },
  );

  it("a live table whose clock was a day ahead, and is right again pays a round that is drawn at once, once, and begins the next one", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await fixture.bet(session, number, { red: 100, black: 100 });
    await fixture.runUntil("drawn");
    fixture.advance(-DAY_MS);
    await fixture.studio.runTables();
    expect((await fixture.table()).round).toMatchObject({ number, phase: "paid" });
    expect(await fixture.statesOf(player)).toEqual(["settled"]);
    expect(await fixture.betting()).toBe(number + 1);
    await expectBalance(player, 10_000n + (await netOf(fixture.database, player.id)));
  });

  it.each(["paid", "void"])(
    "a live table whose clock was a day ahead, and is right again begins the next round at once after one that is %s",
    async (phase) => {
      const number = await fixture.betting();
      if (phase === "void") {
        await fixture.runUntil("closed");
        fixture.beacon.trouble = "clock_skew";
      }
      await fixture.runUntil(phase);
      fixture.beacon.trouble = undefined;
      fixture.advance(-DAY_MS);
      await fixture.studio.runTables();
      await fixture.studio.runTables();
      expect((await fixture.table()).round).toMatchObject({ number: number + 1, phase: "betting" });
    },
  );

  it("a live table whose clock was a day ahead, and is right again goes on with a round that began 5 s ahead, and gives up one that began 5.001 s ahead", async () => {
    const number = await fixture.betting();
    const { startedAt } = (await fixture.table()).round!;
    const moveBefore = (ms: number) =>
      fixture.advance(Date.parse(startedAt) - ms - fixture.gate.clock.at.getTime());
    moveBefore(5_000);
    await fixture.studio.runTables();
    expect((await fixture.table()).round).toMatchObject({ number, phase: "betting" });
    moveBefore(5_001);
    await fixture.studio.runTables();
    expect((await fixture.table()).round).toMatchObject({ number, phase: "void", voidReason: "clock_skew" });
  });

  it.each(["betting", "sealed", "drawn"])(
    "a live table whose clock was a day ahead, and is right again ends a round that is %s and was stored before phases had a beginning, also after a restart",
    async (phase) => {
      const { player, session } = await seated();
      const number = await fixture.betting();
      await fixture.bet(session, number, { red: 100 });
      await fixture.runUntil(phase);
      await fixture.database.query("UPDATE studio_table_round SET phase_began_at = NULL");
      await fixture.newStudio().runTables();
      expect((await fixture.table()).round?.phase).toBe(phase);
      fixture.advance(-DAY_MS);
      await fixture.newStudio().runTables();
      expect((await fixture.table()).round?.phase).toBe(phase === "drawn" ? "paid" : "void");
      await expectBalance(player, 10_000n + (await netOf(fixture.database, player.id)));
    },
  );

  it("looks again at a table that its runner had left alone until the end of the phase", async () => {
    const number = await fixture.betting();
    const node = fixture.newStudio({ tablesEveryMs: 5 });
    await expect.poll(async () => (await fixture.table()).round?.number).toBe(number);
    fixture.advance(-DAY_MS);
    await expect.poll(async () => (await fixture.table()).round?.phase, { timeout: 10_000 }).toBe("void");
    await node.stop();
  });

  it("a live table whose clock was a day ahead, and is right again ends a round of a table whose file was deleted meanwhile, and returns its stake", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await fixture.bet(session, number, { red: 100 });
    fixture.advance(-DAY_MS);
    await fixture.newStudio({ tables: [] }).runTables();
    expect((await fixture.table()).round).toMatchObject({ number, phase: "void", voidReason: "clock_skew" });
    await expectBalance(player, 10_000n);
  });
});

describe("a run that a clock a day ahead has begun", () => {
  describe("of crash", () => {
    let fixture: RunFixture;
    beforeAll(async () => {
      fixture = await createRunFixture();
    });
    afterEach(() => finishTableTest(fixture));
    afterAll(() => fixture.close());

    it("a run that a clock a day ahead has begun of crash is over at once: a stored cash-out at 2.00 and an automatic one at 1.50 are paid, and the bet that stayed in is lost", async () => {
      const [{ player, session }, absent] = [await fixture.seated(), await fixture.seated()];
      let ids: string[] = [];
      const { runsAt, number } = await fixture.running(4_655, async (round) => {
        ids = [
          await fixture.wager(session, round, { stakeMinor: "500" }),
          await fixture.wager(session, round, { stakeMinor: "1000", cashOutAt: 150 }),
        ];
        await fixture.wager(absent.session, round);
      });
      const before = await fixture.balanceOf(player);
      fixture.moveTo(runsAt, 4_654);
      await fixture.cashOut(session, ids[0]!);
      fixture.advance(-DAY_MS);
      await fixture.studio.runTables();
      expect((await fixture.table()).round).toMatchObject({ number, phase: "drawn" });
      await fixture.runUntil("paid");
      expect(
        (await fixture.bets(session, number)).map(({ roundId, payoutMinor }) => [roundId, payoutMinor]),
      ).toEqual([
        [ids[0], "1000"],
        [ids[1], "1500"],
      ]);
      expect(await fixture.bets(absent.session, number)).toMatchObject([
        { state: "settled", payoutMinor: "0" },
      ]);
      await fixture.resolveAll();
      expect(await fixture.balanceOf(player)).toBe(before + 2_500n);
    });
  });

  describe("of live hold'em", () => {
    let fixture: DecisionFixture;
    beforeAll(async () => {
      fixture = await createDecisionFixture();
    });
    afterEach(() => finishTableTest(fixture));
    afterAll(() => fixture.close());

    it("a run that a clock a day ahead has begun of live hold'em is over at once: the call that was stored counts, and the ante that has not answered is folded", async () => {
      const [one, other] = [await fixture.seated(), await fixture.seated()];
      let called = "";
      const { runsAt, number } = await fixture.running(async (round) => {
        called = await fixture.ante(one.session, round);
        await fixture.ante(other.session, round);
      });
      fixture.moveTo(runsAt, ASKED_MS);
      await fixture.decide(one.session, called, "call");
      fixture.advance(-DAY_MS);
      await fixture.studio.runTables();
      await fixture.runUntil("paid");
      expect(await fixture.bets(one.session, number)).toMatchObject([
        { state: "settled", stakeMinor: "1000", furtherMinor: "2000" },
      ]);
      expect(await fixture.bets(other.session, number)).toMatchObject([
        { state: "settled", furtherMinor: "0", payoutMinor: "0" },
      ]);
      await fixture.resolveAll();
      for (const { player } of [one, other])
        expect(await fixture.balanceOf(player)).toBe(10_000n + (await netOf(fixture.database, player.id)));
    });

    it("a run that a clock a day ahead has begun of live hold'em is over although the wallet has not answered a call: its stake is returned, and the ante is folded", async () => {
      const { player, session } = await fixture.seated();
      let roundId = "";
      const { runsAt, number } = await fixture.running(async (round) => {
        roundId = await fixture.ante(session, round);
      });
      fixture.moveTo(runsAt, ASKED_MS);
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      const { wallet } = fixture.parts;
      const slow = fixture.newStudio({
        wallet: {
          ...wallet,
          fetch: async (...call: Parameters<typeof fetch>) => {
            const reply = await wallet.fetch(...call);
            await answered;
            return reply;
          },
        },
      });
      const deciding = fixture.decide(session, roundId, "call", { requestId: randomUUID(), via: slow });
      await expect
        .poll(async () => (await fixture.database.query("SELECT 1 FROM studio_action")).rowCount)
        .toBeGreaterThan(0);
      fixture.advance(-DAY_MS);
      await fixture.runUntil("paid");
      answer();
      expect((await deciding).status).not.toBe(200);
      expect(await fixture.bets(session, number)).toMatchObject([
        { state: "settled", furtherMinor: "0", payoutMinor: "0" },
      ]);
      await fixture.resolveAll();
      expect(await fixture.balanceOf(player)).toBe(9_000n);
    });
  });
});

describe("a table that sells 3 rounds ahead, whose clock was a day ahead and is right again", () => {
  let fixture: AheadFixture;
  withAheadFixture((given) => {
    fixture = given;
  });

  it("a table that sells 3 rounds ahead, whose clock was a day ahead and is right again, sells none until its times are estimated anew, and plays the held tickets in the next rounds", async () => {
    const [one, other] = [await fixture.seated(), await fixture.seated()];
    const number = await fixture.betting();
    await fixture.buy(one.session, number + 1, [1, 2, 3]);
    await fixture.buy(other.session, number + 1, [4]);
    fixture.advance(-DAY_MS);
    expect(await fixture.buy(one.session, number + 2, [5])).toMatchObject({ error: { code: "bets_closed" } });
    expect((await fixture.ahead(one.session)).map((round) => round.number)).toEqual([number + 1]);
    const round = await fixture.runThrough(number + 1);
    expect(round).toMatchObject({ phase: "paid", betCount: 2 });
    expect(await fixture.buy(one.session, number + 3, [5])).toMatchObject({ status: 200 });
    const [next] = await fixture.ahead(one.session);
    expect(Date.parse(next!.closesAt) - fixture.gate.clock.at.getTime()).toBeLessThan(600_000);
    await fixture.finishAll();
    await fixture.expectBooks([one.player, other.player]);
  });

  it("a table that sells 3 rounds ahead, whose clock was a day ahead and is right again, returns a held ticket when no round has begun for 10 minutes of the right clock", async () => {
    const { player, session } = await fixture.seated();
    const number = await fixture.betting();
    await fixture.buy(session, number + 1, [1]);
    await fixture.runUntil("void");
    fixture.advance(-DAY_MS);
    fixture.beacon.isAway = true;
    await fixture.studio.runTables();
    for (let minute = 0; minute < 11; minute += 1) {
      fixture.advance(60_000);
      await fixture.studio.runTables();
    }
    expect(await fixture.readRound(number + 1)).toMatchObject({ phase: "void", voidReason: "not_begun" });
    fixture.beacon.isAway = false;
    await fixture.expectBooks([player]);
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });
});

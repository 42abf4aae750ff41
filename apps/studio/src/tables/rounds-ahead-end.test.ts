import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, inject, it } from "vitest";
import { type AheadFixture, ROOM, withAheadFixture } from "../testing/ahead-fixture.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { TABLE } from "../testing/table-fixture.ts";

/** The distance between the steps at which a node dies; 1 at full size. */
const STRIDE = inject("isFullSize") ? 1 : 29;
const { phases } = TABLE;

describe("tickets of a table that sells 3 rounds ahead, at its end or when a node dies", () => {
  let fixture: AheadFixture;
  withAheadFixture((given) => {
    fixture = given;
  });

  it("a table that sells 3 rounds ahead returns the price of a ticket whose round has no other player", async () => {
    const { player, session } = await fixture.seated();
    const number = (await fixture.betting()) + 1;
    await fixture.buy(session, number, [1, 2]);
    expect(await fixture.runThrough(number)).toMatchObject({ phase: "void", voidReason: "few_players" });
    await fixture.resolveAll();
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it("a table that sells 3 rounds ahead returns all tickets ahead when no round has begun for 10 minutes, and sells new rounds after that", async () => {
    const [one, other] = [await fixture.seated(), await fixture.seated()];
    const number = await fixture.betting();
    await fixture.buy(one.session, number + 1, [1]);
    await fixture.buy(other.session, number + 3, [2, 3]);
    await fixture.runThrough(number);
    fixture.beacon.trouble = "clock_skew";
    fixture.advance(9 * 60_000);
    await fixture.studio.runTables();
    expect(await fixture.readRound(number + 1)).toMatchObject({ phase: "announced" });
    expect(await fixture.buy(one.session, number + 2, [9]), "while the table waits").toMatchObject({
      error: { code: "bets_closed" },
    });
    expect((await fixture.ahead(one.session)).map((round) => round.number)).toEqual([number + 1]);
    fixture.advance(60_000 + (phases.paidMs ?? 0));
    await fixture.studio.runTables();
    await fixture.resolveAll();
    for (const gone of [1, 2, 3])
      expect(await fixture.readRound(number + gone)).toMatchObject({
        phase: "void",
        voidReason: "not_begun",
      });
    expect([await fixture.balanceOf(one.player), await fixture.balanceOf(other.player)]).toEqual([
      10_000n,
      10_000n,
    ]);
    await fixture.expectBooks([one.player, other.player]);
    fixture.beacon.trouble = undefined;
    expect(await fixture.betting()).toBe(number + 4);
    expect((await fixture.ahead(one.session)).map((round) => round.number)).toEqual(
      [5, 6, 7].map((n) => number + n),
    );
  });

  it("a table that sells 3 rounds ahead returns all tickets ahead when the table closes for the day, and sells none until it opens again", async () => {
    const { player, session } = await fixture.seated();
    const number = await fixture.betting();
    await fixture.buy(session, number + 2, [1, 2]);
    await fixture.runThrough(number);
    const hour = (hours: number) =>
      new Date(fixture.parts.now().getTime() + hours * HOUR_MS).toISOString().slice(11, 16);
    const node = fixture.newStudio({
      tables: [{ ...ROOM, hours: { opensAt: hour(2), closesAt: hour(-1) } }],
    });
    fixture.advance(phases.paidMs ?? 0);
    await node.runTables();
    await node.runTables();
    await fixture.resolveAll();
    expect(await fixture.readRound(number + 2)).toMatchObject({ phase: "void", voidReason: "not_begun" });
    expect(await fixture.balanceOf(player)).toBe(10_000n);
    expect(await fixture.table()).toMatchObject({ waitsFor: "hours", round: { number: number + 3 } });
    expect(await fixture.ahead(session)).toEqual([]);
    await node.stop();
  });

  it("a table that sells 3 rounds ahead returns all tickets ahead once when the table's file is deleted, whichever of two nodes sees it", async () => {
    const { player, session } = await fixture.seated();
    const number = await fixture.betting();
    await fixture.buy(session, number + 2, [1, 2]);
    await fixture.runThrough(number);
    const nodes = [fixture.newStudio({ tables: [] }), fixture.newStudio({ tables: [] })];
    const taken = await Promise.all(nodes.map((node) => node.runTables()));
    expect(taken.reduce((sum, each) => sum + each, 0)).toBe(1);
    await fixture.resolveAll();
    expect(await fixture.readRound(number + 2)).toMatchObject({ phase: "void", voidReason: "not_begun" });
    expect(await fixture.balanceOf(player)).toBe(10_000n);
    await fixture.expectBooks([player]);
    for (const node of nodes) await node.stop();
  });

  it("a table that sells 3 rounds ahead loses and doubles no ticket ahead, wherever a node dies between its purchase and its payment", async () => {
    const [one, other] = [await fixture.seated(), await fixture.seated()];
    let deaths = 0;
    const died = new Set<string>();
    for (let steps = 0; steps < 900; steps += STRIDE) {
      const number = (await fixture.betting()) + 1;
      const life = createLifetime(steps);
      const dying = fixture.newStudio(killableOptions(fixture.parts, life));
      await fixture.buy(one.session, number, [1, 2], dying);
      await fixture.buy(other.session, number, [3], fixture.studio);
      for (let second = 0; second < 300 && !life.isOver(); second += 1) {
        fixture.advance(1_000);
        await dying.runTables().catch(() => {});
        const { round } = await fixture.table();
        if (round?.number === number && round.phase === "paid") break;
      }
      await dying.stop();
      if (!life.isOver()) break;
      deaths += 1;
      died.add((await fixture.readRound(number)).phase);
      await fixture.runThrough(number);
      await fixture.expectBooks([one.player, other.player], `died at step ${steps}`);
    }
    expect(deaths).toBeGreaterThan(5);
    expect([...died]).toEqual(expect.arrayContaining(["announced", "betting"]));
    expect(await fixture.gate.violations()).toEqual([]);
  }, 1_200_000);

  it("a table that sells 3 rounds ahead returns each ticket ahead once, wherever a node dies while it gives up the rounds", async () => {
    const [one, other] = [await fixture.seated(), await fixture.seated()];
    let deaths = 0;
    for (let steps = 0; steps < 200; steps += inject("isFullSize") ? 1 : 3) {
      const number = await fixture.betting();
      await fixture.buy(one.session, number + 1, [1, 2]);
      await fixture.buy(other.session, number + 2, [3]);
      await fixture.runThrough(number);
      fixture.advance(11 * 60_000);
      const life = createLifetime(steps);
      const dying = fixture.newStudio(killableOptions(fixture.parts, life));
      await dying.runTables().catch(() => {});
      await dying.resolveRounds().catch(() => {});
      await dying.stop();
      await fixture.studio.runTables();
      expect(await fixture.readRound(number + 2), `died at step ${steps}`).toMatchObject({
        voidReason: "not_begun",
      });
      await fixture.expectBooks([one.player, other.player], `died at step ${steps}`);
      if (!life.isOver()) break;
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(5);
  }, 1_200_000);
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { netOf } from "../testing/check-books.ts";
import { createDrawFixture, type DrawFixture } from "../testing/draw-fixture.ts";
import { oneSlip, SLIP_PRICE, TEN_SLIPS, tenSlips } from "../testing/lotto-slips.ts";

describe("draws whose tickets are sold ahead", () => {
  let fixture: DrawFixture;
  beforeAll(async () => {
    fixture = await createDrawFixture();
  });
  afterEach(async () => expect(await fixture.finish()).toEqual([]));
  afterAll(() => fixture.close());

  const expectPaid = async (player: { id: string }, deposited = 10_000n) =>
    expect(await fixture.balanceOf(player)).toBe(deposited + (await netOf(fixture.database, player.id)));

  it("a table that sells tickets of draws ahead pays the winners first; a ticket that won nothing reads as settled with 0 at once, although its row is not settled yet", async () => {
    const { player, session } = await fixture.seated();
    const [next] = await fixture.upcoming();
    const number = next?.number ?? 0;
    for (const slip of TEN_SLIPS)
      await fixture.buy(session, {
        numbers: [number],
        stakeMinor: String(SLIP_PRICE),
        input: { slips: [slip] },
      });
    const { database } = fixture.parts;
    const query: typeof database.query = async (text, parameters) => {
      if (text.includes("payout_minor = 0")) throw new Error("the tickets that won nothing are not settled");
      return database.query(text, parameters);
    };
    const studio = fixture.newStudio({ database: { ...database, query } });
    const phase = async () =>
      (await fixture.ask("readTableRound", { tableId: fixture.tableId, number })).phase;
    const before = fixture.wallet.calls.length;
    for (let second = 0; second < 200 && (await phase()) !== "paid"; second += 1) {
      fixture.advance(1_000);
      await studio.runTables().catch(() => {});
    }
    await studio.stop();
    const states = new Set(await fixture.statesOf(player));
    expect(states.delete("staked")).toBe(true);
    expect([...states]).toEqual(states.size === 0 ? [] : ["settled"]);
    const told = await fixture.ticket(session, number);
    const wonMinor = told.reduce((sum, { payoutMinor }) => sum + BigInt(payoutMinor ?? 0), 0n);
    expect(await fixture.balanceOf(player)).toBe(10_000n - 1_500n + wonMinor);
    expect(told.map(({ state }) => state)).toEqual(TEN_SLIPS.map(() => "settled"));
    expect(fixture.wallet.calls.slice(before)).not.toContain("/transaction/draw-closed");
    await fixture.over(number);
    expect(await fixture.ticket(session, number)).toEqual(told);
    expect(new Set(await fixture.statesOf(player))).toEqual(new Set(["settled"]));
    expect(fixture.wallet.calls.slice(before)).toContain("/transaction/draw-closed");
    await expectPaid(player);
  });

  it("a table that sells tickets of draws ahead closes losing tickets at the wallet only when every win is confirmed, and sends it what was drawn", async () => {
    const [winner, loser] = [await fixture.seated(), await fixture.seated()];
    const [next] = await fixture.upcoming();
    const number = next?.number ?? 0;
    for (const { session } of [winner, loser]) await fixture.buy(session, { numbers: [number], ...tenSlips });
    fixture.wallet.faultOf = (path) => (path.startsWith("/transaction/win") ? "unavailable" : undefined);
    const before = fixture.wallet.calls.length;
    for (let second = 0; second < 90; second += 1) {
      fixture.advance(1_000);
      await fixture.studio.runTables();
    }
    const calls = fixture.wallet.calls.slice(before);
    if ((await fixture.statesOf(winner.player)).includes("settling"))
      expect(calls).not.toContain("/transaction/draw-closed");
    fixture.wallet.faultOf = () => undefined;
    await fixture.over(number);
    expect(fixture.wallet.calls.slice(before)).toContain("/transaction/draw-closed");
    const { rows } = await fixture.database.query<{ result: string }>(
      "SELECT result FROM closed_draw WHERE draw_id = $1",
      [`${fixture.tableId}/${number}`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.result).toMatch(/^\d+( \d+){5} \+\d+$/);
    for (const { player } of [winner, loser]) await expectPaid(player);
  });

  it("a table that sells tickets of draws ahead proves a ticket under the root, and publishes all of them in the order of the tree", async () => {
    const { session } = await fixture.seated();
    const [next] = await fixture.upcoming();
    const number = next?.number ?? 0;
    for (let turn = 0; turn < 5; turn += 1) await fixture.buy(session, { numbers: [number], ...oneSlip });
    const round = await fixture.over(number);
    const { leaves, next: more } = await fixture.ask("listTableLeaves", { tableId: fixture.tableId, number });
    expect([leaves.length, more]).toEqual([5, null]);
    for (const ticket of await fixture.ticket(session, number)) {
      const proof = await fixture.ask("proveTableBet", {
        session,
        tableId: fixture.tableId,
        roundId: ticket.roundId,
      });
      expect(proof.root).toBe(round.root);
      expect(leaves).toContain(proof.leaf);
    }
    const after = { tableId: fixture.tableId, number, roundId: leaves[2]?.slice(0, 36) ?? "" };
    expect((await fixture.ask("listMoreTableLeaves", after)).leaves).toEqual(leaves.slice(3));
  });
});

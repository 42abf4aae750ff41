import { randomUUID } from "node:crypto";
import { givenTickets } from "@bellwether/gate/testing/given-prizes.ts";
import { exampleTicketsDraw } from "@bellwether/gate/testing/test-promotions.ts";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { netOf } from "../testing/check-books.ts";
import { createDrawFixture, DRAW_TABLE, type DrawFixture } from "../testing/draw-fixture.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { TABLE_GAME_ID } from "../testing/table-fixture.ts";

const PRICE = 150;
const LINE = { stakeMinor: String(PRICE), input: { slips: [[3, 11, 19, 28, 36, 44]] } };
/** Interval between kills, in steps; the full size kills at each step. */
const STRIDE = inject("isFullSize") ? 1 : 11;

describe("free tickets of a draw", () => {
  let fixture: DrawFixture;
  beforeAll(async () => {
    fixture = await createDrawFixture(DRAW_TABLE, undefined, [exampleTicketsDraw()]);
  });
  afterEach(async () => expect(await fixture.finish()).toEqual([]));
  afterAll(() => fixture.close());

  /** A player with 10.00 and three free tickets in the open game. */
  const holding = async (rounds = 3) => {
    const player = await fixture.gate.stranger();
    await fixture.gate.deposit(player, "10.00");
    const rewardId = await givenTickets(fixture.gate, player.id, {
      gameCode: DRAW_TABLE.gameCode,
      stakeMinor: BigInt(PRICE),
      rounds,
    });
    const { opened, session } = await fixture.open(player, TABLE_GAME_ID);
    return { player, session, opened, free: { ...LINE, rewardId } };
  };
  const leftOf = async (player: { session: string }) =>
    (await fixture.gate.call("rewards", {}, player.session)).spins[0]?.spins_left ?? 0;
  const expectPaid = async (player: { id: string }) =>
    expect(await fixture.balanceOf(player)).toBe(1_000n + (await netOf(fixture.database, player.id)));

  it("free tickets of a draw are offered with the session: three of one line each", async () => {
    const { opened, free } = await holding();
    expect(opened.freeRounds).toMatchObject({
      rewardId: free.rewardId,
      roundsTotal: 3,
      roundsLeft: 3,
      stakeMinor: String(PRICE),
    });
  });

  it("free tickets of a draw take nothing for three draws, are marked as free, and a fourth is refused as used up; each draw pays what its ticket wins", async () => {
    const { player, session, free } = await holding();
    const numbers = (await fixture.upcoming()).map(({ number }) => number);
    const { tickets } = await fixture.buy(session, { numbers, ...free });
    expect(tickets.map(({ ticket, refusal }) => [ticket?.isFree, refusal])).toEqual([
      ...Array.from({ length: 3 }, () => [true, null]),
      [undefined, "reward_over"],
    ]);
    expect(await fixture.balanceOf(player)).toBe(1_000n);
    expect(await leftOf(player)).toBe(0);
    const { tickets: bought } = await fixture.buy(session, { numbers: numbers.slice(3), ...LINE });
    expect(bought[0]?.ticket).toMatchObject({ isFree: false });
    for (const number of numbers) {
      expect(await fixture.over(number)).toMatchObject({ phase: "paid", betCount: 1 });
      expect(await fixture.ticket(session, number)).toMatchObject([{ state: "settled", stakeMinor: "150" }]);
    }
    await expectPaid(player);
    const { rows } = await fixture.database.query<{ state: string; spins_open: number }>(
      "SELECT state, spins_open FROM player_bonus WHERE id = $1",
      [free.rewardId],
    );
    expect(rows).toMatchObject([{ state: expect.stringMatching(/^(used_up|completed)$/), spins_open: 0 }]);
  });

  it("free tickets of a draw are refused for two lines, and with another player's reward; a repeat buys nothing twice, and with money it is a conflict", async () => {
    const [{ player, session, free }, other] = [await holding(), await holding()];
    const numbers = [(await fixture.upcoming())[0]?.number ?? 0];
    const refusalOf = async (body: Parameters<DrawFixture["buy"]>[1]) =>
      (await fixture.buy(session, body)).tickets[0]?.refusal;
    const two = { stakeMinor: "300", input: { slips: [[1, 2, 3, 4, 5, 6], ...LINE.input.slips] } };
    expect(await refusalOf({ ...free, ...two, numbers })).toBe("invalid_stake");
    expect(await refusalOf({ ...other.free, numbers })).toBe("reward_over");
    const requestId = randomUUID();
    const wish = { requestId, numbers, ...free };
    const [first, second] = await Promise.all([fixture.buy(session, wish), fixture.buy(session, wish)]);
    expect(first.tickets).toEqual(second.tickets);
    expect(await leftOf(player)).toBe(2);
    expect(await refusalOf({ requestId, numbers, ...LINE })).toBe("request_conflict");
    expect(await fixture.balanceOf(player)).toBe(1_000n);
  });

  it("free tickets of a draw come back when they are cancelled, and when their draw is void because its beacon is away", async () => {
    const { player, session, free } = await holding();
    const number = (await fixture.upcoming())[0]?.number ?? 0;
    const [first] = (await fixture.buy(session, { numbers: [number], ...free })).tickets;
    const cancelled = await fixture.ask("cancelTicket", {
      session,
      tableId: fixture.tableId,
      roundId: first?.ticket?.roundId ?? "",
    });
    expect(cancelled).toMatchObject({ state: "returned", isFree: true, rewardId: free.rewardId });
    expect(await leftOf(player)).toBe(3);
    await fixture.buy(session, { numbers: [number], ...free });
    expect(await leftOf(player)).toBe(2);
    fixture.beacon.isAway = true;
    expect(await fixture.over(number)).toMatchObject({ phase: "void" });
    expect(await leftOf(player)).toBe(3);
    expect(await fixture.balanceOf(player)).toBe(1_000n);
  });

  it("free tickets of a draw can be used again after a cancellation until their reward ends; from then on their tickets say that they would be lost", async () => {
    const { session, opened, free } = await holding();
    const numbers = (await fixture.upcoming()).map(({ number }) => number).slice(-1);
    const [bought] = (await fixture.buy(session, { numbers, ...free })).tickets;
    expect(bought?.ticket?.freeUntil).toBe(opened.freeRounds?.expiresAt);
    const listed = async () => {
      const { tickets } = await fixture.ask("listTickets", { session, tableId: fixture.tableId });
      return tickets.map(({ freeUntil }) => freeUntil);
    };
    expect(await listed()).toEqual([opened.freeRounds?.expiresAt]);
    await fixture.database.query("UPDATE studio_reward SET expires_at = $2 WHERE id = $1", [
      free.rewardId,
      fixture.gate.clock.at,
    ]);
    expect(await listed()).toEqual([null]);
    const [paid] = (await fixture.buy(session, { numbers, ...LINE })).tickets;
    expect(paid?.ticket).toMatchObject({ isFree: false, rewardId: null, freeUntil: null });
    for (const ticket of [bought, paid]) {
      const cancelled = await fixture.ask("cancelTicket", {
        session,
        tableId: fixture.tableId,
        roundId: ticket?.ticket?.roundId ?? "",
      });
      expect(cancelled).toMatchObject({ state: "returned", freeUntil: null });
    }
  });

  it("free tickets of a draw are used once, or not at all, wherever the node dies that buys them", async () => {
    let deaths = 0;
    for (let steps = 0; steps < 300; steps += STRIDE) {
      const { player, session, free } = await holding(1);
      const number = (await fixture.upcoming())[0]?.number ?? 0;
      const life = createLifetime(steps);
      const dying = fixture.newStudio(killableOptions(fixture.parts, life));
      const wish = { requestId: randomUUID(), numbers: [number], ...free };
      await fixture.buy(session, wish, dying).catch(() => {});
      await dying.stop();
      const when = `died at step ${steps}`;
      await fixture.over(number);
      const tickets = await fixture.ticket(session, number);
      const used = tickets.filter(({ state }) => state === "settled").length;
      expect((await leftOf(player)) + used, when).toBe(1);
      await expectPaid(player);
      if (!life.isOver()) break;
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(0);
  });
});

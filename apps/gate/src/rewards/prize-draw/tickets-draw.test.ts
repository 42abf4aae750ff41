import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { expireBonuses } from "../../bonus/end-bonus.ts";
import { notifyOfDraws } from "../../draws/index.ts";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { lettersTo } from "../../testing/letters-to.ts";
import { takeSeat } from "../../testing/provider-seat.ts";
import { rewardVisitors } from "../../testing/reward-visitors.ts";
import { settleDrawsAt, settleOnFiveNodes } from "../../testing/settle-draws-at.ts";
import { settleUnderKills } from "../../testing/settle-under-kills.ts";
import { exampleTicketsDraw } from "../../testing/test-promotions.ts";

const promotion = exampleTicketsDraw();
const CLOSE = Date.parse("2026-12-13T18:00:00Z");
const PRICE = 1.5;

describe("a draw of 10,000 in cash and fifty times forty free tickets", () => {
  let gate: GateFixture;
  beforeEach(async () => {
    gate = await createGateFixture({
      promotions: [promotion],
      settings: { idleTimeoutMs: 200 * DAY_MS, absoluteTimeoutMs: 200 * DAY_MS },
    });
  });
  afterEach(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });

  const at = (ms: number) => {
    gate.clock.at = new Date(ms);
  };
  const come = (more: Parameters<ReturnType<typeof rewardVisitors>["come"]>[0] = {}) =>
    rewardVisitors(gate).come(more);
  type Visitor = Awaited<ReturnType<typeof come>>;
  const ticketsOf = async (player: Visitor) =>
    (await player.rewards()).spins.map(({ are_tickets, spins_left, won }) => [are_tickets, spins_left, won]);
  const stateOf = async ({ id }: Visitor) => {
    const { rows } = await gate.database.query<{ state: string; spins_open: number }>(
      "SELECT state, spins_open FROM player_bonus WHERE player_id = $1 AND are_tickets",
      [id],
    );
    return rows.map(({ state, spins_open }) => [state, spins_open]);
  };
  /** A player who alone has staked for this number of entries, and so wins the first prizes; after the draw. */
  const winner = async (entries: number) => {
    const player = await come();
    await player.lose(1, 5 * entries);
    const heard = gate.listen(player);
    expect(await settleDrawsAt(gate, CLOSE)).toBe(1);
    return { player, heard };
  };
  const newDraw = (days: number) => ({
    id: `lotto/${randomUUID()}`,
    at: new Date(gate.clock.at.getTime() + days * DAY_MS).toISOString(),
  });
  const close = (draw: object) =>
    gate.wallet("/transaction/draw-closed", { game_code: "bell-two", draw, result: "1 2 3 4 5 6" });

  it("a draw of 10,000 in cash and fifty times forty free tickets gives a player with two entries the cash and the tickets, as one reward with one note, once", async () => {
    const { player, heard } = await winner(2);
    expect(await settleDrawsAt(gate, CLOSE)).toBe(0);
    const { given, spins } = await player.rewards();
    expect(given).toMatchObject([{ state: "given", gives: "cash", amount: "10000.00", count: 40 }]);
    expect(spins).toMatchObject([
      {
        are_tickets: true,
        game_id: 2,
        choices: [],
        spins_left: 40,
        stake: "1.50",
        // Sixty days after the day on which it was given.
        expires_at: "2027-02-12T00:00:00.000Z",
      },
    ]);
    expect(heard.filter(({ type }) => type === "award")).toMatchObject([
      { data: [{ reward: [{ description: "promo.campaign_reward_prize" }] }] },
    ]);
    const [published] = (await gate.call("prizeDraws", { promotion: promotion.name })).draws;
    expect(published?.prizes).toEqual([
      { count: 1, prize: "cash:10000" },
      { count: 50, prize: "tickets:40" },
    ]);
  });

  it("a draw of 10,000 in cash and fifty times forty free tickets gives the winners of tickets no cash, and a note that says so", async () => {
    const [one, other] = [await come(), await come()];
    for (const player of [one, other]) await player.lose(1, 5);
    const heard = [one, other].map((player) => gate.listen(player));
    expect(await settleDrawsAt(gate, CLOSE)).toBe(2);
    const given = await Promise.all([one, other].map(async (player) => (await player.rewards()).given[0]));
    expect(given.map((each) => [each?.gives, each?.amount]).sort()).toEqual([
      ["cash", "10000.00"],
      ["tickets", "0.00"],
    ]);
    const loser = given.findIndex((each) => each?.gives === "tickets");
    expect(heard[loser]?.filter(({ type }) => type === "award")).toMatchObject([
      { data: [{ reward: [{ description: "promo.campaign_reward_tickets" }] }] },
    ]);
  });

  it("a ticket costs nothing, is open until its draw weeks later, wins cash, and comes back when it is cancelled before", async () => {
    const { player } = await winner(2);
    const [{ id = "" } = {}] = (await player.rewards()).spins;
    const cash = await player.cash();
    const seat = await takeSeat(gate, player, 2);
    const draw = newDraw(55);
    const buy = () => seat.spin(id, PRICE, { meta: { draw } });
    const [won, cancelled, lost] = [await buy(), await buy(), await buy()];
    expect([won, cancelled, lost].map(({ status }) => status)).toEqual(["RS_OK", "RS_OK", "RS_OK"]);
    expect(await player.cash()).toBe(cash);
    expect(await ticketsOf(player)).toEqual([[true, 37, "0.00"]]);
    await seat.rollback(cancelled);
    expect(await ticketsOf(player)).toEqual([[true, 38, "0.00"]]);
    at(gate.clock.at.getTime() + 55 * DAY_MS);
    await seat.win(won, 30);
    expect(await close(draw)).toMatchObject({ status: "RS_OK", is_open: false });
    expect(await close(draw)).toMatchObject({ status: "RS_OK", is_open: false });
    expect(await player.cash()).toBe(cash + 30);
    expect(await stateOf(player)).toEqual([["active", 0]]);
    expect(await ticketsOf(player)).toEqual([[true, 38, "30.00"]]);
  });

  it("a void draw is told to an excluded player with a free and a paid ticket in it by 1 letter, and not to one with free tickets only", async () => {
    const { player } = await winner(2);
    await gate.database.query("UPDATE player SET language = 'en' WHERE id = $1", [player.id]);
    const [{ id = "" } = {}] = (await player.rewards()).spins;
    const seat = await takeSeat(gate, player, 2);
    const [free, mixed] = [newDraw(7), newDraw(14)];
    const tickets = [
      await seat.spin(id, PRICE, { meta: { draw: free } }),
      await seat.spin(id, PRICE, { meta: { draw: mixed } }),
      await seat.bet(PRICE, { meta: { draw: mixed } }),
    ];
    await gate.call("selfExclude", { duration: "forever" }, player.session);
    for (const ticket of tickets) expect((await seat.rollback(ticket)).status).toBe("RS_OK");
    const told = [];
    for (const draw of [free, mixed]) {
      const ended = { game_code: "bell-two", draw, result: "-", void_reason: "few_players" };
      expect(await gate.wallet("/transaction/draw-closed", ended)).toMatchObject({ is_open: false });
      await notifyOfDraws(gate.deps, new AbortController().signal);
      told.push(
        (await lettersTo(gate, player.email)).filter(({ subject }) => subject.includes("void")).length,
      );
    }
    expect(told).toEqual([0, 1]);
  });

  it("a ticket is refused at another price, in another game and after the last day; tickets in a later draw are played all the same", async () => {
    const { player } = await winner(2);
    const [{ id = "" } = {}] = (await player.rewards()).spins;
    const [seat, other] = [await takeSeat(gate, player, 2), await takeSeat(gate, player, 1)];
    expect((await seat.spin(id, PRICE * 2)).status).toBe("RS_ERROR_LIMIT_REACHED");
    expect((await other.spin(id, PRICE)).status).toBe("RS_ERROR_INVALID_GAME");
    const draw = newDraw(70);
    const late = await seat.spin(id, PRICE, { meta: { draw } });
    at(Date.parse("2027-02-12T00:00:00Z"));
    const again = await takeSeat(gate, player, 2);
    expect((await again.spin(id, PRICE)).status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
    // The reward stays while one of its tickets waits for a draw.
    await expireBonuses(gate.deps);
    expect(await stateOf(player)).toEqual([["active", 1]]);
    at(gate.clock.at.getTime() + 10 * DAY_MS);
    const cash = await player.cash();
    await seat.win(late, 12);
    await close(draw);
    expect(await player.cash()).toBe(cash + 12);
    await expireBonuses(gate.deps);
    expect(await stateOf(player)).toEqual([["completed", 0]]);
  });

  it("a draw of 10,000 in cash and fifty times forty free tickets are given once by five nodes at the same moment, and to one of two accounts of a person", async () => {
    const players = [
      await come(),
      await come({ lastname: "Kaksonen" }),
      await come({ lastname: "Kaksonen" }),
    ];
    for (const player of players) await player.lose(1, 5);
    expect(await settleDrawsAt(gate, CLOSE, settleOnFiveNodes)).toBe(2);
  });

  it("a draw of 10,000 in cash and fifty times forty free tickets are given once, and none is lost, whichever statement a killed node did not reach", async () => {
    const player = await come();
    await player.lose(1, 10);
    expect(await settleDrawsAt(gate, CLOSE, settleUnderKills)).toBeGreaterThan(15);
    expect(await ticketsOf(player)).toEqual([[true, 40, "0.00"]]);
    expect((await player.rewards()).given).toMatchObject([{ gives: "cash", amount: "10000.00" }]);
  });

  it("a draw of 10,000 in cash and fifty times forty free tickets end when the draw of the last ticket is closed without a win", async () => {
    const { player } = await winner(2);
    const [{ id = "" } = {}] = (await player.rewards()).spins;
    const seat = await takeSeat(gate, player, 2);
    const draw = newDraw(3);
    for (let ticket = 0; ticket < 40; ticket += 1)
      expect((await seat.spin(id, PRICE, { meta: { draw } })).status).toBe("RS_OK");
    expect((await seat.spin(id, PRICE, { meta: { draw } })).status).not.toBe("RS_OK");
    at(gate.clock.at.getTime() + 3 * DAY_MS);
    expect(await stateOf(player)).toEqual([["active", 40]]);
    await close(draw);
    expect(await stateOf(player)).toEqual([["used_up", 0]]);
  });
});

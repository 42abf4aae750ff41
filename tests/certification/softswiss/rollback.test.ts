import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { bet, playing, rollback, softswissGate, win } from "./softswiss-client.ts";

describe("SoftSwiss certification: /rollback", () => {
  const gateOf = softswissGate();

  it("Of a bet: the stake is returned, once, under any action_id", async () => {
    const { play, undo, round } = await playing(gateOf());
    const taken = bet(200);
    await play([taken]);
    const action = rollback(taken.action_id);
    const first = await undo([action]);
    expect(first.body).toEqual({
      balance: 5_000,
      game_id: round,
      transactions: [{ action_id: action.action_id, tx_id: `BW:${action.action_id}` }],
    });
    expect(await undo([action])).toEqual(first);
    expect((await undo([rollback(taken.action_id)])).body.balance).toBe(5_000);
  });

  it("Of a win: the payout is taken back", async () => {
    const { play, undo } = await playing(gateOf());
    const paid = win(500);
    await play([bet(200), paid], { finished: true });
    expect((await undo([rollback(paid.action_id)])).body.balance).toBe(4_800);
  });

  it("Of a bet and a win in one call: both are undone", async () => {
    const { play, undo } = await playing(gateOf());
    const [taken, paid] = [bet(200), win(500)];
    await play([taken, paid], { finished: true });
    const answer = await undo([rollback(paid.action_id), rollback(taken.action_id)]);
    expect(answer).toMatchObject({ status: 200, body: { balance: 5_000 } });
  });

  it("Of the first of two bets: the win of 3.00 stays with the second, and is paid", async () => {
    const { play, undo } = await playing(gateOf());
    const [first, second] = [bet(200), bet(100)];
    await play([first, second]);
    await undo([rollback(first.action_id)]);
    const paid = win(300);
    for (let again = 0; again < 2; again += 1)
      expect(await play([paid], { finished: true })).toMatchObject({ status: 200, body: { balance: 5_200 } });
  });

  it("Of a bet after its win: the win is taken back with it, as one that comes later is refused", async () => {
    for (const isWinFirst of [true, false]) {
      const { play, undo } = await playing(gateOf());
      const [taken, paid] = [bet(200), win(500)];
      await play([taken]);
      if (isWinFirst) await play([paid], { finished: true });
      await undo([rollback(taken.action_id)]);
      if (!isWinFirst) await play([paid], { finished: true });
      const again = await undo([rollback(paid.action_id)]);
      expect(again).toMatchObject({ status: 200, body: { balance: 5_000 } });
    }
  });

  it("Of both bets of a round after its win of 5.00: the win stays with the second and goes with the last", async () => {
    const { play, undo } = await playing(gateOf());
    const [first, second] = [bet(200), bet(100)];
    await play([first, second]);
    await play([win(500)], { finished: true });
    expect((await undo([rollback(first.action_id)])).body.balance).toBe(5_400);
    expect((await undo([rollback(second.action_id)])).body.balance).toBe(5_000);
  });

  it("Before its bet: accepted; the bet that comes later is refused", async () => {
    const { play, undo } = await playing(gateOf());
    const late = bet(200);
    expect(await undo([rollback(late.action_id)])).toMatchObject({ status: 200, body: { balance: 5_000 } });
    const answer = await play([late], { game_id: randomUUID() });
    expect(answer).toMatchObject({ status: 412, body: { balance: 5_000 } });
  });

  it("After logout: the stake is returned", async () => {
    const gate = gateOf();
    const { player, play, undo } = await playing(gate);
    const taken = bet(200);
    await play([taken]);
    await gate.call("logout", {}, player.session);
    expect((await undo([rollback(taken.action_id)], { session_id: undefined })).body.balance).toBe(5_000);
  });

  it("Without actions: 400", async () => {
    expect((await (await playing(gateOf())).undo([])).status).toBe(400);
  });
});

import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { passTime } from "../certified-gate.ts";
import { bet, playing, rollback, softswissGate, win } from "./softswiss-client.ts";

const finished = { finished: true };

describe("SoftSwiss certification: several bets in a round", () => {
  const gateOf = softswissGate();
  const roundsOf = async (player: { session: string }) =>
    (await gateOf().call("gameHistory", {}, player.session)).items;

  it("A bet and 16 further ones, each sent twice: each is taken once, and the history shows one round of 26.00 that won 40.00", async () => {
    const { player, play } = await playing(gateOf());
    await play([bet(1_000)]);
    for (let nth = 1; nth <= 16; nth += 1) {
      const further = [bet(100)];
      const reply = await play(further);
      expect(reply).toMatchObject({ status: 200, body: { balance: 4_000 - nth * 100 } });
      expect(await play(further)).toEqual(reply);
    }
    expect(await roundsOf(player)).toMatchObject([{ stake: "26.00", state: "open" }]);
    expect((await play([win(4_000)], finished)).body.balance).toBe(6_400);
    expect(await roundsOf(player)).toMatchObject([{ stake: "26.00", payout: "40.00", state: "closed" }]);
  });

  it("Stake, double and win in one call: one round", async () => {
    const { player, play } = await playing(gateOf());
    expect((await play([bet(500), bet(500), win(2_000)], finished)).body.balance).toBe(6_000);
    expect(await roundsOf(player)).toMatchObject([{ stake: "10.00", payout: "20.00", state: "closed" }]);
  });

  it("A used action_id with another amount or in another round: refused, and no money moves", async () => {
    const { play, balance } = await playing(gateOf());
    const further = bet(500);
    await play([bet(1_000), further]);
    const refusal = { status: 412, body: { code: 500, balance: 3_500 } };
    expect(await play([bet(600, further.action_id)])).toMatchObject(refusal);
    expect(await play([further], { game_id: randomUUID() })).toMatchObject(refusal);
    expect(await balance()).toBe(3_500);
  });

  it.each<[string, (game: Awaited<ReturnType<typeof playing>>, ids: string[]) => Promise<unknown>, number]>([
    ["a win of 0", ({ play }) => play([win(0)], finished), 3_500],
    ["a call without actions", ({ play }) => play([], finished), 3_500],
    ["a further bet", ({ play }) => play([bet(100)], finished), 3_400],
    ["the rollbacks of all bets", ({ undo }, ids) => undo(ids.map((id) => rollback(id))), 5_000],
  ])("A further bet after the round was ended by %s: refused, and no money moves", async (_, end, left) => {
    const game = await playing(gateOf());
    const bets = [bet(1_000), bet(500)];
    await game.play(bets);
    await end(
      game,
      bets.map(({ action_id }) => action_id),
    );
    const answer = await game.play([bet(100)]);
    expect(answer).toMatchObject({ status: 412, body: { code: 500, balance: left } });
    expect(await game.balance()).toBe(left);
  });

  it("A further bet above the balance is refused and rolled back alone: the round goes on and wins", async () => {
    const { player, play, undo } = await playing(gateOf());
    const refused = bet(2_000);
    await play([bet(4_000)]);
    expect(await play([refused])).toMatchObject({ status: 412, body: { code: 100, balance: 1_000 } });
    expect(await undo([rollback(refused.action_id)])).toMatchObject({
      status: 200,
      body: { balance: 1_000 },
    });
    expect(await roundsOf(player)).toMatchObject([{ stake: "40.00", state: "open" }]);
    expect((await play([bet(1_000)])).body.balance).toBe(0);
    expect((await play([win(9_000)], finished)).body.balance).toBe(9_000);
    expect(await roundsOf(player)).toMatchObject([{ stake: "50.00", payout: "90.00", state: "closed" }]);
  });

  it("A further bet whose reply was lost is rolled back, three times: its stake alone is returned, once", async () => {
    const { player, play, undo } = await playing(gateOf());
    const further = bet(500);
    await play([bet(1_000)]);
    await play([further]);
    for (let again = 0; again < 3; again += 1)
      expect((await undo([rollback(further.action_id)])).body.balance).toBe(4_000);
    expect(await roundsOf(player)).toMatchObject([{ stake: "10.00", state: "open" }]);
    expect((await play([win(100)], finished)).body.balance).toBe(4_100);
  });

  it("A rollback before its further bet: the late bet is refused, the round stays open for another one and for its win", async () => {
    const { player, play, undo } = await playing(gateOf());
    const late = bet(500);
    await play([bet(1_000)]);
    expect((await undo([rollback(late.action_id)])).body.balance).toBe(4_000);
    expect(await play([late])).toMatchObject({ status: 412, body: { code: 500, balance: 4_000 } });
    expect((await play([bet(500)])).body.balance).toBe(3_500);
    expect((await play([win(100)], finished)).body.balance).toBe(3_600);
    expect(await roundsOf(player)).toMatchObject([{ stake: "15.00", payout: "1.00", state: "closed" }]);
  });

  it("Rollbacks one by one, the first bet first: the round is cancelled with its last bet and not before", async () => {
    const { player, play, undo } = await playing(gateOf());
    const [first, further] = [bet(1_000), bet(500)];
    await play([first, further]);
    await undo([rollback(first.action_id)]);
    expect(await roundsOf(player)).toMatchObject([{ stake: "5.00", state: "open" }]);
    expect((await undo([rollback(further.action_id)])).body.balance).toBe(5_000);
    expect(await roundsOf(player)).toMatchObject([{ stake: "0.00", state: "cancelled" }]);
    // A late report of the round's end changes nothing.
    expect(await play([], finished)).toMatchObject({ status: 200, body: { balance: 5_000 } });
    expect(await roundsOf(player)).toMatchObject([{ state: "cancelled" }]);
  });

  it("A rollback of one bet after the win was paid: its stake is returned, the win and the other bet stay, the round stays closed", async () => {
    const { player, play, undo } = await playing(gateOf());
    const further = bet(500);
    await play([bet(1_000), further, win(2_000)], finished);
    expect((await undo([rollback(further.action_id)])).body.balance).toBe(6_000);
    expect(await roundsOf(player)).toMatchObject([{ stake: "10.00", payout: "20.00", state: "closed" }]);
  });

  it("A limit, an exclusion and a due reality check in the middle of a round: a further bet is refused like a first one, the win is paid", async () => {
    const gate = gateOf();
    const [limited, excluded, checked] = [await playing(gate), await playing(gate), await playing(gate)];
    const wish = { type: "maxwager", action: "set", duration: 1, amount: "10.00" } as const;
    await gate.call("changeLimit", wish, limited.player.session);
    await gate.call("setRealityCheck", { interval_minutes: 15 }, checked.player.session);
    for (const { play } of [limited, excluded, checked]) await play([bet(1_000)]);
    await gate.call("selfExclude", { duration: "24h" }, excluded.player.session);
    passTime(gate, 15 * MINUTE_MS);
    for (const [{ play }, code] of [
      [limited, 105],
      [excluded, 101],
      [checked, 105],
    ] as const) {
      expect(await play([bet(1)])).toMatchObject({ status: 412, body: { code, balance: 4_000 } });
      expect((await play([win(2_000)], finished)).body.balance).toBe(6_000);
    }
  });
});

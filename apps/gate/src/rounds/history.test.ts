import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixtureTitles } from "../testing/fixture-parts.ts";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";

describe("histories", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    const titles = fixtureTitles();
    const lottery = { ...titles[0]!, categories: ["lottery" as const] };
    titles.push({ ...lottery, gameId: 9, code: "scratch-nine", model: "scratch-match-three" });
    titles.push({ ...lottery, gameId: 10, code: "lottery-slot" });
    gate = await createGateFixture({ deps: { titles } });
  });
  afterAll(() => gate.close());

  const play = async (player: Awaited<ReturnType<GateFixture["player"]>>, gameId: number, code: string) =>
    gate.wallet("/transaction/bet", {
      user: player.id,
      token: await gate.launch(player, gameId),
      transaction_uuid: randomUUID(),
      round: randomUUID(),
      round_closed: true,
      game_code: code,
      currency: "EUR",
      amount: units(1),
    });

  it("a history returns 10 rounds a page, newest first, and next_index leads to the rest", async () => {
    const player = await gate.player();
    await gate.deposit(player, "50.00");
    for (let round = 0; round < 12; round += 1) await play(player, 1, "bell-one");
    const first = await gate.call("gameHistory", {}, player.session);
    expect(first.items).toHaveLength(10);
    const second = await gate.call("gameHistory", { start_index: first.next_index! }, player.session);
    expect([second.items.length, second.next_index]).toEqual([2, null]);
    const indexes = [...first.items, ...second.items].map((item) => item.index);
    expect(new Set(indexes).size).toBe(12);
    // Not the count of everybody's rounds, since two histories would then reveal the house's volume.
    expect(indexes.filter((index) => index > 1_000_000)).toHaveLength(12);
  });

  it("a scratch card of the lottery is a ticket; a slot of the lottery and a game outside it are not", async () => {
    const player = await gate.player();
    await gate.deposit(player, "20.00");
    await play(player, 1, "bell-one");
    await play(player, 9, "scratch-nine");
    await play(player, 10, "lottery-slot");
    const { items } = await gate.call("ticketHistory", {}, player.session);
    expect(items.map(({ game_code, stake }) => [game_code, stake])).toEqual([["scratch-nine", "1.00"]]);
    expect((await gate.call("ticketHistory", { state: "open" }, player.session)).items).toEqual([]);
  });

  it("a ticket of a draw is still listed after its title was removed from the catalogue", async () => {
    const player = await gate.player();
    await gate.deposit(player, "20.00");
    for (const code of ["bell-one", "scratch-nine"]) await play(player, code === "bell-one" ? 1 : 9, code);
    await gate.database.query(
      `UPDATE wallet_round SET game_code = 'no-longer', draw_id = 'no-longer/1', draws_at = opened_at
       WHERE player_id = $1 AND game_code = 'scratch-nine'`,
      [player.id],
    );
    const { items } = await gate.call("ticketHistory", {}, player.session);
    expect(items).toMatchObject([{ game_code: "no-longer", game_id: null, draw: { id: "no-longer/1" } }]);
  });

  it("tickets are paged by 10 even with other rounds in between, and filtered by state and day", async () => {
    const player = await gate.player();
    await gate.deposit(player, "50.00");
    for (let round = 0; round < 11; round += 1) {
      await play(player, 9, "scratch-nine");
      await play(player, 1, "bell-one");
    }
    const seat = {
      user: player.id,
      token: await gate.launch(player, 9),
      game_code: "scratch-nine",
      currency: "EUR",
    };
    const [waiting, undone] = [randomUUID(), randomUUID()];
    for (const id of [waiting, undone])
      await gate.wallet("/transaction/bet", { ...seat, transaction_uuid: id, round: id, amount: units(2) });
    const rollback = {
      ...seat,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: undone,
      round: undone,
    };
    await gate.wallet("/transaction/rollback", rollback);
    const ticketsOf = (query: Parameters<typeof gate.call<"ticketHistory">>[1]) =>
      gate.call("ticketHistory", query, player.session);
    const first = await ticketsOf({});
    expect(first.items.map(({ state }) => state)).toEqual(["cancelled", "open", ...Array(8).fill("closed")]);
    const second = await ticketsOf({ start_index: first.next_index! });
    expect([second.items.length, second.next_index]).toEqual([3, null]);
    expect((await ticketsOf({ state: "open" })).items).toMatchObject([{ round: waiting, stake: "2.00" }]);
    expect((await ticketsOf({ state: "cancelled" })).items).toMatchObject([{ round: undone, stake: "0.00" }]);
    const today = gate.clock.at.toISOString().slice(0, 10);
    expect((await ticketsOf({ from: today, until: today, limit: 100 })).items).toHaveLength(13);
    expect((await ticketsOf({ until: "2026-11-01" })).items).toEqual([]);
  });
});

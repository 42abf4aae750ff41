import type { RandomBelow } from "@bellwether/games/rules/house-bet.ts";
import { liabilityAt } from "@bellwether/gate";
import { createDrawFixture, DRAW_TABLE } from "@bellwether/studio/testing/draw-fixture.ts";
import {
  createTableFixture,
  TABLE,
  TABLE_GAME_ID,
  type TableFixture,
} from "@bellwether/studio/testing/table-fixture.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startHouseCompany } from "./house-company.ts";

let fixture: TableFixture;
beforeAll(async () => {
  fixture = await createTableFixture();
});
afterAll(async () => {
  expect(await fixture.gate.violations()).toEqual([]);
  await fixture.close();
});

/** The same choices in each run, each time others: tickets of one round have different numbers. */
const inTurn = () => {
  let turn = 0;
  return (below: number) => (turn++ * 7_919) % below;
};
const company = (at: Pick<TableFixture, "gate" | "studio" | "parts"> = fixture, random?: RandomBelow) =>
  startHouseCompany({
    gate: at.gate.gate,
    studio: at.studio,
    log: at.parts.log,
    // The same choices in each run: every house player who may bet does, on one spot.
    random: random ?? ((below) => below - 1),
    everyMs: 0,
    after: (_, act) => act(),
  });
const watch = async () => {
  const { session, player } = await fixture.playing("50.00", TABLE_GAME_ID);
  const texts: string[] = [];
  const viewer = fixture.studio.tableStream.open(TABLE.name, {
    send: (text) => texts.push(text),
    close() {},
  });
  await viewer.take(JSON.stringify({ type: "open", session }));
  return { texts, player, leave: () => viewer.closed() };
};
const houseBets = async (number: number) => {
  const { rows } = await fixture.database.query<{ owner: string; state: string }>(
    `SELECT r.owner, r.state FROM studio_round r JOIN studio_bettor b ON b.owner = r.owner
     WHERE r.table_number = $1 AND b.is_house`,
    [number],
  );
  return rows;
};

it("three house players bet once each in a round that somebody watches, and everybody sees that they are house players", async () => {
  const number = await fixture.betting();
  const house = company();
  house.look();
  await house.stop();
  expect(await houseBets(number)).toEqual([]);
  const { texts, leave } = await watch();
  house.look();
  house.look();
  await house.stop();
  expect((await houseBets(number)).map(({ state }) => state)).toEqual(["staked", "staked", "staked"]);
  const sealed = await fixture.runUntil("sealed");
  expect(sealed.betCount).toBe(3);
  const message = texts.map((text) => JSON.parse(text)).find(({ type }) => type === "company");
  expect(message).toMatchObject({ number, bettorCount: 3, houseCount: 3 });
  leave();
  await fixture.finish();
  expect((await houseBets(number)).every(({ state }) => state === "settled")).toBe(true);
});

it("their bets move money in the ledger, and stay out of what is owed to players, hot games and recent winners", async () => {
  const { player, leave } = await watch();
  await fixture.betting();
  const house = company();
  house.look();
  await house.stop();
  leave();
  await fixture.finish();
  const { rows } = await fixture.database.query<{ cash: bigint }>(
    `SELECT sum(b.balance_minor)::bigint AS cash FROM ledger_balance b
     JOIN house_player h ON b.address = 'player:' || h.id || ':cash'`,
  );
  expect(rows[0]?.cash).toBeGreaterThan(0n);
  const [row] = await liabilityAt(fixture.database, fixture.parts.now(), async () => new Map());
  const balances = await fixture.database.query<{ cash: bigint }>(
    `SELECT sum(b.balance_minor)::bigint AS cash FROM ledger_balance b
     WHERE b.address LIKE 'player:%:cash' AND split_part(b.address, ':', 2) NOT IN (SELECT id FROM house_player)`,
  );
  expect(row?.cashMinor).toBe(balances.rows[0]?.cash);
  expect(await fixture.gate.call("recentWinners", {}, player.session)).toEqual({ winners: [] });
});

it("no house player is opened where the settings allow none", async () => {
  const { gate } = fixture.gate;
  fixture.gate.deps.settings.hasHousePlayers = false;
  await expect(gate.seatHousePlayer("Ada", TABLE.gameCode)).rejects.toThrow("only the sandbox");
  fixture.gate.deps.settings.hasHousePlayers = true;
});

it("a round of bingo with one player, whom nobody watches, is played with two house players; one without a player gets none", async () => {
  const limits = { minimumStake: 20, maximumStake: 10_000 };
  const bingo = await createTableFixture(undefined, {
    ...TABLE,
    model: "bingo-bus-30",
    room: "hall",
    limits,
  });
  const house = company(bingo, inTurn());
  const empty = await bingo.betting();
  await house.lookForShort();
  expect(await bingo.studio.roundsShortOfPlayers()).toEqual([]);
  await bingo.runUntil("void");
  const { session } = await bingo.playing("50.00", TABLE_GAME_ID);
  const number = await bingo.betting();
  expect(number).toBeGreaterThan(empty);
  const body = { requestId: crypto.randomUUID(), number, stakeMinor: "20", input: { serials: [1] } };
  await bingo.place(session, body);
  expect(await bingo.studio.roundsShortOfPlayers()).toMatchObject([{ tableId: TABLE.name, number }]);
  await house.lookForShort();
  await house.stop();
  expect(await bingo.studio.roundsShortOfPlayers()).toEqual([]);
  expect((await bingo.runUntil("paid")).betCount).toBe(3);
  await bingo.finish();
  expect(await bingo.gate.violations()).toEqual([]);
  await bingo.close();
});

it("a raffle that nobody watches has tickets of two house players in its next draw, and is drawn", async () => {
  const raffle = await createDrawFixture({ ...DRAW_TABLE, name: "raffle", model: "harvest-raffle" });
  const [first] = await raffle.upcoming();
  const number = first?.number ?? 0;
  const house = company(raffle, inTurn());
  expect(await raffle.studio.roundsShortOfPlayers()).toMatchObject([{ tableId: "raffle", number }]);
  await house.lookForShort();
  await house.stop();
  expect(await raffle.studio.roundsShortOfPlayers()).toEqual([]);
  expect(await raffle.over(number)).toMatchObject({ phase: "paid", betCount: 2 });
  expect(await raffle.finish()).toEqual([]);
  await raffle.close();
});

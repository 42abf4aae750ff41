import { liabilityAt } from "@bellwether/gate";
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

const company = (via = fixture.studio) =>
  startHouseCompany({
    gate: fixture.gate.gate,
    studio: via,
    log: fixture.parts.log,
    // The same choices in each run: every house player who may bet does, on one spot.
    random: (below) => below - 1,
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

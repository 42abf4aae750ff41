import { randomUUID } from "node:crypto";
import type { TableFile } from "@bellwether/contract/content/table.ts";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { checkBooks, netOf } from "./check-books.ts";
import { finishTableTest } from "./finish-table-test.ts";
import { createTableFixture, TABLE, TABLE_GAME_ID, type TableFixture } from "./table-fixture.ts";

/** The price of a card, in minor units. */
const PRICE = 20;
/** The table sells so many rounds ahead. */
export const AHEAD = 3;
export const ROOM: TableFile = {
  ...TABLE,
  model: "bingo-bus-30",
  room: "hall",
  limits: { minimumStake: PRICE, maximumStake: 10_000 },
  roundsAhead: AHEAD,
};

export type AheadFixture = Awaited<ReturnType<typeof createAheadFixture>>;

/** A studio with a room of bingo that sells rounds ahead. */
async function createAheadFixture() {
  const tables = await createTableFixture(undefined, ROOM);
  const tableId = ROOM.name;
  const fixture = {
    ...tables,
    seated: () => tables.playing("100.00", TABLE_GAME_ID),
    buy(
      session: string,
      number: number,
      serials: number[],
      via?: Parameters<TableFixture["place"]>[2],
      requestId: string = randomUUID(),
    ) {
      const stakeMinor = String(serials.length * PRICE);
      return tables.place(session, { requestId, number, stakeMinor, input: { serials } }, via);
    },
    ahead: async (session: string) => (await tables.ask("listRoundsAhead", { session, tableId })).rounds,
    readRound: (number: number) => tables.ask("readTableRound", { tableId, number }),
    /** Runs the table until round `number` is over. */
    async runThrough(number: number) {
      for (let second = 0; second < 900; second += 1) {
        const { round } = await tables.table();
        const isOver = round?.phase === "paid" || round?.phase === "void";
        if (round && (round.number > number || (round.number === number && isOver))) break;
        tables.advance(1_000);
        await tables.studio.runTables();
      }
      return fixture.readRound(number);
    },
    /** Runs the table until no round with a bet is left. */
    async finishAll() {
      const { rows } = await tables.database.query<{ last: number | null }>(
        "SELECT max(table_number) AS last FROM studio_round WHERE due_at IS NOT NULL",
      );
      if (rows[0]?.last) await fixture.runThrough(rows[0].last);
      await tables.finish();
    },
    async expectBooks(players: readonly { id: string }[], when?: string) {
      await tables.resolveAll();
      expect(await checkBooks(tables.database), when).toEqual([]);
      for (const { id } of players)
        expect(await tables.balanceOf({ id }), when).toBe(10_000n + (await netOf(tables.database, id)));
    },
  };
  return fixture;
}

/** Gives the tests of a `describe` one such studio. After each test all rounds are finished, and the books are checked. */
export function withAheadFixture(assign: (fixture: AheadFixture) => void): void {
  let fixture: AheadFixture;
  beforeAll(async () => {
    fixture = await createAheadFixture();
    assign(fixture);
  });
  afterEach(async () => {
    await fixture.finishAll();
    await finishTableTest(fixture);
  });
  afterAll(() => fixture.close());
}

import { randomUUID } from "node:crypto";
import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import type { Promotion } from "@bellwether/contract/content/promotion.ts";
import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { PlaceTableBetRequest } from "@bellwether/contract/studio/index.ts";
import type { Database } from "@bellwether/db";
import { createTestBeacon } from "@bellwether/games/testing/test-beacon.ts";
import type { Studio } from "../create-studio.ts";
import { readTableView } from "../tables/table-views.ts";
import { createStudioFixture } from "./studio-fixture.ts";

export const TABLE: TableFile = {
  name: "salon",
  title: "Salon",
  gameCode: "live-wheel",
  model: "live-european-roulette",
  room: "salon",
  phases: { bettingMs: 20_000, drawnMs: 8_000, paidMs: 5_000 },
  limits: { minimumStake: 50, maximumStake: 10_000 },
};

/** The game id of the table's title in the gate's fixture. */
export const TABLE_GAME_ID = 4;

/** A round has ended after this many seconds. The longest run of crash alone lasts 119. */
const MAX_ROUND_S = 200;

export type TableFixture = Awaited<ReturnType<typeof createTableFixture>>;

/** A studio with one live table. The test moves the clock and starts each step. */
export async function createTableFixture(
  database?: Database,
  table: TableFile = TABLE,
  promotions: readonly Promotion[] = [],
  campaigns: readonly Campaign[] = [],
) {
  let beacon!: ReturnType<typeof createTestBeacon>;
  const studios = await createStudioFixture({
    ...(database && { database }),
    promotions,
    campaigns,
    models: { [table.gameCode]: table.model },
    changed(now) {
      beacon = createTestBeacon(now);
      return {
        tables: [table],
        beacon: beacon.source,
        databaseTime: async () => now(),
      };
    },
  });
  const tableId = table.name;
  const fixture = {
    ...studios,
    beacon,
    /** The table's current state in the database. */
    table: () => readTableView(studios.parts, studios.database, tableId),
    /** Runs the table until a round takes bets; returns the number of that round. */
    async betting(via?: Studio) {
      return (await fixture.runUntil("betting", via)).number;
    },
    /** Moves the clock second by second, and takes the steps that are due, until the round is in this phase. */
    async runUntil(phase: string, via = studios.studio) {
      for (let second = 0; second < MAX_ROUND_S; second += 1) {
        const { round } = await fixture.table();
        if (round?.phase === phase) return round;
        studios.advance(1_000);
        if (via !== studios.studio) await via.runTables().catch(() => {});
        await studios.studio.runTables();
      }
      throw new Error(`the table did not reach the phase ${phase} in ${MAX_ROUND_S} s`);
    },
    bet(
      session: string,
      number: number,
      spots: Record<string, number>,
      via?: Studio,
      requestId = randomUUID(),
    ) {
      const bets = Object.entries(spots).map(([spot, amount]) => ({ spot, amountMinor: String(amount) }));
      const stakeMinor = String(Object.values(spots).reduce((sum, amount) => sum + amount, 0));
      return fixture.place(session, { requestId, number, stakeMinor, input: { bets } }, via);
    },
    place(session: string, body: PlaceTableBetRequest, via?: Studio) {
      return studios.call("placeTableBet", { session, tableId, body, ...(via && { via }) });
    },
    async bets(session: string, number: number) {
      return (await studios.ask("listTableBets", { session, tableId, number })).bets;
    },
    /** Runs the table until its round is paid or void, and pays or returns every bet. Starts no further round. */
    async finish() {
      beacon.isAway = false;
      beacon.trouble = undefined;
      for (let second = 0; second < MAX_ROUND_S; second += 1) {
        const { round } = await fixture.table();
        if (!round || round.phase === "paid" || round.phase === "void") break;
        studios.advance(1_000);
        await studios.studio.runTables();
      }
      await studios.resolveAll();
    },
  };
  return fixture;
}

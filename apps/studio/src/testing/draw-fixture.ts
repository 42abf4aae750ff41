import { randomUUID } from "node:crypto";
import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import type { Promotion } from "@bellwether/contract/content/promotion.ts";
import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { BuyTicketsRequest } from "@bellwether/contract/studio/index.ts";
import type { Database } from "@bellwether/db";
import type { Studio } from "../create-studio.ts";
import { checkBooks } from "./check-books.ts";
import { createTableFixture, TABLE, TABLE_GAME_ID } from "./table-fixture.ts";

/** A table with a draw every minute, four of which are on sale. Sales close 10 s before. */
export const DRAW_TABLE: TableFile = {
  ...TABLE,
  name: "lotto",
  model: "lotto-saturday",
  room: "hall",
  phases: { drawnMs: 4_000 },
  calendar: { everyMs: 60_000, closesMs: 10_000, ahead: 4, patienceMs: 90_000 },
  limits: { minimumStake: 10, maximumStake: 100_000 },
};

export type DrawFixture = Awaited<ReturnType<typeof createDrawFixture>>;

/** A studio that sells tickets of one table's draws ahead. */
export async function createDrawFixture(
  table: TableFile = DRAW_TABLE,
  database?: Database,
  promotions: readonly Promotion[] = [],
  campaigns: readonly Campaign[] = [],
) {
  const tables = await createTableFixture(database, table, promotions, campaigns);
  const tableId = table.name;
  const fixture = {
    ...tables,
    tableId,
    seated: (amount = "100.00") => tables.playing(amount, TABLE_GAME_ID),
    /** The draws on sale, once there are as many as the calendar says. */
    async upcoming() {
      for (let second = 0; second < 300; second += 1) {
        await tables.studio.runTables();
        const { draws } = await tables.ask("listUpcoming", { tableId });
        if (draws.length === table.calendar?.ahead) return draws;
        tables.advance(1_000);
      }
      throw new Error("too few draws are on sale");
    },
    async buy(
      session: string,
      body: Omit<BuyTicketsRequest, "requestId"> & { requestId?: string },
      via?: Studio,
    ) {
      const { tickets, balanceMinor } = await tables.ask("buyTickets", {
        session,
        tableId,
        body: { requestId: randomUUID(), ...body },
        ...(via && { via }),
      });
      return { tickets, balanceMinor };
    },
    async ticket(session: string, number: number) {
      const { tickets } = await tables.ask("listPastTickets", { session, tableId, number: number + 1 });
      return tickets.filter((ticket) => ticket.number === number);
    },
    /** Runs the table until this draw is over and all about its money is finished. */
    async over(number: number, via = tables.studio) {
      for (let second = 0; second < 900; second += 1) {
        await via.runTables();
        const round = await tables.ask("readTableRound", { tableId, number });
        const isOver = round.phase === "paid" || round.phase === "void";
        if (isOver && (await fixture.isFinished(number))) return round;
        if (isOver) await via.resolveRounds();
        tables.advance(1_000);
      }
      throw new Error(`the draw ${number} is not over after 900 s`);
    },
    /** Ends the faults and every draw with tickets. Returns what violates an invariant of the studio or the gate: nothing, if all is right. */
    async finish() {
      tables.wallet.faultOf = () => undefined;
      tables.beacon.isAway = false;
      const { rows } = await tables.database.query<{ last: number | null }>(
        "SELECT max(table_number) AS last FROM studio_round WHERE due_at IS NOT NULL",
      );
      if (rows[0]?.last) await fixture.over(rows[0].last);
      return [...(await checkBooks(tables.database)), ...(await tables.gate.violations())];
    },
    /** Whether no ticket of the draw is due any more, here or at the wallet. */
    async isFinished(number: number) {
      const { rows } = await tables.database.query(
        `SELECT 1 FROM studio_round WHERE table_id = $1 AND table_number = $2 AND due_at IS NOT NULL UNION ALL
         SELECT 1 FROM studio_table_round WHERE table_id = $1 AND number = $2 AND wallet_closed_at IS NULL`,
        [tableId, number],
      );
      return rows.length === 0;
    },
  };
  return fixture;
}

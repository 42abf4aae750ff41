import { mkdtempSync, rmSync } from "node:fs";
import { migrate, openDatabase } from "@bellwether/db";
import { ledgerMigrations } from "@bellwether/ledger";
import { ownCpu } from "./cpu-time.ts";
import { createLedgerLoad } from "./ledger-load.ts";
import { type Bench, inTurns, rate } from "./measure.ts";

const ROWS = 10_000;
/** The same number as on PostgreSQL. */
const CALLERS = 4_000;

export const ledgerEmbedded: Bench = {
  name: "ledger-embedded",
  async run() {
    const folder = mkdtempSync("/tmp/bellwether-bench-");
    const database = await openDatabase({ folder });
    try {
      await migrate(database, [ledgerMigrations]);
      await database.asOwner((connection) =>
        connection.query("CREATE TABLE one_row (id bigint PRIMARY KEY, account bigint, amount bigint)"),
      );
      const load = createLedgerLoad(database);
      await load.run(20_000, CALLERS);
      let id = 0;
      const insertOneByOne = () =>
        rate(ROWS, async () => {
          for (let row = 0; row < ROWS; row += 1)
            await database.query("INSERT INTO one_row VALUES ($1, $2, $3)", [id++, row, 5]);
        });
      const result = await inTurns(5, () => load.run(60_000, CALLERS), insertOneByOne, {
        ours: ownCpu,
        peer: ownCpu,
      });
      await load.verify();
      return [
        { name: "ledger transfers embedded ÷ one-row INSERTs", ...result, unit: "/s", goal: { atLeast: 3 } },
      ];
    } finally {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

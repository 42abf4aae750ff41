import { migrate, openDatabase } from "@bellwether/db";
import { ledgerMigrations } from "@bellwether/ledger";

import { cpuOf, ownCpu, together } from "./cpu-time.ts";
import { createLedgerLoad } from "./ledger-load.ts";
import { type Bench, inTurns } from "./measure.ts";
import { createPgbench } from "./pgbench.ts";
import { startWarmedPostgres } from "./warmed-postgres.ts";

export const ledgerPostgres: Bench = {
  name: "ledger-postgres",
  async run() {
    const server = await startWarmedPostgres();
    try {
      const pgbench = createPgbench(server);
      const database = await openDatabase({ url: server.url });
      await migrate(database, [ledgerMigrations]);
      const load = createLedgerLoad(database);
      await load.run(50_000, 4_000);
      const result = await inTurns(5, () => load.run(200_000, 4_000), pgbench.run, {
        ours: together(ownCpu, cpuOf(server.pid())),
        peer: cpuOf(server.pid()),
      });
      await load.verify();
      await database.close();
      return [
        { name: "ledger transfers on PostgreSQL ÷ pgbench -N", ...result, unit: "/s", goal: { atLeast: 8 } },
      ];
    } finally {
      server.remove();
    }
  },
};

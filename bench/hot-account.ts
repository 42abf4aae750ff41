import { migrate, openDatabase } from "@bellwether/db";
import { ledgerMigrations } from "@bellwether/ledger";

import { cpuOf, ownCpu, together } from "./cpu-time.ts";
import { createLedgerLoad } from "./ledger-load.ts";
import { type Bench, inTurns } from "./measure.ts";
import { startWarmedPostgres } from "./warmed-postgres.ts";

/**
 * Every transfer goes to one player's account, which has one writer; the peer spreads the same load over 1,000 players and all writers.
 */
export const hotAccount: Bench = {
  name: "hot-account",
  async run() {
    const server = await startWarmedPostgres();
    try {
      const database = await openDatabase({ url: server.url });
      await migrate(database, [ledgerMigrations]);
      const spread = createLedgerLoad(database);
      const hot = createLedgerLoad(database, { players: 1 });
      await spread.run(50_000, 4_000);
      await hot.run(50_000, 4_000);
      const cpu = together(ownCpu, cpuOf(server.pid()));
      const result = await inTurns(
        5,
        () => hot.run(100_000, 4_000),
        () => spread.run(100_000, 4_000),
        { ours: cpu, peer: cpu },
      );
      await hot.verify();
      await database.close();
      return [
        {
          name: "transfers to one hot account ÷ to 1,000 accounts",
          ...result,
          unit: "/s",
          goal: { atLeast: 0.9 },
        },
      ];
    } finally {
      server.remove();
    }
  },
};

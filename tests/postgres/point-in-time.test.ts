import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSigner, drivePlayer, sendSigned } from "../servers/player-client.ts";
import {
  giveToServer,
  type PostgresServer,
  startPostgres,
  startRestored,
  startStandby,
} from "../servers/postgres.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { queryPostgres } from "../servers/query-postgres.ts";
import { runPsql } from "../servers/run-psql.ts";
import { runVerifier } from "../servers/run-verifier.ts";

let folder: string;
let archive: string;
let servers: PostgresServer[];
let product: Product;
beforeAll(async () => {
  folder = mkdtempSync("/tmp/bellwether-archive-");
  archive = join(folder, "archive");
  mkdirSync(archive);
  for (const path of [folder, archive]) giveToServer(path);
  const primary = await startPostgres({ archive_mode: "always", archive_command: archiveCommand() });
  const standby = await startStandby(primary);
  servers = [primary, standby];
  const both = primary.url.replace("@", `@127.0.0.1:${standby.port},`);
  product = await startProduct({ DATABASE_URL: both });
});
afterAll(async () => {
  await product.remove();
  for (const server of servers) server.remove();
  rmSync(folder, { recursive: true });
});

/** The command of the guide, with this test's folder. */
function archiveCommand(): string {
  const guide = readFileSync(new URL("../../docs/operate.md", import.meta.url), "utf8");
  const [, command] = /^archive_command = ('.*')$/m.exec(guide)!;
  return command!.replaceAll("/var/lib/postgresql/archive", archive);
}

it("a base backup and the archived log give back each moment, before and after a promotion: the bet before it is there, the one after it is not, and the ledger holds", async () => {
  const [primary, standby] = servers as [PostgresServer, PostgresServer];
  const player = await drivePlayer(product, { amount: "1000.00" });
  const signer = createSigner(product);
  /** A bet that is acknowledged. Returns its transaction's id. */
  const bet = async (): Promise<string> => {
    const call = signer.bet(player, 100);
    await expect.poll(async () => (await sendSigned(product, call)).reply.status).toBe("RS_OK");
    return (JSON.parse(call.body) as { transaction_uuid: string }).transaction_uuid;
  };
  const now = async (server: PostgresServer) => {
    const rows = await queryPostgres<{ at: string }>(server, "SELECT clock_timestamp()::text AS at");
    return rows[0]!.at;
  };
  const base = join(folder, "base");
  execFileSync(
    join(primary.binFolder, "pg_basebackup"),
    [`--dbname=${primary.url}`, `--pgdata=${base}`, "--checkpoint=fast", "--no-sync"],
    { stdio: "pipe", ...giveToServer(folder), cwd: folder },
  );
  const first = await bet();
  const afterFirst = await now(primary);
  const second = await bet();

  // The last segment before the loss was never archived by the primary.
  runPsql(primary, [
    "ALTER SYSTEM SET archive_command = '/bin/false'",
    "SELECT pg_reload_conf()",
    "SELECT pg_switch_wal()",
  ]);
  const third = await bet();
  await expect.poll(() => queryPostgres(standby, BETS_OF, [third])).toEqual([{ count: 1n }]);
  primary.stop("immediate");
  standby.promote();
  const fourth = await bet();
  const afterFourth = await now(standby);
  const fifth = await bet();
  const [last] = await queryPostgres<{ name: string }>(standby, CLOSE_SEGMENT);
  await expect.poll(() => readdirSync(archive)).toContain(last!.name);

  for (const [until, there, gone] of [
    [afterFirst, [first], [second, third, fourth, fifth]],
    [afterFourth, [first, second, third, fourth], [fifth]],
  ] as const) {
    const restored = await startRestored(base, archive, until);
    servers.push(restored);
    await expect
      .poll(() => queryPostgres(restored, "SELECT pg_is_in_recovery() AS is"))
      .toEqual([{ is: false }]);
    for (const id of there) expect(await queryPostgres(restored, BETS_OF, [id])).toEqual([{ count: 1n }]);
    for (const id of gone) expect(await queryPostgres(restored, BETS_OF, [id])).toEqual([{ count: 0n }]);
    expect(runVerifier({ DATABASE_URL: restored.url })).toContain("Every promise of the ledger holds.");
  }
});

const BETS_OF = "SELECT count(*) FROM ledger_operation WHERE external_id = $1";
const CLOSE_SEGMENT = "SELECT pg_walfile_name(pg_switch_wal()) AS name";

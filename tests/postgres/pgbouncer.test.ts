import { afterAll, beforeAll, expect, it } from "vitest";
import { betUnderFault, nothingWrong } from "../servers/bet-under-fault.ts";
import { type Authority, createAuthority } from "../servers/certificates.ts";
import { type PgBouncer, startPgBouncer } from "../servers/pgbouncer.ts";
import { drivePlayer } from "../servers/player-client.ts";
import { giveToServer, type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { ask } from "../servers/probes.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { queryPostgres } from "../servers/query-postgres.ts";
import { runPsql } from "../servers/run-psql.ts";
import { runVerifier } from "../servers/run-verifier.ts";

const PLAYERS = 4;
const PASSWORD = "a password of 24 bytes..";

let authority: Authority;
let postgres: PostgresServer;
let pooler: PgBouncer;
let product: Product;
let addresses: { DATABASE_URL: string; DATABASE_OWNER_URL: string };
beforeAll(async () => {
  authority = createAuthority();
  postgres = await startPostgres();
  runPsql(postgres, [`CREATE ROLE bellwether_web LOGIN PASSWORD '${PASSWORD}'`]);
  const certificate = authority.sign("db1.internal", ["IP:127.0.0.1"]);
  giveToServer(certificate.key);
  const server = { port: postgres.port, database: "postgres" };
  pooler = await startPgBouncer(server, certificate, { bellwether_web: PASSWORD });
  const login = `bellwether_web:${encodeURIComponent(PASSWORD)}`;
  addresses = {
    DATABASE_URL: `postgres://${login}@127.0.0.1:${pooler.port}/bellwether?sslmode=verify-full&sslrootcert=${authority.file}`,
    DATABASE_OWNER_URL: postgres.url,
  };
  product = await startProduct(addresses);
});
afterAll(async () => {
  await product?.remove();
  await pooler?.stop();
  postgres.remove();
  authority.remove();
});

it("bets go through PgBouncer with ops/pgbouncer.ini, over TLS and without prepared statements; when PostgreSQL was killed they go on, and none is lost", async () => {
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, async () => ({
      player: await drivePlayer(product, { amount: "1000.00" }),
      amountMinor: 100_000,
    })),
  );
  const bets = betUnderFault(product, players);
  const moreBets = async () => {
    const before = bets.acknowledged();
    await expect.poll(() => bets.acknowledged()).toBeGreaterThan(before + PLAYERS * 5);
  };
  await moreBets();
  const connections =
    "SELECT DISTINCT usename::text AS login, application_name AS name FROM pg_stat_activity WHERE usename = 'bellwether_web'";
  expect(await queryPostgres(postgres, connections)).toMatchObject([{ login: "bellwether_web" }]);
  postgres.stop("immediate");
  await expect.poll(async () => (await ask(product, "GET", "/readyz")).status).toBe(503);
  postgres.start();
  await expect.poll(async () => (await ask(product, "GET", "/readyz")).status).toBe(200);
  await moreBets();
  expect(bets.answers()).toEqual(["200 RS_OK", "503 RS_ERROR_UNKNOWN"]);
  expect(await bets.settle()).toEqual(nothingWrong);
  expect(runVerifier(addresses)).toContain("Every promise of the ledger holds.");
  expect(product.output()).not.toContain("unexpected failure");
});

import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { betUnderFault, nothingWrong } from "../servers/bet-under-fault.ts";
import { type Authority, createAuthority } from "../servers/certificates.ts";
import { type PatroniCluster, type PatroniServer, startPatroni } from "../servers/patroni.ts";
import { drivePlayer } from "../servers/player-client.ts";
import { ask } from "../servers/probes.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { queryPostgres } from "../servers/query-postgres.ts";
import { runPsql } from "../servers/run-psql.ts";
import { runVerifier } from "../servers/run-verifier.ts";

const PLAYERS = 2;
/** Patroni's ttl, and the steps of both servers after it. */
const REPLACED_WITHIN = { timeout: 60_000, interval: 500 };

let authority: Authority;
let cluster: PatroniCluster;
let product: Product;
let addresses: { DATABASE_URL: string; DATABASE_OWNER_URL: string };
beforeAll(async () => {
  authority = createAuthority();
  cluster = await startPatroni(authority);
  const [first, second] = cluster.servers;
  await vi.waitUntil(() => first.isPrimary(), REPLACED_WITHIN);
  second.start();
  await vi.waitUntil(() => isReplicated(first), REPLACED_WITHIN);
  runPsql(first, [
    "CREATE ROLE bellwether LOGIN CREATEROLE PASSWORD 'owner'",
    "CREATE ROLE bellwether_web LOGIN PASSWORD 'web'",
    "CREATE DATABASE bellwether OWNER bellwether",
  ]);
  const hosts = `127.0.0.1:${second.port},127.0.0.1:${first.port}`;
  const rest = `@${hosts}/bellwether?sslmode=verify-full&sslrootcert=${authority.file}`;
  addresses = {
    DATABASE_URL: `postgres://bellwether_web:web${rest}`,
    DATABASE_OWNER_URL: `postgres://bellwether:owner${rest}`,
  };
  product = await startProduct(addresses);
});
afterAll(async () => {
  await product?.remove();
  await cluster?.remove();
  authority.remove();
});

/** Whether commits on this server wait for the other one. */
const isReplicated = async (server: PatroniServer) => {
  const states = "SELECT sync_state FROM pg_stat_replication";
  const rows = await queryPostgres<{ sync_state: string }>(server, states).catch(() => []);
  return rows.some(({ sync_state }) => sync_state === "sync");
};

it("the machine of the primary is lost under load: Patroni promotes the other server, bets go on there, none that was acknowledged is lost, and the lost one comes back as the standby", async () => {
  const [first, second] = cluster.servers;
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
  await first.lose();
  await expect.poll(() => second.isPrimary(), REPLACED_WITHIN).toBe(true);
  // Bets go on within 10 s, which is the limit of polling.
  await moreBets();
  first.start();
  await expect.poll(() => isReplicated(second), REPLACED_WITHIN).toBe(true);
  expect(await first.isPrimary()).toBe(false);
  await moreBets();
  expect((await ask(product, "GET", "/readyz")).status).toBe(200);
  expect(bets.answers()).toEqual(["200 RS_OK", "503 RS_ERROR_UNKNOWN"]);
  expect(await bets.settle()).toEqual(nothingWrong);
  expect(runVerifier(addresses)).toContain("Every promise of the ledger holds.");
  expect(product.output()).not.toContain("unexpected failure");
});

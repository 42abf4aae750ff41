import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { betUnderFault, nothingWrong } from "../servers/bet-under-fault.ts";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import { createSigner, drivePlayer, sendSigned } from "../servers/player-client.ts";
import { type PostgresServer, startStandby } from "../servers/postgres.ts";
import { ask } from "../servers/probes.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { queryPostgres } from "../servers/query-postgres.ts";
import { runPsql } from "../servers/run-psql.ts";
import { runVerifier } from "../servers/run-verifier.ts";

const AMOUNT = { text: "1000.00", minor: 100_000 };
const PLAYERS = 4;
const UNDER_LOAD_MS = 1_500;

/** As the guide says: each commit waits until the standby has it. */
const SYNCHRONOUS = "ALTER SYSTEM SET synchronous_standby_names = '*'";

const CANCEL_WAITS = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
const CUT_ALL =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'";

describe("two PostgreSQL servers with synchronous replication, both in DATABASE_URL", () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  let next: PostgresServer | undefined;
  let product: Product;
  beforeAll(async () => {
    primary = await startMigratedPostgres();
    standby = await startStandby(primary);
    const { port } = new URL(standby.url);
    // The standby first: the product has to find the one that takes writes.
    const both = primary.url.replace(/@[^/]*/, `@127.0.0.1:${port},127.0.0.1:${primary.port}`);
    product = await startProduct({ DATABASE_URL: both });
    runPsql(primary, [SYNCHRONOUS, "SELECT pg_reload_conf()"]);
  });
  afterAll(async () => {
    await product.remove();
    primary.remove();
    standby.remove();
    next?.remove();
  });

  it("a commit whose wait for the standby an administrator cancels is not acknowledged, and its repeat is, once", async () => {
    const player = await drivePlayer(product, { amount: AMOUNT.text });
    const call = createSigner(product).bet(player, 250);
    standby.stop();
    let isAnswered = false;
    const answer = sendSigned(product, call).finally(() => {
      isAnswered = true;
    });
    // Other writes of the product wait too, so all are cancelled until the bet is answered.
    while (!isAnswered) {
      runPsql(primary, [CANCEL_WAITS]);
      await wait(100);
    }
    expect((await answer).reply.status).toBe("RS_ERROR_UNKNOWN");
    standby.start();
    expect((await sendSigned(product, call)).reply).toMatchObject({ status: "RS_OK", balance: 99_750_000 });
  });

  it("the primary is killed under load and the standby promoted: bets go on there, none that was acknowledged is lost, and the former primary is not used again", async () => {
    const players = await Promise.all(
      Array.from({ length: PLAYERS }, async () => ({
        player: await drivePlayer(product, { amount: AMOUNT.text }),
        amountMinor: AMOUNT.minor,
      })),
    );
    const bets = betUnderFault(product, players);
    await wait(UNDER_LOAD_MS);
    primary.stop("immediate");
    expect((await ask(product, "GET", "/healthz")).status).toBe(200);
    await expect.poll(async () => (await ask(product, "GET", "/readyz")).status).toBe(503);
    const before = bets.acknowledged();
    standby.promote();
    runPsql(standby, ["ALTER SYSTEM RESET synchronous_standby_names", "SELECT pg_reload_conf()"]);
    // Bets go on within 10 s, which is the limit of polling.
    await expect.poll(() => bets.acknowledged()).toBeGreaterThan(before + PLAYERS);
    // Nobody has told the former primary that another one was promoted.
    primary.start();
    runPsql(primary, ["ALTER SYSTEM RESET synchronous_standby_names", "SELECT pg_reload_conf()"]);
    for (let cut = 0; cut < 3; cut += 1) {
      await expect.poll(async () => (await ask(product, "GET", "/readyz")).status).toBe(200);
      // Now it needs new connections.
      runPsql(standby, [CUT_ALL]);
      await wait(UNDER_LOAD_MS / 3);
    }
    expect(bets.answers()).toEqual(["200 RS_OK", "503 RS_ERROR_UNKNOWN"]);
    expect(await bets.settle()).toEqual(nothingWrong);
    expect(runVerifier({ DATABASE_URL: standby.url })).toContain("Every promise of the ledger holds.");
    expect(product.output()).not.toContain("unexpected failure");
  });

  it("a standby of the promoted server is made while bets go on, and commits wait for it again", async () => {
    primary.stop("immediate");
    const player = await drivePlayer(product, { amount: AMOUNT.text });
    const bets = betUnderFault(product, [{ player, amountMinor: AMOUNT.minor }]);
    next = await startStandby(standby);
    runPsql(standby, [SYNCHRONOUS, "SELECT pg_reload_conf()"]);
    const states = "SELECT sync_state FROM pg_stat_replication";
    await expect.poll(() => queryPostgres(standby, states)).toEqual([{ sync_state: "sync" }]);
    const before = bets.acknowledged();
    await expect.poll(() => bets.acknowledged()).toBeGreaterThan(before);
    expect(bets.answers()).toEqual(["200 RS_OK"]);
    expect(await bets.settle()).toEqual(nothingWrong);
  });
});

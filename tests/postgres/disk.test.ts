import { afterEach, beforeEach, expect, it } from "vitest";
import { type BetsUnderFault, betUnderFault, nothingWrong } from "../servers/bet-under-fault.ts";
import { isFullSize } from "../servers/fault-size.ts";
import { drivePlayer } from "../servers/player-client.ts";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { askContinuously, createProbes, type Probes, untilRecovered } from "../servers/probes.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { queryPostgres } from "../servers/query-postgres.ts";
import { runVerifier } from "../servers/run-verifier.ts";
import { MOUNTING_REFUSED, mountSmallDisk, type SmallDisk } from "../servers/small-disk.ts";

const LASTS_MS = isFullSize ? 20_000 : 3_000;

let disk: SmallDisk | undefined;
let postgres: PostgresServer;
let product: Product;
let probes: Probes;
let bets: BetsUnderFault;
beforeEach(async () => {
  disk = mountSmallDisk(300);
  if (!disk) return;
  postgres = await startPostgres({ max_wal_size: "64MB", min_wal_size: "32MB" }, disk.folder);
  product = await startProduct({ DATABASE_URL: postgres.url });
  const player = await drivePlayer(product, { amount: "1000.00" });
  probes = createProbes(product, player);
  bets = betUnderFault(product, [{ player, amountMinor: 100_000 }]);
});
afterEach(async () => {
  if (!disk) return;
  await bets.stop();
  await product.remove();
  postgres.remove();
  disk.remove();
});

const allIsWell = async () => {
  await untilRecovered("the disk was full", probes);
  const before = bets.acknowledged();
  await expect.poll(() => bets.acknowledged(), { timeout: 10_000 }).toBeGreaterThan(before);
  expect(await bets.settle()).toEqual(nothingWrong);
  expect(runVerifier({ DATABASE_URL: postgres.url })).toContain("Every promise of the ledger holds.");
  expect(product.output()).not.toContain("unexpected failure");
};

it("while PostgreSQL's disk is full bets get 503 and balances are still read; once there is space again the product recovers by itself", async ({
  skip,
}) => {
  if (!disk) return skip(MOUNTING_REFUSED);
  await expect.poll(() => bets.acknowledged(), { timeout: 10_000 }).toBeGreaterThan(20);
  disk.fill();
  await expect.poll(() => bets.answers(), { timeout: 20_000 }).toEqual(["200 RS_OK", "503 RS_ERROR_UNKNOWN"]);
  const asking = askContinuously(probes, 1);
  await new Promise((resolve) => setTimeout(resolve, LASTS_MS));
  expect((await asking.stop()).wrong).toEqual([]);
  expect((await probes.balance!()).status).toBe(200);
  disk.free();
  await allIsWell();
});

it("when PostgreSQL's log fills the disk and the server exits, all calls get 503; after a restart with space the product recovers by itself", async ({
  skip,
}) => {
  if (!disk) return skip(MOUNTING_REFUSED);
  await expect.poll(() => bets.acknowledged(), { timeout: 10_000 }).toBeGreaterThan(20);
  disk.fill();
  const asking = askContinuously(probes, 1);
  // Each uses up the rest of a log file, until there is no space for the next.
  const endLogFile = () =>
    queryPostgres(postgres, "SELECT pg_switch_wal(), pg_logical_emit_message(false, '', '')");
  await expect
    .poll(
      () =>
        endLogFile().then(
          () => "on",
          () => "off",
        ),
      { timeout: 20_000, interval: 200 },
    )
    .toBe("off");
  await expect.poll(async () => (await probes.balance!()).status, { timeout: 10_000 }).toBe(503);
  await new Promise((resolve) => setTimeout(resolve, LASTS_MS));
  disk.free();
  if (!postgres.isRunning()) postgres.start();
  await untilRecovered("the server was started again", probes);
  expect((await asking.stop()).wrong).toEqual([]);
  expect(bets.answers()).toEqual(["200 RS_OK", "503 RS_ERROR_UNKNOWN"]);
  await allIsWell();
});

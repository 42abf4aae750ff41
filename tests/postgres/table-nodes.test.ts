import { rmSync } from "node:fs";
import { join } from "node:path";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { SANDBOX_BEACON } from "@bellwether/sandbox";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { isFullSize } from "../servers/fault-size.ts";
import { seeded } from "../servers/kill-and-recover.ts";
import { killedPhases, killInPhase, playRoundWithFault, waysToDie } from "../servers/kill-tables.ts";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { clockSettings, type Product, startProduct } from "../servers/product.ts";
import { type RedisServer, startRedis } from "../servers/redis.ts";
import { runVerifier } from "../servers/run-verifier.ts";
import { betThroughClose } from "../servers/table-close.ts";
import { SHORT_TABLE, writeTables } from "../servers/table-folder.ts";
import { readTable, seatPlayer, type TablePlayer, untilRound, watchTable } from "../servers/table-player.ts";
import { forgetTableSteps, phaseLengths, recordTableSteps, wrongTableSteps } from "../servers/table-steps.ts";

const seed = inject("seed");
const KILLS = isFullSize ? 6 : 1;
const TIMEOUT_MS = 7_200_000;

describe(`two nodes at one live table (kills in each phase: ${KILLS}, SEED=${seed})`, () => {
  const random = seeded(seed);
  let tables: string;
  let postgres: PostgresServer;
  let redis: RedisServer;
  let one: Product;
  let two: Product;
  let players: TablePlayer[];
  beforeAll(async () => {
    tables = writeTables(SHORT_TABLE);
    [postgres, redis] = await Promise.all([startMigratedPostgres(), startRedis()]);
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, TABLES_DIR: tables };
    one = await startProduct(shared, { killable: true });
    const keys = { PROVIDER_KEYS_DIR: join(one.dataFolder, "provider-keys") };
    two = await startProduct({ ...shared, ...keys });
    await recordTableSteps(postgres);
    players = await Promise.all([one, two, two].map((node) => seatPlayer(node)));
  });
  beforeEach(() => forgetTableSteps(postgres));
  afterAll(async () => {
    await one.remove();
    await two.remove();
    const verdict = runVerifier({ DATABASE_URL: postgres.url });
    postgres.remove();
    await redis.stop();
    rmSync(tables, { recursive: true, force: true });
    expect(verdict).toContain("Every promise of the ledger holds.");
  });

  it(`two nodes at one live table take each step of 3 rounds once, and show the same rounds`, {
    timeout: TIMEOUT_MS,
  }, async () => {
    const { number } = await untilRound(one, () => true);
    const [here, there] = await Promise.all(
      [one, two].map((node) => untilRound(node, (round) => round.number === number + 3)),
    );
    expect(here!.serverSeedHash).toBe(there!.serverSeedHash);
    expect(await wrongTableSteps(postgres)).toEqual([]);
  });

  it(`two nodes at one live table send their watchers each change once and in order, with Redis and without it`, {
    timeout: TIMEOUT_MS,
  }, async () => {
    const watchers = await Promise.all([one, two].map((node) => watchTable(node, players[0]!.session)));
    const numbersOf = () => watchers.map(({ seqs }) => seqs.length);
    await expect.poll(() => Math.min(...numbersOf()), { timeout: 60_000 }).toBeGreaterThan(5);
    await redis.stop();
    const without = Math.max(...numbersOf());
    await expect.poll(() => Math.min(...numbersOf()), { timeout: 60_000 }).toBeGreaterThan(without + 5);
    redis = await startRedis(Number(new URL(redis.url).port));
    const back = Math.max(...numbersOf());
    await expect.poll(() => Math.min(...numbersOf()), { timeout: 60_000 }).toBeGreaterThan(back + 5);
    for (const { seqs, close } of watchers) {
      close();
      expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
    }
    expect(await wrongTableSteps(postgres)).toEqual([]);
  });

  it.each(killedPhases)(
    `two nodes at one live table lose no bet and pay none twice when one is killed while %s: the other takes each step once, within 5 s of its time`,
    { timeout: TIMEOUT_MS },
    async (phase) => {
      // Either node may make all money writes of a phase, so a kill at one might never happen.
      const ways = waysToDie(phase).filter(({ kind }) => kind !== "money");
      for (let kill = 0; kill < KILLS; kill += 1) {
        const way = ways[Math.floor(random() * ways.length)]!;
        const recover = async () => two;
        const { wrong } = await killInPhase({
          product: one,
          other: two,
          recover,
          phase,
          way,
          players,
          random,
        });
        expect(wrong).toEqual([]);
        expect(await wrongTableSteps(postgres)).toEqual([]);
        await one.restart();
      }
    },
  );

  const cutPhases = isFullSize ? killedPhases : [killedPhases[Math.floor(random() * killedPhases.length)]!];
  it.each(cutPhases)(
    `two nodes at one live table lose no bet and pay none twice when PostgreSQL is killed for a second while %s, and take each step once after it is back`,
    { timeout: TIMEOUT_MS },
    async (phase) => {
      const strike = async (_: number, send: () => Promise<unknown>) => {
        const sent = send();
        await new Promise((resolve) => setTimeout(resolve, random() * 500));
        postgres.stop("immediate");
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        postgres.start();
        await sent;
        for (const node of [one, two])
          await expect.poll(() => readTable(node).catch(() => undefined), { timeout: 20_000 }).toBeDefined();
        return one;
      };
      const { wrong } = await playRoundWithFault({
        product: one,
        phase,
        players,
        what: "without a database",
        strike,
      });
      expect(wrong).toEqual([]);
      const steps = await wrongTableSteps(postgres);
      expect(steps.filter((each) => !each.endsWith("ms late"))).toEqual([]);
    },
  );

  // The last tests: the second node keeps the wrong clock and the first one's beacon.
  it.each([
    ["ahead", MINUTE_MS],
    ["behind", -MINUTE_MS],
  ])(
    `two nodes at one live table lose no bet and pay none twice while one's clock is a minute %s: both close each round, and end its phases, by the database's clock`,
    { timeout: TIMEOUT_MS },
    async (_, wrongMs) => {
      await two.stop();
      // A node's own stand-in for the beacon has the node's clock; the real beacon is outside of both nodes.
      const beacon = {
        BEACON_URL: `${one.url}/sandbox/beacon`,
        BEACON_CHAIN_HASH: SANDBOX_BEACON.chainHash,
        BEACON_PUBLIC_KEY: SANDBOX_BEACON.publicKey,
      };
      await two.restart({ ...clockSettings(wrongMs), ...beacon });
      const late: string[] = [];
      const strike = async (number: number, send: () => Promise<unknown>) => {
        await send();
        late.push(...(await betThroughClose(players[0]!, number, two)));
        return one;
      };
      const what = `with a clock ${wrongMs} ms wrong`;
      const { number, wrong } = await playRoundWithFault({
        product: two,
        phase: "betting",
        players,
        what,
        strike,
      });
      expect([...wrong, ...late]).toEqual([]);
      expect(await wrongTableSteps(postgres)).toEqual([]);
      for (const { phase, saidMs, tookMs } of await phaseLengths(postgres, number)) {
        expect(tookMs, phase).toBeGreaterThan(saidMs - 100);
        expect(tookMs, phase).toBeLessThan(saidMs + MINUTE_MS / 2);
      }
    },
  );
});

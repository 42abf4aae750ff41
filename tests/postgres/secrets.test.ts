import { execFileSync } from "node:child_process";
import { generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StartRoundReply } from "@bellwether/contract/studio/index.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signDelivery } from "../../apps/gate/src/webhooks/webhook-secret.ts";
import { betUnderFault, nothingWrong } from "../servers/bet-under-fault.ts";
import { drivePlayer, postToCashier } from "../servers/player-client.ts";
import { giveToServer, type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { type RedisServer, startRedis } from "../servers/redis.ts";
import { runPsql } from "../servers/run-psql.ts";
import { runVerifier } from "../servers/run-verifier.ts";
import { openStudio } from "../servers/studio-player.ts";

const PLAYERS = 2;
const GAME = "house-roulette";
const STAKE_MINOR = 100;
/** Who logs in as the administrator needs no password. */
const WHO_LOGS_IN = `
  local all all trust
  host all bellwether 127.0.0.1/32 trust
  host all all 127.0.0.1/32 scram-sha-256
`;

const [WEBHOOKS, NEXT_WEBHOOKS] = [1, 2].map(
  (fill) => `whsec_${Buffer.alloc(32, fill).toString("base64")}`,
) as [string, string];
const CASHIER = "piq-sandbox";
const NEXT_CASHIER = "a password of 24 bytes..";

let folder: string;
let postgres: PostgresServer;
let redis: RedisServer;
let nodes: [Product, Product];
beforeAll(async () => {
  folder = mkdtempSync("/tmp/bellwether-secrets-");
  const hba = join(folder, "pg_hba.conf");
  writeFileSync(hba, WHO_LOGS_IN);
  for (const path of [folder, hba]) giveToServer(path);
  [postgres, redis] = await Promise.all([startPostgres({ hba_file: `'${hba}'` }), startRedis()]);
  runPsql(postgres, [
    "CREATE ROLE owner LOGIN CREATEROLE PASSWORD 'owner-one'",
    "CREATE ROLE web_1 LOGIN PASSWORD 'web-one'",
    "CREATE DATABASE casino OWNER owner",
  ]);
  redisCommand("CONFIG", "SET", "requirepass", "redis-one");
  const first = {
    DATABASE_URL: databaseAs("web_1:web-one"),
    DATABASE_OWNER_URL: databaseAs("owner:owner-one"),
    REDIS_URL: redisAs("redis-one"),
    IDENTITY_URL: "http://127.0.0.1:9",
    IDENTITY_KEY: "a key of the vendor's",
    IDENTITY_WEBHOOK_SECRET: WEBHOOKS,
  };
  const one = await startProduct(first);
  nodes = [one, await startProduct({ ...first, PROVIDER_KEYS_DIR: join(one.dataFolder, "provider-keys") })];
});
afterAll(async () => {
  for (const node of nodes) await node.remove();
  postgres.remove();
  await redis.stop();
  rmSync(folder, { recursive: true });
});

const databaseAs = (login: string) =>
  postgres.url.replace("bellwether@", `${login}@`).replace(/postgres$/, "casino");
const redisAs = (password: string) => redis.url.replace("//", `//:${password}@`);
const redisCommand = (...args: string[]) =>
  execFileSync("redis-cli", ["-u", redis.url, ...args], { stdio: "pipe", encoding: "utf8" });

it("passwords of PostgreSQL, Redis and the cashier, the vendor's secret, seeds.key and our provider key are changed by two restarts of each node: no bet fails", async () => {
  const [one, two] = nodes;
  /** Where bets go. Keys and data are the first node's. */
  const outside: Product = { ...one };
  const keys = join(one.dataFolder, "provider-keys");
  const key = (name: string) => join(keys, name);
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, async () => ({
      player: await drivePlayer(one, { amount: "1000.00" }),
      amountMinor: 100_000,
    })),
  );
  const sealedBefore = await openStudio(one, await drivePlayer(one), GAME);
  const other = await drivePlayer(one);
  const bets = betUnderFault(outside, players);
  const moreBets = async () => {
    const before = bets.acknowledged();
    await expect.poll(() => bets.acknowledged()).toBeGreaterThan(before + PLAYERS * 5);
  };
  /** Restarts a node while the other takes the bets, as a balancer does it that takes a node out first. */
  const restartAlone = async (node: Product, changed: Record<string, string>) => {
    outside.url = (node === one ? two : one).url;
    await moreBets();
    expect(await node.stop()).toBe(0);
    await node.restart(changed);
  };
  /** A round in which a node opens the seeds, and whose stake it signs. */
  const playAt = async (studio: typeof sealedBefore, node: Product) => {
    const wish = {
      requestId: randomUUID(),
      stakeMinor: String(STAKE_MINOR),
      input: { bets: [{ spot: "straight-7", amountMinor: String(STAKE_MINOR) }] },
    };
    const { roundId } = await studio.post<StartRoundReply>("/rounds", wish, node);
    await studio.post(`/rounds/${roundId}/settle`, {}, node);
  };
  const heard = async (node: Product) => {
    const accepted = [];
    for (const secret of [WEBHOOKS, NEXT_WEBHOOKS]) {
      const headers = signDelivery([secret], { id: randomUUID(), at: new Date(), body: "{}" });
      const { status } = await fetch(`${node.url}/gate/identity/webhook`, {
        method: "POST",
        headers,
        body: "{}",
      });
      // Signed, and no result.
      accepted.push(status === 400);
    }
    for (const password of [CASHIER, NEXT_CASHIER]) {
      const { errCode } = await postToCashier(node, "/verifyuser", {}, `piq:${password}`);
      // Known, and nothing that can be looked up.
      accepted.push(errCode === "SYNTAX");
    }
    return accepted;
  };

  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  writeFileSync(key("seeds.2.key"), randomBytes(32).toString("base64"));
  writeFileSync(key("BW.2.public.pem"), pair.publicKey.export({ type: "spki", format: "pem" }));
  runPsql(postgres, ["CREATE ROLE web_2 LOGIN PASSWORD 'web-two'", "ALTER ROLE owner PASSWORD 'owner-two'"]);
  redisCommand("-a", "redis-one", "ACL", "SETUSER", "default", ">redis-two");
  for (const node of nodes) {
    await restartAlone(node, {
      DATABASE_URL: databaseAs("web_2:web-two"),
      DATABASE_OWNER_URL: databaseAs("owner:owner-two"),
      REDIS_URL: redisAs("redis-two"),
      IDENTITY_WEBHOOK_SECRET_NEXT: NEXT_WEBHOOKS,
      PIQ_PASSWORD_NEXT: NEXT_CASHIER,
    });
    expect(await heard(node)).toEqual([true, true, true, true]);
  }
  runPsql(postgres, ["DROP ROLE web_1"]);
  redisCommand("-a", "redis-two", "ACL", "SETUSER", "default", "<redis-one");

  renameSync(key("seeds.key"), key("former"));
  renameSync(key("seeds.2.key"), key("seeds.key"));
  renameSync(key("former"), key("seeds.2.key"));
  writeFileSync(key("BW.private.pem"), pair.privateKey.export({ type: "pkcs8", format: "pem" }));
  for (const node of nodes) {
    await restartAlone(node, {
      IDENTITY_WEBHOOK_SECRET: NEXT_WEBHOOKS,
      PIQ_PASSWORD: NEXT_CASHIER,
      PIQ_PASSWORD_NEXT: "",
    });
    if (node === one) {
      // Sealed with the new key, and opened by a node that still seals with the former.
      await playAt(await openStudio(one, other, GAME), two);
    }
  }
  await moreBets();
  for (const node of nodes) {
    expect((await heard(node)).slice(2)).toEqual([false, true]);
    expect(node.output()).not.toContain("redis is away");
  }
  await playAt(sealedBefore, two);
  expect(bets.answers()).toEqual(["200 RS_OK"]);
  expect(await bets.settle()).toEqual(nothingWrong);
  expect(
    runVerifier({
      DATABASE_URL: databaseAs("web_2:web-two"),
      DATABASE_OWNER_URL: databaseAs("owner:owner-two"),
    }),
  ).toContain("Every promise of the ledger holds.");
});

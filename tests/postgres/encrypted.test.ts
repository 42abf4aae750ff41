import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@bellwether/db";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRedisRelay } from "../../apps/server/src/push/redis-relay.ts";
import { type Authority, createAuthority } from "../servers/certificates.ts";
import { createSigner, drivePlayer, sendSigned } from "../servers/player-client.ts";
import { giveToServer, type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";
import { queryPostgres } from "../servers/query-postgres.ts";
import { startRedis } from "../servers/redis.ts";
import { runVerifier } from "../servers/run-verifier.ts";

/** Whoever logs in as `careful` shows a certificate with that name. */
const WHO_LOGS_IN = `
  local all all trust
  hostssl all careful 127.0.0.1/32 cert
  host all bellwether 127.0.0.1/32 trust
`;

describe("PostgreSQL and Redis over TLS, with an authority of our own", () => {
  let ours: Authority;
  let others: Authority;
  let folder: string;
  let postgres: PostgresServer;
  let plain: PostgresServer;
  beforeAll(async () => {
    [ours, others] = [createAuthority(), createAuthority("somebody else")];
    folder = mkdtempSync("/tmp/bellwether-encrypted-");
    const hba = join(folder, "pg_hba.conf");
    writeFileSync(hba, WHO_LOGS_IN);
    const { certificate, key } = ours.sign("db.internal", ["IP:127.0.0.1"]);
    for (const path of [folder, hba, key]) giveToServer(path);
    const settings = { ssl: "on", ssl_cert_file: certificate, ssl_key_file: key, ssl_ca_file: ours.file };
    const texts = Object.entries({ ...settings, hba_file: hba }).map(([name, value]) => [name, `'${value}'`]);
    [postgres, plain] = await Promise.all([startPostgres(Object.fromEntries(texts)), startPostgres()]);
  });
  afterAll(() => {
    for (const each of [postgres, plain, ours, others]) each.remove();
    rmSync(folder, { recursive: true });
  });

  /** Opens the database and says whether its connection is encrypted. */
  const isEncrypted = async (url: string): Promise<boolean> => {
    const database = await openDatabase({ url, ownerUrl: url, poolSize: 1 });
    try {
      const { rows } = await database.query<{ ssl: boolean }>(
        "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()",
      );
      return rows[0]!.ssl;
    } finally {
      await database.close();
    }
  };
  const trusting = (authority: Authority, mode = "verify-full") =>
    `?sslmode=${mode}&sslrootcert=${authority.file}`;

  it("a connection is encrypted with require, verify-ca and verify-full, and not with disable or without sslmode", async () => {
    for (const mode of ["require", "verify-ca", "verify-full"])
      expect(await isEncrypted(postgres.url + trusting(ours, mode)), mode).toBe(true);
    for (const query of ["", "?sslmode=disable"])
      expect(await isEncrypted(postgres.url + query), query).toBe(false);
  });

  it("with require, verify-ca and verify-full alike a server without TLS, of another authority or of another name is refused, and the setting is named", async () => {
    for (const mode of ["require", "verify-ca", "verify-full"]) {
      await expect(isEncrypted(plain.url + trusting(ours, mode))).rejects.toThrow(
        /does not support SSL connections\. DATABASE_URL asks for TLS by its sslmode/,
      );
      for (const query of [trusting(others, mode), `?sslmode=${mode}`])
        await expect(isEncrypted(postgres.url + query)).rejects.toThrow(
          /certificate.*\. sslrootcert in DATABASE_URL must name the file of the authority/,
        );
      await expect(
        isEncrypted(postgres.url.replace("127.0.0.1", "localhost") + trusting(ours, mode)),
      ).rejects.toThrow(/altnames.*\. DATABASE_URL must name the server as its certificate does/);
    }
  });

  it("of two servers the one whose certificate is wrong is passed over", async () => {
    const [, port] = /:(\d+)\//.exec(plain.url)!;
    const both = postgres.url.replace("@", `@127.0.0.1:${port},`);
    expect(await isEncrypted(both + trusting(ours))).toBe(true);
  });

  it("a login that needs a certificate gets in with sslcert and sslkey, and not without", async () => {
    await queryPostgres(postgres, "CREATE ROLE careful LOGIN");
    const url = postgres.url.replace("bellwether@", "careful@") + trusting(ours);
    const { certificate, key } = ours.sign("careful");
    expect(await isEncrypted(`${url}&sslcert=${certificate}&sslkey=${key}`)).toBe(true);
    await expect(isEncrypted(url)).rejects.toThrow(/client certificate/);
  });

  it("a Redis of another authority, or without TLS, is named with its setting in the log, and not used", async () => {
    const certificate = ours.sign("redis.internal", ["IP:127.0.0.1"]);
    const [unknown, unencrypted] = await Promise.all([startRedis(undefined, certificate), startRedis()]);
    const lines: string[] = [];
    const write = (...said: unknown[]) => void lines.push(String(said.at(-1)));
    const log = { info: write, warn: write } as unknown as Parameters<typeof createRedisRelay>[1];
    // This process knows no authority of the test's.
    const relays = [unknown.url, unencrypted.url.replace("redis:", "rediss:")].map((url) =>
      createRedisRelay(url, log),
    );
    try {
      // A greeting that nobody answers is given up after ten seconds.
      await expect
        .poll(() => new Set(lines), { timeout: 20_000 })
        .toEqual(
          new Set([
            "redis is away: its certificate is of no authority in NODE_EXTRA_CA_CERTS, or has another name than REDIS_URL",
            "redis is away: if it is there, it speaks no TLS, for which REDIS_URL asks",
          ]),
        );
    } finally {
      for (const relay of relays) await relay.close();
      for (const redis of [unknown, unencrypted]) await redis.stop();
    }
  });

  it("the product and its commands run with both encrypted: bets are taken, and no connection to PostgreSQL is plain", async () => {
    const redis = await startRedis(undefined, ours.sign("redis.internal", ["IP:127.0.0.1"]));
    const url = postgres.url + trusting(ours);
    const product = await startProduct({
      DATABASE_URL: url,
      REDIS_URL: redis.url,
      NODE_EXTRA_CA_CERTS: ours.file,
    });
    try {
      const player = await drivePlayer(product, { amount: "10.00" });
      const bet = await sendSigned(product, createSigner(product).bet(player, 100));
      expect(bet.reply.status).toBe("RS_OK");
      const open =
        "SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE client_port > 0 AND pid <> pg_backend_pid()";
      expect(await queryPostgres(postgres, open)).toEqual([{ ssl: true }]);
      expect(product.output()).not.toContain("redis");
      expect(runVerifier({ DATABASE_URL: url })).toContain("Every promise of the ledger holds.");
    } finally {
      await product.remove();
      await redis.stop();
    }
  });
});

import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createSigner,
  type DrivenPlayer,
  drivePlayer,
  type SignedCall,
  sendSigned,
} from "../servers/player-client.ts";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";
import { runPsql } from "../servers/run-psql.ts";
import { runReconciliation, runVerifier } from "../servers/run-verifier.ts";

let live: PostgresServer;
let fresh: PostgresServer;
const folder = mkdtempSync("/tmp/bellwether-dump-");
beforeAll(async () => {
  [live, fresh] = await Promise.all([startPostgres(), startPostgres()]);
});
afterAll(() => {
  live.remove();
  fresh.remove();
  rmSync(folder, { recursive: true });
});

it("a dump taken under load and restored into a fresh server is verified, reconciled and served, with every bet before the dump in it", async () => {
  const product = await startProduct({ DATABASE_URL: live.url });
  const file = join(folder, "bellwether.dump");
  const players: DrivenPlayer[] = [];
  try {
    for (let count = 0; count < 5; count += 1)
      players.push(await drivePlayer(product, { amount: "1000.00" }));
    const signer = createSigner(product);
    const taken: { call: SignedCall; text: string }[] = [];
    let betting = true;
    const bets = players.map(async (player) => {
      while (betting) {
        const call = signer.bet(player, 7);
        taken.push({ call, text: (await sendSigned(product, call)).text });
      }
    });
    await expect.poll(() => taken.length, { timeout: 20_000 }).toBeGreaterThan(100);
    const before = taken.slice();
    expect(before.filter(({ text }) => !text.includes('"status":"RS_OK"'))).toEqual([]);
    // The commands of docs/operate.md.
    await new Promise<void>((resolve, reject) => {
      const dump = spawn(join(live.binFolder, "pg_dump"), ["--format=custom", `--file=${file}`, live.url]);
      dump.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`pg_dump ended with ${code}`))));
    });
    const during = taken.length;
    await expect.poll(() => taken.length, { timeout: 20_000 }).toBeGreaterThan(during);
    betting = false;
    await Promise.all(bets);
    await product.stop();

    runPsql(fresh, [
      "CREATE ROLE bellwether_app NOLOGIN",
      "GRANT bellwether_app TO CURRENT_USER",
      "CREATE DATABASE bellwether",
    ]);
    const url = fresh.url.replace(/\/postgres$/, "/bellwether");
    execFileSync(
      join(fresh.binFolder, "pg_restore"),
      ["--exit-on-error", "--no-owner", `--dbname=${url}`, file],
      {
        stdio: "pipe",
      },
    );
    expect(runVerifier({ DATABASE_URL: url })).toContain("Every promise of the ledger holds.");
    expect(runReconciliation({ DATABASE_URL: url })).toMatchObject({ unresolved: [], different: 0 });

    const restored = await startProduct({
      DATABASE_URL: url,
      PROVIDER_KEYS_DIR: join(product.dataFolder, "provider-keys"),
    });
    try {
      // The same answers as before, because every key is known; and the application still cannot change what was written.
      for (const { call, text } of before) expect((await sendSigned(restored, call)).text).toBe(text);
      expect((await sendSigned(restored, signer.bet(players[0]!, 7))).reply.status).toBe("RS_OK");
    } finally {
      await restored.remove();
    }
    expect(runVerifier({ DATABASE_URL: url })).toContain("Every promise of the ledger holds.");
  } finally {
    await product.remove();
  }
});

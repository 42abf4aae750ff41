import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Call, type CallName, calls } from "@bellwether/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { contractProbes, partyProbes } from "../servers/contract-probes.ts";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import {
  createSigner,
  type DrivenPlayer,
  drivePlayer,
  type SignedCall,
  sendSigned,
} from "../servers/player-client.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { ask, createProbes, type Probes } from "../servers/probes.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { runPsql } from "../servers/run-psql.ts";
import { runVerifier } from "../servers/run-verifier.ts";
import { tableFile, writeTables } from "../servers/table-folder.ts";

const HMAC_KEY = "a shared key";

describe("while PostgreSQL is unavailable", () => {
  let postgres: PostgresServer;
  let product: Product;
  let tables: string;
  let player: DrivenPlayer;
  let address: string;
  let probes: Probes;
  beforeAll(async () => {
    postgres = await startMigratedPostgres();
    const data = mkdtempSync("/tmp/bellwether-data-");
    mkdirSync(join(data, "provider-keys"));
    writeFileSync(join(data, "provider-keys/BW.hmac"), HMAC_KEY);
    // The calls about draws need a table with draws.
    tables = writeTables(tableFile("lotto-saturday"));
    product = await startProduct({ DATABASE_URL: postgres.url, DATA_DIR: data, TABLES_DIR: tables });
    player = await drivePlayer(product, { amount: "1000.00" });
    address = `user/${(await player.gate.call("profile", {})).player_channel}`;
    probes = {
      ...createProbes(product, player),
      login: () =>
        ask(product, "POST", "/gate/api/actionable/login", {
          nickname: "somebody@example.org",
          password: "a long password",
        }),
    };
  });
  afterAll(async () => {
    await product.remove();
    postgres.remove();
    rmSync(tables, { recursive: true });
  });

  /** The normal answer of each; some are refusals, which must not be confused with being unavailable. */
  const healthy: Record<string, number> = { login: 422 };

  /** "Unavailable" in each dialect. */
  const saysComeAgain =
    /"errorCode":"unavailable"|"status":"RS_ERROR_UNKNOWN"|"errCode":"INTERNAL"|^\{"code":500,"message":"not decided: ask again or roll back"\}$/;

  const betOnce = async (call: SignedCall) => {
    const response = await fetch(product.url + call.path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-hub88-signature": call.signature },
      body: call.body,
    });
    return { status: response.status, text: await response.text() };
  };

  it("every call gets 503 and never a misleading refusal, a push client is told to reconnect, and all recover by themselves", async () => {
    const signer = createSigner(product);
    const game = (await player.gate.call("gameList", {})).games[0]!;
    for (const [name, probe] of Object.entries(probes))
      expect((await probe()).status, name).toBe(healthy[name] ?? 200);

    // Bets are sent all the time, so that some are cut in the middle.
    const answers = new Set<string>();
    const unanswered: SignedCall[] = [];
    let betting = true;
    const bets = Array.from({ length: 10 }, async () => {
      while (betting) {
        const call = signer.bet(player, 1);
        const { status, text } = await betOnce(call);
        answers.add(`${status} ${(JSON.parse(text) as { status: string }).status}`);
        if (status !== 200) {
          unanswered.push(call);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    postgres.stop("immediate");

    for (let round = 0; round < 3; round += 1) {
      for (const [name, probe] of Object.entries(probes)) {
        const { status, text } = await probe();
        expect(status, `${name}: ${text}`).toBe(503);
        if (text.includes('"event"')) expect(text, name).toContain('"errorCode":"unavailable"');
      }
    }
    const away = {
      ...contractProbes(product, game, player.session),
      ...partyProbes(product, player, HMAC_KEY),
    };
    const wrong: string[] = [];
    for (const [name, probe] of Object.entries(away)) {
      const { status, text } = await probe();
      if (status !== 503 || !saysComeAgain.test(text)) wrong.push(`${name}: ${status} ${text.slice(0, 150)}`);
    }
    for (const [name, probe] of Object.entries(contractProbes(product, game))) {
      if ((calls[name as CallName] as Call).access === "player") continue;
      const { status, text } = await probe();
      // Whether a board has opened follows from the promotion's file alone.
      if (name === "board" && status === 404) continue;
      if (status !== 200 && !(status === 503 && saysComeAgain.test(text)))
        wrong.push(`${name} of a visitor: ${status} ${text.slice(0, 150)}`);
    }
    expect(wrong).toEqual([]);
    expect((await ask(product, "GET", "/healthz")).status).toBe(200);
    const socket = new WebSocket(`${product.url.replace("http", "ws")}/eventbus/websocket`);
    const heard: unknown[] = [];
    socket.on("message", (data) => heard.push(JSON.parse(String(data))));
    await new Promise((resolve) => socket.once("open", resolve));
    const register = () =>
      socket.send(JSON.stringify({ type: "register", address, headers: { session: player.session } }));
    register();
    await expect
      .poll(() => heard, { timeout: 20_000 })
      .toMatchObject([{ type: "err", failureCode: 503, failureType: "unavailable" }]);

    postgres.start();
    for (const [name, probe] of Object.entries(probes)) {
      await expect
        .poll(async () => (await probe()).status, { timeout: 20_000, message: name })
        .toBe(healthy[name] ?? 200);
    }
    register();
    await expect
      .poll(() => heard.at(-1), { timeout: 20_000 })
      .toMatchObject({ type: "rec", body: { type: "balance" } });
    socket.close();

    betting = false;
    await Promise.all(bets);
    expect([...answers].sort()).toEqual(["200 RS_OK", "503 RS_ERROR_UNKNOWN"]);
    for (const call of unanswered) expect((await sendSigned(product, call)).reply.status).toBe("RS_OK");
    expect(runVerifier({ DATABASE_URL: postgres.url })).toContain("Every promise of the ledger holds.");
    expect(product.output()).not.toContain("unexpected failure");
  });

  it("while it only reads, a write gets 503 and never 500, a read its normal answer, and /readyz 503; once it is ready again every call gets its normal answer the first time, though the pool was opened while it only read", async () => {
    const game = (await player.gate.call("gameList", {})).games[0]!;
    runPsql(postgres, [
      "ALTER DATABASE postgres SET default_transaction_read_only = on",
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'",
    ]);
    await expect.poll(async () => (await probes.readiness!()).status).toBe(503);
    await expect.poll(async () => (await probes.profile!()).status).toBe(200);
    for (const name of ["login", "deposit"]) {
      const { status, text } = await probes[name]!();
      expect({ name, status, text }).toMatchObject({
        status: 503,
        text: expect.stringContaining('"errorCode":"unavailable"'),
      });
    }
    const all = {
      ...probes,
      ...contractProbes(product, game, player.session),
      ...partyProbes(product, player, HMAC_KEY),
    };
    const wrong: string[] = [];
    for (const [name, probe] of Object.entries(all)) {
      const { status, text } = await probe();
      if (status >= 500 && status !== 503) wrong.push(`${name}: ${status} ${text.slice(0, 150)}`);
    }
    expect(wrong).toEqual([]);

    runPsql(postgres, ["ALTER DATABASE postgres RESET default_transaction_read_only"]);
    await expect.poll(async () => (await probes.readiness!()).status).toBe(200);
    for (const [name, probe] of Object.entries(probes))
      expect((await probe()).status, name).toBe(healthy[name] ?? 200);
    expect(product.output()).not.toContain("unexpected failure");
  });
});

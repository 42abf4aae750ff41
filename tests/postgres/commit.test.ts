import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import {
  createSigner,
  type DrivenPlayer,
  drivePlayer,
  type SignedCall,
  sendSigned,
} from "../servers/player-client.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { type HoldPoint, type PostgresProxy, startPostgresProxy } from "../servers/postgres-proxy.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { queryPostgres } from "../servers/query-postgres.ts";
import { runVerifier } from "../servers/run-verifier.ts";

const STAKE_MINOR = 250;

describe("a money write that is held at its commit", () => {
  let postgres: PostgresServer;
  let proxy: PostgresProxy;
  let product: Product;
  let player: DrivenPlayer;
  beforeAll(async () => {
    postgres = await startMigratedPostgres();
    proxy = await startPostgresProxy(postgres);
    product = await startProduct({ DATABASE_URL: proxy.url });
  });
  beforeEach(async () => {
    player = await drivePlayer(product, { amount: "10.00" });
  });
  afterEach(() => {
    expect(runVerifier({ DATABASE_URL: postgres.url })).toContain("Every promise of the ledger holds.");
  });
  afterAll(async () => {
    await product.remove();
    await proxy.close();
    postgres.remove();
  });

  const isInBooks = async (externalId: string) => {
    const rows = await queryPostgres(postgres, "SELECT 1 FROM ledger_operation WHERE external_id = $1", [
      externalId,
    ]);
    return rows.length === 1;
  };
  const isCommitted = (call: SignedCall) =>
    isInBooks((JSON.parse(call.body) as { transaction_uuid: string }).transaction_uuid);
  /** A bet that is held at `point`; `answer` is the result of its call. */
  const catchBet = async (point: HoldPoint) => {
    const call = createSigner(product).bet(player, STAKE_MINOR);
    const held = proxy.catchNext(point);
    const answer = fetch(product.url + call.path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-hub88-signature": call.signature },
      body: call.body,
    }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => "no answer" as const,
    );
    return { call, answer, caught: await held };
  };
  const expectTakenOnce = async (call: SignedCall) => {
    const first = await sendSigned(product, call);
    expect(first.reply).toMatchObject({ status: "RS_OK", balance: (1_000 - STAKE_MINOR) * 1_000 });
    expect((await sendSigned(product, call)).text).toBe(first.text);
    const { player_balance_amount } = await player.gate.call("balance", {});
    expect(player_balance_amount).toBe("7.50");
  };

  it.each([
    ["between its statements", "before write", false],
    ["before its commit", "before commit", false],
    ["after its commit, with the answer on its way", "before answer", true],
  ] as const)(
    "a connection cut %s: the bet answers 503, and the same call to the same process then takes the stake once",
    async (_, point, committed) => {
      const { call, answer, caught } = await catchBet(point);
      if (committed) await expect.poll(() => isCommitted(call), { timeout: 5_000 }).toBe(true);
      caught.cut();
      expect(await answer).toMatchObject({
        status: 503,
        text: expect.stringContaining('"RS_ERROR_UNKNOWN"'),
      });
      expect(await isCommitted(call)).toBe(committed);
      await expectTakenOnce(call);
    },
  );

  it("a commit that is held for 2 s and then continues: the bet gets RS_OK late, and its copies meanwhile get the same answer", async () => {
    const { call, answer, caught } = await catchBet("before commit");
    const copies = Array.from({ length: 10 }, () => sendSigned(product, call));
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    caught.release();
    const first = await answer;
    expect(first).toMatchObject({ status: 200 });
    const texts = (await Promise.all(copies)).map(({ text }) => text);
    expect(new Set(texts)).toEqual(new Set([(first as { text: string }).text]));
    await expectTakenOnce(call);
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runVerifier } from "../servers/kill-and-recover.ts";
import {
  createSigner,
  type DrivenPlayer,
  depositRequest,
  drivePlayer,
  postToCashier,
  type SignedCall,
  sendSigned,
} from "../servers/player-client.ts";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { type CatchPoint, type PostgresProxy, startPostgresProxy } from "../servers/postgres-proxy.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { queryPostgres } from "../servers/query-postgres.ts";

const STAKE_MINOR = 250;

describe("money that is caught at its commit", () => {
  let postgres: PostgresServer;
  let proxy: PostgresProxy;
  let product: Product;
  let player: DrivenPlayer;
  beforeAll(async () => {
    postgres = await startPostgres();
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
  /** A bet that stands at `point` now; `answer` is what becomes of its call. */
  const catchBet = async (point: CatchPoint) => {
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

  it("SIGKILL before the commit: nothing was taken, and the same call after the restart takes the stake once", async () => {
    const { call, answer, caught } = await catchBet("before commit");
    expect(await isCommitted(call)).toBe(false);
    await product.kill();
    caught.cut();
    expect(await answer).toBe("no answer");
    await product.restart();
    expect(await isCommitted(call)).toBe(false);
    await expectTakenOnce(call);
  });

  it("SIGKILL after the commit and before the reply: the stake is taken, and the same call after the restart gets its answer and takes nothing more", async () => {
    const { call, answer, caught } = await catchBet("before answer");
    await expect.poll(() => isCommitted(call), { timeout: 5_000 }).toBe(true);
    await product.kill();
    caught.cut();
    expect(await answer).toBe("no answer");
    await product.restart();
    await expectTakenOnce(call);
  });

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

  it("a commit that is held for 2 s and then goes on: the bet answers RS_OK late, and its copies meanwhile get the same answer", async () => {
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

  /** A call that moves money, ready to be sent: its name in the books, and the balance once it has moved. */
  type Move = { send: () => Promise<unknown>; externalId: string; balance: string };

  const afterBet = async (path: string, more: object, balance: string): Promise<Move> => {
    const signer = createSigner(product);
    const bet = signer.bet(player, STAKE_MINOR, { round_closed: false });
    expect((await sendSigned(product, bet)).reply.status).toBe("RS_OK");
    const begun = JSON.parse(bet.body) as { transaction_uuid: string };
    const externalId = randomUUID();
    const call = signer.signCall(path, {
      ...begun,
      transaction_uuid: externalId,
      reference_transaction_uuid: begun.transaction_uuid,
      round_closed: true,
      ...more,
    });
    return { send: async () => (await sendSigned(product, call)).reply, externalId, balance };
  };
  const atCashier = async (type: "D" | "W", path: string, balance: string): Promise<Move> => {
    const name = type === "D" ? "startDeposit" : "startWithdrawal";
    const { payment_id } = await player.gate.call(name, { method: "CREDITCARD", amount: "10.00" });
    const request = depositRequest(player.id, payment_id, type === "D" ? "10.00" : "-10.00");
    const { authCode } = await postToCashier(product, "/authorize", request);
    const send = () => postToCashier(product, path, { ...request, authCode });
    return { send, externalId: `${path.slice(1)}:${request.txId}`, balance };
  };
  const moves = {
    "a win of 1.00": () => afterBet("/transaction/win", { amount: 100_000 }, "8.50"),
    "a rollback": () => afterBet("/transaction/rollback", {}, "10.00"),
    "a deposit's transfer": () => atCashier("D", "/transfer", "20.00"),
    "a payout's transfer": () => atCashier("W", "/transfer", "0.00"),
    "a payout's cancel": () => atCashier("W", "/cancel", "10.00"),
  };

  it.each(
    Object.entries(moves).flatMap(([name, prepare]) => [
      [name, "before its commit", prepare, "before commit", false] as const,
      [name, "after its commit and before the reply", prepare, "before answer", true] as const,
    ]),
  )(
    "SIGKILL in %s, %s: the same call after the restart moves the money once",
    async (_name, _when, prepare, point, committed) => {
      const { send, externalId, balance } = await prepare();
      const held = proxy.catchNext(point);
      const answer = send().catch(() => "no answer");
      const caught = await held;
      await expect.poll(() => isInBooks(externalId), { timeout: 5_000 }).toBe(committed);
      await product.kill();
      caught.cut();
      expect(await answer).toBe("no answer");
      await product.restart();
      expect(await isInBooks(externalId)).toBe(committed);
      const first = await send();
      expect(JSON.stringify(first)).toMatch(/"status":"RS_OK"|"success":true/);
      expect(await send()).toEqual(first);
      expect((await player.gate.call("balance", {})).player_balance_amount).toBe(balance);
    },
  );
});

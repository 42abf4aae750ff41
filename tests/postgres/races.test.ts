import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createGateClient } from "@bellwether/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import {
  createSigner,
  type DrivenPlayer,
  depositRequest,
  drivePlayer,
  postToCashier,
  type SignedCall,
  sendSigned,
} from "../servers/player-client.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { runReconciliation, runVerifier } from "../servers/run-verifier.ts";

describe("races over two nodes on one PostgreSQL", () => {
  let postgres: PostgresServer;
  let nodes: [Product, Product];
  let signer: ReturnType<typeof createSigner>;
  beforeAll(async () => {
    postgres = await startMigratedPostgres();
    const one = await startProduct({ DATABASE_URL: postgres.url });
    const keys = join(one.dataFolder, "provider-keys");
    nodes = [one, await startProduct({ DATABASE_URL: postgres.url, PROVIDER_KEYS_DIR: keys })];
    signer = createSigner(one);
  });
  afterEach(() => {
    expect(runVerifier({ DATABASE_URL: postgres.url })).toContain("Every promise of the ledger holds.");
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.remove()));
    postgres.remove();
  });

  const nodeOf = (index: number) => nodes[index % 2]!;
  /** Sends the requests at the same moment, alternately to both nodes; a node that answers "retry later" is asked again. */
  const sendAll = (calls: SignedCall[]) =>
    Promise.all(
      calls.map(async (call, index) => {
        for (let tries = 0; ; tries += 1) {
          const answer = await sendSigned(nodeOf(index), call);
          if (answer.reply.status !== "RS_ERROR_UNKNOWN" || tries === 5) return answer;
        }
      }),
    );
  const statusesOf = (answers: Awaited<ReturnType<typeof sendAll>>) => {
    const counts: Record<string, number> = {};
    for (const { reply } of answers) counts[reply.status] = (counts[reply.status] ?? 0) + 1;
    return counts;
  };
  const balanceOf = async (player: DrivenPlayer) =>
    (await player.gate.call("balance", {})).player_balance_amount;
  const copies = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
  /** The game opened again, as on another screen of the same player. */
  const secondScreen = async (player: DrivenPlayer): Promise<DrivenPlayer> => {
    const gate = createGateClient({ baseUrl: nodeOf(1).url, session: () => player.session });
    const { games } = await gate.call("gameList", {});
    const game = games.find((each) => each.local_code === player.gameCode)!;
    const { url } = await gate.call("launchUrl", { gameId: game.game_id, language: "en" });
    return { ...player, gate, token: new URL(url, nodeOf(1).url).searchParams.get("token")! };
  };
  const ofRound = (player: DrivenPlayer, round: string, more: object) => ({
    user: player.id,
    token: player.token,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round,
    game_code: player.gameCode,
    currency: "EUR",
    ...more,
  });

  /** Deposits of 20.00 that the player has begun, as the cashier sends them, and the cashier's calls for each over both nodes. */
  const beginDeposits = async (player: DrivenPlayer, count: number) => {
    const asked: ReturnType<typeof depositRequest>[] = [];
    while (asked.length < count) {
      const { payment_id } = await player.gate.call("startDeposit", {
        method: "CREDITCARD",
        amount: "20.00",
      });
      asked.push(depositRequest(player.id, payment_id, "20.00"));
    }
    return asked;
  };
  const authorizeAll = (asked: readonly object[]) =>
    Promise.all(asked.map((request, index) => postToCashier(nodeOf(index), "/authorize", request)));
  const countAllowed = (answers: readonly { success: boolean }[]) =>
    answers.filter(({ success }) => success).length;

  it("50 copies of one bet, of one win and of one rollback at the same moment move money once, and all get the same answer", async () => {
    const player = await drivePlayer(nodeOf(0), { amount: "10.00" });
    const round = randomUUID();
    const bet = ofRound(player, round, { amount: 250_000 });
    const after = { reference_transaction_uuid: bet.transaction_uuid };
    const steps: [SignedCall, string][] = [
      [signer.signCall("/transaction/bet", bet), "7.50"],
      [signer.signCall("/transaction/win", ofRound(player, round, { ...after, amount: 100_000 })), "8.50"],
      [signer.signCall("/transaction/rollback", ofRound(player, round, after)), "10.00"],
    ];
    for (const [call, balance] of steps) {
      const answers = await sendAll(copies(50, () => call));
      expect(statusesOf(answers)).toEqual({ RS_OK: 50 });
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      // Without Redis a node may show the other's changes a second late (decision 25).
      await expect.poll(() => balanceOf(player), { timeout: 2_000 }).toBe(balance);
    }
  });

  it("races over two nodes on one PostgreSQL of 100 bets on two screens with money for one, one is accepted", async () => {
    const player = await drivePlayer(nodeOf(0), { amount: "10.00" });
    const other = await secondScreen(player);
    const bets = Array.from({ length: 100 }, (_, index) => signer.bet(index % 2 ? other : player, 1_000));
    expect(statusesOf(await sendAll(bets))).toEqual({ RS_OK: 1, RS_ERROR_NOT_ENOUGH_MONEY: 99 });
    expect(await balanceOf(player)).toBe("0.00");
  });

  it.each(["maxwager", "netloss"] as const)(
    "races over two nodes on one PostgreSQL of 100 bets of 0.10 on two screens under a %s limit of 4.00, 40 are accepted",
    async (type) => {
      const player = await drivePlayer(nodeOf(0), { amount: "100.00" });
      await player.gate.call("changeLimit", { type, action: "set", duration: 1, amount: "4.00" });
      const other = await secondScreen(player);
      const bets = Array.from({ length: 100 }, (_, index) => signer.bet(index % 2 ? other : player, 10));
      expect(statusesOf(await sendAll(bets))).toEqual({ RS_OK: 40, RS_ERROR_LIMIT_REACHED: 60 });
    },
  );

  it.each(["maxwager", "netloss"] as const)(
    "a %s limit that is lowered while 100 bets come on both nodes: once it is acknowledged, no bet exceeds it",
    async (type) => {
      const player = await drivePlayer(nodeOf(0), { amount: "100.00" });
      const before = sendAll(copies(100, () => signer.bet(player, 10)));
      await player.gate.call("changeLimit", { type, action: "set", duration: 1, amount: "0.10" });
      const after = await sendAll(copies(40, () => signer.bet(player, 10)));
      const taken = statusesOf(await before).RS_OK ?? 0;
      // One more is within the limit when none was accepted before it.
      expect(statusesOf(after).RS_OK ?? 0).toBe(taken === 0 ? 1 : 0);
      expect(await balanceOf(player)).toBe((100 - 0.1 * Math.max(1, taken)).toFixed(2));
    },
  );

  it("50 copies of a deposit's transfer over both nodes credit it once; of 10 deposits of 20.00 at once under a limit of 50.00, 2 are authorised", async () => {
    const player = await drivePlayer(nodeOf(0), { amount: "0" });
    await player.gate.call("changeLimit", { type: "deposit", action: "set", duration: 1, amount: "50.00" });
    const asked = await beginDeposits(player, 10);
    const authorized = await authorizeAll(asked);
    const allowed = authorized.findIndex(({ success }) => success);
    expect(countAllowed(authorized)).toBe(2);
    const transfer = { ...asked[allowed], authCode: authorized[allowed]!.authCode };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => postToCashier(nodeOf(index), "/transfer", transfer)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await balanceOf(player)).toBe("20.00");
    expect(runReconciliation({ DATABASE_URL: postgres.url })).toMatchObject({ different: 0 });
  });

  it("a deposit limit that is lowered to 30.00 while 10 deposits of 20.00 are authorised on both nodes: once it is acknowledged, no deposit exceeds it, and those authorised before are booked", async () => {
    const player = await drivePlayer(nodeOf(0), { amount: "0" });
    const asked = await beginDeposits(player, 20);
    const fall = { type: "deposit", action: "set", duration: 1, amount: "30.00" } as const;
    const [before] = await Promise.all([
      authorizeAll(asked.slice(0, 10)),
      player.gate.call("changeLimit", fall),
    ]);
    const after = await authorizeAll(asked.slice(10));
    // One more is within the limit when none was authorised before it.
    expect(countAllowed(after)).toBe(countAllowed(before) === 0 ? 1 : 0);
    const refusals = [...before, ...after].filter(({ success }) => !success);
    expect(new Set(refusals.map(({ errCode }) => errCode))).toEqual(new Set(["LIMIT_REACHED"]));
    const allowed = [...before, ...after].flatMap(({ success, authCode }, index) =>
      success ? [{ ...asked[index]!, authCode }] : [],
    );
    for (const transfer of allowed)
      expect(await postToCashier(nodeOf(0), "/transfer", transfer)).toMatchObject({ success: true });
    await expect.poll(() => balanceOf(player), { timeout: 2_000 }).toBe((20 * allowed.length).toFixed(2));
  });

  // This test is the last one, because all tests use the same person, who is excluded from then on.
  it("an exclusion while bets and a deposit come on both nodes: nothing is accepted after it was acknowledged, on either", async () => {
    const player = await drivePlayer(nodeOf(0), { amount: "100.00" });
    const asked = await beginDeposits(player, 20);
    const before = sendAll(copies(50, () => signer.bet(player, 10)));
    const [authorized] = await Promise.all([
      authorizeAll(asked.slice(0, 10)),
      player.gate.call("selfExclude", { duration: "24h" }),
    ]);
    expect(statusesOf(await sendAll(copies(50, () => signer.bet(player, 10)))).RS_OK).toBeUndefined();
    const refused = { success: false, errCode: "NOT_ALLOWED" };
    for (const answer of await authorizeAll(asked.slice(10))) expect(answer).toMatchObject(refused);
    for (const [index, answer] of authorized.entries()) {
      if (!answer.success) expect(answer).toMatchObject(refused);
      // Allowed before it: that money has moved, and is booked.
      else
        expect(
          await postToCashier(nodeOf(index), "/transfer", { ...asked[index]!, authCode: answer.authCode }),
        ).toMatchObject({ success: true });
    }
    await before;
  });
});

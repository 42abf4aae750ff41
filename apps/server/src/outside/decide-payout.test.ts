import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { createSandbox, sandboxMigrations } from "@bellwether/sandbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startLoopbackServer } from "../testing/loopback-server.ts";
import { decidePayoutOverHttp } from "./decide-payout.ts";

const house = { merchantId: "100", user: "house", password: "the key" };
const approved = { transactionId: "t/1", decision: "approve", comment: "looked at" } as const;

describe("the cashier's desk for withdrawals over HTTP", () => {
  let asked: { method?: string; url?: string; headers: IncomingHttpHeaders; body: string } | undefined;
  let reply: (response: ServerResponse) => void;
  let server: Awaited<ReturnType<typeof startLoopbackServer>>;
  beforeAll(async () => {
    server = await startLoopbackServer(({ method, url, headers }, body, response) => {
      asked = { method: method ?? "", url: url ?? "", headers, body };
      reply(response);
    });
  });
  afterAll(() => server.close());

  const decide = () =>
    decidePayoutOverHttp({ url: `${server.url}/admin`, ...house }, globalThis.fetch)(approved);
  const json = (body: object) => (response: ServerResponse) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

  it.each(["heard", "over"])(
    "a decision is sent by POST with Basic credentials, and %s ends it",
    async (result) => {
      reply = json({ txId: "t/1", result });
      await decide();
      expect(asked).toMatchObject({
        ...{ method: "POST", url: "/admin/payouts/t%2F1/decision" },
        headers: { authorization: `Basic ${Buffer.from("house:the key").toString("base64")}` },
      });
      expect(JSON.parse(asked!.body)).toEqual({
        merchantId: "100",
        decision: "approve",
        comment: "looked at",
      });
    },
  );

  it.each<[string, (response: ServerResponse) => void]>([
    ["an error", (response) => response.writeHead(500).end()],
    ["an unknown transaction", (response) => response.writeHead(404).end()],
    ["refused credentials", (response) => response.writeHead(401).end()],
    ["another transaction's answer", json({ txId: "t2", result: "heard" })],
    ["an unknown word", json({ txId: "t/1", result: "maybe" })],
    ["a page", (response) => response.writeHead(200).end("<html>")],
    ["a redirect", (response) => response.writeHead(307, { location: "/other" }).end()],
    ["a dropped connection", (response) => response.destroy()],
  ])("a decision is not heard where the cashier gives %s", async (_, say) => {
    reply = say;
    await expect(decide()).rejects.toThrow();
  });
});

it("the sandbox's cashier pays an approved withdrawal a minute later, cancels a refused one at once, and knows no deposit and no stranger", async () => {
  const database = await openTestDatabase([sandboxMigrations]);
  const clock = { at: new Date("2026-11-20T12:00:00Z") };
  const told: string[] = [];
  const sandbox = createSandbox({
    database,
    now: () => clock.at,
    gate: {
      baseUrl: "http://gate",
      fetch: (async (url: string, init: RequestInit) => {
        const { txId, statusCode } = JSON.parse(String(init.body));
        told.push([new URL(url).pathname, txId, statusCode].filter(Boolean).join(" "));
        return Response.json({ userId: "p", success: true, txId, merchantTxId: "m" });
      }) as unknown as typeof globalThis.fetch,
    },
    paymentIq: { user: "piq", password: "secret", admin: house },
    spelpaus: { key: "s" },
    gamstop: { key: "k" },
    screening: { key: "l" },
    identity: { key: "identity", webhookSecret: "whsec_" },
    words: () => Promise.reject(new Error("no words")),
  } as unknown as Parameters<typeof createSandbox>[0]);
  const inside = ((url: string, init: RequestInit) =>
    Promise.resolve(sandbox.app.request(url, init))) as unknown as typeof globalThis.fetch;
  const open = async (id: string, type: "D" | "W") => {
    await database.query(
      `INSERT INTO sandbox_transaction (id, user_id, payment_id, type, method, amount, currency, auth_code, state, at)
       VALUES ($1, 'p', $2, $3, 'TRUSTLY', '20.00', 'EUR', 'a', 'authorized', $4)`,
      [id, randomUUID(), type, clock.at],
    );
    return id;
  };
  const decide = (transactionId: string, decision: "approve" | "cancel", password = house.password) =>
    decidePayoutOverHttp(
      { url: "http://sandbox/sandbox/cashier", ...house, password },
      inside,
    )({
      ...{ transactionId, decision, comment: "looked at" },
    });
  const stateOf = async (id: string) =>
    (await database.query<{ state: string }>("SELECT state FROM sandbox_transaction WHERE id = $1", [id]))
      .rows[0]?.state;

  const [paid, refused] = [await open("w1", "W"), await open("w2", "W")];
  await decide(paid, "approve");
  clock.at = new Date(clock.at.getTime() + 59_000);
  await decide(paid, "approve");
  await decide(refused, "cancel");
  await expect.poll(() => stateOf(refused)).toBe("cancelled");
  expect(told).toEqual(["/gate/piq/cancel w2 ERR_CANCELLED_BY_MERCHANT"]);
  await decide(refused, "approve");
  expect(await stateOf(paid)).toBe("authorized");
  clock.at = new Date(clock.at.getTime() + 1_000);
  await expect.poll(() => stateOf(paid), { timeout: 15_000 }).toBe("paid");
  expect(told).toHaveLength(2);
  expect(told[1]).toBe("/gate/piq/transfer w1");
  await expect(decide(await open("d1", "D"), "approve")).rejects.toThrow("404");
  await expect(decide("nothing", "approve")).rejects.toThrow("404");
  await expect(decide(paid, "approve", "another")).rejects.toThrow("401");
  await sandbox.stop();
  await database.close();
});

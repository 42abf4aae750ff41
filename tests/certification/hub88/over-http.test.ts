import { randomUUID } from "node:crypto";
import { hub88Requests } from "@bellwether/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { units } from "../../../apps/gate/src/testing/gate-fixture.ts";
import { certifiedGate } from "../certified-gate.ts";
import { listen, makeKey } from "./signed-client.ts";

const paths = Object.keys(hub88Requests);

describe("Hub88 certification: over HTTP", () => {
  const [old, next, stranger] = [makeKey(), makeKey(), makeKey()];
  const BW = { launchUrl: "/arcade/", publicKeys: [old.pem, next.pem] };
  const LC = { launchUrl: "/arcade/", publicKeys: [makeKey().pem] };
  const gateOf = certifiedGate({ settings: { providers: { BW, LC } } });
  let wire: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    wire = await listen(gateOf().app);
  });
  afterAll(() => wire.close());

  /** The body of each money call for a new user with 100.00. */
  const shared = async () => {
    const player = await gateOf().stranger();
    await gateOf().deposit(player, "100.00");
    const token = await gateOf().launch(player);
    return { user: player.id, token, round: randomUUID(), game_code: "bell-one", currency: "EUR" };
  };
  const send = async (path: string, signature: string | undefined, text: string) => {
    const headers = {
      "content-type": "application/json",
      ...(signature && { "x-hub88-signature": signature }),
    };
    const response = await wire.post(path, text, headers);
    return [response.status, ((await response.json()) as { status: string }).status];
  };

  describe.each(paths)("signature of %s", (path) => {
    const text = JSON.stringify({ request_uuid: randomUUID(), token: "t" });
    const refused = [200, "RS_ERROR_INVALID_SIGNATURE"];

    it("missing: RS_ERROR_INVALID_SIGNATURE", async () => {
      expect(await send(`/BW${path}`, undefined, text)).toEqual(refused);
    });
    it("wrong: RS_ERROR_INVALID_SIGNATURE", async () => {
      expect(await send(`/BW${path}`, "bm90IHNpZ25lZA==", text)).toEqual(refused);
    });
    it("a signature of another body: RS_ERROR_INVALID_SIGNATURE", async () => {
      expect(await send(`/BW${path}`, old.sign(`${text} `), text)).toEqual(refused);
    });
    it("a signature by an unknown key: RS_ERROR_INVALID_SIGNATURE", async () => {
      expect(await send(`/BW${path}`, stranger.sign(text), text)).toEqual(refused);
    });
    it("a signature by another provider's key: RS_ERROR_INVALID_SIGNATURE", async () => {
      expect(await send(`/LC${path}`, old.sign(text), text)).toEqual(refused);
    });
    it("a signature by the old or the new of two rotating keys: accepted, so that the missing or unknown fields are reported", async () => {
      for (const key of [old, next])
        expect((await send(`/BW${path}`, key.sign(text), text))[1]).toMatch(/WRONG_SYNTAX|INVALID_TOKEN/);
    });
    it("a signature for a provider without a key: RS_ERROR_INVALID_PARTNER", async () => {
      expect(await send(`/XX${path}`, old.sign(text), text)).toEqual([200, "RS_ERROR_INVALID_PARTNER"]);
    });
  });

  it("A whole session: info, balance, bet, two wins, another bet and its rollback, balance", async () => {
    const fields = await shared();
    const call = (path: string, more: object = {}) => wire.call(next, path, { ...fields, ...more });
    expect(await call("/user/info")).toMatchObject({ status: "RS_OK", game_code: "bell-one", country: "FI" });
    expect(await call("/user/balance")).toMatchObject({ status: "RS_OK", balance: units(100) });
    const [bet, second] = [randomUUID(), randomUUID()];
    expect(await call("/transaction/bet", { transaction_uuid: bet, amount: units(10) })).toMatchObject({
      balance: units(90),
    });
    for (const [paid, balance] of [
      [2, 92],
      [3, 95],
    ] as const) {
      const win = { transaction_uuid: randomUUID(), reference_transaction_uuid: bet, amount: units(paid) };
      expect(await call("/transaction/win", win)).toMatchObject({ status: "RS_OK", balance: units(balance) });
    }
    expect(await call("/transaction/bet", { transaction_uuid: second, amount: units(5) })).toMatchObject({
      balance: units(90),
    });
    const back = { transaction_uuid: randomUUID(), reference_transaction_uuid: second };
    expect(await call("/transaction/rollback", back)).toMatchObject({ status: "RS_OK", balance: units(95) });
    expect(await call("/user/balance")).toMatchObject({ balance: units(95) });
  });

  it("A bet whose reply was not awaited, sent again three times: one stake, the same reply", async () => {
    const fields = await shared();
    const bet = { ...fields, request_uuid: randomUUID(), transaction_uuid: randomUUID(), amount: units(10) };
    const text = JSON.stringify(bet);
    const impatient = new AbortController();
    const first = wire.post(
      "/BW/transaction/bet",
      text,
      { "x-hub88-signature": old.sign(text) },
      impatient.signal,
    );
    impatient.abort();
    await expect(first).rejects.toThrow();
    const replies = [];
    for (let retry = 0; retry < 3; retry += 1) replies.push(await wire.call(old, "/transaction/bet", bet));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await wire.call(old, "/user/balance", fields)).toMatchObject({ balance: units(90) });
  });

  it("50 copies of a bet on 50 connections: one stake", async () => {
    const fields = await shared();
    const bet = { ...fields, transaction_uuid: randomUUID(), amount: units(7) };
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => wire.call(old, "/transaction/bet", bet)),
    );
    expect(new Set(replies.map(({ status, balance }) => `${status} ${balance}`))).toEqual(
      new Set([`RS_OK ${units(93)}`]),
    );
  });

  it("Database unavailable: HTTP 503 with RS_ERROR_UNKNOWN, so that the supplier retries; then RS_OK", async () => {
    const fields = await shared();
    const text = JSON.stringify({ ...fields, request_uuid: randomUUID() });
    vi.spyOn(gateOf().database, "query").mockRejectedValueOnce(new Error("the connection is gone"));
    expect(await send("/BW/user/balance", old.sign(text), text)).toEqual([503, "RS_ERROR_UNKNOWN"]);
    expect(await send("/BW/user/balance", old.sign(text), text)).toEqual([200, "RS_OK"]);
  });

  it("A GET, or a path that the dialect does not have: 404", async () => {
    expect((await wire.get("/BW/transaction/bet")).status).toBe(404);
    expect((await wire.post("/BW/transaction/steal", "{}", {})).status).toBe(404);
  });
});

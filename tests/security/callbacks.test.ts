import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, units } from "../../apps/gate/src/testing/gate-fixture.ts";
import * as softswiss from "../certification/softswiss/softswiss-client.ts";

const pairOf = () => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { privateKey, pem: publicKey.export({ type: "spki", format: "pem" }) as string };
};

describe("callbacks", () => {
  const old = pairOf();
  const next = pairOf();
  let gate: GateFixture;
  beforeAll(async () => {
    const BW = { launchUrl: "/arcade/", publicKeys: [old.pem, next.pem], hmacKeys: ["old", "next"] };
    gate = await createGateFixture({
      settings: { providers: { BW, LC: { ...BW, publicKeys: [pairOf().pem], hmacKeys: ["LC"] } } },
    });
  });
  afterAll(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });

  const bet = async (more: Record<string, unknown> = {}) => {
    const player = await gate.player();
    await gate.deposit(player, "20.00");
    return JSON.stringify({
      request_uuid: randomUUID(),
      user: player.id,
      token: await gate.launch(player),
      transaction_uuid: randomUUID(),
      round: randomUUID(),
      game_code: "bell-one",
      currency: "EUR",
      amount: units(1),
      ...more,
    });
  };
  const send = async (text: string, signature: string | undefined, provider = "BW") => {
    const response = await gate.app.request(`http://gate.test/gate/wallet/${provider}/transaction/bet`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(signature && { "x-hub88-signature": signature }) },
      body: text,
    });
    return ((await response.json()) as { status: string }).status;
  };
  const signed = (text: string, { privateKey }: ReturnType<typeof pairOf>) =>
    sign("RSA-SHA256", Buffer.from(text), privateKey).toString("base64");

  it("callbacks are accepted with either key while keys rotate, and with no other", async () => {
    for (const pair of [old, next]) {
      const text = await bet();
      expect(await send(text, signed(text, pair))).toBe("RS_OK");
    }
    const text = await bet();
    expect(await send(text, signed(text, pairOf()))).toBe("RS_ERROR_INVALID_SIGNATURE");
    expect(await send(text, undefined)).toBe("RS_ERROR_INVALID_SIGNATURE");
    expect(await send(text, "not base64 at all")).toBe("RS_ERROR_INVALID_SIGNATURE");
  });

  it("callbacks are signed over the raw bytes: one extra space invalidates the signature", async () => {
    const text = await bet();
    expect(await send(text.replace("{", "{ "), signed(text, old))).toBe("RS_ERROR_INVALID_SIGNATURE");
  });

  it("callbacks of one provider are refused for another's", async () => {
    const text = await bet();
    expect(await send(text, signed(text, old), "LC")).toBe("RS_ERROR_INVALID_SIGNATURE");
    expect(await send(text, signed(text, old), "__proto__")).toBe("RS_ERROR_INVALID_PARTNER");
  });

  it("callbacks that are replayed get the same answer and move no money", async () => {
    const text = await bet();
    expect(await send(text, signed(text, old))).toBe("RS_OK");
    expect(await send(text, signed(text, old))).toBe("RS_OK");
    const { user } = JSON.parse(text) as { user: string };
    const { rows } = await gate.database.query(
      "SELECT balance_minor FROM ledger_account WHERE address = $1",
      [`player:${user}:cash`],
    );
    expect(rows).toEqual([{ balance_minor: 1_900n }]);
  });

  it("callbacks carry a launch token that is bound to its player, game and provider", async () => {
    const stranger = await gate.player();
    for (const more of [
      { user: stranger.id, expected: "RS_ERROR_INVALID_TOKEN" },
      { game_code: "bell-two", expected: "RS_ERROR_INVALID_GAME" },
    ]) {
      const { expected, ...fields } = more;
      const text = await bet(fields);
      expect(await send(text, signed(text, old))).toBe(expected);
    }
  });

  const cashOf = async (id: string) => {
    const { rows } = await gate.database.query<{ balance_minor: bigint }>(
      "SELECT balance_minor FROM ledger_account WHERE address = $1",
      [`player:${id}:cash`],
    );
    return rows[0]?.balance_minor;
  };

  describe("of the second dialect", () => {
    const play = async () => {
      const player = await gate.stranger();
      await gate.deposit(player, "20.00");
      const text = JSON.stringify({
        user_id: player.id,
        currency: "EUR",
        game: "house:bell-one",
        game_id: randomUUID(),
        session_id: await gate.launch(player),
        actions: [softswiss.bet(100)],
      });
      return { player, text };
    };
    const sendPlay = (text: string, signature: string, provider = "BW") =>
      softswiss.send(gate, "/play", text, { signature, provider });

    it("callbacks of the second dialect are accepted with either secret while secrets rotate", async () => {
      for (const key of ["old", "next"]) {
        const { text, player } = await play();
        expect((await sendPlay(text, softswiss.sign(text, key))).status).toBe(200);
        expect(await cashOf(player.id)).toBe(1_900n);
      }
    });

    it("callbacks of the second dialect with any other signature are refused, and no money moves", async () => {
      const { text, player } = await play();
      const right = softswiss.sign(text, "next");
      const wrong: [string, string, string?][] = [
        [text, softswiss.sign(text, "another")],
        [text, softswiss.sign(text, "")],
        [text, ""],
        [text, "not hexadecimal"],
        [text, right.slice(0, -2)],
        [text, `${right}00`],
        [text.replace("{", "{ "), right],
        [text, right, "LC"],
        [text, softswiss.sign(text, "LC")],
        [text, right, "__proto__"],
      ];
      for (const [body, signature, provider] of wrong)
        expect((await sendPlay(body, signature, provider)).status, signature).toBe(403);
      expect(await cashOf(player.id)).toBe(2_000n);
    });

    it("callbacks of the second dialect that are replayed get the same answer and move no money", async () => {
      const { text, player } = await play();
      const first = await sendPlay(text, softswiss.sign(text, "next"));
      for (const key of ["next", "old"])
        expect(await sendPlay(text, softswiss.sign(text, key))).toEqual(first);
      expect(await cashOf(player.id)).toBe(1_900n);
    });
  });

  describe("of the cashier", () => {
    const sent = (player: { id: string; currency: string }, paymentId: string) => ({
      userId: player.id,
      txAmount: "20.00",
      txAmountCy: player.currency,
      txId: randomUUID(),
      txTypeId: "101",
      txName: "Deposit",
      provider: "TRUSTLY",
      attributes: { paymentId },
    });
    const begin = async () => {
      const player = await gate.stranger();
      const { payment_id } = await gate.call(
        "startDeposit",
        { method: "TRUSTLY", amount: "20.00" },
        player.session,
      );
      return { player, call: sent(player, payment_id) };
    };

    it("callbacks of the cashier that are replayed get the same answer and move no money, each of them 3 times", async () => {
      const { player, call } = await begin();
      const authorized = await gate.piq("/authorize", call);
      expect(authorized).toMatchObject({ success: true });
      expect(await gate.piq("/authorize", call)).toEqual(authorized);
      const transfer = { ...call, authCode: authorized.authCode };
      const paid = await gate.piq("/transfer", transfer);
      expect(paid).toMatchObject({ success: true });
      for (let again = 0; again < 2; again += 1) {
        expect(await gate.piq("/transfer", transfer)).toEqual(paid);
        expect(await gate.piq("/authorize", call)).toEqual(authorized);
      }
      expect(await cashOf(player.id)).toBe(2_000n);
      expect(
        await gate.piq("/cancel", { ...call, statusCode: "ERR", authCode: authorized.authCode }),
      ).toMatchObject({
        success: false,
      });
      expect(await cashOf(player.id)).toBe(2_000n);
    });

    it.each([
      ["amount", { txAmount: "2000.00" }],
      ["transaction", { txId: randomUUID() }],
      ["currency", { txAmountCy: "SEK" }],
    ])(
      "callbacks of the cashier that are replayed with another %s are refused, and no money moves",
      async (_, other) => {
        const { player, call } = await begin();
        const { authCode } = await gate.piq("/authorize", call);
        await gate.piq("/transfer", { ...call, authCode });
        expect(await gate.piq("/transfer", { ...call, authCode, ...other })).toMatchObject({
          success: false,
        });
        expect(await gate.piq("/authorize", { ...call, ...other })).toMatchObject({ success: false });
        expect(await cashOf(player.id)).toBe(2_000n);
      },
    );

    it("callbacks of the cashier for another player are refused: a payment belongs to the player who began it", async () => {
      const { call } = await begin();
      const stranger = await gate.stranger();
      expect(await gate.piq("/authorize", { ...call, userId: stranger.id })).toMatchObject({
        success: false,
      });
      expect((await gate.call("balance", {}, stranger.session)).player_balance_amount).toBe("0.00");
    });
  });

  it.each(["piq:wrong", "wrong:secret", "piq:secret ", "", "piq"])(
    "callbacks of the cashier with the credentials %j are refused",
    async (credentials) => {
      expect(await gate.piq("/verifyuser", { userId: "x", sessionId: "y" }, credentials)).toMatchObject({
        success: false,
      });
    },
  );
});

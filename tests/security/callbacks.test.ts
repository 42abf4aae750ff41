import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, units } from "../../apps/gate/src/testing/gate-fixture.ts";

const pairOf = () => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { privateKey, pem: publicKey.export({ type: "spki", format: "pem" }) as string };
};

describe("callbacks", () => {
  const old = pairOf();
  const next = pairOf();
  let gate: GateFixture;
  beforeAll(async () => {
    const BW = { launchUrl: "/arcade/", publicKeys: [old.pem, next.pem] };
    gate = await createGateFixture({
      settings: { providers: { BW, LC: { ...BW, publicKeys: [pairOf().pem] } } },
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

  it("are believed by either key while keys rotate, and by no other", async () => {
    for (const pair of [old, next]) {
      const text = await bet();
      expect(await send(text, signed(text, pair))).toBe("RS_OK");
    }
    const text = await bet();
    expect(await send(text, signed(text, pairOf()))).toBe("RS_ERROR_INVALID_SIGNATURE");
    expect(await send(text, undefined)).toBe("RS_ERROR_INVALID_SIGNATURE");
    expect(await send(text, "not base64 at all")).toBe("RS_ERROR_INVALID_SIGNATURE");
  });

  it("are signed over the raw bytes: one space more breaks it", async () => {
    const text = await bet();
    expect(await send(text.replace("{", "{ "), signed(text, old))).toBe("RS_ERROR_INVALID_SIGNATURE");
  });

  it("of one provider are not another's", async () => {
    const text = await bet();
    expect(await send(text, signed(text, old), "LC")).toBe("RS_ERROR_INVALID_SIGNATURE");
    expect(await send(text, signed(text, old), "__proto__")).toBe("RS_ERROR_INVALID_PARTNER");
  });

  it("that are replayed answer as before and move nothing", async () => {
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

  it("carry a launch token that is bound to its player, game and provider", async () => {
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

  it.each(["piq:wrong", "wrong:secret", "piq:secret ", "", "piq"])(
    "of the cashier with the credentials %j are refused",
    async (credentials) => {
      expect(await gate.piq("/verifyuser", { userId: "x", sessionId: "y" }, credentials)).toMatchObject({
        success: false,
      });
    },
  );
});

import { createVerify, generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { balanceMinorOf, unitsOf } from "./units.ts";
import { createWalletClient, WalletSilenceError } from "./wallet-client.ts";

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const privateKey = keys.privateKey.export({ type: "pkcs8", format: "pem" }) as string;

describe("the wallet's client", () => {
  const clientOf = (fetch: typeof globalThis.fetch) =>
    createWalletClient({
      baseUrl: "http://gate.test",
      fetch,
      privateKeys: { BW: privateKey },
      timeoutMs: 50,
    });
  const ask = (fetch: typeof globalThis.fetch) =>
    clientOf(fetch).ask("BW", "/user/balance", { request_uuid: "1", token: "t", user: "u" });

  it("the wallet's client signs exactly the bytes that it sends with the provider's key", async () => {
    const reply = await ask(async (input, init) => {
      expect(String(input)).toBe("http://gate.test/gate/wallet/BW/user/balance");
      const signature = new Headers(init!.headers).get("x-hub88-signature")!;
      const isSigned = createVerify("RSA-SHA256")
        .update(String(init!.body))
        .verify(keys.publicKey, signature, "base64");
      expect(isSigned).toBe(true);
      return Response.json({ status: "RS_OK", balance: 5_000 });
    });
    expect(reply).toEqual({ status: "RS_OK", balance: 5_000 });
  });

  it("the wallet's client returns a refusal as an answer", async () => {
    expect(await ask(async () => Response.json({ status: "RS_ERROR_TOKEN_EXPIRED" }))).toEqual({
      status: "RS_ERROR_TOKEN_EXPIRED",
    });
  });

  it.each<[string, typeof globalThis.fetch]>([
    ["a dropped connection", () => Promise.reject(new TypeError("fetch failed"))],
    ["503, whatever its body", async () => Response.json({ status: "RS_OK", balance: 1 }, { status: 503 })],
    ["a body that is not JSON", async () => new Response("<html>")],
    ["an unknown status", async () => Response.json({ status: "OK", balance: 1 })],
    ["a balance with a fraction", async () => Response.json({ status: "RS_OK", balance: 0.5 })],
    ["no balance", async () => Response.json({ status: "RS_OK" })],
    [
      "a body that is too long",
      async () => new Response(`{"status":"RS_OK","user":"${"x".repeat(30_000)}"}`),
    ],
    ["a time-out", () => new Promise(() => {})],
  ])("the wallet's client treats %s as no answer", async (_, fetch) => {
    await expect(ask(fetch)).rejects.toBeInstanceOf(WalletSilenceError);
  });

  it("the wallet's client times out on a response that starts and does not end", async () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])) });
    await expect(ask(async () => new Response(body))).rejects.toBeInstanceOf(WalletSilenceError);
  });
});

describe("the wallet's units", () => {
  it.each([
    [1n, 1_000],
    [250n, 250_000],
    [9_007_199_254_740n, 9_007_199_254_740_000],
  ])("the wallet's units convert %s minor units to %s", (amountMinor, units) => {
    expect(unitsOf(amountMinor)).toBe(units);
    expect(balanceMinorOf({ balance: units })).toBe(amountMinor);
  });

  it("the wallet's units refuse amounts past 2^53", () => {
    expect(() => unitsOf(9_007_199_254_741n)).toThrow(RangeError);
  });

  it("the wallet's units round a balance down to whole minor units, and a negative one to 0", () => {
    expect(balanceMinorOf({ balance: 1_999 })).toBe(1n);
    expect(balanceMinorOf({ balance: -5_000 })).toBe(0n);
  });
});

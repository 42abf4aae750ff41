import { PaymentIqRefusal } from "@bellwether/contract";
import { describe, expect, it, vi } from "vitest";
import { createGateFixture, type GateFixture } from "../../../apps/gate/src/testing/gate-fixture.ts";
import { certifiedGate } from "../certified-gate.ts";
import { cashierOf, totalOf } from "./cashier-client.ts";

const paths = ["/verifyuser", "/authorize", "/transfer", "/cancel"] as const;

describe("PaymentIQ certification: refusals", () => {
  const gateOf = certifiedGate();

  /** The calls over HTTP, and the HTTP status of each response. */
  const sendText = async (path: string, body: string) => {
    const headers = { authorization: `Basic ${Buffer.from("piq:secret").toString("base64")}` };
    const init = { method: "POST", headers, body };
    const response = await gateOf().app.request(`http://gate.test/gate/piq${path}`, init);
    return { status: response.status, answer: (await response.json()) as unknown };
  };

  const opened = async () => {
    const gate = gateOf();
    const player = await gate.stranger();
    return { gate, player, piq: await cashierOf(gate, player, "D", "20.00") };
  };

  it.each(paths)("%s with wrong credentials: NOT_ALLOWED, before the body is read", async (path) => {
    const answer = await gateOf().piq(path, { userId: "x" }, "piq:wrong");
    expect(answer).toMatchObject({ userId: "", success: false, errCode: "NOT_ALLOWED" });
  });

  it("while the password is changed the old and the next one are accepted, and no other or empty one", async () => {
    const paymentIq = { merchantId: "100", cashierUrl: "/sandbox/cashier", user: "piq", password: "old" };
    const changing = await createGateFixture({
      settings: { paymentIq: { ...paymentIq, nextPassword: "new" } },
    });
    const codeOf = async (gate: GateFixture, credentials: string) =>
      (await gate.piq("/verifyuser", { userId: "nobody" }, credentials)).errCode;
    for (const password of ["old", "new"])
      expect(await codeOf(changing, `piq:${password}`), password).not.toBe("NOT_ALLOWED");
    for (const password of ["", "oldnew", "undefined", "NEW"])
      expect(await codeOf(changing, `piq:${password}`), password).toBe("NOT_ALLOWED");
    expect(await codeOf(changing, "other:new")).toBe("NOT_ALLOWED");
    await changing.close();
    expect(await codeOf(gateOf(), "piq:undefined")).toBe("NOT_ALLOWED");
  });

  it.each(paths)("%s with a body that is not JSON, or not an object: SYNTAX with HTTP 200", async (path) => {
    for (const body of ["{", "", "[]", "null"]) {
      const { status, answer } = await sendText(path, body);
      expect([status, PaymentIqRefusal.parse(answer).errCode]).toEqual([200, "SYNTAX"]);
    }
  });

  it.each([
    ["an unknown user", { userId: "nobody" }, "USER_NOT_FOUND"],
    ["another currency", { txAmountCy: "SEK" }, "CURRENCY_REFUSED"],
    ["an unknown paymentId", { attributes: { paymentId: "none" } }, "UNKNOWN_TX"],
    ["a withdrawal under a deposit's paymentId", { txAmount: "-20.00" }, "UNKNOWN_TX"],
    ["no txId", { txId: undefined }, "SYNTAX"],
    ["three decimals", { txAmount: "20.001" }, "SYNTAX"],
    ["an amount in scientific notation", { txAmount: "1e3" }, "SYNTAX"],
    ["an amount as a number", { txAmount: 20 }, "SYNTAX"],
  ])("authorize with %s", async (_, more, errCode) => {
    const { gate, player, piq } = await opened();
    const answer = await piq.authorize(more);
    expect(PaymentIqRefusal.parse(answer)).toMatchObject({ success: false, errCode });
    expect(await totalOf(gate, player)).toBe("0.00");
  });

  it("authorize with another user's payment: UNKNOWN_TX", async () => {
    const [one, two] = [await opened(), await opened()];
    const answer = await two.piq.authorize({ attributes: { paymentId: one.piq.paymentId } });
    expect(answer).toMatchObject({ success: false, errCode: "UNKNOWN_TX" });
  });

  it("authorize, transfer and cancel under a used txId with other input: CONFLICT", async () => {
    const { gate, player, piq } = await opened();
    await piq.authorize();
    const conflict = { success: false, errCode: "CONFLICT" };
    expect(await piq.authorize({ txAmount: "30.00" })).toMatchObject(conflict);
    await piq.transfer();
    expect(await piq.transfer({ txAmount: "30.00" })).toMatchObject(conflict);
    const other = await cashierOf(gate, player, "D", "20.00");
    await other.authorize();
    await other.cancel();
    expect(await other.cancel({ txAmount: "30.00" })).toMatchObject(conflict);
    expect(await totalOf(gate, player)).toBe("20.00");
  });

  it.each(["transfer", "cancel"] as const)(
    "%s without an authorize, or with another authCode: UNKNOWN_TX",
    async (call) => {
      const { gate, player, piq } = await opened();
      expect(await piq[call]()).toMatchObject({ success: false, errCode: "UNKNOWN_TX" });
      await piq.authorize();
      expect(await piq[call]({ authCode: "forged" })).toMatchObject({
        success: false,
        errCode: "UNKNOWN_TX",
      });
      expect(await totalOf(gate, player)).toBe("0.00");
    },
  );

  it.each(["transfer", "cancel"] as const)("%s of an unknown user: USER_NOT_FOUND", async (call) => {
    const { piq } = await opened();
    await piq.authorize();
    expect(await piq[call]({ userId: "nobody" })).toMatchObject({
      success: false,
      errCode: "USER_NOT_FOUND",
    });
  });

  it.each(paths)(
    "%s while the database is unavailable: HTTP 503, which is not a business reply, and then the same call succeeds",
    async (path) => {
      const { gate, player, piq } = await opened();
      if (path === "/transfer" || path === "/cancel") await piq.authorize();
      const text = JSON.stringify(piq.bodies[path]);
      vi.spyOn(gate.database, "query").mockRejectedValueOnce(new Error("the connection is gone"));
      expect(await sendText(path, text)).toEqual({
        status: 503,
        answer: { userId: player.id, success: false, errCode: "INTERNAL", errMsg: "try again" },
      });
      expect(await sendText(path, text)).toMatchObject({ status: 200, answer: { success: true } });
    },
  );
});

import { PaymentIqUser } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { certifiedGate, passTime } from "../certified-gate.ts";
import { cashierOf } from "./cashier-client.ts";

const HALF_HOUR_MS = 30 * MINUTE_MS;

describe("PaymentIQ certification: verifyuser", () => {
  const gateOf = certifiedGate({ settings: { idleTimeoutMs: 24 * HALF_HOUR_MS } });

  const opened = async () => {
    const gate = gateOf();
    const player = await gate.stranger();
    const { sessionId } = await cashierOf(gate, player, "D", "20.00");
    const verify = (more: Record<string, unknown> = {}) =>
      gate.piq("/verifyuser", { sessionId, userId: player.id, ...more });
    return { gate, player, sessionId, verify };
  };

  it("Live session: the user in PaymentIQ's fields, country alpha-3, locale with an underscore", async () => {
    const { player, verify } = await opened();
    const answer = await verify();
    expect(PaymentIqUser.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      userId: player.id,
      success: true,
      balance: "0.00",
      balanceCy: "EUR",
      userCat: "New",
      // Nobody has seen yet who the player is.
      kycStatus: "Pending",
      firstName: "Aino",
      street: "Mannerheimintie 1",
      city: "Helsinki",
      zip: "00100",
      country: "FIN",
      dob: "1990-05-17",
      email: player.email,
      locale: "fi_FI",
    });
  });

  it("After a deposit: the cash balance, and userCat Returning", async () => {
    const { gate, player, verify } = await opened();
    await gate.deposit(player, "25.50");
    expect(await verify()).toMatchObject({ balance: "25.50", userCat: "Returning" });
  });

  it("Bonus money is not in the balance, because it cannot be withdrawn", async () => {
    const { gate, player, verify } = await opened();
    await gate.deposit(player, "20.00", "TRUSTLY", "WELCOME100");
    expect(await verify()).toMatchObject({ balance: "20.00" });
  });

  it("Sent again: the same reply", async () => {
    const { verify } = await opened();
    expect(await verify()).toEqual(await verify());
  });

  it("Unknown user: USER_NOT_FOUND", async () => {
    const { verify } = await opened();
    expect(await verify({ userId: "nobody" })).toMatchObject({
      userId: "nobody",
      success: false,
      errCode: "USER_NOT_FOUND",
    });
  });

  it("Unknown session, another user's, the site's own, one of 30 minutes ago, and one after logout: SESSION_INVALID", async () => {
    const { gate, player, verify } = await opened();
    const other = await opened();
    const refused = { userId: player.id, success: false, errCode: "SESSION_INVALID" };
    for (const sessionId of ["forged", other.sessionId, player.session])
      expect(await verify({ sessionId })).toMatchObject(refused);
    passTime(gate, HALF_HOUR_MS);
    expect(await verify()).toMatchObject(refused);
    await gate.call("logout", {}, other.player.session);
    gate.clock.at = new Date(gate.clock.at.getTime() - HALF_HOUR_MS);
    expect(await other.verify()).toMatchObject({ success: false, errCode: "SESSION_INVALID" });
  });

  it.each([
    ["no sessionId", { sessionId: undefined }],
    ["no userId", { userId: undefined }],
    ["a userId of 51 characters", { userId: "x".repeat(51) }],
    ["a userId as a number", { userId: 7 }],
  ])("%s: SYNTAX", async (_, more) => {
    const { verify } = await opened();
    expect(await verify(more)).toMatchObject({ success: false, errCode: "SYNTAX" });
  });
});

import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { keptSince, retention } from "@bellwether/market";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sweepCashierSessions } from "../payments/index.ts";
import { maskAccount } from "../payments/payment-instrument.ts";
import { sweepEvidence } from "../register-jobs.ts";
import { sweepSessions } from "../sessions/index.ts";
import { createGateFixture, type GateFixture, signupOf } from "../testing/gate-fixture.ts";
import { readEvidence } from "./read-evidence.ts";

const PASSWORD = "correct horse battery";

describe("evidence", () => {
  let gate: GateFixture;
  const start = new Date("2026-11-20T12:00:00Z");
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterEach(async () => {
    gate.clock.at = start;
    expect(await gate.violations()).toEqual([]);
  });
  afterAll(() => gate.close());

  const evidenceOf = async ({ id }: { id: string }) => {
    const evidence = await readEvidence(gate.database, id);
    if (!evidence) throw new Error("no such player");
    return evidence;
  };

  it("evidence stores the network and the device that started a session, at signup and at login", async () => {
    const email = `${randomUUID()}@example.org`;
    const at = (address: string, device: string) => ({ "x-client-address": address, "user-agent": device });
    const signedUp = await gate
      .clientOf(undefined, at("192.0.2.7", "Browser/1"))
      .send("signup", signupOf(email, { lastname: `Virtanen ${randomUUID().replaceAll(/[\d-]/g, "x")}` }));
    await gate
      .clientOf(undefined, at("2001:db8:1:2:3::4", `Phone/${"9".repeat(400)}`))
      .send("login", { nickname: email, password: PASSWORD, mobile: true });
    const { rows } = await gate.database.query<{ id: string }>("SELECT id FROM player WHERE email = $1", [
      email,
    ]);
    const { sessions } = await evidenceOf({ id: rows[0]?.id ?? "" });
    expect(signedUp.session).toBeTruthy();
    expect(
      sessions.map(({ address, device }) => [address, device?.slice(0, 9), device?.length]).sort(),
    ).toEqual([
      ["192.0.2.7", "Browser/1", 9],
      [expect.stringMatching(/^2001:0?db8:0*1:0*2/), "Phone/999", 300],
    ]);
  });

  it("evidence stores a payment's instrument data from the cashier, always masked; text that cannot be stored does not stop the payment", async () => {
    const player = await gate.stranger();
    const { payment_id } = await gate.call(
      "startDeposit",
      { method: "TRUSTLY", amount: "20.00" },
      player.session,
    );
    const payment = {
      userId: player.id,
      txAmount: "20.00",
      txAmountCy: player.currency,
      txId: randomUUID(),
      txTypeId: "101",
      txName: "Deposit",
      provider: "Trustly",
      attributes: { paymentId: payment_id },
    };
    const { authCode } = await gate.piq("/authorize", {
      ...payment,
      accountId: "0f1c8a6e-1f0e-4b2a-9d2b-6f6f6f6f6f6f",
      accountHolder: "Aino \u0000Virtanen",
      maskedAccount: "4111 1111 1111 1111",
      pspService: "card",
    });
    const moved = { ...payment, authCode, expiryMonth: "12", expiryYear: "2028", pspRefId: "psp-1" };
    expect(await gate.piq("/transfer", moved)).toMatchObject({ success: true });
    const { instruments } = await evidenceOf(player);
    expect(instruments).toMatchObject([
      {
        payment_id,
        account_id: "0f1c8a6e-1f0e-4b2a-9d2b-6f6f6f6f6f6f",
        account_holder: "Aino Virtanen",
        masked_account: "**** **** **** 1111",
        service: "card",
        expiry: "12/2028",
        reference: "psp-1",
      },
    ]);
  });

  it.each([
    ["4111111111111111", "************1111"],
    ["FI21 1234 5600 0007 85", "FI** **** **** **07 85"],
    ["411111******1111", "411111******1111"],
    ["1234567", "***4567"],
    ["ann@example.org", "ann@example.org"],
    ["+46*******12", "+46*******12"],
  ])("evidence stores an account %s as %s", (given, kept) => {
    expect(maskAccount(given)).toBe(kept);
  });

  it("evidence records the previous value of personal data and consents with each change, through every way to change them", async () => {
    const player = await gate.stranger();
    await gate.call("updateDetails", { address_1: "Uusi katu 2", city: "Turku" }, player.session);
    await gate.call("updateDetails", { city: "Turku" }, player.session);
    await gate.call("updateSettings", { newsletter: "0" }, player.session);
    const { changes } = await evidenceOf(player);
    expect(changes.map(({ field, before, after }) => [field, before, after]).reverse()).toEqual([
      ["newsletter", null, "true"],
      ["shows_wins", null, expect.stringMatching(/true|false/)],
      ["tells_draws", null, "false"],
      ["takes_rewards", null, "true"],
      ["shows_notes", null, "true"],
      ["accepted_terms_version", null, "2026-01-01"],
      ["address", "Mannerheimintie 1", "Uusi katu 2"],
      ["city", "Helsinki", "Turku"],
      ["newsletter", "true", "false"],
    ]);
    await expect(
      gate.database.query("UPDATE player_change SET after = 'x' WHERE player_id = $1", [player.id]),
    ).rejects.toThrow(/permission denied/);
  });

  it("evidence deletes by retention period: sessions after 90 days, the rest five years after the account was closed, nothing of an open account", async () => {
    const [open, closed] = [await gate.stranger(), await gate.stranger()];
    for (const player of [open, closed]) {
      const begun = await gate.beginDeposit(player, "20.00", { method: "TRUSTLY" });
      const { authCode } = await begun.authorize();
      await begun.transfer(authCode);
      await gate.database.query(
        `INSERT INTO payment_instrument (payment_id, masked_account, told_at) SELECT id, '*1', $2 FROM payment WHERE player_id = $1
         ON CONFLICT DO NOTHING`,
        [player.id, gate.clock.at],
      );
      await gate.database.query(
        "INSERT INTO register_check (register, occasion, player_id, answer, reference, asked_at) VALUES ('gamstop', 'login', $1, 'N', 'r', $2)",
        [player.id, gate.clock.at],
      );
    }
    await gate.call("closeAccount", { reason: "enough", password: PASSWORD }, closed.session);
    const counts = async () => {
      await sweepCashierSessions(gate.deps);
      await sweepSessions(gate.deps);
      await sweepEvidence(gate.deps);
      return Promise.all(
        [open, closed].map(async (player) => {
          const { sessions, instruments, changes, register_checks } = await evidenceOf(player);
          return [sessions.length, instruments.length, changes.length > 0, register_checks.length];
        }),
      );
    };
    const after = (days: number, ms: number) => {
      gate.clock.at = new Date(start.getTime() + days * DAY_MS + ms);
    };
    expect(retention.sessions.days).toBe(90);
    after(90, 0);
    expect(await counts()).toEqual([
      [1, 1, true, 1],
      [1, 1, true, 1],
    ]);
    after(90, 1);
    expect(await counts()).toEqual([
      [1, 1, true, 1],
      [0, 1, true, 1],
    ]);
    after(1_827, 0);
    expect((await counts())[1]).toEqual([0, 1, true, 1]);
    after(1_827, 1);
    expect(await counts()).toEqual([
      [1, 1, true, 1],
      [0, 0, false, 0],
    ]);
    expect(keptSince("personalChanges", gate.clock.at).getTime()).toBe(start.getTime() + 1);
  });
});

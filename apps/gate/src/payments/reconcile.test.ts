import { randomUUID } from "node:crypto";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { comparePayments, compareProviders } from "./compare-providers.ts";
import { findUnresolved, reconcilePayments } from "./reconcile.ts";
import { watchPayments } from "./watch-payments.ts";

describe("reconciliation of payments", () => {
  let gate: GateFixture;
  let player: Awaited<ReturnType<GateFixture["player"]>>;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());
  beforeEach(async () => {
    player = await gate.player();
  });

  const later = (ms: number) => {
    gate.clock.at = new Date(gate.clock.at.getTime() + ms);
  };
  const start = async (call: "startDeposit" | "startWithdrawal" = "startDeposit") =>
    (await gate.clientOf(player.session).call(call, { method: "TRUSTLY", amount: "50.00" })).payment_id;
  const authorize = (paymentId: string, txAmount: string) => {
    const shared = {
      userId: player.id,
      txAmount,
      txAmountCy: "EUR",
      txId: randomUUID(),
      txTypeId: "1",
      txName: "x",
      provider: "Trustly",
    };
    return { shared, answer: gate.piq("/authorize", { ...shared, attributes: { paymentId } }) };
  };
  const stateOf = async (id: string) =>
    (await gate.database.query("SELECT state, end_reason FROM payment WHERE id = $1", [id])).rows[0];
  const mine = async () =>
    (await findUnresolved(gate.database, gate.clock.at, DAY_MS)).filter(
      (payment) => payment.player_id === player.id,
    );

  it("reconciliation of payments closes a payment that never reached the cashier after 30 minutes, not before, and leaves it out of the history", async () => {
    const id = await start();
    later(30 * MINUTE_MS - 1);
    await reconcilePayments(gate.deps);
    expect(await stateOf(id)).toEqual({ state: "started", end_reason: null });
    later(1);
    await reconcilePayments(gate.deps);
    expect(await stateOf(id)).toEqual({ state: "failed", end_reason: "abandoned" });
    const session = (
      await gate.clientOf().send("login", { nickname: player.email, password: "correct horse battery" })
    ).session;
    const history = await gate.clientOf(session).call("paymentHistory", { id: player.id });
    expect(history.payments).toEqual([]);
  });

  it.each([
    ["a deposit", "startDeposit" as const, "50.00", "D"],
    ["a withdrawal", "startWithdrawal" as const, "-50.00", "W"],
  ])(
    "reconciliation of payments lists %s that was authorised 24 hours ago, exports its age of 86,400 s, and does not touch its money",
    async (_, call, amount, type) => {
      await gate.deposit(player, "100.00");
      const id = await start(call);
      expect(await authorize(id, amount).answer).toMatchObject({ success: true });
      const before = (await gate.database.query("SELECT * FROM ledger_account ORDER BY id")).rows;
      later(DAY_MS - 1);
      expect(await mine()).toEqual([]);
      later(1);
      expect(await reconcilePayments(gate.deps)).toBeGreaterThanOrEqual(1);
      expect(await mine()).toMatchObject([
        { payment_id: id, type, amount: "50.00", currency: "EUR", method: "TRUSTLY" },
      ]);
      await watchPayments(gate.deps);
      expect(gate.figures.value("payments_oldest_seconds", { type })).toBe(86_400);
      expect(await stateOf(id)).toEqual({ state: "pending", end_reason: null });
      expect((await gate.database.query("SELECT * FROM ledger_account ORDER BY id")).rows).toEqual(before);
    },
  );

  it("reconciliation of payments still books the transfer of an unresolved payment, and then no longer lists it", async () => {
    const { shared, answer } = authorize(await start(), "50.00");
    const { authCode } = await answer;
    later(48 * HOUR_MS);
    await reconcilePayments(gate.deps);
    expect(await mine()).toHaveLength(1);
    expect(await gate.piq("/transfer", { ...shared, authCode })).toMatchObject({ success: true });
    expect(await mine()).toEqual([]);
  });

  it("reconciliation of payments confirms that ledger and payments of each provider agree, and names provider and amount when they do not", async () => {
    await gate.deposit(player, "80.00");
    const agreed = await gate.database.asOwner(compareProviders);
    expect(agreed.find((total) => total.provider === "trustly")).toMatchObject({
      currency: "EUR",
      difference: "0.00",
    });
    expect(Number(agreed.find((total) => total.provider === "trustly")!.ledger)).toBeLessThanOrEqual(-80);
    expect(await comparePayments(gate.deps)).toBe(0);
    await gate.database.query(
      "UPDATE payment SET amount_minor = amount_minor - 1 WHERE id = (SELECT max(id) FROM payment WHERE provider = 'trustly')",
    );
    const differing = await gate.database.asOwner(compareProviders);
    expect(differing.find((total) => total.provider === "trustly")).toMatchObject({ difference: "-0.01" });
    expect(await comparePayments(gate.deps)).toBe(1);
    await gate.database.query(
      "UPDATE payment SET amount_minor = amount_minor + 1 WHERE id = (SELECT max(id) FROM payment WHERE provider = 'trustly')",
    );
  });

  it("reconciliation of payments exports the number of pending payments, and counts finished ones by their state", async () => {
    await start();
    await watchPayments(gate.deps);
    expect(gate.figures.value("payments_open", { type: "D", state: "started" })).toBeGreaterThanOrEqual(1);
    expect(gate.figures.value("payments_open", { type: "W", state: "started" })).toBe(0);
    const before =
      gate.figures.value("payments_total", { type: "D", method: "TRUSTLY", state: "success" }) ?? 0;
    await gate.deposit(player, "20.00");
    expect(gate.figures.value("payments_total", { type: "D", method: "TRUSTLY", state: "success" })).toBe(
      before + 1,
    );
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { residentOf } from "../testing/resident-of.ts";

describe("a deposit by credit", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  const begin = async (country: string) => {
    const player = await gate.stranger(residentOf(country));
    await gate.call("claimCode", { code: "WELCOME100" }, player.session);
    const deposit = { method: "CREDITCARD", amount: "50.00" };
    const { payment_id } = await gate.call("startDeposit", deposit, player.session);
    const transaction = {
      userId: player.id,
      txAmount: "50.00",
      txAmountCy: player.currency,
      txId: randomUUID(),
      txTypeId: "101",
      txName: "CreditcardDeposit",
      provider: "CREDITCARD",
    };
    const requestOf = (cardType?: string) => ({
      ...transaction,
      attributes: { paymentId: payment_id, ...(cardType && { cardType }) },
    });
    return { player, requestOf };
  };
  const stateOf = async ({ session }: { session: string }) => {
    const { bonuses } = await gate.call("bonuses", {}, session);
    const { player_balance_amount: cash } = await gate.call("balance", {}, session);
    return { bonus: bonuses[0]?.state, cash };
  };

  it.each(["CREDIT", "Visa Credit", "charge", "DEFERRED_DEBIT"])(
    "a deposit by credit is refused in Great Britain when the cashier tells of %s; a debit card then pays and earns the bonus",
    async (cardType) => {
      const { player, requestOf } = await begin("GB");
      expect(await gate.piq("/authorize", requestOf(cardType))).toMatchObject({
        success: false,
        errCode: "NOT_ALLOWED",
        errMsg: "deposits by credit are refused in this market",
      });
      const debit = { ...requestOf("DEBIT"), txId: randomUUID() };
      const { authCode } = await gate.piq("/authorize", debit);
      await gate.piq("/transfer", { ...debit, authCode });
      expect(await stateOf(player)).toEqual({ bonus: "active", cash: "100.00" });
    },
  );

  it("a deposit by credit is booked when the cashier reports the credit only after the money has moved, and earns no bonus, spins or entry in a draw", async () => {
    const { player, requestOf } = await begin("GB");
    const { authCode } = await gate.piq("/authorize", requestOf());
    expect(await gate.piq("/transfer", { ...requestOf("CREDIT"), authCode })).toMatchObject({
      success: true,
    });
    expect(await stateOf(player)).toEqual({ bonus: "waiting", cash: "50.00" });
    const lost = "SELECT deposit_id FROM reward_lost_deposit WHERE player_id = $1";
    const { rows } = await gate.database.query(lost, [player.id]);
    expect(rows).toEqual([{ deposit_id: requestOf().txId }]);
  });

  it("a deposit by credit is accepted in Malta, with its bonus", async () => {
    const { player, requestOf } = await begin("MT");
    const { authCode } = await gate.piq("/authorize", requestOf("CREDIT"));
    await gate.piq("/transfer", { ...requestOf("CREDIT"), authCode });
    expect(await stateOf(player)).toEqual({ bonus: "active", cash: "100.00" });
  });

  it("a deposit by credit is not offered in Great Britain: the card says that it is a debit card", async () => {
    const namesIn = async (country: string) => {
      const { session } = await gate.stranger(residentOf(country));
      return (await gate.call("paymentMethods", { type: "D" }, session)).methods.map(({ name }) => name);
    };
    expect(await namesIn("GB")).toContain("Visa / Mastercard Debit");
    expect(await namesIn("MT")).toContain("Visa / Mastercard");
  });
});

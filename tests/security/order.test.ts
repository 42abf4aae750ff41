import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, units } from "../../apps/gate/src/testing/gate-fixture.ts";

describe("order of events", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });

  it("a win without its bet is refused", async () => {
    const player = await gate.player();
    const answer = await gate.wallet("/transaction/win", {
      user: player.id,
      token: await gate.launch(player),
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: randomUUID(),
      round: randomUUID(),
      game_code: "bell-one",
      currency: "EUR",
      amount: units(10),
    });
    expect(answer.status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
  });

  it("a withdrawal, a deposit and a game before activation are refused", async () => {
    const player = await gate.player(undefined, { activated: false });
    for (const name of ["startWithdrawal", "startDeposit"] as const)
      await expect(
        gate.call(name, { method: "TRUSTLY", amount: "20.00" }, player.session),
      ).rejects.toMatchObject({
        code: "not_activated",
      });
    await expect(gate.launch(player)).rejects.toMatchObject({ code: "not_activated" });
  });

  it("a deposit that was begun before an exclusion is not authorised after it", async () => {
    const player = await gate.player(undefined, { firstname: "Excluded" });
    const { authorize } = await gate.beginDeposit(player);
    await gate.call("selfExclude", { duration: "24h" }, player.session);
    expect(await authorize()).toMatchObject({ success: false, errCode: "NOT_ALLOWED" });
  });

  it("in Sweden deposits and stakes are refused before the mandatory limits are set", async () => {
    const player = await gate.player(undefined, {
      country: "SE",
      phone: "070 123 45 67",
      firstname: "Svea",
      personal_number: "199005170007",
    });
    await expect(
      gate.call("startDeposit", { method: "TRUSTLY", amount: "200.00" }, player.session),
    ).rejects.toMatchObject({ code: "limits_required" });
    const answer = await gate.wallet("/transaction/bet", {
      user: player.id,
      token: await gate.launch(player),
      transaction_uuid: randomUUID(),
      round: randomUUID(),
      game_code: "bell-one",
      currency: "SEK",
      amount: 0,
    });
    expect(answer.status).toBe("RS_ERROR_USER_DISABLED");
  });

  it("100 withdrawals at once reserve the balance once", async () => {
    const player = await gate.player(undefined, { firstname: "Hundred" });
    await gate.deposit(player, "50.00");
    const begun = await Promise.all(Array.from({ length: 100 }, () => gate.beginWithdrawal(player, "50.00")));
    const answers = await Promise.all(begun.map(({ authorize }) => authorize()));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("0.00");
  });
});

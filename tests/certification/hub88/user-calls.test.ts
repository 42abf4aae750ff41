import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { units } from "../../../apps/gate/src/testing/gate-fixture.ts";
import { certifiedGate, seatedPlayer } from "../certified-gate.ts";

describe("Hub88 certification: user calls", () => {
  const gateOf = certifiedGate();

  it("Info: contains user, currency, country and the token's game, and no balance", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    const { request_uuid, ...reply } = await seat.info();
    expect(request_uuid).toBeDefined();
    expect(reply).toEqual({
      status: "RS_OK",
      user: player.id,
      currency: "EUR",
      country: "FI",
      game_code: "bell-one",
    });
  });

  it("Balance: 100.00 is 10,000,000 units", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    expect(await seat.balance()).toMatchObject({
      status: "RS_OK",
      user: player.id,
      currency: "EUR",
      balance: 10_000_000,
    });
  });

  it("Balance: a new user has 0", async () => {
    const { seat } = await seatedPlayer(gateOf(), { amount: "0.00" });
    expect(await seat.balance()).toMatchObject({ status: "RS_OK", balance: 0 });
  });

  it("Balance: after each of bet 10, bet 0.01, win 25, rollback of the first bet, it is the balance of that call's reply", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const first = await seat.bet(10);
    const second = await seat.bet(0.01);
    const answers = [first, second, await seat.win(second, 25), await seat.rollback(first)];
    expect(answers.map(({ balance }) => balance)).toEqual([90, 89.99, 114.99, 124.99].map(units));
    expect((await seat.balance()).balance).toBe(units(124.99));
  });

  it("Every reply echoes the request_uuid of its request, including refusals", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const request_uuid = randomUUID();
    for (const more of [{}, { amount: units(1_000) }, { amount: "1" }, { currency: undefined }])
      expect(await seat.bet(1, { request_uuid, ...more })).toMatchObject({ request_uuid });
  });

  it("Unknown fields are ignored", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const more = {
      supplier_user: "u-1",
      supplier_transaction_id: "t-1",
      is_aggregated: true,
      bet: "red",
      meta: [1],
      later: {},
    };
    expect(await seat.bet(1, more)).toMatchObject({ status: "RS_OK", balance: units(99) });
  });
});

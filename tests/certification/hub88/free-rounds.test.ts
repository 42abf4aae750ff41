import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { testCampaigns } from "../../../apps/gate/src/testing/bonus-campaigns.ts";
import { units } from "../../../apps/gate/src/testing/gate-fixture.ts";
import { takeSeat } from "../../../apps/gate/src/testing/provider-seat.ts";
import { certifiedGate } from "../certified-gate.ts";

/** The wire protocol of free rounds; `apps/gate/src/bonus/free-spins.test.ts` tests the money. */
describe("Hub88 certification: free bets with reward_uuid", () => {
  const gateOf = certifiedGate({ campaigns: testCampaigns });

  /** A user with three free rounds of 0.20 and the game open. */
  const withSpins = async () => {
    const player = await gateOf().stranger();
    const { bonus_id: id } = await gateOf().call("claimCode", { code: "SPINS3" }, player.session);
    return { player, id, seat: await takeSeat(gateOf(), player) };
  };
  const leftOf = async (player: { session: string }) =>
    (await gateOf().call("bonuses", {}, player.session)).bonuses[0]!.spins_left;

  it("Free bet of 0.20: nothing is taken, and info reports one round less", async () => {
    const { id, seat } = await withSpins();
    expect((await seat.info()).rewards).toMatchObject([
      { reward_uuid: id, rounds_left: 3, stake: units(0.2) },
    ]);
    expect(await seat.spin(id)).toMatchObject({ status: "RS_OK", balance: 0 });
    expect((await seat.info()).rewards).toMatchObject([{ reward_uuid: id, rounds_left: 2 }]);
  });

  it("Win of a free bet: 1.50 is in the balance, even without a second is_free", async () => {
    const { id, seat } = await withSpins();
    expect(await seat.win(await seat.spin(id), 1.5)).toMatchObject({ status: "RS_OK", balance: units(1.5) });
  });

  it("20 free bets at the same moment: only the three available ones are accepted", async () => {
    const { player, id, seat } = await withSpins();
    const bets = await Promise.all(Array.from({ length: 20 }, () => seat.spin(id)));
    expect(bets.filter(({ status }) => status === "RS_OK")).toHaveLength(3);
    expect(await leftOf(player)).toBe(0);
  });

  it("Free bet sent again: the same reply and one round used; with other details a duplicate", async () => {
    const { player, id, seat } = await withSpins();
    const same = { round: randomUUID(), transaction_uuid: randomUUID(), request_uuid: randomUUID() };
    const first = await seat.spin(id, 0.2, same);
    expect(await seat.spin(id, 0.2, same)).toEqual(first);
    expect(await leftOf(player)).toBe(2);
    expect((await seat.spin(id, 0.1, same)).status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
    expect((await seat.bet(0.2, same)).status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
  });

  it("Free and paid bets in one round: the second is refused, whichever it is", async () => {
    const gate = gateOf();
    const { player, id, seat } = await withSpins();
    await gate.deposit(player, "10.00");
    const { round } = await seat.spin(id);
    expect((await seat.spin(id, 0.2, { round })).status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
    expect((await seat.bet(1, { round })).status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
    const paid = await seat.bet(1);
    expect((await seat.spin(id, 0.2, { round: paid.round })).status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
  });

  it("Rollback of a free bet: its round is given back, once, and no win is accepted for it", async () => {
    const { player, id, seat } = await withSpins();
    const begun = await seat.spin(id);
    expect(await leftOf(player)).toBe(2);
    for (let again = 0; again < 2; again += 1) expect((await seat.rollback(begun)).status).toBe("RS_OK");
    expect(await leftOf(player)).toBe(3);
    expect((await seat.win(begun, 5)).status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
  });

  it("Rollback before its free bet: the bet is refused, and no round is used", async () => {
    const { player, id, seat } = await withSpins();
    const late = { round: randomUUID(), id: randomUUID() };
    await seat.rollback(late);
    const bet = await seat.spin(id, 0.2, { round: late.round, transaction_uuid: late.id });
    expect(bet.status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
    expect(await leftOf(player)).toBe(3);
  });

  it.each([
    ["an unknown reward", "RS_ERROR_TRANSACTION_DOES_NOT_EXIST", () => ({ reward_uuid: "none" })],
    [
      "another user's reward",
      "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
      async () => ({ reward_uuid: (await withSpins()).id }),
    ],
    ["0.21 on a round of 0.20", "RS_ERROR_LIMIT_REACHED", () => ({ amount: units(0.21) })],
    ["no reward named", "RS_ERROR_WRONG_SYNTAX", () => ({ reward_uuid: null })],
    ["a token of nobody", "RS_ERROR_INVALID_TOKEN", () => ({ token: "none" })],
  ])("Free bet with %s: %s, and no round is used", async (_, status, wrong) => {
    const { player, id, seat } = await withSpins();
    expect((await seat.spin(id, 0.2, await wrong())).status).toBe(status);
    expect(await leftOf(player)).toBe(3);
  });

  it("Free bet of a reward that is used up: RS_ERROR_TRANSACTION_DOES_NOT_EXIST", async () => {
    const { id, seat } = await withSpins();
    for (let spin = 0; spin < 3; spin += 1) await seat.playSpin(id, 0);
    expect((await seat.spin(id)).status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
    expect(await seat.info()).not.toHaveProperty("rewards");
  });

  it("Free bet in another game: RS_ERROR_INVALID_GAME", async () => {
    const { player, id } = await withSpins();
    const other = await takeSeat(gateOf(), player, 2);
    expect((await other.spin(id)).status).toBe("RS_ERROR_INVALID_GAME");
  });

  it("Free bet of an excluded user: RS_ERROR_USER_DISABLED", async () => {
    const { player, id, seat } = await withSpins();
    await gateOf().call("selfExclude", { duration: "24h" }, player.session);
    expect((await seat.spin(id)).status).toBe("RS_ERROR_USER_DISABLED");
  });
});

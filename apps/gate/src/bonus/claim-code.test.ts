import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testCampaigns } from "../testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";

const refused = (code: string, field?: string) =>
  expect.objectContaining({ code, ...(field && { message: `core.error_${field}` }) });

describe("claiming a bonus", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({ campaigns: testCampaigns });
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  const claim = (player: { session: string }, code: string) =>
    gate.call("claimCode", { code }, player.session);
  const refusalOf = (player: { session: string }, code: string) =>
    claim(player, code).catch((error) => error);
  const bonusOf = async (player: { session: string }) =>
    (await gate.call("bonuses", {}, player.session)).bonuses[0]!;
  const name = () => randomUUID().replaceAll(/[\d-]/g, "x");

  describe("a person claims a code once", () => {
    it("a person claims a code once across accounts with the same name and day of birth, however they are written", async () => {
      const lastname = `Virtänen ${name()}`;
      const first = await gate.player(undefined, { lastname });
      await claim(first, "WELCOME100");
      const second = await gate.player(undefined, { lastname: lastname.toUpperCase().replace("Ä", "AE") });
      expect(await refusalOf(second, "WELCOME100")).toEqual(
        refused("bonus_held_by_person", "bonus_held_by_person"),
      );
      expect(await claim(second, "BELL25")).toMatchObject({ state: "waiting" });
    });

    it("a person claims a code once across brands with the same phone number or the same national number", async () => {
      const [first, byPhone, byNumber] = [
        await gate.stranger(),
        await gate.stranger(),
        await gate.stranger(),
      ];
      await gate.database.query(
        "UPDATE player SET national_id = '199005170017', phone = '+358401' WHERE id = $1",
        [first.id],
      );
      await gate.database.query("UPDATE player SET brand = 'FUNLY', phone = '+358401' WHERE id = $1", [
        byPhone.id,
      ]);
      await gate.database.query(
        "UPDATE player SET brand = 'FUNLY', national_id = '199005170017' WHERE id = $1",
        [byNumber.id],
      );
      await claim(first, "SPINS3");
      for (const { session } of [byPhone, byNumber]) {
        const elsewhere = gate.clientOf(session, { "x-brand": "FUNLY" });
        const refusal = await elsewhere.call("claimCode", { code: "SPINS3" }).catch((error) => error);
        expect(refusal).toEqual(refused("bonus_held_by_person"));
      }
    });

    it("a person claims a code once succeeds for one of 5 accounts of a person that claim at the same moment", async () => {
      const lastname = name();
      const accounts = await Promise.all(
        Array.from({ length: 5 }, () => gate.player(undefined, { lastname })),
      );
      const answers = await Promise.all(accounts.map((account) => refusalOf(account, "SPINS3")));
      expect(answers.filter((answer) => answer.state === "active")).toHaveLength(1);
      expect(answers.filter((answer) => answer.code === "bonus_held_by_person")).toHaveLength(4);
    });

    it("a person claims a code once makes one claim of a double click, and refuses a claim that was already played as used", async () => {
      const player = await gate.stranger();
      const claims = await Promise.all(Array.from({ length: 5 }, () => claim(player, "SPINS3")));
      expect(new Set(claims.map((each) => each.bonus_id)).size).toBe(1);
      await (await takeSeat(gate, player)).playSpin(claims[0]!.bonus_id, 0);
      expect(await refusalOf(player, "SPINS3")).toEqual(refused("bonus_code_used", "bonus_code_used"));
    });
  });

  describe("a first-deposit bonus", () => {
    it("a first-deposit bonus is refused after a deposit, however small", async () => {
      const player = await gate.stranger();
      await gate.deposit(player, "10.00");
      expect(await refusalOf(player, "WELCOME100")).toEqual(
        refused("bonus_not_available", "bonus_first_deposit"),
      );
    });

    it("a first-deposit bonus is granted to the first of two deposits that arrive at the same moment", async () => {
      const player = await gate.stranger();
      await claim(player, "WELCOME100");
      await Promise.all([gate.deposit(player, "20.00"), gate.deposit(player, "20.00")]);
      expect(await bonusOf(player)).toMatchObject({ state: "active", amount: "20.00" });
      const { player_balance_amount } = await gate.call("balance", {}, player.session);
      expect(player_balance_amount).toBe("60.00");
    });

    it("a first-deposit bonus ends when a deposit arrives that is no longer the first", async () => {
      const player = await gate.stranger();
      await claim(player, "WELCOME100");
      // A deposit that the claim cannot see when it settles: at PaymentIQ, in another process.
      await gate.database.query("UPDATE player SET deposits_count = 1 WHERE id = $1", [player.id]);
      await gate.deposit(player, "50.00");
      expect(await bonusOf(player)).toMatchObject({ state: "expired", amount: "0.00" });
    });
  });

  describe("a deposit", () => {
    const started = async (player: { id: string; session: string }, amount: string) => {
      const { payment_id } = await gate.call("startDeposit", { method: "TRUSTLY", amount }, player.session);
      const shared = {
        userId: player.id,
        txAmount: amount,
        txAmountCy: "EUR",
        txId: randomUUID(),
        txTypeId: "101",
        txName: "Deposit",
        provider: "TRUSTLY",
      };
      const { authCode } = await gate.piq("/authorize", { ...shared, attributes: { paymentId: payment_id } });
      return { ...shared, authCode };
    };

    it("a deposit that was authorised and then cancelled grants nothing", async () => {
      const player = await gate.stranger();
      await claim(player, "WELCOME100");
      const payment = await started(player, "50.00");
      await gate.piq("/cancel", { ...payment, statusCode: "ERR_DECLINED" });
      expect(await bonusOf(player)).toMatchObject({ state: "waiting", amount: "0.00" });
    });

    it("a deposit that is charged back takes its bonus back, once", async () => {
      const player = await gate.stranger();
      await claim(player, "QUICK");
      const payment = await started(player, "50.00");
      await gate.piq("/transfer", payment);
      expect(await bonusOf(player)).toMatchObject({ state: "active", amount: "50.00" });
      const withdrawal = await gate.call(
        "startWithdrawal",
        { method: "TRUSTLY", amount: "50.00" },
        player.session,
      );
      const back = { ...payment, txId: randomUUID(), txAmount: "-50.00", originTxId: payment.txId };
      const { authCode } = await gate.piq("/authorize", {
        ...back,
        attributes: { paymentId: withdrawal.payment_id },
      });
      for (let copy = 0; copy < 2; copy += 1) await gate.piq("/transfer", { ...back, authCode });
      expect(await bonusOf(player)).toMatchObject({ state: "revoked" });
      expect(await gate.call("balance", {}, player.session)).toMatchObject({
        player_balance_amount: "0.00",
        local_bonus_balance_amount: "0.00",
      });
    });

    it("a deposit of a player who was excluded in the meantime is booked without a bonus", async () => {
      const player = await gate.stranger();
      await claim(player, "QUICK");
      const payment = await started(player, "50.00");
      await gate.database.query("UPDATE player SET status = 'excluded' WHERE id = $1", [player.id]);
      expect(await gate.piq("/transfer", payment)).toMatchObject({ success: true });
      const { rows } = await gate.database.query("SELECT state FROM player_bonus WHERE player_id = $1", [
        player.id,
      ]);
      expect(rows).toEqual([{ state: "waiting" }]);
    });
  });

  describe("in Sweden", () => {
    const swede = async () => {
      const player = await gate.stranger();
      await gate.database.query("UPDATE player SET country = 'SE' WHERE id = $1", [player.id]);
      await gate.database.query(
        `INSERT INTO player_limit (player_id, type, duration_days, value, state, requested_at, effective_at)
         SELECT $1, 'deposit', d, 100000000, 'active', now(), now() FROM unnest(ARRAY[1, 7, 30]) d`,
        [player.id],
      );
      return player;
    };

    it("a bonus can be claimed before the first play", async () => {
      const player = await swede();
      expect(await claim(player, "SPINS3")).toMatchObject({ state: "active", spins_left: 3 });
    });

    it("a second bonus of any kind is refused", async () => {
      const player = await swede();
      const { bonus_id } = await claim(player, "SPINS3");
      await gate.call("giveUpBonus", { id: bonus_id }, player.session);
      expect(await refusalOf(player, "QUICK")).toEqual(refused("bonus_not_available", "bonus_first_play"));
    });

    it("a bonus is refused after a stake, even one made between claim and deposit", async () => {
      const player = await swede();
      await gate.deposit(player, "10.00");
      await claim(player, "DEPOSITSPINS");
      await (await takeSeat(gate, player)).play(1, 0);
      await gate.deposit(player, "20.00");
      expect(await bonusOf(player)).toMatchObject({ state: "expired", spins_total: 0 });
      expect(await refusalOf(player, "BELL25")).toEqual(refused("bonus_not_available", "bonus_first_play"));
    });

    it("a cashback is refused, because it pays repeatedly", async () => {
      expect(await refusalOf(await swede(), "BACK10")).toEqual(
        refused("bonus_not_available", "bonus_first_play"),
      );
    });
  });

  it("an excluded player gets no bonus", async () => {
    const player = await gate.stranger();
    await gate.database.query("UPDATE player SET status = 'excluded' WHERE id = $1", [player.id]);
    expect((await refusalOf(player, "SPINS3")).code).toMatch(/^(not_activated|account_excluded|session_)/);
  });
});

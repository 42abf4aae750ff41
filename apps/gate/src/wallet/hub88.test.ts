import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";

describe("a game provider's wallet calls", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  /** An activated player with money and an open game. */
  const playing = async (amount = "100.00") => {
    const player = await gate.player();
    await gate.deposit(player, amount);
    const token = await gate.launch(player);
    const round = randomUUID();
    const shared = { user: player.id, token, round, game_code: "bell-one", currency: "EUR" };
    const bet = (whole: number, more = {}) =>
      gate.wallet("/transaction/bet", {
        ...shared,
        transaction_uuid: randomUUID(),
        amount: units(whole),
        ...more,
      });
    return { player, token, round, shared, bet };
  };

  it("takes a stake and pays a win", async () => {
    const { shared, bet } = await playing();
    const id = randomUUID();
    expect(await bet(10, { transaction_uuid: id })).toMatchObject({ status: "RS_OK", balance: units(90) });
    const win = {
      ...shared,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: id,
      amount: units(25),
      round_closed: true,
    };
    expect(await gate.wallet("/transaction/win", win)).toMatchObject({
      status: "RS_OK",
      balance: units(115),
    });
  });

  it("answers a repeated bet as before and takes the stake once", async () => {
    const { player, bet } = await playing();
    const request = { transaction_uuid: randomUUID(), request_uuid: randomUUID() };
    const first = await bet(10, request);
    await bet(5);
    expect(await bet(10, request)).toEqual(first);
    expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("85.00");
  });

  it("refuses a repeated id with another amount as a duplicate", async () => {
    const { bet } = await playing();
    const transaction_uuid = randomUUID();
    await bet(10, { transaction_uuid });
    expect(await bet(11, { transaction_uuid })).toMatchObject({ status: "RS_ERROR_DUPLICATE_TRANSACTION" });
  });

  it("takes a stake equal to the balance and refuses one minor unit more", async () => {
    const { bet } = await playing("50.00");
    expect(await bet(50.01)).toMatchObject({ status: "RS_ERROR_NOT_ENOUGH_MONEY", balance: units(50) });
    expect(await bet(50)).toMatchObject({ status: "RS_OK", balance: 0 });
  });

  it("lets 50 stakes at the same moment take only what is there", async () => {
    const { player, bet } = await playing("10.00");
    const answers = await Promise.all(Array.from({ length: 50 }, () => bet(1, { round: randomUUID() })));
    expect(answers.filter((answer) => answer.status === "RS_OK")).toHaveLength(10);
    expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("0.00");
  });

  it("takes one stake for 50 copies of the same call at the same moment", async () => {
    const { player, bet } = await playing("100.00");
    const request = { transaction_uuid: randomUUID(), request_uuid: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => bet(7, request)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("93.00");
  });

  it("refuses a rollback that names itself, and leaves nothing behind", async () => {
    const { shared, bet } = await playing();
    const id = randomUUID();
    const rollback = { ...shared, transaction_uuid: id, reference_transaction_uuid: id };
    expect(await gate.wallet("/transaction/rollback", rollback)).toMatchObject({
      status: "RS_ERROR_WRONG_SYNTAX",
    });
    expect(await bet(10, { transaction_uuid: id })).toMatchObject({ status: "RS_OK", balance: units(90) });
  });

  it("refuses a win without its bet", async () => {
    const { shared } = await playing();
    const win = {
      ...shared,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: randomUUID(),
      amount: units(5),
    };
    expect(await gate.wallet("/transaction/win", win)).toMatchObject({
      status: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
    });
  });

  it("pays a win larger than the balance", async () => {
    const { shared, bet } = await playing("10.00");
    const id = randomUUID();
    await bet(10, { transaction_uuid: id });
    const win = {
      ...shared,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: id,
      amount: units(5_000),
    };
    expect(await gate.wallet("/transaction/win", win)).toMatchObject({
      status: "RS_OK",
      balance: units(5_000),
    });
  });

  it("pays a win and returns a stake after the token and the session ended", async () => {
    const { player, shared, bet } = await playing();
    const [won, lost] = [randomUUID(), randomUUID()];
    await bet(10, { transaction_uuid: won });
    await bet(10, { transaction_uuid: lost });
    await gate.call("logout", {}, player.session);
    expect(await bet(1)).toMatchObject({ status: "RS_ERROR_TOKEN_EXPIRED" });
    const win = {
      ...shared,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: won,
      amount: units(20),
    };
    expect(await gate.wallet("/transaction/win", win)).toMatchObject({
      status: "RS_OK",
      balance: units(100),
    });
    const back = {
      user: player.id,
      token: shared.token,
      round: shared.round,
      game_code: "bell-one",
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: lost,
    };
    expect(await gate.wallet("/transaction/rollback", back)).toMatchObject({
      status: "RS_OK",
      balance: units(110),
    });
  });

  it("returns a stake once, however many rollbacks name it", async () => {
    const { player, shared, bet } = await playing();
    const id = randomUUID();
    await bet(10, { transaction_uuid: id });
    for (let again = 0; again < 3; again += 1) {
      const back = { ...shared, transaction_uuid: randomUUID(), reference_transaction_uuid: id };
      expect(await gate.wallet("/transaction/rollback", back)).toMatchObject({
        status: "RS_OK",
        balance: units(100),
      });
    }
    expect((await gate.call("gameHistory", {}, player.session)).items[0]).toMatchObject({
      state: "cancelled",
      stake: "0.00",
    });
    const only = async (state: "open" | "closed" | "cancelled") =>
      (await gate.call("gameHistory", { state }, player.session)).items.length;
    expect([await only("open"), await only("closed"), await only("cancelled")]).toEqual([0, 0, 1]);
  });

  it("refuses a bet whose rollback came first", async () => {
    const { shared, bet } = await playing();
    const id = randomUUID();
    const back = { ...shared, transaction_uuid: randomUUID(), reference_transaction_uuid: id };
    expect(await gate.wallet("/transaction/rollback", back)).toMatchObject({
      status: "RS_OK",
      balance: units(100),
    });
    expect(await bet(10, { transaction_uuid: id })).toMatchObject({
      status: "RS_ERROR_DUPLICATE_TRANSACTION",
    });
  });

  it("refuses a win of a bet that was rolled back", async () => {
    const { shared, bet } = await playing();
    const id = randomUUID();
    await bet(10, { transaction_uuid: id });
    await gate.wallet("/transaction/rollback", {
      ...shared,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: id,
    });
    const win = {
      ...shared,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: id,
      amount: units(5),
    };
    expect(await gate.wallet("/transaction/win", win)).toMatchObject({
      status: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
    });
  });

  it.each([
    ["another currency", { currency: "SEK" }, "RS_ERROR_WRONG_CURRENCY"],
    ["another game", { game_code: "bell-two" }, "RS_ERROR_INVALID_GAME"],
    ["a forged token", { token: "forged" }, "RS_ERROR_INVALID_TOKEN"],
    ["an unknown player", { user: "nobody" }, "RS_ERROR_INVALID_TOKEN"],
    ["a negative amount", { amount: -1_000 }, "RS_ERROR_WRONG_TYPES"],
    ["a fraction of a minor unit", { amount: 1_500 }, "RS_ERROR_WRONG_TYPES"],
    ["an amount past 2^53", { amount: 2 ** 60 }, "RS_ERROR_WRONG_TYPES"],
    ["an amount as text", { amount: "1000" }, "RS_ERROR_WRONG_TYPES"],
    ["no amount", { amount: undefined }, "RS_ERROR_WRONG_SYNTAX"],
  ])("refuses a bet with %s", async (_, more, status) => {
    const { player, bet } = await playing();
    expect(await bet(1, more)).toMatchObject({ status });
    expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("100.00");
  });

  it("refuses another player's token", async () => {
    const [one, two] = [await playing(), await playing()];
    expect(await one.bet(1, { token: two.token })).toMatchObject({ status: "RS_ERROR_INVALID_TOKEN" });
  });

  it("refuses a wrong signature, and a provider that it does not know", async () => {
    const { shared } = await playing();
    const bet = { ...shared, transaction_uuid: randomUUID(), amount: units(1) };
    expect(await gate.wallet("/transaction/bet", bet, { signature: "bm90IHNpZ25lZA==" })).toMatchObject({
      status: "RS_ERROR_INVALID_SIGNATURE",
    });
    expect(await gate.wallet("/transaction/bet", bet, { provider: "XX" })).toMatchObject({
      status: "RS_ERROR_INVALID_SIGNATURE",
    });
    expect(await gate.wallet("/transaction/bet", bet, { provider: "LC" })).toMatchObject({
      status: "RS_ERROR_INVALID_TOKEN",
    });
  });

  it("pushes the balance with a rising version after each change", async () => {
    const { player, bet } = await playing();
    const heard = gate.listen(player);
    await bet(10);
    await bet(5);
    expect(heard.map((message) => message.type === "balance" && message.total)).toEqual(["90.00", "85.00"]);
    const versions = heard.map((message) => (message.type === "balance" ? message.version : 0));
    expect(versions[1]).toBeGreaterThan(versions[0]!);
  });
});

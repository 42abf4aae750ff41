import { createHmac, randomUUID } from "node:crypto";
import { createLedger } from "@bellwether/ledger";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testCampaigns } from "../testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { providerContribution } from "./provider-pot.ts";

const HMAC_KEY = "a key of SoftSwiss's dialect for tests";

/** In the wire's units: 1,000 are a cent. */
const cents = (count: number) => count * 1_000;
const adds = (contribution: number, pot = "provider-bw-bell", seed = 5_000) => ({
  meta: { jackpots: [{ pot, contribution: cents(contribution), seed: cents(seed) }] },
});
const takes = (amount: number, pot = "provider-bw-bell", seed = 5_000) => ({
  meta: { jackpots: [{ pot, amount: cents(amount), seed: cents(seed) }] },
});

describe("pots of jackpots in the wallet", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({
      campaigns: testCampaigns,
      hmacKeys: [HMAC_KEY],
      deps: {
        potTitles: new Map([
          ["net-large", ["bell-one"]],
          ["net-other", ["bell-two"]],
        ]),
      },
    });
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());

  const potOf = async (pot: string, currency = "EUR") => {
    const [held] = await createLedger(gate.database).balances([{ address: `jackpot:${pot}`, currency }]);
    return held!.balanceMinor;
  };
  const seated = async (amount = "100.00", code?: string) => {
    const player = await gate.stranger();
    await gate.deposit(player, amount, "TRUSTLY", ...(code ? [code] : []));
    return { player, seat: await takeSeat(gate, player) };
  };
  const balanceOf = async (player: { session: string }) => {
    const balance = await gate.call("balance", {}, player.session);
    return [balance.player_balance_amount, balance.local_bonus_balance_amount];
  };

  it("a bet of 10.00 that contributes 3 cents costs 10.00, and the unused pot gets its seed of 50.00 once and 3 cents", async () => {
    const { player, seat } = await seated();
    await seat.bet(10, adds(3, "provider-bw-first"));
    expect(await potOf("provider-bw-first")).toBe(5_003n);
    await seat.bet(10, adds(4, "provider-bw-first"));
    expect(await potOf("provider-bw-first")).toBe(5_007n);
    expect(await balanceOf(player)).toEqual(["80.00", "0.00"]);
  });

  it("a rollback takes the contribution back, and its repeat and a rollback that came first change nothing", async () => {
    const { seat } = await seated();
    const bet = await seat.bet(10, adds(3, "provider-bw-undone"));
    const rollback = { transaction_uuid: randomUUID() };
    expect((await seat.rollback(bet, rollback)).status).toBe("RS_OK");
    expect((await seat.rollback(bet, rollback)).status).toBe("RS_OK");
    expect(await potOf("provider-bw-undone")).toBe(5_000n);
    const late = { round: randomUUID(), id: randomUUID() };
    await seat.rollback(late);
    const refused = await seat.bet(10, {
      ...adds(3, "provider-bw-undone"),
      round: late.round,
      transaction_uuid: late.id,
    });
    expect(refused.status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
    expect(await potOf("provider-bw-undone")).toBe(5_000n);
  });

  it("a repeated bet contributes once, and one with another contribution is refused", async () => {
    const { seat } = await seated();
    const again = { round: randomUUID(), transaction_uuid: randomUUID() };
    for (const _ of [1, 2]) await seat.bet(10, { ...adds(3, "provider-bw-repeated"), ...again });
    expect((await seat.bet(10, { ...adds(4, "provider-bw-repeated"), ...again })).status).toBe(
      "RS_ERROR_DUPLICATE_TRANSACTION",
    );
    expect(await potOf("provider-bw-repeated")).toBe(5_003n);
  });

  it("a win of 52.00 with 50.03 from the pot pays 52.00 and seeds the pot again; undoing it restores the pot", async () => {
    const { player, seat } = await seated();
    const bet = await seat.bet(10, adds(3, "provider-bw-won"));
    const win = { ...takes(5_003, "provider-bw-won"), transaction_uuid: randomUUID() };
    for (const _ of [1, 2]) await seat.win(bet, 52, win);
    expect(await balanceOf(player)).toEqual(["142.00", "0.00"]);
    expect(await potOf("provider-bw-won")).toBe(5_000n);
    const [round] = (await gate.call("gameHistory", {}, player.session)).items;
    expect(round).toMatchObject({ payout: "52.00", jackpot: "50.03" });
    await seat.rollback({ round: bet.round, id: win.transaction_uuid });
    expect(await potOf("provider-bw-won")).toBe(5_003n);
    expect(await balanceOf(player)).toEqual(["90.00", "0.00"]);
  });

  it("a further win of a closed round that comes from a pot is paid once and announced to the player; the round's first win is not announced", async () => {
    const { player, seat } = await seated();
    const heard = gate.listen(player);
    const bet = await seat.bet(10, adds(3, "provider-bw-later"));
    await seat.win(bet, 2);
    const awards = () => heard.filter(({ type }) => type === "award");
    expect(awards()).toEqual([]);
    const later = {
      ...takes(4_000, "provider-bw-later", 0),
      transaction_uuid: randomUUID(),
      round_closed: false,
    };
    for (const _ of [1, 2]) expect((await seat.win(bet, 40, later)).status).toBe("RS_OK");
    expect(await balanceOf(player)).toEqual(["132.00", "0.00"]);
    expect(await potOf("provider-bw-later")).toBe(1_003n);
    expect(awards()).toMatchObject([{ data: [{ reward: [{ description: "core.award_jackpot" }] }] }]);
    expect((await lettersTo(gate, player.email)).filter(({ subject }) => subject.includes("40.00"))).toEqual(
      [],
    );
    const [round] = (await gate.call("gameHistory", {}, player.session)).items;
    expect(round).toMatchObject({ payout: "42.00", jackpot: "40.00" });
  });

  it.each([
    ["is excluded", (session: string) => gate.call("selfExclude", { duration: "forever" }, session)],
    [
      "has closed the account",
      (session: string) =>
        gate.call("closeAccount", { reason: "No", password: "correct horse battery" }, session),
    ],
  ])(
    "such a win of 40.00 is told to a player who %s by 1 letter with support's address and no link",
    async (_, shut) => {
      const { player, seat } = await seated();
      await gate.database.query("UPDATE player SET language = 'en' WHERE id = $1", [player.id]);
      const pot = `provider-bw-${randomUUID()}`;
      const bet = await seat.bet(10, adds(3, pot));
      await seat.win(bet, 2);
      await shut(player.session);
      const later = { ...takes(4_000, pot, 0), transaction_uuid: randomUUID(), round_closed: false };
      for (const _ of [1, 2]) expect((await seat.win(bet, 40, later)).status).toBe("RS_OK");
      const letters = (await lettersTo(gate, player.email)).filter(({ subject }) =>
        subject.includes("jackpot"),
      );
      expect(letters).toEqual([
        {
          subject: "bell-one: a jackpot paid you 40.00 EUR",
          body: expect.stringMatching(/the money is yours.*Write to \S+@\S+ and we will pay it out/s),
        },
      ]);
      expect(letters[0]?.body).not.toContain("bellwether.test/");
    },
  );

  it("what comes from a pot is paid in cash when half of the stake was bonus money, and the rest is split", async () => {
    const { player, seat } = await seated("10.00", "QUICK");
    await seat.bet(5);
    await seat.bet(3);
    const bet = await seat.bet(4, adds(3, "provider-bw-mixed"));
    expect(await balanceOf(player)).toEqual(["8.00", "8.00"]);
    await seat.win(bet, 58, takes(5_000, "provider-bw-mixed"));
    expect(await balanceOf(player)).toEqual(["66.00", "12.00"]);
  });

  it.each([
    [
      "a contribution of half a cent",
      { jackpots: [{ pot: "provider-bw-bell", contribution: 500, seed: 0 }] },
    ],
    [
      "a pot named twice",
      { jackpots: [1, 2].map(() => ({ pot: "provider-bw-bell", contribution: 1_000, seed: 0 })) },
    ],
    ["a pot without a name", { jackpots: [{ contribution: 1_000, seed: 0 }] }],
    [
      "nine pots",
      { jackpots: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({ pot: `p${n}`, contribution: 1_000, seed: 0 })) },
    ],
  ])("a bet with %s is refused", async (_, meta) => {
    const { player, seat } = await seated();
    expect((await seat.bet(10, { meta })).status).toBe("RS_ERROR_WRONG_TYPES");
    expect(await balanceOf(player)).toEqual(["100.00", "0.00"]);
  });

  it("a win is refused that takes more from pots than it pays", async () => {
    const { seat } = await seated();
    const bet = await seat.bet(10, adds(3));
    expect((await seat.win(bet, 1, takes(101))).status).toBe("RS_ERROR_WRONG_TYPES");
  });

  it("a bet is refused that adds to a pot of other titles or of another provider, and to one of no title", async () => {
    const { player, seat } = await seated();
    const at = (pot: string) => seat.bet(10, adds(3, pot));
    expect((await at("net-large")).status).toBe("RS_OK");
    for (const pot of ["net-other", "provider-lc-own", "provider-bw", "provider-bwx", "unknown"])
      expect((await at(pot)).status).toBe("RS_ERROR_INVALID_GAME");
    expect(await balanceOf(player)).toEqual(["90.00", "0.00"]);
    expect(await potOf("net-other")).toBe(0n);
  });

  it("a hit of 300.00 is refused while the pot holds 50.03, with nothing booked, and the same hit is paid once the pot holds it", async () => {
    const { player, seat } = await seated("1000.00");
    const pot = "provider-bw-small";
    const bet = await seat.bet(10, adds(3, pot));
    const hit = { ...takes(30_000, pot), transaction_uuid: randomUUID() };
    expect(await seat.win(bet, 300, hit)).toMatchObject({
      status: "RS_ERROR_NOT_ENOUGH_MONEY",
      balance: 990 * 100_000,
    });
    expect(await balanceOf(player)).toEqual(["990.00", "0.00"]);
    expect(await potOf(pot)).toBe(5_003n);
    await seat.bet(10, adds(24_997, pot));
    for (const _ of [1, 2]) expect((await seat.win(bet, 300, hit)).status).toBe("RS_OK");
    expect(await balanceOf(player)).toEqual(["1280.00", "0.00"]);
    expect(await potOf(pot)).toBe(5_000n);
  });

  it("pots of jackpots in the wallet of two hits of the whole pot at the same moment one is paid, and the other one is refused", async () => {
    const { seat } = await seated();
    const pot = "provider-bw-twice";
    const bets = [await seat.bet(1, adds(0, pot)), await seat.bet(1, adds(0, pot))];
    const replies = await Promise.all(bets.map((bet) => seat.win(bet, 50, takes(5_000, pot, 0))));
    expect(replies.map(({ status }) => status).sort()).toEqual(["RS_ERROR_NOT_ENOUGH_MONEY", "RS_OK"]);
    expect(await potOf(pot)).toBe(0n);
  });

  it("a bet of which a hit has paid the 5 cents is rolled back in full: the house makes them up, and the pot is at 0", async () => {
    const { player, seat } = await seated();
    const pot = "provider-bw-emptied";
    const first = await seat.bet(10, adds(5, pot, 0));
    const second = await seat.bet(10, adds(0, pot, 0));
    expect((await seat.win(second, 1, takes(5, pot, 0))).status).toBe("RS_OK");
    expect((await seat.rollback(first)).status).toBe("RS_OK");
    expect(await potOf(pot)).toBe(0n);
    expect(await balanceOf(player)).toEqual(["91.00", "0.00"]);
    const { rows } = await gate.database.query(
      "SELECT debit LIKE 'house:%' AS \"isHouse\", amount_minor FROM ledger_movement WHERE kind = 'jackpot_shortage' AND credit = $1",
      [`jackpot:${pot}`],
    );
    expect(rows).toEqual([{ isHouse: true, amount_minor: 5n }]);
  });

  it("a hit that seeded a pot is undone after a second hit has taken the seed of 50.00: the house makes up what is missing", async () => {
    const { seat } = await seated();
    const pot = "provider-bw-undone-hit";
    const first = await seat.bet(10, adds(3, pot, 0));
    const second = await seat.bet(10, adds(0, pot, 0));
    const hit = randomUUID();
    await seat.win(first, 1, { ...takes(3, pot, 5_000), transaction_uuid: hit });
    expect((await seat.win(second, 50, takes(5_000, pot, 0))).status).toBe("RS_OK");
    expect((await seat.rollback({ round: first.round, id: hit })).status).toBe("RS_OK");
    expect(await potOf(pot)).toBe(0n);
  });

  it("a hit is refused whose bet did not name the pot", async () => {
    const { player, seat } = await seated();
    await seat.bet(10, adds(3, "provider-bw-named"));
    const bet = await seat.bet(10);
    expect((await seat.win(bet, 50, takes(5_000, "provider-bw-named"))).status).toBe(
      "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
    );
    expect(await balanceOf(player)).toEqual(["80.00", "0.00"]);
  });

  it("SOFTSWISS: jackpot_contribution and jackpot_win move the provider's own pot, which other casinos share: 0.80 of it are paid although 0.02 were added here; a jackpot_win above its win is refused with its whole call: the bet before it is not booked", async () => {
    const { player, seat } = await seated();
    const play = async (actions: object[]) => {
      const body = JSON.stringify({
        user_id: player.id,
        currency: "EUR",
        game: "bell-one",
        game_id: "jackpot-round",
        session_id: seat.token,
        actions,
      });
      const sign = createHmac("sha256", HMAC_KEY).update(body).digest("hex");
      const response = await gate.app.request("/gate/softswiss/BW/play", {
        method: "POST",
        headers: { "content-type": "application/json", "x-request-sign": sign },
        body,
      });
      return response.status;
    };
    expect(await play([{ action: "bet", action_id: "b1", amount: 100, jackpot_contribution: 2 }])).toBe(200);
    expect(await potOf("provider-bw")).toBe(2n);
    const further = { action: "bet", action_id: "b2", amount: 100, jackpot_contribution: 2 };
    const paid = await balanceOf(player);
    expect(await play([further, { action: "win", action_id: "w1", amount: 90, jackpot_win: 91 }])).toBe(400);
    expect([await potOf("provider-bw"), await balanceOf(player)]).toEqual([2n, paid]);
    expect(await play([{ action: "win", action_id: "w2", amount: 90, jackpot_win: 80 }])).toBe(200);
    expect(await potOf("provider-bw")).toBe(-78n);
  });

  it("a fraction of 0.25 is rounded up for 2,500 ± 200 of 10,000 ids, and for the same id always the same", () => {
    const round = (id: string) => providerContribution("BW", id, 3.25)[0]!.amountMinor;
    const ids = Array.from({ length: 10_000 }, (_, index) => `id-${index}`);
    const up = ids.filter((id) => round(id) === 4n).length;
    expect(Math.abs(up - 2_500)).toBeLessThan(200);
    expect(ids.every((id) => [3n, 4n].includes(round(id)))).toBe(true);
  });
});

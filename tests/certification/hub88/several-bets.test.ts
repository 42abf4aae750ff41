import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { units } from "../../../apps/gate/src/testing/gate-fixture.ts";
import { takeSeat } from "../../../apps/gate/src/testing/provider-seat.ts";
import { certifiedGate, passTime, type Seat, seatedPlayer } from "../certified-gate.ts";

/** The most further bets of a blackjack hand: splits, doubles, insurance. */
const FURTHER_BETS = 16;

describe("Hub88 certification: several bets in a round", () => {
  const gateOf = certifiedGate();
  const roundsOf = async (player: { session: string }) =>
    (await gateOf().call("gameHistory", {}, player.session)).items;
  const openRound = { round_closed: false };
  /** A round with a first bet of 10 and a further one of 5. */
  const twoBets = async (seat: Seat) => {
    const first = await seat.bet(10);
    return { first, further: await seat.bet(5, { round: first.round }) };
  };

  it("A bet and 16 further ones, each sent twice: each is taken once, and the history shows one round of 26 that won 40", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    const first = await seat.bet(10);
    for (let nth = 1; nth <= FURTHER_BETS; nth += 1) {
      const same = { round: first.round, transaction_uuid: randomUUID(), request_uuid: "same" };
      const reply = await seat.bet(1, same);
      expect(reply).toMatchObject({ status: "RS_OK", balance: units(90 - nth) });
      expect(await seat.bet(1, same)).toEqual(reply);
    }
    expect(await roundsOf(player)).toMatchObject([{ round: first.round, stake: "26.00", state: "open" }]);
    expect(await seat.win(first, 40)).toMatchObject({ status: "RS_OK", balance: units(114) });
    const rounds = await roundsOf(player);
    expect(rounds).toMatchObject([{ stake: "26.00", payout: "40.00", state: "closed" }]);
    const { sessions, totals } = await gateOf().call("playSessions", {}, player.session);
    expect([sessions[0]?.rounds, totals.rounds, totals.stake, totals.payout]).toEqual([
      1,
      1,
      "26.00",
      "40.00",
    ]);
  });

  it("A used id with another amount, in another round, or for a win: a duplicate, and no money moves", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const { first, further } = await twoBets(seat);
    const again = { round: first.round, transaction_uuid: further.id };
    const replies = [
      await seat.bet(6, again),
      await seat.bet(5, { ...again, round: randomUUID() }),
      await seat.win(first, 5, { transaction_uuid: further.id }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(Array(3).fill("RS_ERROR_DUPLICATE_TRANSACTION"));
    expect(await seat.balance()).toMatchObject({ balance: units(85) });
  });

  it.each<[string, (seat: Seat, bets: Awaited<ReturnType<typeof twoBets>>) => Promise<unknown>, number]>([
    ["a win of zero", (seat, { first }) => seat.win(first, 0), 85],
    [
      "a further bet with round_closed",
      (seat, { first: { round } }) => seat.bet(1, { round, round_closed: true }),
      84,
    ],
    ["a rollback with round_closed", (seat, { further }) => seat.rollback(further), 90],
    [
      "the rollbacks of all bets",
      async (seat, { first, further }) => {
        await seat.rollback(first, openRound);
        await seat.rollback(further, openRound);
      },
      100,
    ],
  ])(
    "A further bet after the round was ended by %s: a duplicate, and no money moves",
    async (_, end, left) => {
      const { seat } = await seatedPlayer(gateOf());
      const bets = await twoBets(seat);
      await end(seat, bets);
      expect(await seat.bet(1, { round: bets.first.round })).toMatchObject({
        status: "RS_ERROR_DUPLICATE_TRANSACTION",
      });
      expect(await seat.balance()).toMatchObject({ balance: units(left) });
    },
  );

  it("A further bet above the balance is refused and rolled back alone: the round goes on, takes a smaller one, and wins", async () => {
    const { player, seat } = await seatedPlayer(gateOf(), { amount: "15.00" });
    const first = await seat.bet(10);
    const refused = await seat.bet(10, { round: first.round });
    expect(refused).toMatchObject({ status: "RS_ERROR_NOT_ENOUGH_MONEY", balance: units(5) });
    expect(await seat.rollback(refused, openRound)).toMatchObject({ status: "RS_OK", balance: units(5) });
    expect(await roundsOf(player)).toMatchObject([{ stake: "10.00", state: "open" }]);
    expect(await seat.bet(5, { round: first.round })).toMatchObject({ status: "RS_OK", balance: 0 });
    expect(await seat.win(first, 30)).toMatchObject({ status: "RS_OK", balance: units(30) });
    expect(await roundsOf(player)).toMatchObject([{ stake: "15.00", payout: "30.00", state: "closed" }]);
  });

  it("A further bet whose reply was lost is rolled back, three times: its stake alone is returned, once", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    const { first, further } = await twoBets(seat);
    for (let again = 0; again < 3; again += 1)
      expect(await seat.rollback(further, openRound)).toMatchObject({ status: "RS_OK", balance: units(90) });
    expect(await roundsOf(player)).toMatchObject([{ stake: "10.00", state: "open" }]);
    expect(await seat.win(further, 5)).toMatchObject({ status: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST" });
    expect(await seat.win(first, 5)).toMatchObject({ status: "RS_OK", balance: units(95) });
  });

  it("A rollback before its further bet: the late bet is refused, the round stays open for another one and for its win", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    const first = await seat.bet(10);
    const late = { round: first.round, id: randomUUID() };
    expect(await seat.rollback(late, openRound)).toMatchObject({ status: "RS_OK", balance: units(90) });
    const bet = await seat.bet(5, { round: late.round, transaction_uuid: late.id });
    expect(bet.status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
    expect(await seat.bet(5, { round: first.round })).toMatchObject({ status: "RS_OK", balance: units(85) });
    expect(await seat.win(first, 1)).toMatchObject({ status: "RS_OK", balance: units(86) });
    expect(await roundsOf(player)).toMatchObject([{ stake: "15.00", payout: "1.00", state: "closed" }]);
  });

  it("Rollbacks one by one, the first bet first: the round is cancelled with its last bet and not before", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    const { first, further } = await twoBets(seat);
    await seat.rollback(first, openRound);
    expect(await roundsOf(player)).toMatchObject([{ stake: "5.00", state: "open" }]);
    expect(await seat.rollback(further, openRound)).toMatchObject({ status: "RS_OK", balance: units(100) });
    expect(await roundsOf(player)).toMatchObject([{ stake: "0.00", state: "cancelled" }]);
  });

  it("A bet of zero stands like any other: the round stays open when the bet beside it is rolled back", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    const first = await seat.bet(0);
    const further = await seat.bet(5, { round: first.round });
    await seat.rollback(further, openRound);
    expect(await roundsOf(player)).toMatchObject([{ stake: "0.00", state: "open" }]);
    expect(await seat.win(first, 2)).toMatchObject({ status: "RS_OK", balance: units(102) });
    expect(await roundsOf(player)).toMatchObject([{ payout: "2.00", state: "closed" }]);
  });

  it("A rollback of one bet after the win was paid: its stake is returned, the win and the other bet stay, the round stays closed", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    const { first, further } = await twoBets(seat);
    await seat.win(first, 20);
    expect(await seat.rollback(further)).toMatchObject({ status: "RS_OK", balance: units(110) });
    expect(await roundsOf(player)).toMatchObject([{ stake: "10.00", payout: "20.00", state: "closed" }]);
  });

  it("A rollback that names another round than its bet's is refused, whatever else is decided at that moment", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const { first, further } = await twoBets(seat);
    const [reply] = await Promise.all([
      seat.rollback({ round: randomUUID(), id: further.id }, openRound),
      seat.bet(1, { round: first.round }),
    ]);
    expect(reply.status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
    expect(await seat.balance()).toMatchObject({ balance: units(84) });
  });

  it("16 further bets of 1 at the same moment with 10 in the account: 10 are taken", async () => {
    const { player, seat } = await seatedPlayer(gateOf(), { amount: "20.00" });
    const { round } = await seat.bet(10);
    const bets = await Promise.all(Array.from({ length: FURTHER_BETS }, () => seat.bet(1, { round })));
    expect(bets.filter(({ status }) => status === "RS_OK")).toHaveLength(10);
    expect(bets.filter(({ status }) => status === "RS_ERROR_NOT_ENOUGH_MONEY")).toHaveLength(6);
    expect(await roundsOf(player)).toMatchObject([{ stake: "20.00", state: "open" }]);
  });

  it.each(["maxwager", "netloss"] as const)(
    "A further bet beyond the user's %s limit of 5.00: refused like a first one; the round wins",
    async (type) => {
      const gate = gateOf();
      const { player, seat } = await seatedPlayer(gate);
      const wish = { type, action: "set", duration: 1, amount: "5.00" } as const;
      await gate.call("changeLimit", wish, player.session);
      const first = await seat.bet(3);
      const further = await seat.bet(2, { round: first.round });
      expect(further.status).toBe("RS_OK");
      const beyond = await seat.bet(0.01, { round: first.round });
      expect(beyond).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED", balance: units(95) });
      // A rolled-back bet frees its part of the limit.
      await seat.rollback(further, openRound);
      expect(await seat.bet(2, { round: first.round })).toMatchObject({
        status: "RS_OK",
        balance: units(95),
      });
      expect(await seat.win(first, 1)).toMatchObject({ status: "RS_OK", balance: units(96) });
    },
  );

  it("Exclusion, logout and a due reality check in the middle of a round: a further bet is refused like a first one, the win is paid", async () => {
    const gate = gateOf();
    const [excluded, gone, checked] = [
      await seatedPlayer(gate),
      await seatedPlayer(gate),
      await seatedPlayer(gate),
    ];
    await gate.call("setRealityCheck", { interval_minutes: 15 }, checked.player.session);
    checked.seat = await takeSeat(gate, checked.player);
    const bets = await Promise.all([excluded, gone, checked].map(({ seat }) => seat.bet(10)));
    await gate.call("selfExclude", { duration: "24h" }, excluded.player.session);
    await gate.call("logout", {}, gone.player.session);
    passTime(gate, 15 * MINUTE_MS);
    const refusals = ["RS_ERROR_USER_DISABLED", "RS_ERROR_TOKEN_EXPIRED", "RS_ERROR_LIMIT_REACHED"];
    for (const [index, { seat }] of [excluded, gone, checked].entries()) {
      const first = bets[index];
      if (!first) throw new Error("a bet is missing");
      const further = await seat.bet(10, { round: first.round });
      expect(further.status).toBe(refusals[index]);
      expect(await seat.rollback(further, openRound)).toMatchObject({ status: "RS_OK", balance: units(90) });
      expect(await seat.win(first, 20)).toMatchObject({ status: "RS_OK", balance: units(110) });
    }
  });

  it("A further bet under a later launch token, after a new login: taken in the same round", async () => {
    const gate = gateOf();
    const { player, seat } = await seatedPlayer(gate);
    const first = await seat.bet(10);
    await gate.call("logout", {}, player.session);
    const form = { nickname: player.email, password: "correct horse battery" };
    const { session } = await gate.clientOf().send("login", form);
    if (!session) throw new Error("the login gave no session");
    const later = await takeSeat(gate, { ...player, session });
    const { round } = first;
    expect(await later.bet(10, { round })).toMatchObject({ status: "RS_OK", balance: units(80) });
    expect(await later.win(first, 5)).toMatchObject({ status: "RS_OK", balance: units(85) });
    const rounds = (await gate.call("gameHistory", {}, session)).items;
    expect(rounds).toMatchObject([{ round, stake: "20.00", payout: "5.00", state: "closed" }]);
  });

  it("On a slot in Great Britain all bets of a round together cost at most 5.00, and come at any pace", async () => {
    const person = { country: "GB", phone: "07400 123456", year: "1980", method: "SKRILL" };
    const { seat } = await seatedPlayer(gateOf(), person);
    const first = await seat.bet(3);
    const further = await seat.bet(2, { round: first.round });
    expect(further).toMatchObject({ status: "RS_OK", balance: units(95) });
    const beyond = await seat.bet(0.01, { round: first.round });
    expect(beyond).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED", balance: units(95) });
    await seat.rollback(further, openRound);
    expect(await seat.bet(2, { round: first.round })).toMatchObject({ status: "RS_OK", balance: units(95) });
    expect(await seat.bet(5)).toMatchObject({ status: "RS_OK", balance: units(90) });
  });
});

import { randomUUID } from "node:crypto";
import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { DrawCalendar } from "@bellwether/contract/studio/index.ts";
import { describe, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { payOut } from "../payments/index.ts";
import { readPlayer } from "../players/index.ts";
import { type DrawLettersFixture, newDraw, withDrawLetters } from "../testing/draw-letters.ts";
import type { GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { askDocument, settleDocument } from "../verification/index.ts";
import { closeDraw } from "./close-draw.ts";
import { notifyOfDraws } from "./notify-of-draws.ts";
import { notifyOfMissedOrder } from "./notify-of-missed-order.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

let fixture: DrawLettersFixture;
let gate: GateFixture;
withDrawLetters((given) => {
  fixture = given;
  gate = given.gate;
});

/** Draws at half past midnight, which is still the day before in UTC. */
const inMalta: DrawCalendar = {
  ...{ timeZone: "Europe/Malta", at: "00:30", days: ["sunday"] },
  ...{ closesMs: 15 * MINUTE_MS, ahead: 4, patienceMs: DAY_MS },
};
const byClock: DrawCalendar = { everyMs: 30 * MINUTE_MS, closesMs: MINUTE_MS, ahead: 4, patienceMs: DAY_MS };
type Draw = ReturnType<typeof newDraw>;

const close = (draw: Draw) =>
  gate.wallet("/transaction/draw-closed", { game_code: "bell-one", draw, result: "7 12 23 31 38 45 + 19" });
const tell = () => notifyOfDraws(gate.deps, new AbortController().signal);
const ticketsOf = async (player: Player) =>
  (await gate.call("ticketHistory", {}, player.session)).items.map(({ state, payout, draw }) => ({
    state,
    payout,
    draw,
  }));

describe("a ticket of a draw", () => {
  it("closing a draw closes its losing tickets, and keeps the win of 30.00 that was paid", async () => {
    const player = await fixture.funded();
    const draw = newDraw();
    const { bet, win, rollback } = await takeSeat(gate, player);
    const winner = await bet(2, { meta: { draw } });
    await bet(3, { meta: { draw } });
    const returned = await bet(4, { meta: { draw } });
    await rollback(returned);
    expect(await ticketsOf(player)).toEqual([
      { state: "cancelled", payout: "0.00", draw },
      { state: "open", payout: "0.00", draw },
      { state: "open", payout: "0.00", draw },
    ]);
    await win(winner, 30);
    expect(await close(draw)).toMatchObject({ status: "RS_OK", is_open: false });
    const after = [
      { state: "cancelled", payout: "0.00", draw },
      { state: "closed", payout: "0.00", draw },
      { state: "closed", payout: "30.00", draw },
    ];
    expect(await ticketsOf(player)).toEqual(after);
    expect(await close(draw)).toMatchObject({ status: "RS_OK", is_open: false });
    expect(await ticketsOf(player)).toEqual(after);
    expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("75.00");
  });

  it("a ticket of a draw is not closed with another draw, nor by another provider", async () => {
    const player = await fixture.funded();
    const draw = newDraw();
    const { bet } = await takeSeat(gate, player);
    await bet(2, { meta: { draw } });
    await bet(2);
    await close(newDraw());
    const other = { provider: "LC", gameCode: "bell-one", draw: { id: draw.id, at: new Date(draw.at) } };
    await closeDraw(gate.deps, { ...other, result: "1" });
    expect((await ticketsOf(player)).map(({ state }) => state)).toEqual(["open", "open"]);
  });

  it("a ticket of a draw is reported by 1 letter to players who want to know, with what it cost and paid, and to nobody else", async () => {
    const [winner, loser, silent] = [await fixture.funded(), await fixture.funded(), await fixture.funded()];
    const draw = newDraw();
    for (const player of [winner, loser])
      await gate.call("updateSettings", { tells_draws: "1" }, player.session);
    for (const player of [winner, loser, silent]) {
      const { bet, win } = await takeSeat(gate, player);
      const begun = await bet(2, { meta: { draw } });
      if (player === winner) await win(begun, 30);
    }
    await close(draw);
    await tell();
    await close(draw);
    await tell();
    expect(await fixture.lettersOf(winner)).toEqual([
      {
        subject: "bell-one: your ticket won 30.00 EUR",
        body: expect.stringMatching(
          /Saturday.*7 12 23 31 38 45 \+ 19\.\n\nYour tickets won 30\.00 EUR\. They had cost 2\.00 EUR\./s,
        ),
      },
    ]);
    expect(await fixture.lettersOf(loser)).toMatchObject([{ subject: "bell-one: no prize this time" }]);
    expect(await fixture.lettersOf(silent)).toEqual([]);
  });

  it.each([
    ["Sunday, November 22, 2026", "is drawn at 00:30 in Malta", inMalta],
    ["Saturday, November 21, 2026", "is drawn every 30 minutes", byClock],
    ["Saturday, November 21, 2026", "has lost its calendar", undefined],
  ])(
    "a ticket of a draw of 23:30 UTC on 21 November has the day %s in its letters if its game %s",
    async (day, _, own) => {
      const calendars = new Map(own && [["bell-one", own]]);
      const [winner, other] = [await fixture.funded(), await fixture.funded()];
      await gate.call("updateSettings", { tells_draws: "1" }, winner.session);
      const draw = { ...newDraw(), at: "2026-11-21T23:30:00.000Z" };
      const { bet, win } = await takeSeat(gate, winner);
      await win(await bet(2, { meta: { draw } }), 30);
      await close(draw);
      const deps = { ...gate.deps, drawCalendars: calendars };
      await notifyOfDraws(deps, new AbortController().signal);
      await notifyOfMissedOrder(deps, {
        ...{ id: randomUUID(), provider: "BW", gameCode: "bell-one", playerId: other.id },
        draw: { id: draw.id, at: new Date(draw.at) },
        ...{ reason: "RS_ERROR_LIMIT_REACHED", cause: undefined, isEnded: false, isLast: false },
      });
      for (const player of [winner, other]) {
        const letters = await fixture.lettersOf(player);
        expect(letters).toHaveLength(1);
        expect(letters[0]?.body).toContain(day);
      }
    },
  );

  it.each([
    ["few_players", "Too few players held a ticket"],
    ["beacon_silent", "The public beacon gave no number in time"],
    ["clock_skew", "One of our clocks was wrong"],
  ] as const)(
    "a ticket of a draw of a draw that is void (%s) is told by 1 letter with the reason, once its stake of 2.00 is back, and nothing is lost",
    async (void_reason, words) => {
      const [player, silent] = [await fixture.funded(), await fixture.funded()];
      await gate.call("updateSettings", { tells_draws: "1" }, player.session);
      const draw = newDraw();
      const seats = await Promise.all([player, silent].map((each) => takeSeat(gate, each)));
      const bets = await Promise.all(seats.map((seat) => seat.bet(2, { meta: { draw } })));
      const end = () =>
        gate.wallet("/transaction/draw-closed", { game_code: "bell-one", draw, result: "-", void_reason });
      expect(await end()).toMatchObject({ status: "RS_OK", is_open: true });
      expect((await ticketsOf(player)).map(({ state }) => state)).toEqual(["open"]);
      await Promise.all(seats.map((seat, index) => seat.rollback(bets[index]!)));
      for (const _ of [1, 2]) {
        expect(await end()).toMatchObject({ status: "RS_OK", is_open: false });
        await tell();
      }
      expect(await fixture.lettersOf(player)).toEqual([
        { subject: "bell-one: the draw is void", body: expect.stringContaining(words) },
      ]);
      expect(await fixture.lettersOf(silent)).toEqual([]);
      expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("50.00");
    },
  );

  it("a ticket of a draw that won 10,000.00 or more is paid into the balance, and holds payouts until an operator has seen the winner's document", async () => {
    const player = await fixture.funded();
    const draw = { ...newDraw(), at: "2026-11-20T11:00:00.000Z" };
    const { bet, win } = await takeSeat(gate, player);
    await win(await bet(2, { meta: { draw } }), 10_000);
    await close(draw);
    const winnings = () => gate.call("winnings", {}, player.session);
    expect(await winnings()).toMatchObject({ wins: [{ amount: "10000.00" }], hold: null, is_known: false });
    await tell();
    // One letter: that a document is requested is part of it.
    expect(await lettersTo(gate, player.email)).toMatchObject([
      { body: expect.stringMatching(/we must know who you are.*\/my-account\/winnings/s) },
    ]);
    const held = { asked_at: gate.clock.at.toISOString(), seen_at: null };
    expect(await winnings()).toEqual({
      ...{ least: "10000.00", currency: "EUR", is_known: false, cashed_out: "0.00", hold: held },
      wins: [expect.objectContaining({ game_code: "bell-one", draw, amount: "10000.00", currency: "EUR" })],
    });
    expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("10048.00");
    await expect(gate.beginWithdrawal(player, "10.00")).rejects.toMatchObject({ code: "document_required" });
    await settleDocument(gate.deps, { playerId: player.id, by: commandActor("otto") });
    const payout = await gate.beginWithdrawal(player, "10.00");
    const { authCode } = await payout.authorize();
    await payout.transfer(authCode);
    expect(await winnings()).toMatchObject({
      ...{ is_known: true, cashed_out: "10.00" },
      hold: { seen_at: gate.clock.at.toISOString() },
    });
  });

  it("a ticket of a draw that won 50,000.00 holds payouts from the payment of the win, before its draw is closed, and the attempt requests the document once", async () => {
    const player = await fixture.funded();
    const draw = newDraw();
    const early = await gate.beginWithdrawal(player, "20.00");
    const { bet, win } = await takeSeat(gate, player);
    await win(await bet(2, { meta: { draw } }), 50_000);
    const refused = { success: false, errCode: "NOT_ALLOWED" };
    expect(await early.authorize({ txAmount: "-9000.00" })).toMatchObject(refused);
    for (let times = 0; times < 2; times += 1)
      await expect(gate.beginWithdrawal(player, "20.00")).rejects.toMatchObject({
        code: "document_required",
      });
    await close(draw);
    await tell();
    expect(await early.authorize()).toMatchObject(refused);
    expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("50048.00");
    const { rows } = await gate.database.query(
      "SELECT asked_by, holds_payouts, reason FROM document_request WHERE player_id = $1",
      [player.id],
    );
    const reason = `won 50000.00 EUR in ${draw.id}`;
    expect(rows).toEqual([{ asked_by: "draws", holds_payouts: true, reason }]);
    expect(await lettersTo(gate, player.email)).toHaveLength(1);
    await settleDocument(gate.deps, { playerId: player.id, by: commandActor("otto") });
    expect(await early.authorize()).toMatchObject({ success: true });
  });

  it("a ticket of a draw that won 50,000.00 for a player excluded before the draw holds payouts until the document was seen, when support pays too", async () => {
    const player = await fixture.funded();
    const draw = newDraw();
    const { bet, win } = await takeSeat(gate, player);
    const ticket = await bet(2, { meta: { draw } });
    await gate.call("selfExclude", { duration: "24h" }, player.session);
    await win(ticket, 50_000);
    const pay = () =>
      payOut(gate.deps, {
        ...{
          playerId: player.id,
          reference: `SEPA-${player.id}`,
          reason: "Asked by mail",
          by: commandActor("kaisa"),
        },
        amountMinor: undefined,
      });
    await expect(pay()).rejects.toMatchObject({ code: "document_required" });
    await close(draw);
    await tell();
    const [letter, ...more] = await fixture.lettersOf(player);
    expect(letter?.body).toMatch(/excluded from play.*Write to \S+@\S+ and we will pay it out.*a document/s);
    expect(letter?.body).not.toContain("bellwether.test/");
    expect(more).toEqual([]);
    await expect(pay()).rejects.toMatchObject({ code: "document_required" });
    expect((await readPlayer(gate.database, player.id)).isDocumentAsked).toBe(true);
    await settleDocument(gate.deps, { playerId: player.id, by: commandActor("otto") });
    expect(await pay()).toMatchObject({ amount: "50048.00" });
  });

  it("a ticket of a draw that won 10,000.00 for a player whose document was seen before asks for none: a letter only by consent, to the tickets", async () => {
    const [asked, silent] = [await fixture.funded(), await fixture.funded()];
    await gate.call("updateSettings", { tells_draws: "1" }, asked.session);
    const draw = newDraw();
    for (const player of [asked, silent]) {
      await askDocument(gate.deps, { playerId: player.id, reason: "first", by: commandActor("otto") });
      await settleDocument(gate.deps, { playerId: player.id, by: commandActor("otto") });
      const { bet, win } = await takeSeat(gate, player);
      await win(await bet(2, { meta: { draw } }), 10_000);
    }
    await close(draw);
    await tell();
    const [letter, ...more] = await fixture.lettersOf(asked);
    expect(letter?.subject).toBe("bell-one: your ticket won 10000.00 EUR");
    expect(letter?.body).toContain("/my-account/tickets");
    expect(letter?.body).not.toContain("who you are");
    expect([...more, ...(await fixture.lettersOf(silent))]).toEqual([]);
  });

  it("a ticket of a draw that won 30.00 after its player had closed the account is told by 1 letter with support's address, a lost one is not", async () => {
    const [winner, loser] = [await fixture.funded(), await fixture.funded()];
    const draw = newDraw();
    for (const player of [winner, loser]) {
      const { bet, win } = await takeSeat(gate, player);
      const ticket = await bet(2, { meta: { draw } });
      await gate.database.query("UPDATE player SET status = 'closed', closed_at = now() WHERE id = $1", [
        player.id,
      ]);
      if (player === winner) await win(ticket, 30);
    }
    await close(draw);
    await tell();
    expect(await fixture.lettersOf(winner)).toEqual([
      {
        subject: "bell-one: your ticket won 30.00 EUR",
        body: expect.stringMatching(
          /account is closed, and the money is yours.\n\nWrite to \S+@\S+ and we will pay/,
        ),
      },
    ]);
    expect(await fixture.lettersOf(loser)).toEqual([]);
  });

  it.each(["24h", "forever"] as const)(
    "a ticket of a draw that won 30.00 for a player excluded before the draw (%s) is told by 1 letter with support's address and no link, wanted or not; a lost one is not",
    async (duration) => {
      const [asked, silent, loser] = [await fixture.funded(), await fixture.funded(), await fixture.funded()];
      const draw = newDraw();
      for (const player of [asked, silent, loser]) {
        const { bet, win } = await takeSeat(gate, player);
        const ticket = await bet(2, { meta: { draw } });
        if (player !== silent) await gate.call("updateSettings", { tells_draws: "1" }, player.session);
        await gate.call("selfExclude", { duration }, player.session);
        if (player !== loser) await win(ticket, 30);
      }
      await close(draw);
      await tell();
      for (const player of [asked, silent]) {
        const [letter, ...more] = await fixture.lettersOf(player);
        expect(letter?.subject).toBe("bell-one: your ticket won 30.00 EUR");
        expect(letter?.body).toMatch(/excluded from play.*Write to \S+@\S+ and we will pay it out/s);
        expect(letter?.body).not.toContain("bellwether.test/");
        expect(more).toEqual([]);
      }
      expect(await fixture.lettersOf(loser)).toEqual([]);
    },
  );

  it.each(["excluded", "closed"])(
    "a ticket of a draw whose draw is void is told to a player whose account is %s by 1 letter with support's address and no link, wanted or not",
    async (status) => {
      const player = await fixture.funded();
      const draw = newDraw();
      const { bet, rollback } = await takeSeat(gate, player);
      const ticket = await bet(2, { meta: { draw } });
      await (status === "closed"
        ? gate.call("closeAccount", { reason: "No", password: "correct horse battery" }, player.session)
        : gate.call("selfExclude", { duration: "forever" }, player.session));
      await rollback(ticket);
      const ended = { game_code: "bell-one", draw, result: "-", void_reason: "few_players" };
      expect((await gate.wallet("/transaction/draw-closed", ended)).status).toBe("RS_OK");
      await tell();
      const letters = await fixture.lettersOf(player);
      expect(letters).toEqual([
        {
          subject: "bell-one: the draw is void",
          body: expect.stringMatching(/Every stake was given back.*Write to \S+@\S+ and we will pay it out/s),
        },
      ]);
      expect(letters[0]?.body).not.toContain("bellwether.test/");
    },
  );

  it("a ticket of a draw that won 30.00 for a player whose exclusion of 24 hours is over links to the tickets again", async () => {
    const player = await fixture.funded();
    await gate.call("updateSettings", { tells_draws: "1" }, player.session);
    const draw = newDraw();
    const { bet, win } = await takeSeat(gate, player);
    const ticket = await bet(2, { meta: { draw } });
    await gate.call("selfExclude", { duration: "24h" }, player.session);
    await win(ticket, 30);
    await close(draw);
    const before = gate.clock.at;
    gate.clock.at = new Date(before.getTime() + DAY_MS);
    await tell();
    gate.clock.at = before;
    const [letter] = await fixture.lettersOf(player);
    expect(letter?.body).toContain("/my-account/tickets");
  });

  it("a ticket of a draw that its player had cancelled before the end of the sale is not told of when the draw is void", async () => {
    const [holder, canceller] = [await fixture.funded(), await fixture.funded()];
    const draw = newDraw();
    const seats = [];
    for (const player of [holder, canceller]) {
      await gate.call("updateSettings", { tells_draws: "1" }, player.session);
      const seat = await takeSeat(gate, player);
      seats.push({ ...seat, ticket: await seat.bet(2, { meta: { draw } }) });
    }
    const [held, cancelled] = seats;
    await cancelled!.rollback(cancelled!.ticket);
    gate.clock.at = new Date(gate.clock.at.getTime() + MINUTE_MS);
    const sold_until = gate.clock.at.toISOString();
    await held!.rollback(held!.ticket);
    const ended = { game_code: "bell-one", draw, result: "-", void_reason: "few_players", sold_until };
    expect(await gate.wallet("/transaction/draw-closed", ended)).toMatchObject({ is_open: false });
    await tell();
    expect(await fixture.lettersOf(holder)).toHaveLength(1);
    expect(await fixture.lettersOf(canceller)).toEqual([]);
  });

  it("a ticket of a draw that won 30.00 or 10,000.00 is told even after 10 other letters in the hour; one without a prize is not", async () => {
    const [small, large, loser] = [await fixture.funded(), await fixture.funded(), await fixture.funded()];
    const draw = newDraw();
    for (const [player, prize] of [[small, 30] as const, [large, 10_000] as const, [loser, 0] as const]) {
      await gate.call("updateSettings", { tells_draws: "1" }, player.session);
      const { bet, win } = await takeSeat(gate, player);
      const ticket = await bet(2, { meta: { draw } });
      if (prize > 0) await win(ticket, prize);
      await fixture.fillMailbox(player);
    }
    await close(draw);
    await tell();
    for (const player of [small, large]) expect(await fixture.isToldTo(player)).toEqual([true]);
    expect(await fixture.isToldTo(loser)).toEqual([false]);
  });

  it("a ticket of a draw that won 9,999.99 is no large win", async () => {
    const player = await fixture.funded();
    const { bet, win } = await takeSeat(gate, player);
    await win(await bet(2, { meta: { draw: newDraw() } }), 9_999.99);
    expect((await gate.call("winnings", {}, player.session)).wins).toEqual([]);
  });
});

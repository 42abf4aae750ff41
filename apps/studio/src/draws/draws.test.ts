import { DAY_MS } from "@bellwether/contract/durations.ts";
import { seedHash } from "@bellwether/games";
import { LottoEvent } from "@bellwether/games/mechanics/lotto/wire.ts";
import { residentOf } from "@bellwether/gate/testing/resident-of.ts";
import { paymentMethodsOf } from "@bellwether/market";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { netOf } from "../testing/check-books.ts";
import { createDrawFixture, DRAW_TABLE, type DrawFixture } from "../testing/draw-fixture.ts";
import { oneSlip, SLIP, SLIP_PRICE, TEN_SLIPS, tenSlips } from "../testing/lotto-slips.ts";
import { createTableFixture, TABLE, TABLE_GAME_ID } from "../testing/table-fixture.ts";

describe("draws whose tickets are sold ahead", () => {
  let fixture: DrawFixture;
  beforeAll(async () => {
    fixture = await createDrawFixture();
  });
  afterEach(async () => expect(await fixture.finish()).toEqual([]));
  afterAll(() => fixture.close());

  const expectPaid = async (player: { id: string }, deposited = 10_000n) =>
    expect(await fixture.balanceOf(player)).toBe(deposited + (await netOf(fixture.database, player.id)));

  it("a table that sells tickets of draws ahead sells four draws at once, a minute apart, each with the hash of its seed and a close 10 s before", async () => {
    const draws = await fixture.upcoming();
    expect(draws).toHaveLength(4);
    for (const [index, { number, drawsAt, betsCloseAt }] of draws.entries()) {
      expect(number).toBe((draws[0]?.number ?? 0) + index);
      expect(Date.parse(drawsAt) - Date.parse(betsCloseAt)).toBe(10_000);
      expect(Date.parse(drawsAt) % 60_000).toBe(0);
    }
    expect(new Set(draws.map(({ serverSeedHash }) => serverSeedHash)).size).toBe(4);
    const { calendar } = await fixture.ask("listUpcoming", { tableId: fixture.tableId });
    expect(calendar).toEqual(DRAW_TABLE.calendar);
    const [first] = draws;
    const over = await fixture.over(first?.number ?? 0);
    // A lotto is drawn without a ticket too.
    expect(over).toMatchObject({ phase: "paid", betCount: 0, drawsAt: first?.drawsAt });
    expect(seedHash(over.serverSeed ?? "")).toBe(first?.serverSeedHash);
    expect((await fixture.upcoming()).slice(0, 3)).toEqual(draws.slice(1));
  });

  it("a table that sells tickets of draws ahead awaits a draw from its close on, at the time that it had before, until its balls are drawn", async () => {
    const [first] = await fixture.upcoming();
    const awaited = async () => (await fixture.ask("listUpcoming", { tableId: fixture.tableId })).awaited;
    expect(await awaited()).toEqual([]);
    fixture.gate.clock.at = new Date(Date.parse(first?.betsCloseAt ?? "") + 1_000);
    await fixture.studio.runTables();
    expect(await awaited()).toEqual([first]);
    expect((await fixture.upcoming())[0]?.number).toBe((first?.number ?? 0) + 1);
    await fixture.over(first?.number ?? 0);
    expect(await awaited()).toEqual([]);
  });

  it("a table that sells tickets of draws ahead takes a ticket's stake at once in each of three draws, draws each at its time and pays each ticket once", async () => {
    const { player, session } = await fixture.seated();
    const draws = (await fixture.upcoming()).slice(0, 3);
    const numbers = draws.map(({ number }) => number);
    const { tickets, balanceMinor } = await fixture.buy(session, { numbers, ...tenSlips });
    expect(tickets.map(({ refusal }) => refusal)).toEqual([null, null, null]);
    expect(balanceMinor).toBe(String(10_000 - 3 * 10 * SLIP_PRICE));
    expect(await fixture.balanceOf(player)).toBe(BigInt(balanceMinor ?? 0));
    const { tickets: held } = await fixture.ask("listTickets", { session, tableId: fixture.tableId });
    expect(held.map(({ number, state, isCancellable }) => [number, state, isCancellable])).toEqual(
      numbers.map((number) => [number, "placed", true]),
    );
    for (const { number, drawsAt } of draws) {
      const round = await fixture.over(number);
      expect(round).toMatchObject({ phase: "paid", betCount: 1, drawsAt });
      // The beacon's round is the first one at or after the time of the draw; a round comes every 3 s.
      const beaconMs = (round.beaconRound ?? 0) * 3_000 - 3_000;
      expect(beaconMs - Date.parse(drawsAt)).toBeGreaterThanOrEqual(0);
      expect(beaconMs - Date.parse(drawsAt)).toBeLessThan(3_000);
      const [ticket] = await fixture.ticket(session, number);
      expect(ticket).toMatchObject({ state: "settled", phase: "paid" });
      const [balls] = (ticket?.script?.events ?? []).map((event) => LottoEvent.parse(event));
      expect(balls).toEqual(round.events?.[0]);
    }
    await expectPaid(player);
  });

  it("a table that sells tickets of draws ahead buys nothing twice when a purchase is repeated, whatever was lost on the way", async () => {
    const { player, session } = await fixture.seated();
    const numbers = (await fixture.upcoming()).map(({ number }) => number);
    const requestId = crypto.randomUUID();
    const wish = { requestId, numbers, ...oneSlip };
    const [first, second] = await Promise.all([fixture.buy(session, wish), fixture.buy(session, wish)]);
    expect(first.tickets).toEqual(second.tickets);
    expect((await fixture.buy(session, wish)).tickets).toEqual(first.tickets);
    expect(await fixture.balanceOf(player)).toBe(BigInt(10_000 - 4 * SLIP_PRICE));
    const changed = await fixture.buy(session, { ...wish, input: { slips: TEN_SLIPS.slice(0, 1) } });
    expect(changed.tickets.map(({ refusal }) => refusal)).toEqual(Array(4).fill("request_conflict"));
  });

  it("a table that sells tickets of draws ahead buys the draws that can be paid for, and says of each other one why not", async () => {
    const { player, session } = await fixture.seated("20.00");
    const [next, second] = (await fixture.upcoming()).map(({ number }) => number);
    const { tickets } = await fixture.buy(session, {
      numbers: [1_000, next ?? 0, second ?? 0],
      ...tenSlips,
    });
    expect(tickets.map(({ refusal }) => refusal)).toEqual(["bets_closed", null, "not_enough_money"]);
    expect(await fixture.balanceOf(player)).toBe(500n);
    await fixture.over(second ?? 0);
    await expectPaid(player, 2_000n);
  });

  it("a table that sells tickets of draws ahead returns the stake of a ticket that is cancelled before the close, once, and none after it", async () => {
    const { player, session } = await fixture.seated();
    const [next, second] = await fixture.upcoming();
    const numbers = [next?.number ?? 0, second?.number ?? 0];
    const { tickets } = await fixture.buy(session, { numbers, ...oneSlip });
    const cancel = (roundId: string) =>
      fixture.call("cancelTicket", { session, tableId: fixture.tableId, roundId });
    const [early, late] = tickets.map(({ ticket }) => ticket?.roundId ?? "");
    expect((await cancel(late ?? "")).data).toMatchObject({ state: "returned", isCancellable: false });
    expect((await cancel(late ?? "")).data).toMatchObject({ state: "returned" });
    expect(await fixture.balanceOf(player)).toBe(BigInt(10_000 - SLIP_PRICE));
    fixture.advance(Date.parse(next?.betsCloseAt ?? "") - fixture.gate.clock.at.getTime());
    // The time of the close counts, although no node has taken the step yet.
    expect(await cancel(early ?? "")).toMatchObject({ status: 409, error: { code: "bets_closed" } });
    const bought = await fixture.buy(session, { numbers: [next?.number ?? 0], ...oneSlip });
    expect(bought.tickets[0]?.refusal).toBe("bets_closed");
    const stranger = await fixture.seated();
    expect(
      await fixture.call("cancelTicket", {
        session: stranger.session,
        tableId: fixture.tableId,
        roundId: early ?? "",
      }),
    ).toMatchObject({ status: 404 });
    await fixture.over(numbers[0] ?? 0);
    await fixture.over(numbers[1] ?? 0);
    await expectPaid(player);
  });

  it("a table that sells tickets of draws ahead returns the stake of a cancelled ticket later, when the wallet does not answer the first time", async () => {
    const { player, session } = await fixture.seated();
    const [next] = await fixture.upcoming();
    const { tickets } = await fixture.buy(session, { numbers: [next?.number ?? 0], ...oneSlip });
    fixture.wallet.faultOf = (path) => (path === "/transaction/rollback" ? "lose-response" : undefined);
    const ticket = await fixture.ask("cancelTicket", {
      session,
      tableId: fixture.tableId,
      roundId: tickets[0]?.ticket?.roundId ?? "",
    });
    expect(ticket.state).toBe("returning");
    fixture.wallet.faultOf = () => undefined;
    await fixture.over(next?.number ?? 0);
    expect(await fixture.statesOf(player)).toEqual(["rolled_back"]);
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it("a table that sells tickets of draws ahead draws and pays tickets of a player who has excluded themself since, and sells them no further one", async () => {
    const { player, session } = await fixture.seated();
    const [next, later] = await fixture.upcoming();
    await fixture.buy(session, { numbers: [next?.number ?? 0], ...tenSlips });
    await fixture.gate.call("selfExclude", { duration: "24h" }, player.session);
    const refused = fixture.buy(session, { numbers: [later?.number ?? 0], ...oneSlip }).then(
      ({ tickets }) => tickets.map(({ ticket, refusal }) => ticket === null && refusal),
      ({ code }: { code?: string }) => [code],
    );
    expect(await refused).toEqual([expect.stringMatching(/^(?:session_ended|player_disabled)$/)]);
    await fixture.over(next?.number ?? 0);
    expect((await fixture.statesOf(player)).filter((state) => state !== "refused")).toEqual(["settled"]);
    await expectPaid(player);
  });

  it("a table that sells tickets of draws ahead draws and pays tickets of a player whose account is closed, and of a title that is closed, after the purchase", async () => {
    const { player, session } = await fixture.seated();
    const [next] = await fixture.upcoming();
    const number = next?.number ?? 0;
    await fixture.buy(session, { numbers: [number], ...tenSlips });
    await fixture.database.query("UPDATE player SET status = 'closed' WHERE id = $1", [player.id]);
    const closed = fixture.newStudio({
      titles: fixture.parts.titles.filter(({ code }) => code !== TABLE.gameCode),
    });
    const over = await fixture.over(number, closed);
    expect(over.phase).toBe("paid");
    expect((await fixture.statesOf(player)).every((state) => state === "settled")).toBe(true);
    await expectPaid(player);
  });

  it("a table that sells tickets of draws ahead holds the draws that were sold when the file of their table is deleted, and sells no further one", async () => {
    const { player, session } = await fixture.seated();
    const draws = await fixture.upcoming();
    const numbers = draws.map(({ number }) => number);
    await fixture.buy(session, { numbers, ...oneSlip });
    const without = fixture.newStudio({ tables: [] });
    for (const number of numbers) expect((await fixture.over(number, without)).phase).toBe("paid");
    expect((await fixture.table()).round?.number).toBe(numbers.at(-1));
    await expectPaid(player);
  });

  it("a table that sells tickets of draws ahead waits for a silent beacon for 90 s, then returns every stake and lets the wallet notify the players", async () => {
    const { player, session } = await fixture.seated();
    const [next, second] = await fixture.upcoming();
    const number = next?.number ?? 0;
    await fixture.buy(session, { numbers: [number, second?.number ?? 0], ...oneSlip });
    fixture.beacon.isAway = true;
    fixture.advance(Date.parse(next?.betsCloseAt ?? "") - fixture.gate.clock.at.getTime());
    await fixture.studio.runTables();
    // 3 s for stakes, then 90 s.
    fixture.advance(86_000);
    for (let second = 0; second < 6; second += 1) {
      fixture.advance(1_000);
      await fixture.studio.runTables();
    }
    expect((await fixture.table()).round).toMatchObject({ number, phase: "closed" });
    fixture.advance(1_000);
    await fixture.studio.runTables();
    await fixture.studio.runTables();
    const over = await fixture.ask("readTableRound", { tableId: fixture.tableId, number });
    expect(over).toMatchObject({ phase: "void", voidReason: "beacon_silent" });
    fixture.beacon.isAway = false;
    await fixture.over(number);
    await fixture.over(second?.number ?? 0);
    expect(await fixture.statesOf(player)).toEqual(["rolled_back", "settled"]);
    await expectPaid(player);
    const { rows } = await fixture.database.query(
      "SELECT void_reason, sold_until FROM closed_draw WHERE draw_id = ANY ($1::text[]) ORDER BY draw_id",
      [`{${fixture.tableId}/${number},${fixture.tableId}/${second?.number}}`],
    );
    expect(rows).toEqual([
      { void_reason: "beacon_silent", sold_until: new Date(next?.betsCloseAt ?? "") },
      { void_reason: null, sold_until: null },
    ]);
  });

  /** Runs the table second by second until this draw is in this phase. */
  const runTo = async (number: number, phase: string) => {
    for (let second = 0; second < 180; second += 1) {
      await fixture.studio.runTables();
      const { round } = await fixture.table();
      if (round?.number === number && round.phase === phase) return round;
      fixture.advance(1_000);
    }
    throw new Error(`the draw ${number} was not ${phase} in 180 s`);
  };

  it.each(["closed", "sealed"])(
    "a table that sells tickets of draws ahead pays a draw that no node looked at for 2 minutes while %s, although a node's first question to the beacon is lost",
    async (phase) => {
      const { player, session } = await fixture.seated();
      const [next] = await fixture.upcoming();
      const number = next?.number ?? 0;
      await fixture.buy(session, { numbers: [number], ...oneSlip });
      await runTo(number, phase);
      fixture.beacon.isAway = true;
      fixture.advance(120_000);
      const node = fixture.newStudio();
      await node.runTables();
      fixture.beacon.isAway = false;
      expect(await fixture.over(number, node)).toMatchObject({ phase: "paid" });
      await expectPaid(player);
    },
  );

  it("a table that sells tickets of draws ahead does not draw with the value of another chain than the sealed one", async () => {
    const { player, session } = await fixture.seated();
    const [next] = await fixture.upcoming();
    const number = next?.number ?? 0;
    await fixture.buy(session, { numbers: [number], ...oneSlip });
    const { phaseEndsAt } = await runTo(number, "sealed");
    const { source } = fixture.beacon;
    const chain = (await source.chain())!;
    const beacon = { ...source, chain: async () => ({ ...chain, hash: "e".repeat(64) }) };
    fixture.advance(Date.parse(phaseEndsAt) - fixture.gate.clock.at.getTime());
    await fixture.newStudio({ beacon }).runTables();
    expect((await fixture.table()).round).toMatchObject({ number, phase: "sealed" });
    expect(await fixture.over(number)).toMatchObject({ phase: "paid" });
    await expectPaid(player);
  });

  it("a table that sells tickets of draws ahead draws late, by a later beacon round, what was due while no node ran for a day", async () => {
    const { player, session } = await fixture.seated();
    const draws = await fixture.upcoming();
    const numbers = draws.map(({ number }) => number);
    await fixture.buy(session, { numbers, ...oneSlip });
    fixture.advance(DAY_MS);
    for (const number of numbers) expect((await fixture.over(number)).phase).toBe("paid");
    const [next] = await fixture.upcoming();
    expect(Date.parse(next?.betsCloseAt ?? "")).toBeGreaterThan(fixture.gate.clock.at.getTime());
    await expectPaid(player);
  });

  it("a table that sells tickets of draws ahead sells, draws and pays a ticket in Chilean pesos, which have no fractions: 1,500 pesos for a line, in whole pesos", async () => {
    const player = await fixture.gate.player(undefined, { ...residentOf("CL"), currency: "CLP" });
    await fixture.gate.deposit(player, "20000", paymentMethodsOf("CL")[0]?.code);
    const { session } = await fixture.open(player, TABLE_GAME_ID);
    const [next] = await fixture.upcoming();
    const number = next?.number ?? 0;
    const buy = async (stakeMinor: string) =>
      fixture.buy(session, { numbers: [number], stakeMinor, input: { slips: [SLIP] } });
    expect((await buy("150050")).tickets[0]?.refusal).toBe("invalid_stake");
    const { tickets, balanceMinor } = await buy("150000");
    expect([tickets[0]?.refusal, balanceMinor]).toEqual([null, String(2_000_000 - 150_000)]);
    await fixture.over(number);
    const [ticket] = await fixture.ticket(session, number);
    expect(ticket?.state).toBe("settled");
    expect(BigInt(ticket?.payoutMinor ?? 1) % 100n).toBe(0n);
    const { balanceMinor: after } = await fixture.ask("readBalance", { session });
    expect(BigInt(after)).toBe(1_850_000n + BigInt(ticket?.payoutMinor ?? 0));
  });

  it("a table that sells tickets of draws ahead sells no ticket ahead at a table without a calendar", async () => {
    const other = await createTableFixture(undefined, TABLE);
    const { session } = await other.playing("10.00", 4);
    await other.studio.runTables();
    expect(await other.ask("listUpcoming", { tableId: TABLE.name })).toMatchObject({
      calendar: null,
      draws: [],
    });
    expect(
      await other.call("buyTickets", {
        session,
        tableId: TABLE.name,
        body: { requestId: crypto.randomUUID(), numbers: [1], ...oneSlip },
      }),
    ).toMatchObject({ status: 404, error: { code: "table_not_found" } });
    await other.close();
  });
});

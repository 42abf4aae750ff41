import { DAY_MS } from "@bellwether/contract/durations.ts";
import { MAX_DRAWS_AHEAD } from "@bellwether/contract/studio/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { netOf } from "../testing/check-books.ts";
import { createDrawFixture, DRAW_TABLE, type DrawFixture } from "../testing/draw-fixture.ts";

const ticket = { stakeMinor: "150", input: { slips: [[3, 11, 19, 28, 36, 44]] } };
/** Ten slips that together have the numbers 1 to 49, so that some of them win something nearly always. */
const MANY = Array.from({ length: 10 }, (_, index) =>
  Array.from({ length: 6 }, (_, place) => ((index * 5 + place * 8) % 49) + 1).sort((a, b) => a - b),
);
const { calendar } = DRAW_TABLE;
/** As many draws on sale as a calendar may have, one a minute. */
const TEN = { ...DRAW_TABLE, calendar: { ...calendar!, ahead: MAX_DRAWS_AHEAD } };
/** A draw a day, at midnight UTC. */
const DAILY = { ...DRAW_TABLE, calendar: { ...calendar!, everyMs: DAY_MS } };

describe("draws after a clock that was ahead is right again", () => {
  let fixture: DrawFixture;
  let rightNow: Date;
  beforeEach(async () => {
    fixture = await createDrawFixture();
    rightNow = fixture.gate.clock.at;
  });
  afterEach(async () => {
    expect(await fixture.finish()).toEqual([]);
    await fixture.close();
  });
  const { name: tableId } = DRAW_TABLE;
  /** Gives the table another calendar from here on. */
  const open = async (table: typeof DRAW_TABLE) => {
    await fixture.close();
    fixture = await createDrawFixture(table);
    rightNow = fixture.gate.clock.at;
  };
  const setRight = (ms = DAY_MS) => fixture.advance(-ms);
  const now = () => fixture.gate.clock.at.getTime();
  const upcoming = async () => (await fixture.ask("listUpcoming", { tableId })).draws;
  const round = (number: number) => fixture.ask("readTableRound", { tableId, number });

  /** Sells a ticket of the next draw, and runs the draw until it is in this phase. */
  const sold = async (phase: string, what: typeof ticket = ticket) => {
    const { player, session } = await fixture.seated();
    const [first] = await fixture.upcoming();
    const { number, drawsAt } = first!;
    await fixture.buy(session, { numbers: [number], ...what });
    await fixture.runUntil(phase);
    return { player, session, number, drawsAt: Date.parse(drawsAt) };
  };

  it("a table of draws, after a clock that was ahead is right again, lists the next 10 draws while 19 are on sale", async () => {
    await open(TEN);
    const before = await fixture.upcoming();
    fixture.advance(DAY_MS);
    // The first draw is overdue. When it is over, ten draws of the day ahead go on sale.
    await fixture.upcoming();
    setRight();
    expect(await upcoming()).toEqual(before.slice(1));
    await fixture.database.query("UPDATE studio_table_round SET started_at = $1 WHERE phase = 'betting'", [
      rightNow,
    ]);
    const listed = await upcoming();
    expect(listed).toHaveLength(MAX_DRAWS_AHEAD);
    expect(listed.slice(0, 9)).toEqual(before.slice(1));
  });

  it("a table of draws, after a clock that was ahead is right again, returns the tickets of draws that only the clock ahead had put on sale, and draws every minute again", async () => {
    const { player, session } = await fixture.seated();
    await fixture.upcoming();
    fixture.advance(DAY_MS);
    const ahead = await fixture.upcoming();
    expect(Date.parse(ahead[0]!.drawsAt) - rightNow.getTime()).toBeGreaterThan(DAY_MS);
    const other = await fixture.seated();
    const numbers = [ahead[0]!.number, ahead[1]!.number];
    await fixture.buy(other.session, { numbers, ...ticket });
    setRight();
    const late = await fixture.buy(other.session, { numbers, ...ticket });
    expect(late.tickets).toMatchObject([{ refusal: "bets_closed" }, { refusal: "bets_closed" }]);
    const own = (await upcoming()).map((draw) => draw.number);
    expect(own.filter((number) => numbers.includes(number))).toEqual([]);
    await fixture.over(own[0]!);
    await fixture.studio.runTables();
    await fixture.studio.resolveRounds();
    for (const { number } of ahead.slice(0, 2))
      expect(await round(number)).toMatchObject({ phase: "void", voidReason: "clock_skew" });
    expect(await fixture.balanceOf(other.player)).toBe(10_000n);
    // A ticket that was returned after the end of the sale was not cancelled by its player, who gets a letter.
    await fixture.studio.runTables();
    const closed = await fixture.database.query<{ sold_until: Date }>(
      "SELECT sold_until FROM closed_draw WHERE void_reason = 'clock_skew'",
    );
    expect(closed.rows.length).toBeGreaterThanOrEqual(2);
    for (const { sold_until } of closed.rows) expect(sold_until.getTime()).toBeLessThanOrEqual(now());
    const next = await upcoming();
    expect(next).toHaveLength(4);
    expect(Date.parse(next[0]!.drawsAt) - now()).toBeLessThan(2 * 60_000);
    const { number } = next[0]!;
    const { tickets } = await fixture.buy(session, { numbers: [number], ...ticket });
    expect(tickets.map(({ refusal }) => refusal)).toEqual([null]);
    await fixture.over(number);
    expect(await round(number)).toMatchObject({ phase: "paid", betCount: 1 });
    expect(await fixture.balanceOf(player)).toBe(10_000n + (await netOf(fixture.database, player.id)));
  });

  it("a table of draws, after a clock that was ahead is right again, gives up the next draw, too, when the clock ahead has held all before it, and draws within two minutes again", async () => {
    const before = await fixture.upcoming();
    fixture.advance(DAY_MS);
    await fixture.over(before.at(-1)!.number);
    await fixture.studio.runTables();
    const { player, session } = await fixture.seated();
    const { number } = (await fixture.table()).round!;
    await fixture.buy(session, { numbers: [number], ...ticket });
    setRight(fixture.gate.clock.at.getTime() - rightNow.getTime());
    for (let look = 0; look < 3; look += 1) await fixture.studio.runTables();
    await fixture.studio.resolveRounds();
    expect(await round(number)).toMatchObject({ phase: "void", voidReason: "clock_skew" });
    expect(await fixture.balanceOf(player)).toBe(10_000n);
    const draws = await upcoming();
    expect(draws).toHaveLength(4);
    expect(Date.parse(draws[0]!.drawsAt) - now()).toBeLessThan(2 * 60_000);
    expect((await fixture.table()).round?.number).toBe(draws[0]!.number);
  });

  it.each(["closed", "sealed"])(
    "a table of draws, after a clock that was ahead is right again, gives up a draw of the day ahead, too, that is %s for its own time a day away, and returns its ticket",
    async (phase) => {
      const early = fixture.gate.clock.at;
      fixture.advance(DAY_MS);
      const { player, number } = await sold(phase);
      setRight(now() - early.getTime());
      for (let look = 0; look < 3; look += 1) await fixture.studio.runTables();
      await fixture.studio.resolveRounds();
      expect(await round(number)).toMatchObject({ phase: "void", voidReason: "clock_skew" });
      expect(await fixture.balanceOf(player)).toBe(10_000n);
      const [next] = await upcoming();
      expect(Date.parse(next!.drawsAt) - now()).toBeLessThan(2 * 60_000);
    },
  );

  it("a table of draws, after a clock that was ahead is right again, keeps a daily draw that the clock ahead put on sale a day early, and sells it from its day on", async () => {
    await open(DAILY);
    const [first] = await fixture.upcoming();
    fixture.advance(DAY_MS);
    const ahead = (await fixture.upcoming()).map(({ number }) => number);
    setRight();
    await fixture.studio.runTables();
    expect((await upcoming()).map(({ number }) => number)).toEqual(ahead.slice(0, 3));
    fixture.advance(Date.parse(first!.drawsAt) - now());
    await fixture.studio.runTables();
    expect((await upcoming()).map(({ number }) => number)).toEqual(ahead);
  });

  it("a table of draws, after a clock that was ahead is right again, pays a draw at once that was drawn early, once, and sells and draws the next one", async () => {
    const { player, number } = await sold("drawn", { stakeMinor: "1500", input: { slips: MANY } });
    setRight();
    await fixture.studio.runTables();
    expect(await round(number)).toMatchObject({ phase: "paid" });
    await fixture.over(number);
    expect(await fixture.statesOf(player)).toEqual(["settled"]);
    expect(await fixture.balanceOf(player)).toBe(10_000n + (await netOf(fixture.database, player.id)));
    expect((await fixture.table()).round).toMatchObject({ phase: "betting" });
  });

  it.each(["closed", "sealed"])(
    "a table of draws, after a clock that was ahead is right again, sells no ticket of a draw that was %s a minute early, and draws it at its own time",
    async (phase) => {
      const { player, session, number, drawsAt } = await sold(phase);
      fixture.advance(-60_000);
      const { tickets } = await fixture.buy(session, { numbers: [number], ...ticket });
      expect(tickets).toMatchObject([{ refusal: "bets_closed" }]);
      await fixture.studio.runTables();
      const { phaseEndsAt, beaconRound, root } = await round(number);
      expect(Date.parse(phaseEndsAt) - drawsAt).toBeLessThan(60_000);
      await fixture.over(number);
      expect(await round(number)).toMatchObject({ phase: "paid", beaconRound, root, betCount: 1 });
      expect(now()).toBeGreaterThanOrEqual(drawsAt);
      expect(await fixture.balanceOf(player)).toBe(10_000n + (await netOf(fixture.database, player.id)));
    },
  );

  it("a table of draws, after a clock that was ahead is right again, seals a draw again for its own time that was sealed for a time a day after it, with the same root", async () => {
    const { player, session } = await fixture.seated();
    const [first] = await fixture.upcoming();
    const number = first!.number;
    const drawsAt = Date.parse(first!.drawsAt);
    await fixture.buy(session, { numbers: [number], ...ticket });
    fixture.advance(DAY_MS);
    await fixture.runUntil("sealed");
    const early = await round(number);
    expect(Date.parse(early.phaseEndsAt) - drawsAt).toBeGreaterThan(DAY_MS - 120_000);
    setRight();
    await fixture.studio.runTables();
    const again = await round(number);
    expect(again).toMatchObject({ phase: "sealed", root: early.root, betCount: 1 });
    expect(again.beaconRound).toBeLessThan(early.beaconRound!);
    expect(Date.parse(again.phaseEndsAt) - now()).toBeLessThan(120_000);
    await fixture.over(number);
    expect(now() - drawsAt).toBeLessThan(300_000);
    expect(await fixture.balanceOf(player)).toBe(10_000n + (await netOf(fixture.database, player.id)));
  });

  it("a table of draws, after a clock that was ahead is right again, returns the tickets of a draw that was closed a day ahead once the beacon is silent for 90 s", async () => {
    const { player, session } = await fixture.seated();
    const [first] = await fixture.upcoming();
    await fixture.buy(session, { numbers: [first!.number], ...ticket });
    fixture.advance(DAY_MS);
    fixture.beacon.isAway = true;
    await fixture.studio.runTables();
    expect((await fixture.table()).round?.phase).toBe("closed");
    setRight();
    for (let second = 0; second < 200; second += 1) {
      fixture.advance(1_000);
      await fixture.studio.runTables();
    }
    await fixture.studio.resolveRounds();
    expect(await round(first!.number)).toMatchObject({ phase: "void", voidReason: "beacon_silent" });
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });
});

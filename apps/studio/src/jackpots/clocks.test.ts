import type { Jackpot } from "@bellwether/contract/content/jackpot.ts";
import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { drawClock, entryText, rootOfLeaves, seedHash } from "@bellwether/games";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkBooks } from "../testing/check-books.ts";
import { createClockFixture } from "../testing/clock-fixture.ts";
import { testWinTime } from "../testing/test-jackpots.ts";
import { unpaidHitsAt } from "./unpaid-hits.ts";

describe("win-time clocks in the studio", () => {
  let fixture: Awaited<ReturnType<typeof createClockFixture>>;
  beforeEach(async () => {
    fixture = await createClockFixture();
    await fixture.studio.runJackpots();
  });
  afterEach(async () => {
    await fixture.resolveAll();
    fixture.beacon.isAway = false;
    await fixture.drawAll();
    expect(await checkBooks(fixture.database)).toEqual([]);
    expect(await fixture.gate.violations()).toEqual([]);
    await fixture.close();
  });

  it("at zero 80 % of the pot fall to one of the stakes of at least 1.00, drawn by seed, root and beacon, and the next clock runs", async () => {
    const seats = await Promise.all([1, 2, 3].map(() => fixture.playing("50.00")));
    const rounds: string[] = [];
    for (const { session } of [...seats, ...seats]) rounds.push((await fixture.play(session)).roundId);
    await fixture.play(seats[0]!.session, "20");
    const before = await fixture.pot();
    expect(before.clock!.now).toMatchObject({ number: 1, entries: 6 });
    expect(before.clock!.now!.endsAt).toMatch(/T(?:00|06|12|18):00:00/);
    fixture.toZero();
    await fixture.drawAll();
    const clock = await fixture.clock(1);
    expect(clock).toMatchObject({
      state: "paid",
      entries: 6,
      serverSeedHash: before.clock!.now!.serverSeedHash,
    });
    expect(clock.amountMinor).toBe(before.valueMinor);
    const leaves = rounds.map((roundId, index) => entryText({ number: index + 1, roundId }));
    const listed = await fixture.ask("listClockEntries", {
      pot: "clock",
      currency: "EUR",
      number: 1,
      after: 0,
    });
    expect(listed).toEqual({ leaves, next: null });
    expect(rootOfLeaves(leaves)).toBe(clock.root);
    expect(seedHash(clock.serverSeed!)).toBe(clock.serverSeedHash);
    const { serverSeed, root, beaconRandomness } = clock;
    const seeds = { serverSeed: serverSeed!, root: root!, beaconRandomness: beaconRandomness! };
    const chances = { entries: 6, outOf: 1 };
    const winner = drawClock({ pot: "clock", currency: "EUR", number: 1 }, seeds, chances);
    expect(clock).toMatchObject({ winningEntry: winner, winner: rounds[winner - 1] });
    const after = await fixture.pot();
    expect(after).toMatchObject({ hits: 1, winners: [{ number: 1, amountMinor: clock.amountMinor }] });
    expect(after.clock).toMatchObject({ now: { number: 2, entries: 0 }, drawn: null, last: { number: 1 } });
  });

  it("the winner's round is closed at the wallet, and gets the pot in cash as a further win; its own win keeps its amount", async () => {
    const { player, session } = await fixture.playing("50.00");
    const { roundId, payoutMinor } = await fixture.play(session);
    const before = await fixture.balanceOf(player);
    fixture.toZero();
    await fixture.drawAll();
    const { amountMinor } = await fixture.clock(1);
    expect(await fixture.balanceOf(player)).toBe(before + BigInt(amountMinor!));
    const { rows } = await fixture.database.query<{ state: string; jackpot: bigint; paid: bigint }>(
      "SELECT state, jackpot_minor AS jackpot, payout_cash_minor AS paid FROM wallet_round WHERE round = $1",
      [roundId],
    );
    expect(rows).toEqual([
      { state: "closed", jackpot: BigInt(amountMinor!), paid: BigInt(payoutMinor) + BigInt(amountMinor!) },
    ]);
  });

  it("a stake that is confirmed at zero or later enters the next clock, and does not raise the amount won", async () => {
    const { session } = await fixture.playing("50.00");
    await fixture.play(session);
    const { valueMinor } = await fixture.pot();
    // The start of a round moves the clock by 6 s: to zero.
    fixture.toZero(-6_000);
    const other = await fixture.playing("50.00");
    const late = await fixture.play(other.session);
    fixture.toZero(-6 * HOUR_MS + MINUTE_MS);
    await fixture.drawAll();
    expect(await fixture.clock(1)).toMatchObject({ state: "paid", entries: 1, amountMinor: valueMinor });
    expect((await fixture.pot()).clock!.now).toMatchObject({ number: 2, entries: 1 });
    fixture.toZero();
    await fixture.drawAll();
    expect(await fixture.clock(2)).toMatchObject({ winner: late.roundId });
  });

  it("a clock without entries ends, shows its seed, and leaves the whole pot to the next one", async () => {
    const { valueMinor } = await fixture.pot();
    fixture.toZero();
    await fixture.drawAll();
    const clock = await fixture.clock(1);
    expect(clock).toMatchObject({ state: "empty", entries: 0, amountMinor: null, winner: null });
    expect(seedHash(clock.serverSeed!)).toBe(clock.serverSeedHash);
    expect(await fixture.pot()).toMatchObject({ valueMinor, hits: 0, clock: { now: { number: 2 } } });
  });

  it("a clock with a stake whose pot of 0.00 can pay nothing ends without a winner, and stakes enter the next one", async () => {
    const poor = await createClockFixture([
      { ...testWinTime, seed: 1, contributionMilliCents: 1 } as Jackpot,
    ]);
    const play = async () => (await poor.play((await poor.playing("50.00")).session)).roundId;
    await poor.studio.runJackpots();
    const winner = await play();
    poor.toZero();
    await poor.drawAll();
    expect(await poor.clock(1)).toMatchObject({ state: "paid", amountMinor: "1", winner });
    await play();
    poor.toZero(1_000);
    // This stake ends the clock before a node has done so.
    await play();
    await poor.drawAll();
    const ended = await poor.clock(2);
    expect(ended).toMatchObject({ state: "empty", entries: 1, amountMinor: null, winner: null });
    expect(seedHash(ended.serverSeed!)).toBe(ended.serverSeedHash);
    expect(await poor.pot()).toMatchObject({ hits: 1, clock: { now: { number: 3, entries: 1 } } });
    expect(await checkBooks(poor.database)).toEqual([]);
    await poor.close();
  });

  it("a clock that two nodes close at the same moment pays its 0.01, although the rest of its pot could pay nothing", async () => {
    const poor = await createClockFixture([
      { ...testWinTime, seed: 1, contributionMilliCents: 1 } as Jackpot,
    ]);
    const nodes = [poor.studio, poor.newStudio()];
    await poor.studio.runJackpots();
    const winner = (await poor.play((await poor.playing("50.00")).session)).roundId;
    poor.toZero();
    await Promise.all(nodes.map((node) => node.runJackpots()));
    await poor.drawAll();
    expect(await poor.clock(1)).toMatchObject({ state: "paid", amountMinor: "1", winner });
    expect(await checkBooks(poor.database)).toEqual([]);
    await nodes[1]?.stop();
    await poor.close();
  });

  it("when a file's hours change, clocks without a stake end and clocks of the new length follow; one with a stake runs to its end", async () => {
    const { endsAt } = (await fixture.pot()).clock!.now!;
    const shorter = () => fixture.newStudio({ jackpots: [{ ...testWinTime, everyMs: HOUR_MS } as Jackpot] });
    const other = shorter();
    await other.runJackpots();
    expect(await fixture.clock(1)).toMatchObject({ state: "empty", entries: 0 });
    const { now } = (await fixture.pot()).clock!;
    expect(Date.parse(now!.endsAt!) - Date.parse(now!.startsAt)).toBe(HOUR_MS);
    expect(Date.parse(now!.endsAt!)).toBeLessThanOrEqual(Date.parse(endsAt!) + HOUR_MS);
    await other.stop();
    await fixture.play((await fixture.playing("50.00")).session);
    await fixture.studio.runJackpots();
    expect((await fixture.pot()).clock!.now).toMatchObject({ number: now!.number, entries: 1 });
  });

  it("a clock with few stakes for its pot ends without a winner: chances, seed and number are published, and the amount goes back to the minor unit", async () => {
    const rich = await createClockFixture(
      [{ ...testWinTime, seed: 2_000_000, contributionMilliCents: 10 } as Jackpot],
      {
        dropsAreDue: false,
      },
    );
    await rich.studio.runJackpots();
    const { player, session } = await rich.playing("50.00");
    await rich.play(session);
    const held = async () =>
      (await rich.database.query("SELECT pot, currency, held_minor FROM studio_pot")).rows;
    const before = { held: await held(), balance: await rich.balanceOf(player) };
    const { valueMinor } = await rich.pot();
    rich.toZero();
    await rich.studio.runJackpots();
    // As many as share 16,000.00 so that a stake gets back 5 times 0.01 cents at most.
    expect(await rich.clock(1)).toMatchObject({
      state: "closed",
      amountMinor: valueMinor,
      outOf: 32_000_000,
    });
    await rich.drawAll();
    const clock = await rich.clock(1);
    expect(clock).toMatchObject({
      state: "missed",
      winningEntry: null,
      winner: null,
      amountMinor: valueMinor,
    });
    expect(seedHash(clock.serverSeed!)).toBe(clock.serverSeedHash);
    expect({ held: await held(), balance: await rich.balanceOf(player) }).toEqual(before);
    expect(await rich.pot()).toMatchObject({ valueMinor, minorPerSecond: 0, hits: 0 });
    expect(await checkBooks(rich.database)).toEqual([]);
    await rich.close();
  });

  it("a clock of before the migration, without a contribution, has a winner among its entries", async () => {
    const rich = await createClockFixture([{ ...testWinTime, seed: 2_000_000 } as Jackpot], {
      dropsAreDue: false,
    });
    await rich.studio.runJackpots();
    await rich.database.query("UPDATE studio_clock SET contribution_thousandths = NULL");
    const { roundId } = await rich.play((await rich.playing("50.00")).session);
    rich.toZero();
    await rich.drawAll();
    expect(await rich.clock(1)).toMatchObject({ state: "paid", outOf: null, winner: roundId });
    await rich.close();
  });

  it("while the beacon is silent the draw waits and says so after 15 s; stakes enter the next clock meanwhile", async () => {
    const { session } = await fixture.playing("50.00");
    await fixture.play(session);
    fixture.beacon.isAway = true;
    fixture.toZero(1_000);
    await fixture.studio.runJackpots();
    const { valueMinor, clock } = await fixture.pot();
    expect(clock).toMatchObject({ drawn: { number: 1, waitsForBeacon: false }, now: { number: 2 } });
    fixture.advance(16_000);
    await fixture.studio.runJackpots();
    const waiting = (await fixture.pot()).clock!;
    expect(waiting.drawn).toMatchObject({ waitsForBeacon: true });
    expect(BigInt(waiting.drawn!.amountMinor!)).toBeGreaterThan(BigInt(valueMinor));
    expect((await fixture.clock(1)).root).toBeNull();
    const other = await fixture.playing("50.00");
    await fixture.play(other.session);
    fixture.beacon.isAway = false;
    await fixture.drawAll();
    expect(await fixture.clock(1)).toMatchObject({ state: "paid", amountMinor: waiting.drawn!.amountMinor });
    expect((await fixture.pot()).clock).toMatchObject({ drawn: null, now: { entries: 1 } });
  });

  it("a win-time clock in the studio is not drawn with the value of another chain than the sealed one: the draw waits for a node that knows that chain", async () => {
    const states = async () => {
      const { rows } = await fixture.database.query<{ state: string }>(
        "SELECT state FROM studio_clock WHERE pot = 'clock' AND currency = 'EUR' AND number = 1",
      );
      return rows.map(({ state }) => state);
    };
    await fixture.play((await fixture.playing("50.00")).session);
    fixture.toZero(1_000);
    for (let run = 0; run < 3; run += 1) await fixture.studio.runJackpots();
    expect(await states()).toEqual(["sealed"]);
    const { source } = fixture.beacon;
    const chain = (await source.chain())!;
    const beacon = { ...source, chain: async () => ({ ...chain, hash: "e".repeat(64) }) };
    const other = fixture.newStudio({ beacon });
    fixture.advance(10_000);
    for (let run = 0; run < 3; run += 1) await other.runJackpots();
    expect(await states()).toEqual(["sealed"]);
    await other.stop();
    await fixture.drawAll();
    expect(await states()).toEqual(["paid"]);
  });

  it("the seed is hidden and sealed until the draw, and the root comes at least 1 s before the beacon's round", async () => {
    const { session } = await fixture.playing("50.00");
    await fixture.play(session);
    const { rows } = await fixture.database.query<{ server_seed: string }>(
      "SELECT server_seed FROM studio_clock",
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.every(({ server_seed }) => server_seed.startsWith("v1."))).toBe(true);
    expect(await fixture.clock(1)).toMatchObject({ state: "running", serverSeed: null, root: null });
    const early = { pot: "clock", currency: "EUR", number: 1, after: 0 };
    expect((await fixture.call("listClockEntries", early)).status).toBe(404);
    fixture.toZero();
    await fixture.studio.runJackpots();
    await fixture.studio.runJackpots();
    const sealed = await fixture.clock(1);
    expect(sealed).toMatchObject({ state: "sealed", serverSeed: null, beaconSignature: null });
    // The test's chain has a round every 3 s from 1970 on.
    const beaconAtMs = (sealed.beaconRound! - 1) * 3_000;
    expect(beaconAtMs - fixture.gate.clock.at.getTime()).toBeGreaterThanOrEqual(1_000);
  });

  it.each([
    [399, "counts"],
    [400, "is made again with the same root and a later round, before the beacon is asked"],
    [10_000, "is made again with the same root and a later round, before the beacon is asked"],
  ])("a seal 1 s before its value whose commit takes %d ms %s", async (commitMs, becomes) => {
    const { session } = await fixture.playing("50.00");
    await fixture.play(session);
    // The test's chain has a round every 3 s from 1970 on.
    fixture.toZero(2_000);
    await fixture.studio.runJackpots();
    const { database } = fixture;
    const transaction: typeof database.transaction = async (work) => {
      let isSealing = false;
      const result = await database.transaction((connection) =>
        work({
          ...connection,
          query(...query: Parameters<typeof database.query>) {
            isSealing ||= query[0].startsWith("UPDATE studio_clock SET state = 'sealed'");
            return connection.query(...query);
          },
        } as typeof connection),
      );
      if (isSealing) fixture.advance(commitMs);
      return result;
    };
    const slow = fixture.newStudio({ database: { ...database, transaction } });
    await slow.runJackpots();
    await slow.stop();
    const late = await fixture.clock(1);
    const beaconAtMs = (round: number | null) => (round! - 1) * 3_000;
    expect(late).toMatchObject({ state: "sealed" });
    expect(beaconAtMs(late.beaconRound) - fixture.gate.clock.at.getTime()).toBe(1_000 - commitMs);
    await fixture.studio.runJackpots();
    const again = await fixture.clock(1);
    expect(again).toMatchObject({ state: "sealed", root: late.root, beaconSignature: null });
    if (becomes === "counts") expect(again).toEqual(late);
    else
      expect(beaconAtMs(again.beaconRound) - fixture.gate.clock.at.getTime()).toBeGreaterThanOrEqual(1_000);
    await fixture.drawAll();
    expect(await fixture.clock(1)).toMatchObject({ state: "paid", beaconRound: again.beaconRound });
  });

  it("a win whose answer is lost, or that the wallet cannot take for a minute, is paid once", async () => {
    const { player, session } = await fixture.playing("50.00");
    await fixture.play(session);
    const before = await fixture.balanceOf(player);
    let losses = 0;
    fixture.wallet.faultOf = (path) => {
      if (path !== "/transaction/win") return undefined;
      losses += 1;
      return losses === 1 ? "lose-response" : losses < 8 ? "unavailable" : undefined;
    };
    fixture.toZero();
    for (let second = 0; second < 240; second += 1) {
      await fixture.studio.runJackpots();
      if (second === 20) {
        const { amountMinor } = await fixture.clock(1);
        const hit = { playerId: player.id, currency: "EUR", amountMinor: BigInt(amountMinor!) };
        expect(await unpaidHitsAt(fixture.database, fixture.gate.clock.at)).toEqual([hit]);
      }
      fixture.advance(1_000);
    }
    expect(losses).toBe(8);
    expect(await unpaidHitsAt(fixture.database, fixture.gate.clock.at)).toEqual([]);
    const { amountMinor, state } = await fixture.clock(1);
    expect(state).toBe("paid");
    expect(await fixture.balanceOf(player)).toBe(before + BigInt(amountMinor!));
  });

  it("a stake whose answer is lost is rolled back, and enters no clock", async () => {
    const { session } = await fixture.playing("50.00");
    fixture.wallet.faultOf = (path) => (path === "/transaction/bet" ? "lose-response" : undefined);
    await fixture.start(session);
    fixture.wallet.faultOf = () => undefined;
    await fixture.resolveAll();
    expect((await fixture.pot()).clock!.now).toMatchObject({ entries: 0 });
  });

  it("two nodes that confirm stakes and draw at the same time number every entry once and draw one winner", async () => {
    const seats = await Promise.all([1, 2, 3, 4, 5, 6].map(() => fixture.playing("50.00")));
    const other = fixture.newStudio();
    fixture.advance(6_000);
    await Promise.all(
      seats.map(({ session }, index) =>
        fixture.call("startRound", {
          body: fixture.wish(),
          session,
          via: index % 2 ? other : fixture.studio,
        }),
      ),
    );
    await fixture.resolveAll();
    expect((await fixture.pot()).clock!.now).toMatchObject({ entries: 6 });
    fixture.toZero();
    for (let second = 0; second < 12; second += 1) {
      await Promise.all([fixture.studio.runJackpots(), other.runJackpots()]);
      fixture.advance(1_000);
    }
    expect(await fixture.pot()).toMatchObject({ hits: 1, clock: { last: { number: 1 }, drawn: null } });
    await other.stop();
  });
});

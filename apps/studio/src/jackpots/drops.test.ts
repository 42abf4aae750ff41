import type { Jackpot } from "@bellwether/contract/content/jackpot.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { drawClock, entryText, rootOfLeaves, seedHash } from "@bellwether/games";
import { afterEach, describe, expect, it } from "vitest";
import { checkBooks } from "../testing/check-books.ts";
import { createClockFixture } from "../testing/clock-fixture.ts";
import { testDrop } from "../testing/test-jackpots.ts";

/** So many stakes share this pot that the test's few never win. */
const large = { ...testDrop, seed: 2_000_000, contributionMilliCents: 10 } as Jackpot;

describe("the calls of a drop in the studio", () => {
  let fixture: Awaited<ReturnType<typeof createClockFixture>>;
  const begin = async (jackpots: readonly Jackpot[] = [testDrop], dropsAreDue = true) => {
    fixture = await createClockFixture(jackpots, { dropsAreDue });
    await fixture.studio.runJackpots();
    return fixture;
  };
  afterEach(async () => {
    await fixture.resolveAll();
    fixture.beacon.isAway = false;
    await fixture.drawCalls();
    expect(await checkBooks(fixture.database)).toEqual([]);
    expect(await fixture.gate.violations()).toEqual([]);
    await fixture.close();
  });

  const drop = () => fixture.pot("drop");
  const call = (number: number) => fixture.clock(number, "drop");
  const play = async (stakeMinor?: string) => {
    const { player, session } = await fixture.playing("50.00");
    return { player, session, round: await fixture.play(session, stakeMinor) };
  };

  it("a call waits for its first stake of at least 1.00, takes stakes for 30 s from then on, and pays one of them 80 % of the pot as a further win", async () => {
    await begin();
    fixture.advance(DAY_MS);
    await play("20");
    expect((await drop()).clock?.now).toMatchObject({ number: 1, entries: 0, endsAt: null });
    const first = await play();
    expect(first.round.jackpotWins).toEqual([]);
    const { endsAt } = (await drop()).clock?.now ?? {};
    expect(Date.parse(endsAt ?? "") - fixture.gate.clock.at.getTime()).toBe(30_000);
    // Each round starts 6 s after the one before.
    const second = await play();
    const { valueMinor } = await drop();
    fixture.advance(20_000);
    await fixture.studio.runJackpots();
    const late = await play();
    const leaves = [first, second].map(({ round }, index) =>
      entryText({ number: index + 1, roundId: round.roundId }),
    );
    await fixture.drawAll();
    const drawn = await call(1);
    expect(drawn).toMatchObject({ state: "paid", entries: 2, root: rootOfLeaves(leaves), endsAt });
    const winner = [first, second].find(({ round }) => round.roundId === drawn.winner);
    expect(BigInt(drawn.amountMinor ?? 0) - BigInt(valueMinor)).toBeLessThanOrEqual(2n);
    const { rows } = await fixture.database.query<{ state: string; jackpot: bigint }>(
      "SELECT state, jackpot_minor AS jackpot FROM wallet_round WHERE round = $1",
      [winner?.round.roundId],
    );
    expect(rows).toEqual([{ state: "closed", jackpot: BigInt(drawn.amountMinor ?? 0) }]);
    expect(await drop()).toMatchObject({ hits: 1, clock: { now: { number: 2, entries: 1 } } });
    await fixture.drawCalls();
    expect(await call(2)).toMatchObject({ winner: late.round.roundId });
  });

  it("the hash and the chances of a call are published before it takes a stake, and stay; seed, root and beacon give the number that was drawn", async () => {
    await begin([large], false);
    const waiting = (await drop()).clock?.now;
    // 1.1 times 16,000.00 in thousandths of a cent, of which a stake gets back 5 times 0.01 cents at most.
    expect(waiting?.outOf).toBe(35_200_000);
    const { round } = await play();
    await fixture.drawCalls();
    const drawn = await call(1);
    const { serverSeed, root, beaconRandomness } = drawn;
    expect(drawn).toMatchObject({ serverSeedHash: waiting?.serverSeedHash, outOf: 35_200_000 });
    expect(seedHash(serverSeed ?? "")).toBe(drawn.serverSeedHash);
    expect(root).toBe(rootOfLeaves([entryText({ number: 1, roundId: round.roundId })]));
    const seeds = { serverSeed: serverSeed!, root: root!, beaconRandomness: beaconRandomness! };
    const chances = { entries: 1, outOf: 35_200_000 };
    expect(drawClock({ pot: "drop", currency: "EUR", number: 1 }, seeds, chances)).toBeGreaterThan(1);
    expect(drawn).toMatchObject({ state: "missed", winningEntry: null, winner: null, amountMinor: null });
  });

  it("a call without a winner leaves the pot as it was to the minor unit, and the balance of its player", async () => {
    await begin([large], false);
    const { player } = await play();
    const held = () =>
      fixture.database
        .query<{ held_minor: bigint }>("SELECT held_minor FROM studio_pot")
        .then(({ rows }) => rows.map(({ held_minor }) => held_minor));
    const before = { held: await held(), balance: await fixture.balanceOf(player) };
    await fixture.drawCalls();
    expect((await call(1)).state).toBe("missed");
    expect({ held: await held(), balance: await fixture.balanceOf(player) }).toEqual(before);
    expect(await drop()).toMatchObject({ hits: 0, winners: [] });
  });

  it("a lone late stake on an untouched pot of 20.00 has the chance of 1 in 282, at any second of the hour", async () => {
    // 1.1 times 16.00 by 5 times 1.25 cents.
    await begin([testDrop], false);
    expect((await drop()).clock?.now).toMatchObject({ outOf: 282 });
    for (const minute of [1, 30, 59]) {
      const at = fixture.gate.clock.at.getTime();
      fixture.advance(Math.ceil(at / (60 * MINUTE_MS)) * 60 * MINUTE_MS - at + minute * MINUTE_MS);
      await fixture.studio.runJackpots();
      expect((await drop()).clock?.now?.outOf).toBe(282);
    }
  });

  it("with 480 stakes on the day before, an hourly drop's next call has 20 chances and a daily one's 480, where the pot needs fewer", async () => {
    const poor = { ...testDrop, seed: 100 } as Jackpot;
    await begin([poor, { ...poor, id: "daily", period: "day" } as Jackpot], false);
    const outOf = async (pot: string) => (await fixture.pot(pot)).clock?.now?.outOf;
    expect([await outOf("drop"), await outOf("daily")]).toEqual([15, 15]);
    await play();
    await fixture.drawCalls();
    await fixture.database.query(
      "UPDATE studio_clock SET entries = 480 WHERE number = 1 AND currency = 'EUR'",
    );
    await play();
    await fixture.drawCalls();
    expect([await outOf("drop"), await outOf("daily")]).toEqual([21, 481]);
    fixture.advance(DAY_MS);
    await play();
    await fixture.studio.runJackpots();
    await fixture.drawCalls();
    expect([await outOf("drop"), await outOf("daily")].map((count) => (count ?? 0) < 16)).toEqual([
      true,
      true,
    ]);
    await fixture.database.query("UPDATE studio_clock SET entries = 1 WHERE number = 1 AND currency = 'EUR'");
  });

  it("before the beacon's value the seed is sealed in the database and in no answer, and nothing names a winner", async () => {
    await begin();
    await play();
    fixture.advance(30 * SECOND_MS);
    for (const state of ["running", "closed", "sealed"]) {
      const { rows } = await fixture.database.query<Record<string, unknown>>(
        "SELECT server_seed, winning_entry, beacon_signature, amount_minor FROM studio_clock WHERE currency = 'EUR' AND number = 1",
      );
      expect(rows).toMatchObject([{ winning_entry: null, beacon_signature: null, amount_minor: null }]);
      expect(rows[0]?.server_seed).toMatch(/^v1\./);
      const published = await call(1);
      expect(published).toMatchObject({ state, serverSeed: null, winningEntry: null, winner: null });
      await fixture.studio.runJackpots();
    }
    const sealed = await call(1);
    // The test's chain has a round every 3 s from 1970 on.
    expect(((sealed.beaconRound ?? 0) - 1) * 3_000 - fixture.gate.clock.at.getTime()).toBeGreaterThan(0);
  });

  it("while the beacon is silent calls wait and say so after 15 s, play goes on, and then they are drawn in their order", async () => {
    await begin();
    fixture.beacon.isAway = true;
    const rounds: string[] = [];
    for (let number = 1; number <= 3; number += 1) {
      rounds.push((await play()).round.roundId);
      fixture.advance(30 * SECOND_MS);
      await fixture.studio.runJackpots();
      await fixture.studio.runJackpots();
    }
    const { clock } = await drop();
    expect(clock).toMatchObject({ drawn: { number: 1, waitsForBeacon: true }, now: { number: 4 } });
    fixture.beacon.isAway = false;
    await fixture.drawAll();
    const { rows } = await fixture.database.query<{ round_id: string }>(
      "SELECT round_id FROM studio_pot_hit ORDER BY number",
    );
    expect(rows.map(({ round_id }) => round_id)).toEqual(rounds);
    const amounts = await Promise.all(rounds.map(async (_, index) => (await call(index + 1)).amountMinor));
    // Each gets 80 % of what the one before has left.
    expect(amounts.map(Number)).toEqual(amounts.map(Number).toSorted((one, other) => other - one));
  });

  it("a stake after the end of a call that no node has closed enters the next one, and one before is not moved", async () => {
    await begin();
    const first = await play();
    await fixture.studio.runJackpots();
    const { serverSeedHash } = await call(2);
    fixture.advance(25 * SECOND_MS);
    const second = await play();
    await fixture.drawAll();
    expect(await call(1)).toMatchObject({ entries: 1, winner: first.round.roundId });
    expect(await call(2)).toMatchObject({ entries: 1, serverSeedHash });
    await fixture.drawCalls();
    expect(await call(2)).toMatchObject({ winner: second.round.roundId });
  });

  it("two drops of a game each take the stake into their call, and both can fall to it", async () => {
    await begin([testDrop, { ...testDrop, id: "daily", period: "day" } as Jackpot]);
    const { round } = await play();
    await fixture.drawCalls();
    expect(await call(1)).toMatchObject({ winner: round.roundId });
    expect(await fixture.clock(1, "daily")).toMatchObject({ winner: round.roundId });
  });

  it("a pot of 0.00 pays nothing: its call ends without a winner, and the stake is played", async () => {
    await begin([{ ...testDrop, seed: 1, contributionMilliCents: 1 } as Jackpot]);
    await play();
    await fixture.drawCalls();
    expect(await call(1)).toMatchObject({ state: "paid", amountMinor: "1" });
    const { player } = await play();
    await fixture.drawCalls();
    expect(await call(2)).toMatchObject({ state: "missed", winningEntry: 1, winner: null });
    expect(await fixture.statesOf(player)).toEqual(["settled"]);
    expect((await drop()).hits).toBe(1);
  });

  it("a call whose one chance was published for a poorer pot pays 0.06, which is 5 times the 0.0125 that its stake adds", async () => {
    await begin([testDrop], false);
    await fixture.database.query("UPDATE studio_clock SET out_of = 1 WHERE currency = 'EUR'");
    await play();
    const { valueMinor } = await drop();
    await fixture.drawCalls();
    expect(await call(1)).toMatchObject({ state: "paid", amountMinor: "6" });
    expect(Number(valueMinor)).toBeGreaterThan(1_600);
  });

  it("the calls of a drop in the studio of two nodes that plan, take stakes and draw at the same time, one call takes each stake and one winner is drawn", async () => {
    await begin();
    const seats = await Promise.all([1, 2, 3, 4].map(() => fixture.playing("100.00")));
    fixture.advance(6_000);
    const other = fixture.newStudio();
    const nodes = [fixture.studio, other];
    await Promise.all([
      ...seats.map(({ session }, index) =>
        fixture.call("startRound", { body: fixture.wish(), session, via: nodes[index % 2]! }),
      ),
      ...nodes.map((node) => node.runJackpots()),
    ]);
    await fixture.resolveAll();
    expect(await call(1)).toMatchObject({ entries: 4 });
    fixture.advance(30 * SECOND_MS);
    for (let second = 0; second < 12; second += 1) {
      await Promise.all(nodes.map((node) => node.runJackpots()));
      fixture.advance(1_000);
    }
    expect(await drop()).toMatchObject({ hits: 1, clock: { now: { number: 2 }, drawn: null } });
    await other.stop();
  });

  it("a waiting call ends when the drop's file changes, with its seed published, and one with the new terms takes its place", async () => {
    await begin();
    const changed = fixture.newStudio({ jackpots: [{ ...testDrop, keepsPercent: 30 } as Jackpot] });
    await changed.runJackpots();
    const ended = await call(1);
    expect(ended).toMatchObject({ state: "empty", entries: 0 });
    expect(seedHash(ended.serverSeed ?? "")).toBe(ended.serverSeedHash);
    await play();
    await fixture.drawCalls(changed);
    // 70 % of 20.01 or 20.02.
    expect((await call(2)).amountMinor).toMatch(/^140[12]$/);
    await changed.stop();
  });
});

import { readFileSync } from "node:fs";
import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { dayHash, FIRST_PREVIOUS_HASH, rootOfPath } from "@bellwether/games";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClockFixture } from "../testing/clock-fixture.ts";
import { createDrawFixture, DRAW_TABLE, type DrawFixture } from "../testing/draw-fixture.ts";
import type { StudioFixture } from "../testing/studio-fixture.ts";
import { createTableFixture, TABLE, TABLE_GAME_ID, type TableFixture } from "../testing/table-fixture.ts";
import { testDrop, testWinTime } from "../testing/test-jackpots.ts";
import { closeDays } from "./close-day.ts";

/** Moves the clock to this time on the next day, in UTC. */
function toNextDay(fixture: Pick<StudioFixture, "gate" | "advance">, hours: number, minutes: number): void {
  const { at } = fixture.gate.clock;
  const next = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1, hours, minutes);
  fixture.advance(next - at.getTime());
}

describe("the public record of a day", () => {
  let fixture: TableFixture;
  beforeAll(async () => {
    fixture = await createTableFixture();
  });
  afterAll(() => fixture.close());

  const close = () =>
    closeDays({ database: fixture.database, databaseTime: async () => fixture.gate.clock.at });
  const days = async () => (await fixture.ask("listDays", {})).days;
  const prove = (serverSeedHash: string) => fixture.call("proveCommitment", { serverSeedHash });

  it("the public record of a day closes 15 minutes after midnight UTC, once, however many nodes close it", async () => {
    await close();
    const [before] = await days();
    toNextDay(fixture, 0, 14);
    expect(await close()).toBe(0);
    fixture.advance(60_000);
    const closed = await Promise.all([close(), close(), close()]);
    expect(closed.toSorted()).toEqual([0, 0, 1]);
    expect((await days()).length).toBe(before ? 2 : 1);
  });

  it("the public record of a day contains the pairs of seeds for money and the table's rounds, and proves each of them", async () => {
    const players = await Promise.all([fixture.playing(), fixture.playing(), fixture.playing()]);
    const hashes = players.map(({ opened }) => opened.fairness.serverSeedHash);
    const { session } = await fixture.playing("100.00", TABLE_GAME_ID);
    const number = await fixture.betting();
    await fixture.bet(session, number, { red: 100 });
    await fixture.runUntil("paid");
    const round = await fixture.ask("readTableRound", { tableId: TABLE.name, number });
    const free = await fixture.openFree();
    const [before] = await days();

    toNextDay(fixture, 1, 0);
    expect(await close()).toBe(1);
    const [day] = await days();
    if (!day) throw new Error("no day was closed");
    expect(day.hash).toBe(dayHash(day));
    expect(day.previousHash).toBe(before?.hash ?? FIRST_PREVIOUS_HASH);
    for (const hash of [...hashes, round.serverSeedHash]) {
      const { data } = await prove(hash);
      if (!data) throw new Error(`no proof of ${hash}`);
      expect(data.day).toEqual(day);
      expect(data.leaf).toContain(hash);
      expect(rootOfPath(data.leaf, data.path)).toBe(day.root);
    }
    const { data } = await prove(round.serverSeedHash);
    expect(data?.leaf).toBe(
      `round:${TABLE.name}:${number}:${round.serverSeedHash}:${round.root}:${round.beaconRound}`,
    );
    expect(await prove(free.opened.fairness.serverSeedHash)).toMatchObject({
      status: 404,
      error: { code: "not_committed" },
    });
  });

  it("the public record of a day puts a round that was still running at midnight, and a pair that was stored late, into the next record, once", async () => {
    const number = await fixture.betting();
    const { serverSeedHash } = await fixture.ask("readTableRound", { tableId: TABLE.name, number });
    toNextDay(fixture, 0, 20);
    await close();
    expect((await prove(serverSeedHash)).status).toBe(404);
    await fixture.runUntil("paid");
    const { opened } = await fixture.playing();
    await fixture.database.query(
      "UPDATE studio_seed_pair SET created_at = created_at - interval '2 days' WHERE server_seed_hash = $1",
      [opened.fairness.serverSeedHash],
    );
    toNextDay(fixture, 0, 20);
    expect(await close()).toBe(1);
    const [day] = await days();
    expect((await prove(serverSeedHash)).data?.day).toEqual(day);
    expect((await prove(opened.fairness.serverSeedHash)).data?.day).toEqual(day);
    toNextDay(fixture, 0, 20);
    await close();
    expect((await prove(serverSeedHash)).data?.day).toEqual(day);
  });

  it("the public record of a day closes each of three days that passed without a node, in one chain", async () => {
    const [before] = await days();
    toNextDay(fixture, 12, 0);
    fixture.advance(2 * DAY_MS);
    expect(await close()).toBe(3);
    const [third, second, first] = await days();
    expect(first?.previousHash).toBe(before?.hash);
    expect(second?.previousHash).toBe(first?.hash);
    expect(third?.previousHash).toBe(second?.hash);
    expect(third?.commitmentCount).toBe(0);
  });

  it("the public record of a day refuses a text that is no hash", async () => {
    expect(await prove("abc")).toMatchObject({ status: 400, error: { code: "invalid_request" } });
  });
});

describe("the public record of a day with draws", () => {
  let fixture: DrawFixture;
  beforeAll(async () => {
    const monthly = { timeZone: "UTC", at: "12:00", daysOfMonth: ["last-sunday" as const] };
    const calendar = { ...monthly, closesMs: 10_000, ahead: 2, patienceMs: 90_000 };
    fixture = await createDrawFixture({ ...DRAW_TABLE, calendar });
    await hold();
    await close();
  });
  afterAll(() => fixture.close());

  const close = () =>
    closeDays({ database: fixture.database, databaseTime: async () => fixture.gate.clock.at });
  const prove = (serverSeedHash: string) => fixture.call("proveCommitment", { serverSeedHash });
  /** Holds the next draw. The one after it has then been on sale for 28 days or more when it is held. */
  const hold = async (isAway = false) => {
    const [next] = await fixture.upcoming();
    if (!next) throw new Error("no draw is on sale");
    fixture.advance(Date.parse(next.betsCloseAt) - fixture.gate.clock.at.getTime());
    fixture.beacon.isAway = isAway;
    const round = await fixture.over(next.number);
    fixture.beacon.isAway = false;
    return round;
  };

  it("the public record of a day with draws contains a draw that was on sale for 28 days or more on the day when it is drawn, and on no other day", async () => {
    const round = await hold();
    expect(round.phase).toBe("paid");
    const date = dayText(fixture.gate.clock.at);
    expect((await prove(round.serverSeedHash)).status).toBe(404);
    toNextDay(fixture, 0, 20);
    await close();
    const { data } = await prove(round.serverSeedHash);
    expect(data?.day.date).toBe(date);
    expect(data?.leaf).toBe(
      `round:${fixture.tableId}:${round.number}:${round.serverSeedHash}:${round.root}:${round.beaconRound}`,
    );
    expect(rootOfPath(data?.leaf ?? "", data?.path ?? [])).toBe(data?.day.root);
    toNextDay(fixture, 0, 20);
    await close();
    expect((await prove(round.serverSeedHash)).data?.day.date).toBe(date);
  });

  it("the public record of a day with draws contains a draw that is void after 28 days on sale or more, on the day when it becomes void", async () => {
    const round = await hold(true);
    expect(round.phase).toBe("void");
    const date = dayText(fixture.gate.clock.at);
    toNextDay(fixture, 0, 20);
    await close();
    expect((await prove(round.serverSeedHash)).data?.day.date).toBe(date);
  });

  it("the public record of a day with draws takes a draw that ended a month before and that no record contains into the next record, once", async () => {
    const round = await hold();
    await close();
    await fixture.database.query(
      "UPDATE studio_table_round SET drawn_at = drawn_at - interval '30 days' WHERE number = $1",
      [round.number],
    );
    toNextDay(fixture, 0, 20);
    await close();
    expect((await prove(round.serverSeedHash)).status).toBe(404);
    const migration = readFileSync(
      new URL("../migrations/0270-commitments-by-end.sql", import.meta.url),
      "utf8",
    );
    const [insert = ""] = /INSERT INTO studio_missed_round[^;]+/.exec(migration) ?? [];
    await fixture.database.query(insert);
    const date = dayText(fixture.gate.clock.at);
    for (let day = 0; day < 2; day += 1) {
      toNextDay(fixture, 0, 20);
      await close();
      expect((await prove(round.serverSeedHash)).data?.day).toMatchObject({ date, commitmentCount: 1 });
    }
  });
});

describe("the public record of a day with jackpots", () => {
  let fixture: Awaited<ReturnType<typeof createClockFixture>>;
  beforeAll(async () => {
    fixture = await createClockFixture([testDrop, testWinTime]);
  });
  afterAll(() => fixture.close());

  const close = () =>
    closeDays({ database: fixture.database, databaseTime: async () => fixture.gate.clock.at });
  const prove = (serverSeedHash: string) => fixture.call("proveCommitment", { serverSeedHash });
  const current = async (pot: string) =>
    (await fixture.ask("readPots", { currency: "EUR" })).pots.find((each) => each.pot === pot);

  it("the public record of a day with jackpots contains the commitment of a period that a drop had before its calls, once", async () => {
    await close();
    toNextDay(fixture, 23, 0);
    await close();
    const startsAt = fixture.gate.clock.at;
    const commitment = "d0".repeat(32);
    await fixture.database.query(
      `INSERT INTO studio_drop (pot, currency, starts_at, ends_at, commitment, sealed, state, ended_at)
       VALUES ('drop', 'EUR', $1, $2, $3, '', 'unmet', $2)`,
      [startsAt, new Date(startsAt.getTime() + HOUR_MS), commitment],
    );
    fixture.advance(HOUR_MS + 20 * MINUTE_MS);
    await close();
    const { data } = await prove(commitment);
    expect(data?.leaf).toBe(`drop:drop:EUR:${startsAt.toISOString()}:${commitment}`);
    expect(data?.day.date).toBe(dayText(startsAt));
    expect(rootOfPath(data?.leaf ?? "", data?.path ?? [])).toBe(data?.day.root);
    toNextDay(fixture, 0, 20);
    await close();
    expect((await prove(commitment)).data?.day.date).toBe(dayText(startsAt));
  });

  it("the public record of a day with jackpots contains a call of a drop on the day on which it is drawn", async () => {
    await fixture.studio.runJackpots();
    const call = (await current("drop"))?.clock?.now;
    if (!call) throw new Error("no call waits");
    await fixture.play((await fixture.playing()).session);
    await fixture.drawCalls();
    const date = dayText(fixture.gate.clock.at);
    toNextDay(fixture, 0, 20);
    await close();
    const { data } = await prove(call.serverSeedHash);
    const { root, beaconRound } = await fixture.clock(call.number, "drop");
    expect(data?.leaf).toBe(
      `round:clock:drop:EUR:${call.number}:${call.serverSeedHash}:${root}:${beaconRound}`,
    );
    expect(data?.day.date).toBe(date);
  });

  it("the public record of a day with jackpots contains a win-time clock that ended eight days after it began", async () => {
    await fixture.studio.runJackpots();
    const clock = (await current("clock"))?.clock?.now;
    if (!clock) throw new Error("no clock runs");
    await fixture.database.query(
      "UPDATE studio_clock SET starts_at = starts_at - interval '8 days' WHERE number = $1 AND pot = 'clock' AND currency = 'EUR'",
      [clock.number],
    );
    fixture.advance(7 * HOUR_MS);
    await fixture.studio.runJackpots();
    toNextDay(fixture, 0, 20);
    await close();
    expect((await prove(clock.serverSeedHash)).data?.leaf).toContain(
      `round:clock:clock:EUR:${clock.number}:`,
    );
  });
});

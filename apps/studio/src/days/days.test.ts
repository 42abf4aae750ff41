import { DAY_MS } from "@bellwether/contract/durations.ts";
import { dayHash, FIRST_PREVIOUS_HASH, rootOfPath } from "@bellwether/games";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTableFixture, TABLE, TABLE_GAME_ID, type TableFixture } from "../testing/table-fixture.ts";
import { closeDays } from "./close-day.ts";

/** Moves the clock to this time on the next day, in UTC. */
function toNextDay(fixture: TableFixture, hours: number, minutes: number): void {
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

  it("closes 15 minutes after midnight UTC, once, however many nodes close it", async () => {
    await close();
    const [before] = await days();
    toNextDay(fixture, 0, 14);
    expect(await close()).toBe(0);
    fixture.advance(60_000);
    const closed = await Promise.all([close(), close(), close()]);
    expect(closed.toSorted()).toEqual([0, 0, 1]);
    expect((await days()).length).toBe(before ? 2 : 1);
  });

  it("contains the pairs of seeds for money and the table's rounds, and proves each of them", async () => {
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

  it("puts a round that was still running at midnight, and a pair that was stored late, into the next record, once", async () => {
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

  it("closes each of three days that passed without a node, in one chain", async () => {
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

  it("refuses a text that is no hash", async () => {
    expect(await prove("abc")).toMatchObject({ status: 400, error: { code: "invalid_request" } });
  });
});

import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { Hub88Reply } from "@bellwether/contract/hub88.ts";
import type { Database, SqlConnection } from "@bellwether/db";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { StudioOptions } from "../studio-deps.ts";
import { netOf } from "../testing/check-books.ts";
import { finishTableTest } from "../testing/finish-table-test.ts";
import { createTableFixture, TABLE, TABLE_GAME_ID, type TableFixture } from "../testing/table-fixture.ts";
import { readStoredTable } from "./table-store.ts";

describe("a live table under faults", () => {
  let fixture: TableFixture;
  beforeAll(async () => {
    fixture = await createTableFixture();
  });
  afterEach(() => finishTableTest(fixture));
  afterAll(() => fixture.close());

  const seated = () => fixture.playing("100.00", TABLE_GAME_ID);
  const expectPaid = async (player: { id: string }) =>
    expect(await fixture.balanceOf(player)).toBe(10_000n + (await netOf(fixture.database, player.id)));
  /** Starts a node and changes the wallet's answers to it on one path. */
  const newNode = (
    path: string,
    change: (reply: Hub88Reply) => Response,
    more: Partial<StudioOptions> = {},
  ) => {
    const { wallet } = fixture.parts;
    const changing: typeof globalThis.fetch = async (input, init) => {
      const response = await wallet.fetch(input, init);
      return String(input).endsWith(path) ? change((await response.json()) as Hub88Reply) : response;
    };
    return fixture.newStudio({ wallet: { ...wallet, fetch: changing }, ...more });
  };

  /** A node whose SQL transactions that read the bets for the root take this much longer, before or after the root is written. */
  const slowNode = (delayed: "reading" | "commit", ms = 10_000) => {
    const { database } = fixture;
    let isSealing = false;
    const transaction: Database["transaction"] = async (work) => {
      const result = await database.transaction((connection) =>
        work({
          ...connection,
          async query(...query: Parameters<SqlConnection["query"]>) {
            const read = await connection.query(...query);
            if (/^\s*SELECT id, currency, stake_minor, input FROM studio_bet/.test(query[0])) {
              isSealing = true;
              if (delayed === "reading") fixture.advance(ms);
            }
            return read;
          },
        } as typeof connection),
      );
      if (isSealing && delayed === "commit") fixture.advance(ms);
      isSealing = false;
      return result;
    };
    return fixture.newStudio({ database: { ...database, transaction } });
  };
  const sealedRound = async () => {
    const { round } = (await readStoredTable(fixture.database, TABLE.name)) ?? {};
    if (round?.phase !== "sealed") throw new Error(`the round is ${round?.phase}`);
    return round;
  };

  it("a live table under faults seals bets whose reading took 10 s with a round of the beacon that is still to come", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await fixture.bet(session, number, { red: 100 });
    await fixture.runUntil("closed");
    fixture.advance(3_000);
    await slowNode("reading").runTables();
    const { phaseEndsAt, sealSeenAt } = await sealedRound();
    const now = fixture.gate.clock.at;
    expect(phaseEndsAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(1_000);
    expect(sealSeenAt).toEqual(now);
    await fixture.runUntil("paid");
    expect(await fixture.statesOf(player)).toEqual(["settled"]);
    await expectPaid(player);
  });

  it("a live table under faults draws no round whose seal took 10 s to be committed: it is sealed again with the same root and a later round of the beacon", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await fixture.bet(session, number, { red: 100 });
    await fixture.runUntil("closed");
    fixture.advance(3_000);
    await slowNode("commit").runTables();
    const late = await sealedRound();
    expect(late.sealSeenAt).toBeNull();
    expect(late.phaseEndsAt.getTime()).toBeLessThan(fixture.gate.clock.at.getTime());
    await fixture.studio.runTables();
    const again = await sealedRound();
    const now = fixture.gate.clock.at;
    expect(again).toMatchObject({ root: late.root, betCount: 1, beaconSignature: null, sealSeenAt: now });
    expect(again.phaseEndsAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(1_000);
    await fixture.runUntil("paid");
    expect(await fixture.ask("readTableRound", { tableId: TABLE.name, number })).toMatchObject({
      phase: "paid",
      root: late.root,
      beaconRound: again.beaconRound,
    });
    await expectPaid(player);
  });

  it.each([
    [399, "counts: it was seen 601 ms before the value, and the clock may be 600 ms behind the beacon's"],
    [400, "is sealed again"],
    [700, "is sealed again"],
  ])(
    "a round that is sealed 1 s before its value, and whose commit takes %d ms, %s",
    async (commitMs, becomes) => {
      const isSeen = becomes.startsWith("counts");
      const { player, session } = await seated();
      const number = await fixture.betting();
      await fixture.bet(session, number, { red: 100 });
      await fixture.runUntil("closed");
      // The test's chain has a round every 3 s from 1970 on.
      fixture.advance(6_000 - 1_000 - (fixture.gate.clock.at.getTime() % 3_000));
      await slowNode("commit", commitMs).runTables();
      const first = await sealedRound();
      expect(first.phaseEndsAt.getTime() - fixture.gate.clock.at.getTime()).toBe(1_000 - commitMs);
      expect(first.sealSeenAt !== null).toBe(isSeen);
      fixture.advance(999 - commitMs);
      await fixture.studio.runTables();
      expect(await sealedRound()).toEqual(first);
      fixture.advance(1);
      await fixture.studio.runTables();
      if (!isSeen) {
        const again = await sealedRound();
        expect(again).toMatchObject({ root: first.root, beaconRound: first.beaconRound! + 1 });
        expect(again.sealSeenAt).toEqual(fixture.gate.clock.at);
      }
      await fixture.runUntil("paid");
      await expectPaid(player);
    },
  );

  it("a live table under faults pays 130 bets of a round in 2 wallet calls, each bet once", async () => {
    const [one, other] = [await seated(), await seated()];
    const number = await fixture.betting();
    for (let bet = 0; bet < 100; bet += 1) await fixture.bet(one.session, number, { black: 50 });
    for (let bet = 0; bet < 30; bet += 1) await fixture.bet(other.session, number, { red: 50 });
    const before = fixture.wallet.calls.length;
    await fixture.runUntil("paid");
    expect(fixture.wallet.calls.slice(before)).toEqual(["/transaction/wins", "/transaction/wins"]);
    for (const { player } of [one, other]) {
      expect(new Set(await fixture.statesOf(player))).toEqual(new Set(["settled"]));
      await expectPaid(player);
    }
  }, 120_000);

  it("a live table under faults pays by the resolver the one win of two that the wallet could not decide, and the other at once", async () => {
    const { player, session } = await seated();
    const node = newNode("/transaction/wins", (reply) => {
      const [first, ...others] = reply.results!;
      return Response.json({ ...reply, results: [{ ...first, status: "RS_ERROR_UNKNOWN" }, ...others] });
    });
    const number = await fixture.betting();
    for (const spot of ["red", "black"]) await fixture.bet(session, number, { [spot]: 100 });
    await fixture.runUntil("drawn");
    fixture.advance(10_000);
    await node.runTables();
    expect((await fixture.statesOf(player)).sort()).toEqual(["settled", "settling"]);
    await fixture.resolveAll();
    expect(await fixture.statesOf(player)).toEqual(["settled", "settled"]);
    await expectPaid(player);
  });

  it("a live table under faults pays every bet alone, by the resolver, at a wallet that does not know the call for many wins", async () => {
    const { player, session } = await seated();
    const node = newNode("/transaction/wins", () => new Response("not found", { status: 404 }));
    const number = await fixture.betting();
    await fixture.bet(session, number, { red: 100 });
    await fixture.runUntil("drawn");
    fixture.advance(10_000);
    await node.runTables();
    await fixture.resolveAll();
    expect(await fixture.statesOf(player)).toEqual(["settled"]);
    await expectPaid(player);
  });

  it.each([
    ["ahead", MINUTE_MS],
    ["behind", -MINUTE_MS],
  ])(
    "a live table under faults follows the database's clock on a node whose own clock is a minute %s",
    async (_, wrongMs) => {
      const { player, session } = await seated();
      const node = fixture.newStudio({ now: () => new Date(fixture.gate.clock.at.getTime() + wrongMs) });
      const number = await fixture.betting(node);
      expect((await fixture.bet(session, number, { red: 100, black: 100 }, node)).status).toBe(200);
      fixture.advance(19_000);
      await node.runTables();
      expect((await fixture.table()).round).toMatchObject({ number, phase: "betting" });
      fixture.advance(1_000);
      await node.runTables();
      expect((await fixture.table()).round).toMatchObject({ number, phase: "closed" });
      const paid = await fixture.runUntil("paid", node);
      expect(paid).toMatchObject({ number, betCount: 1, voidReason: null });
      await fixture.resolveAll();
      await expectPaid(player);
    },
  );

  it("a live table under faults is void when the beacon has been away for 30 s after its round's time, and not at 29 s", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await fixture.bet(session, number, { red: 100 });
    const sealed = await fixture.runUntil("sealed");
    fixture.beacon.isAway = true;
    const phaseAt = async (ms: number) => {
      fixture.advance(Date.parse(sealed.phaseEndsAt) + ms - fixture.gate.clock.at.getTime());
      await fixture.studio.runTables();
      return (await fixture.table()).round?.phase;
    };
    for (const ms of [23_000, 25_000, 27_000, 29_000]) expect(await phaseAt(ms)).toBe("sealed");
    expect(await phaseAt(30_000)).toBe("void");
    await fixture.resolveAll();
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  /** Places a bet, brings its round to this phase, and lets 40 s pass in which no node runs. */
  const leftAlone = async (phase: string) => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await fixture.bet(session, number, { red: 100, black: 100 });
    await fixture.runUntil(phase);
    fixture.beacon.isAway = true;
    fixture.advance(phase === "closed" ? 0 : 6_000);
    await fixture.studio.runTables();
    fixture.advance(40_000);
    return { player, number, node: fixture.newStudio() };
  };

  it.each(["closed", "sealed"])(
    "a live table under faults pays a %s round after 40 s without a running node, although each node's first request to the beacon fails",
    async (phase) => {
      const { player, number, node } = await leftAlone(phase);
      for (const studio of [node, fixture.studio]) {
        await studio.runTables();
        expect((await fixture.table()).round).toMatchObject({ number, phase });
      }
      fixture.beacon.isAway = false;
      expect(await fixture.runUntil("paid", node)).toMatchObject({ number, betCount: 1, voidReason: null });
      await expectPaid(player);
    },
  );

  it.each(["closed", "sealed"])(
    "a live table under faults voids a %s round after 40 s without a running node, if the beacon then stays silent for 5 s; not yet after 4 s",
    async (phase) => {
      const { player, node } = await leftAlone(phase);
      for (let second = 0; second < 5; second += 1) {
        await node.runTables();
        expect((await fixture.table()).round).toMatchObject({ phase });
        fixture.advance(1_000);
      }
      await node.runTables();
      expect((await fixture.table()).round).toMatchObject({ phase: "void", voidReason: "beacon_silent" });
      await fixture.resolveAll();
      expect(await fixture.balanceOf(player)).toBe(10_000n);
    },
  );

  it("a live table under faults is void for a clock that differs from the beacon's, if its late seal cannot be made again for 30 s", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await fixture.bet(session, number, { red: 100 });
    await fixture.runUntil("closed");
    fixture.advance(3_000);
    await slowNode("commit").runTables();
    expect((await sealedRound()).sealSeenAt).toBeNull();
    fixture.beacon.trouble = "clock_skew";
    expect(await fixture.runUntil("void")).toMatchObject({ number, voidReason: "clock_skew" });
    await fixture.resolveAll();
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it("a live table under faults is not drawn with the value of another chain than the sealed one, and is void without a node that knows that chain for 30 s", async () => {
    const { source } = fixture.beacon;
    const chain = (await source.chain())!;
    const beacon = { ...source, chain: async () => ({ ...chain, hash: "e".repeat(64) }) };
    const other = fixture.newStudio({ beacon });
    const { player, session } = await seated();
    for (const [isBack, phase] of [
      [true, "paid"],
      [false, "void"],
    ] as const) {
      const number = await fixture.betting();
      await fixture.bet(session, number, { red: 100, black: 100 });
      const { phaseEndsAt } = await fixture.runUntil("sealed");
      fixture.advance(Date.parse(phaseEndsAt) - fixture.gate.clock.at.getTime());
      for (let second = 0; second < 30; second += 1) {
        await other.runTables();
        expect((await fixture.table()).round).toMatchObject({ number, phase: "sealed" });
        fixture.advance(1_000);
        if (isBack) break;
      }
      if (isBack) await fixture.runUntil("paid");
      else await other.runTables();
      expect((await fixture.table()).round).toMatchObject({ number, phase });
    }
    await fixture.resolveAll();
    await expectPaid(player);
  });

  it("a live table under faults is drawn when the beacon is back 29 s after its round's time", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await fixture.bet(session, number, { red: 100, black: 100 });
    await fixture.runUntil("sealed");
    fixture.beacon.isAway = true;
    fixture.advance(29_000);
    await fixture.studio.runTables();
    fixture.beacon.isAway = false;
    expect(await fixture.runUntil("paid")).toMatchObject({ number, betCount: 1 });
    await expectPaid(player);
  });

  it.each(["betting", "closed", "sealed", "drawn"])(
    "a live table under faults ends a round whose table's file is deleted while %s, pays its bets, and begins no other",
    async (phase) => {
      const { player, session } = await seated();
      const number = await fixture.betting();
      await fixture.bet(session, number, { red: 100, black: 100 });
      await fixture.runUntil(phase);
      const without = fixture.newStudio({ tables: [] });
      for (let second = 0; second < 60; second += 1) {
        fixture.advance(1_000);
        await without.runTables();
      }
      expect((await fixture.table()).round).toMatchObject({ number, phase: "paid", betCount: 1 });
      expect(await fixture.statesOf(player)).toEqual(["settled"]);
      await expectPaid(player);
      const published = await fixture.call("readTableRound", { tableId: TABLE.name, number, via: without });
      expect(published.data).toMatchObject({ number, phase: "paid" });
    },
  );

  it("a live table under faults returns the stakes of a round whose table's file is deleted while the beacon does not respond", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await fixture.bet(session, number, { red: 100 });
    await fixture.runUntil("sealed");
    fixture.beacon.isAway = true;
    const without = fixture.newStudio({ tables: [] });
    for (let second = 0; second < 60; second += 1) {
      fixture.advance(1_000);
      await without.runTables();
    }
    expect((await fixture.table()).round).toMatchObject({ number, phase: "void" });
    await fixture.resolveAll();
    expect(await fixture.balanceOf(player)).toBe(10_000n);
  });

  it("a live table under faults asks the beacon nothing outside the table's hours, nor while its title plays another model", async () => {
    await fixture.finish();
    fixture.advance(10_000);
    let asked = 0;
    const counted = async () => {
      asked += 1;
      return undefined;
    };
    const beacon = { chainHash: undefined, chain: counted, signature: counted, trouble: counted };
    const hour = fixture.gate.clock.at.getUTCHours();
    const opensAt = `${String((hour + 2) % 24).padStart(2, "0")}:00`;
    const closesAt = `${String((hour + 3) % 24).padStart(2, "0")}:00`;
    const closed = fixture.newStudio({ beacon, tables: [{ ...TABLE, hours: { opensAt, closesAt } }] });
    const titles = fixture.parts.titles.map((title) => ({ ...title, model: undefined }));
    const withoutModel = fixture.newStudio({ beacon, titles });
    for (let look = 0; look < 4; look += 1) {
      await closed.runTables();
      await withoutModel.runTables();
    }
    expect(asked).toBe(0);
    expect(await fixture.table()).toMatchObject({ waitsFor: "hours" });
  });
});

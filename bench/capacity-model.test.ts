import { describe, expect, it } from "vitest";
import { ASSUMPTIONS, capacityFor, readAssumptions } from "./capacity-model.ts";
import figures from "./figures.json" with { type: "json" };

const capacityWith = (...changes: string[]) => capacityFor(readAssumptions(changes));

describe("the capacity model", () => {
  it("the capacity model takes 1,000 rounds a second for 720,000 players of whom a hundredth play 500 rounds an hour", () => {
    const capacity = capacityWith("players=720000", "pagesPerHour=0");
    expect(capacity.roundsPerSecond).toBe(1_000);
    expect(capacity.pagesPerSecond).toBe(0);
  });

  it("the capacity model multiplies what a round costs, and counts a win of another provider as a second call", () => {
    const all = [
      "players=720000",
      "studioShare=0",
      "busyShare=1",
      "pagesPerHour=0",
      "busyHours=1",
      "daysKept=1",
    ];
    const losing = capacityWith(...all, "winShare=0");
    const { nodeMs, databaseMs, walBytes, diskBytes } = figures.providerRound;
    expect(losing.nodeCores).toBeCloseTo(nodeMs);
    expect(losing.coresOfDatabases).toBeCloseTo(databaseMs);
    expect(losing.walMegabytesPerSecond).toBeCloseTo(walBytes / 1_000);
    expect(losing.diskTerabytes).toBeCloseTo((diskBytes * losing.roundsPerSecond * 3_600) / 1e12);
    expect(capacityWith(...all, "winShare=0.5").nodeCores / losing.nodeCores).toBeCloseTo(1.5);
    expect(capacityWith(...all, "studioShare=1").nodeCores).toBeCloseTo(figures.studioRound.nodeMs);
  });

  it("the capacity model adds the cores of pages, whose thread decides how many nodes there are if it has more to do", () => {
    const quiet = capacityWith("players=720000", "studioShare=0", "pagesPerHour=0");
    const pages = capacityWith("players=720000", "studioShare=0", "pagesPerHour=100");
    expect(pages.pagesPerSecond).toBe(200);
    expect(pages.nodeCores - quiet.nodeCores).toBeCloseTo((200 * figures.page.nodeMs) / 1_000 / 0.6);
    expect(pages.nodes).toBe(Math.ceil((200 * figures.page.nodeMs) / 1_000 / 0.6) + 1);
  });

  it.each([
    ["cores", "databaseCores=1"],
    ["WAL", "walMegabytes=0.1"],
    ["disk", "databaseTerabytes=0.1"],
  ])("the capacity model says that %s ask for most databases with %s", (limitedBy, change) => {
    const capacity = capacityWith("players=720000", change);
    expect(capacity.limitedBy).toBe(limitedBy);
    expect(capacity.databases).toBeGreaterThan(1);
  });

  it("the capacity model needs two nodes and one database for a single player, and ten connections of each node", () => {
    const { nodes, databases, connectionsPerDatabase } = capacityWith("players=1");
    expect({ nodes, databases, connectionsPerDatabase }).toEqual({
      nodes: 2,
      databases: 1,
      connectionsPerDatabase: 20,
    });
  });

  it("the capacity model keeps twice the disk with a standby, and the archive's days of WAL", () => {
    const { storedTerabytes, diskTerabytes, walTerabytesPerDay } = capacityWith("archiveDays=3");
    expect(storedTerabytes).toBeCloseTo(2 * diskTerabytes + 3 * walTerabytesPerDay);
    expect(capacityWith("archiveDays=0", "standbys=0").storedTerabytes).toBeCloseTo(diskTerabytes);
  });

  it("the capacity model assumes what nothing changes", () => {
    expect(readAssumptions([])).toEqual(
      Object.fromEntries(Object.entries(ASSUMPTIONS).map(([name, { value }]) => [name, value])),
    );
    expect(readAssumptions(["activeShare=0.05"]).activeShare).toBe(0.05);
  });

  it.each([
    ["player=5", 'The model does not know "player". It knows players, activeShare,'],
    ["toString=5", 'The model does not know "toString".'],
    ["players", 'players is a whole number from 1 to 1000000000000, and not "".'],
    ["players=", 'players is a whole number from 1 to 1000000000000, and not "".'],
    ["players=many", 'players is a whole number from 1 to 1000000000000, and not "many".'],
    ["players=0", "players is a whole number from 1 to"],
    ["players=1.5", "players is a whole number from 1 to"],
    ["players=1e6", "players is a whole number from 1 to"],
    ["activeShare=2", 'activeShare is a number from 0 to 1, and not "2".'],
    ["busyShare=0", 'busyShare is a number from 0.01 to 1, and not "0".'],
    ["busyHours=25", 'busyHours is a number from 0 to 24, and not "25".'],
    ["betsPerHour=-1", 'betsPerHour is a number from 0 to 1000000000, and not "-1".'],
  ])("the capacity model refuses %s and says why", (change, message) => {
    expect(() => readAssumptions([change])).toThrow(message);
  });
});

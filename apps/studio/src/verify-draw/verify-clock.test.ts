import { createHash, randomUUID } from "node:crypto";
import type { PublishedClock } from "@bellwether/contract/studio/index.ts";
import { drawClock, entryText, rootOfLeaves, seedHash } from "@bellwether/games";
import { randomnessOf } from "@bellwether/games/beacon/check-signature.ts";
import { describe, expect, it } from "vitest";
import { publishedBeacon, TEST_CHAINS } from "../testing/published-draws.ts";
import { readClockLeaves } from "./read-leaves.ts";
import { verifyClock } from "./verify-clock.ts";

const ENDS_AT = "2026-11-26T06:00:00.000Z";
const { beaconRound, beaconSignature, beaconPublicKey, chainHash } = publishedBeacon(ENDS_AT);

const OUT_OF = 10;
const rounds = Array.from({ length: 5 }, () => randomUUID());
const leaves = rounds.map((roundId, index) => entryText({ number: index + 1, roundId }));
const root = rootOfLeaves(leaves);
const beaconRandomness = randomnessOf(beaconSignature);
const name = { pot: "quarter-chime", currency: "EUR", number: 3 };
/** Two seeds at ten chances and five entries: one draws an entry, the other a number above them. */
const seedWhere = (isWanted: (drawn: number) => boolean) => {
  for (let turn = 0; ; turn += 1) {
    const serverSeed = createHash("sha256").update(`seed ${turn}`).digest("hex");
    const drawn = drawClock(name, { serverSeed, root, beaconRandomness }, { entries: 5, outOf: OUT_OF });
    if (isWanted(drawn)) return { serverSeed, drawn };
  }
};
const { serverSeed, drawn: winningEntry } = seedWhere((drawn) => drawn <= 5);
const clock: PublishedClock = {
  ...name,
  ...{ serverSeed, root, beaconSignature, beaconRandomness, winningEntry },
  state: "paid",
  startsAt: "2026-11-26T00:00:00.000Z",
  endsAt: ENDS_AT,
  serverSeedHash: seedHash(serverSeed),
  entries: 5,
  outOf: OUT_OF,
  amountMinor: "8000",
  ...{ beaconRound, beaconPublicKey, chainHash },
  winner: rounds[winningEntry - 1] ?? null,
};
const failed = (changed: Partial<PublishedClock>, listed: readonly string[] = leaves) =>
  verifyClock({ ...clock, ...changed }, listed, TEST_CHAINS).lines.filter((line) => line.startsWith("FAILS"));

describe("the verifier of a win-time clock", () => {
  it("the verifier of a win-time clock confirms seed, beacon, root and winner of a clock with five entries", () => {
    expect(verifyClock(clock, leaves, TEST_CHAINS)).toMatchObject({ verified: true });
  });

  it.each([
    ["another seed", { serverSeed: "5eed".repeat(16) }],
    ["another winner", { winner: randomUUID() }],
    ["another winning entry", { winningEntry: (winningEntry % 5) + 1 }],
    ["another round of the beacon", { beaconRound: beaconRound + 1 }],
    ["an end after the beacon's value", { endsAt: "2026-11-26T06:00:03.000Z" }],
    ["an unknown chain", { chainHash: "c".repeat(64) }],
    ["another root", { root: "0".repeat(64) }],
    ["a seed that is not published", { serverSeed: null }],
    ["an end that is not published", { endsAt: null }],
    ["more chances than were published", { outOf: 1_000 }],
    [
      "a clock that hides its winner as missed",
      { state: "missed", winner: null, winningEntry: null } as const,
    ],
  ])("the verifier of a win-time clock refuses %s", (_, changed) => expect(failed(changed)).not.toEqual([]));

  it("the verifier of a win-time clock confirms a clock that drew a number above its entries, and refuses a winner of it", () => {
    const { serverSeed } = seedWhere((drawn) => drawn > 5);
    const missed: Partial<PublishedClock> = {
      ...{ serverSeed, serverSeedHash: seedHash(serverSeed) },
      ...{ state: "missed", winningEntry: null, winner: null },
    };
    expect(failed(missed)).toEqual([]);
    for (const winner of [
      { winner: rounds[0]! },
      { winningEntry: 1 },
      { state: "paid" as const, winner: rounds[0]!, winningEntry: 1 },
    ])
      expect(failed({ ...missed, ...winner })).not.toEqual([]);
  });

  it("the verifier of a win-time clock confirms a call that drew an entry when its pot could pay nothing", () => {
    const unpaid = { state: "missed", winner: null, amountMinor: null } as const;
    expect(failed(unpaid)).toEqual([]);
  });

  it("the verifier of a win-time clock confirms a clock of before clocks had chances: one of its entries wins", () => {
    const old = drawClock(name, { serverSeed, root, beaconRandomness }, { entries: 5, outOf: 1 });
    expect(failed({ outOf: null, winningEntry: old, winner: rounds[old - 1] ?? null })).toEqual([]);
  });

  it("the verifier of a win-time clock refuses entries that were left out, added or put in another order", () => {
    for (const listed of [leaves.slice(1), [...leaves, "6:x"], leaves.toReversed(), []])
      expect(failed({}, listed)).not.toEqual([]);
  });

  it("the verifier of a win-time clock refuses a round that has two entries, and two entries with one number, under the published root", () => {
    const [first = "", second = ""] = rounds;
    const twice = [...rounds.slice(0, 4), first].map((roundId, at) => entryText({ number: at + 1, roundId }));
    const sameNumber = [...leaves.slice(0, 4), entryText({ number: 4, roundId: second })];
    for (const listed of [twice, sameNumber]) {
      const lines = failed({ root: rootOfLeaves(listed) }, listed);
      expect(lines).toContainEqual(expect.stringContaining("numbered from 1 to 5, each round once"));
    }
  });

  it("the verifier of a win-time clock confirms a clock without entries by its seed's hash alone", () => {
    const empty = { state: "empty", entries: 0, root: null, beaconSignature: null, winner: null } as const;
    expect(verifyClock({ ...clock, ...empty }, []).verified).toBe(true);
    expect(failed(empty)).not.toEqual([]);
  });

  it("the verifier of a win-time clock confirms a clock with entries whose pot could pay nothing, and refuses it with an amount", () => {
    const unpaid = { state: "empty", amountMinor: null, root: null, winner: null } as const;
    expect(verifyClock({ ...clock, ...unpaid }, leaves).verified).toBe(true);
    expect(failed({ ...unpaid, amountMinor: "1" })).not.toEqual([]);
  });

  it("the verifier of a win-time clock reads the entries of an address page by page", async () => {
    const pages: Record<string, unknown> = {
      "https://x/entries/0": { leaves: leaves.slice(0, 3), next: 3 },
      "https://x/entries/3": { leaves: leaves.slice(3), next: null },
    };
    expect(await readClockLeaves("https://x/entries", async (place) => pages[place])).toEqual(leaves);
  });
});

import { createHash, randomUUID } from "node:crypto";
import type { PublishedClock } from "@bellwether/contract/studio/pots.ts";
import { drawClock, entryText, rootOfLeaves, seedHash } from "@bellwether/games";
import { describe, expect, it } from "vitest";
import { checkClock } from "./check-clock.ts";

const serverSeed = "c10c".repeat(16);
const beaconRandomness = createHash("sha256").update("a value").digest("hex");
const name = { pot: "quarter-chime", currency: "EUR", number: 3 };

function clockOf(count: number, outOf = 1) {
  const rounds = Array.from({ length: count }, () => randomUUID());
  const leaves = rounds.map((roundId, index) => entryText({ number: index + 1, roundId }));
  const root = rootOfLeaves(leaves);
  const drawn = drawClock(name, { serverSeed, root, beaconRandomness }, { entries: count, outOf });
  const winningEntry = drawn > count ? null : drawn;
  const clock: PublishedClock = {
    ...{ ...name, serverSeed, root, beaconRandomness, winningEntry, entries: count, outOf },
    state: winningEntry === null ? "missed" : "paid",
    startsAt: "2026-11-26T00:00:00.000Z",
    endsAt: "2026-11-26T06:00:00.000Z",
    serverSeedHash: seedHash(serverSeed),
    amountMinor: "8000",
    chainHash: null,
    beaconPublicKey: null,
    beaconRound: 9,
    beaconSignature: null,
    winner: (winningEntry && rounds[winningEntry - 1]) || null,
  };
  return { clock, leaves };
}
/** Pages of four entries. */
const pages = (leaves: readonly string[]) => async (after: number) => {
  const next = after + 4 < leaves.length ? after + 4 : null;
  return { leaves: leaves.slice(after, after + 4), next };
};

describe("the check of a win-time clock or a call of a drop in the browser", () => {
  it.each([1, 2, 7, 33])(
    "the check of a win-time clock or a call of a drop in the browser gets the same root and winner as the studio with %i entries",
    async (count) => {
      const { clock, leaves } = clockOf(count);
      expect(await checkClock(clock, pages(leaves))).toBe("holds");
    },
  );

  it("the check of a win-time clock or a call of a drop in the browser reports which of seed, root and winner does not match", async () => {
    const { clock, leaves } = clockOf(7);
    expect(await checkClock({ ...clock, serverSeed: "5eed".repeat(16) }, pages(leaves))).toBe("seed");
    expect(await checkClock(clock, pages(leaves.slice(1)))).toBe("root");
    expect(await checkClock(clock, pages(leaves.toReversed()))).toBe("root");
    const twice = leaves.with(6, leaves[0]!.replace("1:", "7:"));
    expect(await checkClock({ ...clock, root: rootOfLeaves(twice) }, pages(twice))).toBe("root");
    expect(await checkClock({ ...clock, winner: randomUUID() }, pages(leaves))).toBe("winner");
  });

  it("the check of a win-time clock or a call of a drop in the browser says that nobody won where the number is no entry's, and finds a winner that was hidden as such", async () => {
    const { clock, leaves } = clockOf(2, 1_000_000);
    expect(await checkClock(clock, pages(leaves))).toBe("missed");
    expect(await checkClock({ ...clock, outOf: 2 }, pages(leaves))).toBe("winner");
    const won = clockOf(2);
    const hidden = { ...won.clock, state: "missed", winningEntry: null, winner: null } as const;
    expect(await checkClock(hidden, pages(won.leaves))).toBe("winner");
    const unpaid = { ...won.clock, state: "missed", winner: null } as const;
    expect(await checkClock(unpaid, pages(won.leaves))).toBe("unpaid");
  });

  it("the check of a win-time clock or a call of a drop in the browser says that a clock without entries drew nothing", async () => {
    const { clock } = clockOf(1);
    const empty = { ...clock, state: "empty", entries: 0, winner: null } as const;
    expect(await checkClock(empty, pages([]))).toBe("empty");
  });
});

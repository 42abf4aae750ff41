import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PublishedClock } from "@bellwether/contract/studio/index.ts";
import { proveBet, readLeaf } from "@bellwether/games";
import { afterAll, describe, expect, it } from "vitest";
import { holdPublishedDraw, TEST_CHAINS } from "../testing/published-draws.ts";
import { publishedPrizeDraw } from "../testing/published-prize-draw.ts";
import { createSeededRandom } from "../testing/seeded-random.ts";
import { checkPublished } from "./check-published.ts";

const seed = process.env.SEED ?? randomUUID();
console.log(`files for npm run verify:draw: SEED=${seed}`);
const random = createSeededRandom(seed);
const sold = [
  [1, 2, 3, 4, 5, 6],
  [7, 8, 9, 10, 11, 12],
].map((slip) => ({ input: { slips: [slip] } }));
const { round, pages } = holdPublishedDraw(random, { model: "lotto-saturday", number: 7, sold });
const bets = pages.flatMap(({ leaves }) => leaves.map(readLeaf));
const [{ roundId, currency }] = bets as [(typeof bets)[number]];
const { tableId, number } = round;
const proof = {
  ...{ tableId, number, roundId, currency, root: round.root },
  leaf: pages[0]!.leaves[0]!,
  path: proveBet(bets, roundId),
};

const folder = mkdtempSync(join(tmpdir(), "published-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks the first file with the others beside it. In a reason the files have their names alone. */
async function check(...files: [name: string, content: unknown][]) {
  const [place = "", ...others] = files.map(([name, content]) => {
    const path = join(folder, name);
    writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
    return path;
  });
  return checkPublished(place, others, TEST_CHAINS).catch((error: Error) =>
    error.message.replaceAll(`${folder}/`, ""),
  );
}
const ROUND: [string, unknown] = ["round.json", round];
const LEAVES: [string, unknown] = ["leaves.json", pages];

describe("npm run verify:draw", () => {
  it("npm run verify:draw takes the proof of a bet and all bets of a draw in any order", async () => {
    for (const files of [[["proof.json", proof], LEAVES] as const, [LEAVES, ["proof.json", proof]] as const])
      expect(
        await check(ROUND, ...files.map(([name, content]) => [name, content] as [string, unknown])),
      ).toMatchObject({
        verified: true,
        lines: expect.arrayContaining([expect.stringContaining(`the proof is that of the bet ${roundId}`)]),
      });
  });

  const { currency: _, ...withoutCurrency } = proof;
  it.each<[string, unknown, RegExp]>([
    ["a proof without its currency", withoutCurrency, /^x\.json is not the proof of a bet: currency: /],
    [
      "a letter too many in the proof's id",
      { ...proof, roundId: `${roundId}a` },
      /^x\.json is .*: roundId: /,
    ],
    ["another object", { a: 1 }, /^x\.json is not the proof of a bet: tableId: /],
    [
      "a proof whose leaf is no text of a bet",
      { ...proof, leaf: "EUR" },
      /^x\.json: leaf: this is no leaf of a bet$/,
    ],
    ["no JSON", "{\nnonsense\n", /^x\.json: .*JSON/],
    ["a second list of all bets", pages[0], /^x\.json: this is a second list of all bets$/],
  ])("npm run verify:draw refuses in one sentence a file with %s", async (_name, content, reason) => {
    const said = await check(ROUND, LEAVES, ["x.json", content]);
    expect(said).toMatch(reason);
    expect(said).not.toContain("\n");
  });

  it("npm run verify:draw names the leaf that is wrong: its page and place if it is a number, its place if its text is no bet's", async () => {
    const [page, ...others] = pages;
    const withLeaf = (leaf: unknown) => check(ROUND, ["x.json", [{ ...page, leaves: [leaf] }, ...others]]);
    expect(await withLeaf(1)).toMatch(/^x\.json is not a list of leaves: 0\.leaves\.0: /);
    expect(await withLeaf("EUR")).toBe("x.json: leaf 1: this is no leaf of a bet");
  });

  it("npm run verify:draw refuses a second proof, and all bets of a void round", async () => {
    expect(await check(ROUND, LEAVES, ["one.json", proof], ["two.json", proof])).toMatch(
      /^two\.json: .*second proof/,
    );
    const isVoid = { ...round, phase: "void", voidReason: "few_players", events: null };
    expect(await check(["round.json", isVoid], LEAVES)).toBe(
      "leaves.json: a void round is checked without its bets",
    );
  });

  it.each<[string, unknown, RegExp]>([
    [
      "a round with a number for its seed",
      { ...round, serverSeed: 7 },
      /^p\.json is not a published round: serverSeed: /,
    ],
    ["a clock without a state", { pot: "chime" }, /^p\.json is not a published clock: /],
    [
      "a draw of a promotion without entries",
      { event: { data: {} } },
      /^p\.json is not a published draw: event\.data\./,
    ],
    ["a list", [], /^p\.json is not a published round: /],
  ])("npm run verify:draw refuses in one sentence %s", async (_name, content, reason) => {
    const said = await check(["p.json", content]);
    expect(said).toMatch(reason);
    expect(said).not.toContain("\n");
  });

  it("npm run verify:draw names a file that does not exist", async () => {
    await expect(checkPublished("none.json", [], TEST_CHAINS)).rejects.toThrow(
      "none.json: the file cannot be read (ENOENT)",
    );
  });

  it("npm run verify:draw refuses a second file with a promotion's draw, and a list of entries with a clock that paid nothing", async () => {
    const { draw, pages: listed } = publishedPrizeDraw(random);
    const files: [string, unknown][] = [
      ["draw.json", draw],
      ["leaves.json", listed],
    ];
    expect(await check(...files)).toMatchObject({ verified: true });
    expect(await check(...files, ["more.json", listed])).toMatch(/^more\.json: /);
    const clock: PublishedClock = {
      outOf: null,
      ...{ pot: "quarter-chime", currency: "EUR", number: 3, state: "empty", entries: 2, amountMinor: null },
      ...{ startsAt: "2026-11-26T00:00:00.000Z", endsAt: "2026-11-26T06:00:00.000Z" },
      ...{ serverSeed: "5eed".repeat(16), serverSeedHash: "0".repeat(64), root: null, winner: null },
      ...{ chainHash: null, beaconRound: null, beaconPublicKey: null, beaconSignature: null },
      ...{ beaconRandomness: null, winningEntry: null },
    };
    expect(await check(["clock.json", clock], ["entries.json", { leaves: [], next: null }])).toMatch(
      /^entries\.json: a clock that paid nothing/,
    );
  });
});

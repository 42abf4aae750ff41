import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { QUICKNET_INFO, SANDBOX_CHAIN_INFO } from "@bellwether/contract/beacon-chains.ts";
import type { PublishedTableRound } from "@bellwether/contract/studio/index.ts";
import {
  findModel,
  leafText,
  proveBet,
  releasedModels,
  rootOfBets,
  seedHash,
  tableDraws,
} from "@bellwether/games";
import { chainOf } from "@bellwether/games/beacon/beacon-chain.ts";
import { roundTimeMs } from "@bellwether/games/beacon/beacon-times.ts";
import { randomnessOf } from "@bellwether/games/beacon/check-signature.ts";
import { describe, expect, it } from "vitest";
import {
  holdPublishedDraw,
  type PublishedDraw,
  publishedBeacon,
  TEST_CHAINS,
} from "../testing/published-draws.ts";
import { sampleDraws } from "../testing/sample-draws.ts";
import { createSeededRandom } from "../testing/seeded-random.ts";
import { checkBeaconValue, KNOWN_CHAINS, readChain } from "./check-beacon.ts";
import { checkTableRound } from "./check-table-round.ts";
import { readLeaves } from "./read-leaves.ts";
import { verifyDraw } from "./verify-draw.ts";

const models = releasedModels();
const model = findModel(models, "live-european-roulette");
if (model.rules.kind !== "shared") throw new Error("not a shared model");

const IDS = ["a", "b", "c"].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`);
const bets = IDS.map((roundId) => ({ roundId, currency: "EUR", stakeMinor: 100n, input: {} }));
const BETS_CLOSE_AT = "2026-11-23T12:00:20.000Z";
const { beaconRound, beaconSignature, beaconPublicKey, chainHash } = publishedBeacon(BETS_CLOSE_AT);
const serverSeed = "5eed".repeat(16);
const [tableId, number, root] = ["salon", 7, rootOfBets(bets)];
const beaconRandomness = randomnessOf(beaconSignature);
const { events } = model.rules.draw(tableDraws({ serverSeed, root, beaconRandomness, tableId, number }));

const round: PublishedTableRound = {
  ...{ tableId, number, root, serverSeed, beaconRound, beaconSignature },
  ...{ beaconRandomness, beaconPublicKey, chainHash },
  ...{ mechanic: model.mechanic, model: model.id, modelHash: model.hash },
  phase: "paid",
  runsAt: null,
  actions: [],
  phaseEndsAt: "2026-11-23T12:00:30.000Z",
  startedAt: "2026-11-23T12:00:00.000Z",
  betsCloseAt: BETS_CLOSE_AT,
  drawsAt: null,
  serverSeedHash: seedHash(serverSeed),
  betCount: 3,
  events: [...events],
  voidReason: null,
};
const [bet] = bets;
if (!bet) throw new Error("no bet");
const proof = {
  ...{ tableId, number, root },
  roundId: bet.roundId,
  currency: "EUR",
  leaf: leafText(bet),
  path: proveBet(bets, bet.roundId) ?? [],
};

describe("npm run verify:draw", () => {
  it("npm run verify:draw confirms a published round, and a bet under its root, in 8 checks", () => {
    const { verified, lines } = verifyDraw(round, models, { proof }, TEST_CHAINS);
    expect(lines.filter((line) => line.startsWith("holds"))).toHaveLength(8);
    expect(verified).toBe(true);
  });

  it.each<[string, Partial<PublishedTableRound>]>([
    ["another seed", { serverSeed: "0".repeat(64) }],
    ["another root", { root: "0".repeat(64) }],
    ["a signature of another round", { beaconRound: beaconRound + 1 }],
    ["another value", { beaconRandomness: "0".repeat(64) }],
    ["another pocket", { events: [{ type: "ball-landed", pocket: 40, color: "red" }] }],
    ["another model's hash", { modelHash: "0".repeat(64) }],
    ["an unpublished seed", { serverSeed: null }],
  ])("npm run verify:draw rejects a round with %s", (_, changed) => {
    expect(verifyDraw({ ...round, ...changed }, models, {}, TEST_CHAINS).verified).toBe(false);
  });

  const failures = (changed: Partial<PublishedTableRound>, chains = TEST_CHAINS) =>
    verifyDraw({ ...round, ...changed }, models, {}, chains).lines.filter((line) => line.startsWith("FAILS"));

  it("npm run verify:draw rejects a round that names quicknet's hash with another chain's key, and one of a chain that it does not know", () => {
    const all = [...KNOWN_CHAINS, ...TEST_CHAINS];
    expect(failures({ chainHash: QUICKNET_INFO.hash }, all)[0]).toContain(
      "the published key is that of the chain",
    );
    expect(failures({}, [...KNOWN_CHAINS])).toEqual([expect.stringContaining("name its /info with --chain")]);
    expect(failures({}, all)).toEqual([]);
  });

  it("npm run verify:draw rejects a value of the beacon that came 1 ms before the close of the bets, and in a draw before its time or its close", () => {
    const cameAt = roundTimeMs(chainOf(TEST_CHAINS[0]!.info), beaconRound);
    expect(failures({ betsCloseAt: new Date(cameAt).toISOString() })).toEqual([]);
    const after = new Date(cameAt + 1).toISOString();
    expect(failures({ betsCloseAt: after })).toEqual([
      expect.stringContaining(`not before the close of the bets`),
    ]);
    expect(failures({ drawsAt: after })).toEqual([
      expect.stringContaining(`not before the time of the draw at ${after}`),
    ]);
    expect(failures({ drawsAt: BETS_CLOSE_AT, betsCloseAt: after })).toEqual([
      expect.stringContaining(`not before the close of the bets at ${after}`),
    ]);
  });

  it("npm run verify:draw knows a sandbox's chain and says what it is", () => {
    const [key] = checkBeaconValue(
      {
        chainHash: SANDBOX_CHAIN_INFO.hash,
        publicKey: SANDBOX_CHAIN_INFO.public_key,
        round: 9,
        signature: beaconSignature,
      },
      [BETS_CLOSE_AT, "the close"],
      KNOWN_CHAINS,
    );
    expect(key).toEqual([
      true,
      expect.stringContaining("a sandbox's, whose values anybody can compute in advance"),
    ]);
  });

  it("npm run verify:draw takes a further chain from its /info, and none whose hash does not cover its genesis", async () => {
    const info = QUICKNET_INFO;
    expect((await readChain("https://x/info", async () => info)).info).toEqual(info);
    const moved = { ...info, genesis_time: info.genesis_time + 3 };
    await expect(readChain("https://x/info", async () => moved)).rejects.toThrow("another hash than it says");
  });

  it("npm run verify:draw rejects a proof with another stake or of another round", () => {
    expect(
      verifyDraw(round, models, { proof: { ...proof, leaf: proof.leaf.replace("100", "200") } }, TEST_CHAINS)
        .verified,
    ).toBe(false);
    expect(verifyDraw(round, models, { proof: { ...proof, number: 8 } }, TEST_CHAINS).verified).toBe(false);
  });

  it.each([
    ["the id of another bet", { roundId: IDS[1]! }, "the proof is that of the bet bbbbbbbb-"],
    ["another currency", { currency: "SEK" }, "in SEK"],
    ["another root", { root: "0".repeat(64) }, "is under the root"],
  ])("npm run verify:draw rejects a proof that names %s than its leaf or its round", (_, changed, claim) => {
    const { lines } = verifyDraw(round, models, { proof: { ...proof, ...changed } }, TEST_CHAINS);
    expect(lines.filter((line) => line.startsWith("FAILS"))).toEqual([expect.stringContaining(claim)]);
  });

  it("npm run verify:draw compares number and root of a roulette round with its 3 bets where they are given", () => {
    const leaves = { tableId, number, leaves: bets.map(leafText), next: null };
    const failing = (changed: Partial<PublishedTableRound>, listed = leaves) =>
      verifyDraw({ ...round, ...changed }, models, { leaves: listed }, TEST_CHAINS).lines.filter((line) =>
        line.startsWith("FAILS"),
      );
    expect(failing({})).toEqual([]);
    expect(failing({ betCount: 4 })).toEqual([expect.stringContaining("the leaves are the round's 4 bets")]);
    expect(
      failing({}, { ...leaves, leaves: leaves.leaves.map((leaf) => leaf.replace("100", "200")) }),
    ).toEqual([expect.stringContaining("3 bets have the root")]);
  });

  it("npm run verify:draw checks the seed of a void round, although it has no draw", () => {
    const ended = { ...round, phase: "void", voidReason: "beacon_silent", events: null } as const;
    expect(verifyDraw(ended, models).verified).toBe(true);
    expect(verifyDraw({ ...ended, serverSeedHash: "0".repeat(64) }, models).verified).toBe(false);
  });
});

describe("npm run verify:draw on draws whose tickets share their prizes", () => {
  const seed = process.env.SEED ?? randomUUID();
  console.log(`draws for npm run verify:draw: SEED=${seed}`);
  const draws = sampleDraws(createSeededRandom(seed));
  const named = ["lotto with a bonus ball", "pick-3", "pick-3 cut by its cap", "raffle"];
  const TWO_BETS: [model: string, inputs: unknown[]][] = [
    ["bingo-bus-30", [{ serials: [5] }, { serials: [7] }]],
    ["lotto-saturday", [{ slips: [[1, 2, 3, 4, 5, 6]] }, { slips: [[7, 8, 9, 10, 11, 12]] }]],
  ];
  const address = "https://house.example/studio/api/tables/t/rounds/7/leaves";

  /** All leaves of a draw, read page by page from the addresses that the studio has for them. */
  const leavesOf = ({ pages }: Pick<PublishedDraw, "pages">) => {
    const places = [
      address,
      ...pages.flatMap(({ next }) => (next === null ? [] : [`${address}-after/${next}`])),
    ];
    return readLeaves(address, async (place) => pages[places.indexOf(place)]);
  };

  it.each(named)(
    "npm run verify:draw on draws whose tickets share their prizes confirms the draw %s with its leaves in several pages, in 8 checks",
    async (name) => {
      const draw = draws[name]!;
      expect(draw.pages.length).toBeGreaterThan(2);
      const { verified, lines } = verifyDraw(
        draw.round,
        models,
        { leaves: await leavesOf(draw) },
        TEST_CHAINS,
      );
      expect(lines.filter((line) => line.startsWith("holds"))).toHaveLength(8);
      expect(verified).toBe(true);
    },
  );

  it.each(named)(
    "npm run verify:draw on draws whose tickets share their prizes rejects %s with a leaf changed on its second page, a page missing, or none",
    async (name) => {
      const draw = draws[name]!;
      const changed = draw.pages.map((page, at) => ({
        ...page,
        leaves: page.leaves.map((leaf, place) =>
          at === 1 && place === 0 ? leaf.replace(/^./, (first) => (first === "0" ? "1" : "0")) : leaf,
        ),
      }));
      const pages = draw.pages;
      const missing = [{ ...pages[0]!, next: pages[1]!.next }, ...pages.slice(2)];
      for (const each of [changed, missing])
        expect(
          verifyDraw(draw.round, models, { leaves: await leavesOf({ pages: each }) }, TEST_CHAINS).verified,
        ).toBe(false);
      expect(verifyDraw(draw.round, models, {}, TEST_CHAINS).verified).toBe(false);
    },
  );

  it.each<[string, (leaves: string[]) => string[]]>([
    ["three times", ([first = "", second = ""]) => [first, second, second, second]],
    ["in descending order", (leaves) => leaves.toReversed()],
  ])(
    "npm run verify:draw on draws whose tickets share their prizes rejects a round of bingo and a lotto whose two bets have their root with a leaf %s",
    (_, listed) => {
      const random = createSeededRandom(seed);
      for (const [id, inputs] of TWO_BETS) {
        const sold = inputs.map((input) => ({ input }));
        const held = holdPublishedDraw(random, { model: id, number: 7, sold, listed });
        const [page] = held.pages;
        const { lines } = verifyDraw({ ...held.round, betCount: 2 }, models, { leaves: page! }, TEST_CHAINS);
        expect(lines.filter((line) => line.startsWith("FAILS"))).toEqual([
          expect.stringContaining("the leaves are the round's 2 bets in the order of their ids, each once"),
        ]);
      }
    },
  );

  it.each(named)(
    "npm run verify:draw on draws whose tickets share their prizes rejects %s with another figure in its events",
    async (name) => {
      const { round, pages } = draws[name]!;
      const events = round.events?.map((event) => ({ ...event, sold: 1, lines: 1 })) ?? null;
      const { verified } = verifyDraw(
        { ...round, events },
        models,
        { leaves: await leavesOf({ pages }) },
        TEST_CHAINS,
      );
      expect(verified).toBe(false);
    },
  );

  it.each(named)(
    "npm run verify:draw on draws whose tickets share their prizes checks the file of %s with the file of its leaves, and asks for it without",
    async (name) => {
      const { round, pages } = draws[name]!;
      const folder = mkdtempSync(join(tmpdir(), "draw-"));
      const leaves = join(folder, "leaves.json");
      writeFileSync(leaves, JSON.stringify(pages));
      expect((await checkTableRound("draw.json", round, [leaves], TEST_CHAINS)).verified).toBe(true);
      await expect(checkTableRound("draw.json", round, [], TEST_CHAINS)).rejects.toThrow(
        "add the file of its leaves",
      );
      rmSync(folder, { recursive: true });
    },
  );
});

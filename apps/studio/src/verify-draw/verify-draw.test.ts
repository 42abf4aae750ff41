import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
import { randomnessOf } from "@bellwether/games/beacon/check-signature.ts";
import { createBeaconSigner } from "@bellwether/games/testing/beacon-signer.ts";
import { describe, expect, it } from "vitest";
import type { PublishedDraw } from "../testing/published-draws.ts";
import { sampleDraws } from "../testing/sample-draws.ts";
import { createSeededRandom } from "../testing/seeded-random.ts";
import { checkTableRound } from "./check-table-round.ts";
import { readLeaves } from "./read-leaves.ts";
import { verifyDraw } from "./verify-draw.ts";

const models = releasedModels();
const model = findModel(models, "live-european-roulette");
if (model.rules.kind !== "shared") throw new Error("not a shared model");

const bets = ["a", "b", "c"].map((roundId) => ({ roundId, currency: "EUR", stakeMinor: 100n, input: {} }));
const signer = createBeaconSigner();
const serverSeed = "5eed".repeat(16);
const [tableId, number, root] = ["salon", 7, rootOfBets(bets)];
const beaconSignature = signer.sign(9);
const beaconRandomness = randomnessOf(beaconSignature);
const { events } = model.rules.draw(tableDraws({ serverSeed, root, beaconRandomness, tableId, number }));

const round: PublishedTableRound = {
  ...{ tableId, number, root, serverSeed, beaconSignature, beaconRandomness },
  ...{ mechanic: model.mechanic, model: model.id, modelHash: model.hash },
  phase: "paid",
  runsAt: null,
  actions: [],
  phaseEndsAt: "2026-11-23T12:00:30.000Z",
  startedAt: "2026-11-23T12:00:00.000Z",
  betsCloseAt: "2026-11-23T12:00:20.000Z",
  drawsAt: null,
  serverSeedHash: seedHash(serverSeed),
  betCount: 3,
  beaconRound: 9,
  beaconPublicKey: signer.publicKey,
  chainHash: "c".repeat(64),
  events: [...events],
  voidReason: null,
};
const [bet] = bets;
if (!bet) throw new Error("no bet");
const proof = {
  ...{ tableId, number, root },
  roundId: "a",
  currency: "EUR",
  leaf: leafText(bet),
  path: proveBet(bets, "a") ?? [],
};

describe("npm run verify:draw", () => {
  it("confirms a published round, and a bet under its root, in 5 checks", () => {
    const { verified, lines } = verifyDraw(round, models, { proof });
    expect(lines.filter((line) => line.startsWith("holds"))).toHaveLength(5);
    expect(verified).toBe(true);
  });

  it.each<[string, Partial<PublishedTableRound>]>([
    ["another seed", { serverSeed: "0".repeat(64) }],
    ["another root", { root: "0".repeat(64) }],
    ["a signature of another round", { beaconRound: 10 }],
    ["another value", { beaconRandomness: "0".repeat(64) }],
    ["another pocket", { events: [{ type: "ball-landed", pocket: 40, color: "red" }] }],
    ["another model's hash", { modelHash: "0".repeat(64) }],
    ["an unpublished seed", { serverSeed: null }],
  ])("rejects a round with %s", (_, changed) => {
    expect(verifyDraw({ ...round, ...changed }, models).verified).toBe(false);
  });

  it("rejects a proof with another stake or of another round", () => {
    expect(
      verifyDraw(round, models, { proof: { ...proof, leaf: proof.leaf.replace("100", "200") } }).verified,
    ).toBe(false);
    expect(verifyDraw(round, models, { proof: { ...proof, number: 8 } }).verified).toBe(false);
  });

  it("checks the seed of a void round, although it has no draw", () => {
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
  const address = "https://house.example/studio/api/tables/t/rounds/7/leaves";

  /** All leaves of a draw, read page by page from the addresses that the studio has for them. */
  const leavesOf = ({ pages }: Pick<PublishedDraw, "pages">) => {
    const places = [
      address,
      ...pages.flatMap(({ next }) => (next === null ? [] : [`${address}-after/${next}`])),
    ];
    return readLeaves(address, async (place) => pages[places.indexOf(place)]);
  };

  it.each(named)("confirms the draw %s with its leaves in several pages, in 5 checks", async (name) => {
    const draw = draws[name]!;
    expect(draw.pages.length).toBeGreaterThan(2);
    const { verified, lines } = verifyDraw(draw.round, models, { leaves: await leavesOf(draw) });
    expect(lines.filter((line) => line.startsWith("holds"))).toHaveLength(5);
    expect(verified).toBe(true);
  });

  it.each(named)(
    "rejects %s with a leaf changed on its second page, a page missing, or none",
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
        expect(verifyDraw(draw.round, models, { leaves: await leavesOf({ pages: each }) }).verified).toBe(
          false,
        );
      expect(verifyDraw(draw.round, models).verified).toBe(false);
    },
  );

  it.each(named)("rejects %s with another figure in its events", async (name) => {
    const { round, pages } = draws[name]!;
    const events = round.events?.map((event) => ({ ...event, sold: 1, lines: 1 })) ?? null;
    const { verified } = verifyDraw({ ...round, events }, models, { leaves: await leavesOf({ pages }) });
    expect(verified).toBe(false);
  });

  it.each(named)(
    "checks the file of %s with the file of its leaves, and asks for it without",
    async (name) => {
      const { round, pages } = draws[name]!;
      const folder = mkdtempSync(join(tmpdir(), "draw-"));
      const leaves = join(folder, "leaves.json");
      writeFileSync(leaves, JSON.stringify(pages));
      expect((await checkTableRound("draw.json", round, [leaves])).verified).toBe(true);
      await expect(checkTableRound("draw.json", round, [])).rejects.toThrow("add the file of its leaves");
      rmSync(folder, { recursive: true });
    },
  );
});

import { createHash } from "node:crypto";
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
import { bls12_381 } from "@noble/curves/bls12-381.js";
import { describe, expect, it } from "vitest";
import { verifyDraw } from "./verify-draw.ts";

const models = releasedModels();
const model = findModel(models, "live-european-roulette");
if (model.rules.kind !== "shared") throw new Error("not a shared model");

const bets = ["a", "b", "c"].map((roundId) => ({ roundId, currency: "EUR", stakeMinor: 100n, input: {} }));
const secret = bls12_381.utils.randomSecretKey();
const short = bls12_381.shortSignatures;
const serverSeed = "5eed".repeat(16);
const [tableId, number, root] = ["salon", 7, rootOfBets(bets)];
const beaconSignature = signRound(9);
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
  beaconPublicKey: short.getPublicKey(secret).toHex(),
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

function signRound(beaconRound: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(beaconRound));
  const hashed = createHash("sha256").update(bytes).digest();
  return short.sign(short.hash(hashed, "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"), secret).toHex();
}

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

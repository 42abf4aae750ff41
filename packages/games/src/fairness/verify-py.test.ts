import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { installDebianPackages } from "../../../../tests/servers/debian.ts";
import { findModel } from "../models/model.ts";
import { releasedModels } from "../models/released-models.ts";
import { playRound } from "../play-round.ts";
import { seedHash } from "./seed-hash.ts";

type Vector = {
  model: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  stakeMinor: string;
  input: unknown;
  payoutMinor: string;
};

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const { words, rounds } = JSON.parse(readFileSync(`${root}docs/fairness-vectors.json`, "utf8")) as {
  words: { serverSeed: string; clientSeed: string; nonce: number; below: [number, number][] };
  rounds: Vector[];
};

function hasPython(): boolean {
  try {
    execFileSync("python3", ["--version"]);
    return true;
  } catch {
    return false;
  }
}
if (!hasPython()) installDebianPackages(["python3"]);

/** What the example in Python makes of a round; it shares no code with the product. */
function verify(vector: Vector, promised = seedHash(vector.serverSeed)): { payoutMinor: string } {
  const { mechanic, id } = findModel(releasedModels(), vector.model);
  const printed = execFileSync(
    "python3",
    [
      `${root}examples/verify.py`,
      `${root}content/models/${mechanic}/${id}.json`,
      vector.serverSeed,
      promised,
      vector.clientSeed,
      String(vector.nonce),
      vector.stakeMinor,
      JSON.stringify(vector.input),
    ],
    { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] },
  );
  return JSON.parse(printed);
}

describe("19: docs/fairness.md is enough for a verifier in another language", () => {
  it.each(rounds.map((vector) => [vector.model, vector.nonce, vector] as const))(
    "examples/verify.py and the studio's rules give %s, nonce %d, the payout of the golden vector",
    (_model, _nonce, vector) => {
      const played = playRound({
        model: findModel(releasedModels(), vector.model),
        serverSeed: vector.serverSeed,
        clientSeed: vector.clientSeed,
        nonce: vector.nonce,
        stakeMinor: BigInt(vector.stakeMinor),
        input: vector.input,
      });
      expect(String(played.payoutMinor)).toBe(vector.payoutMinor);
      expect(verify(vector).payoutMinor).toBe(vector.payoutMinor);
    },
  );

  it("the example says when a seed does not have the promised hash", () => {
    expect(() => verify(rounds[0]!, "0".repeat(64))).toThrow(/does NOT match its promise/);
  });

  it("the golden words are those of the stream", async () => {
    const { seededDraws } = await import("./seeded-draws.ts");
    const draws = seededDraws(words);
    expect(words.below.map(([bound]) => [bound, draws.below(bound)])).toEqual(words.below);
  });
});

import { readFileSync } from "node:fs";
import type { RoundReplay } from "@bellwether/contract/studio/round.ts";
import { findModel, playRound, releasedModels, seedHash } from "@bellwether/games";
import { loaders } from "@bellwether/games/mechanics/loaders.ts";
import type { SampleRound } from "@bellwether/games/verify/sample-rounds.ts";
import { readVectors } from "@bellwether/games/verify/vectors-file.ts";
import { describe, expect, it } from "vitest";
import { recomputeRound } from "./recompute-round.ts";

const models = releasedModels();
const fetchModel = async (url: string | URL | Request) => {
  const path = new URL(String(url)).pathname;
  try {
    return new Response(readFileSync(new URL(`../../../../content${path}`, import.meta.url), "utf8"));
  } catch {
    return new Response("Not found", { status: 404 });
  }
};

type Revealed = RoundReplay & { serverSeed: string };

/** A golden round as the studio returns it after its seed has been revealed. */
function replayOf({ model: id, stakeMinor: firstStakeMinor, actions = [], ...order }: SampleRound): Revealed {
  const model = findModel(models, id);
  const { script, payoutMinor, stakedMinor } = playRound({
    ...order,
    model,
    actions,
    stakeMinor: BigInt(firstStakeMinor),
  });
  return {
    ...order,
    script,
    mechanic: model.mechanic,
    model: id,
    modelHash: model.hash,
    serverSeedHash: seedHash(order.serverSeed),
    firstStakeMinor,
    stakeMinor: stakedMinor.toString(),
    payoutMinor: payoutMinor.toString(),
    actions: actions.map((action) => ({ action })),
  } as unknown as Revealed;
}

const recompute = (replay: Revealed) =>
  recomputeRound(replay, "https://bellwether.example", fetchModel as typeof globalThis.fetch);

const golden = readVectors().rounds;
const spin = { ...golden[0], model: "bell-lines", nonce: 7, input: {} } as SampleRound;
const doubled = { ...spin, model: "blackjack-classic", nonce: 1, actions: [{ move: "double" }] };
const goldenOf = (mechanic: string) =>
  golden.filter(({ model }) => findModel(models, model).mechanic === mechanic);

/** Whether the mechanic has shared rounds. They are drawn from a table's seeds, so the vectors contain no player's round of it. */
const isShared = (mechanic: string) =>
  [...models.values()].some((model) => model.mechanic === mechanic && model.rules.kind === "shared");
const ownSeeds = Object.keys(loaders).filter((mechanic) => !isShared(mechanic));

describe("a round recomputed in the browser", () => {
  it.each(ownSeeds)(
    "a round recomputed in the browser of %s matches the studio's result for every golden round and its choices",
    async (id) => {
      expect(goldenOf(id).length).toBeGreaterThan(1);
      for (const round of goldenOf(id)) {
        expect(await recompute(replayOf(round))).toEqual({ matches: true, payoutMinor: round.payoutMinor });
      }
    },
  );

  it.each([
    ["another payout", { payoutMinor: "999999" }],
    ["another seed's hash", { serverSeedHash: "0".repeat(64) }],
    ["another model's hash", { modelHash: "0".repeat(64) }],
    [
      "a changed event",
      { script: { mechanic: "lines", events: [{ type: "round-ended", payoutMinor: "0" }] } },
    ],
    ["another nonce", { nonce: 8 }],
  ])("a round recomputed in the browser does not agree with %s", async (_, changed) => {
    expect((await recompute({ ...replayOf(spin), ...changed } as never)).matches).toBe(false);
  });

  it("a round recomputed in the browser of blackjack does not match if one of the player's choices is replaced", async () => {
    const stood = { ...doubled, actions: [{ move: "stand" }] };
    expect(replayOf(stood).payoutMinor).not.toBe(replayOf(doubled).payoutMinor);
    const replay = { ...replayOf(doubled), actions: replayOf(stood).actions };
    expect((await recompute(replay)).matches).toBe(false);
  });

  it("a round recomputed in the browser fails when the model is not published, and is then not called right or wrong", async () => {
    await expect(recompute({ ...replayOf(spin), model: "none" })).rejects.toThrow("no model none");
  });
});

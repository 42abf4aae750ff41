import { readFileSync } from "node:fs";
import type { RoundReplay } from "@bellwether/contract/studio/round.ts";
import { findModel, playRound, releasedModels, seedHash } from "@bellwether/games";
import { describe, expect, it } from "vitest";
import { recomputeRound } from "./recompute-round.ts";

const models = releasedModels();
const serverSeed = "5eed".repeat(16);
const fetchModel = async (url: string | URL | Request) => {
  const path = new URL(String(url)).pathname;
  try {
    return new Response(readFileSync(new URL(`../../../../content${path}`, import.meta.url), "utf8"));
  } catch {
    return new Response("Not found", { status: 404 });
  }
};

/** A round as the studio shows it once its seed is revealed. */
function replayOf(
  id: string,
  nonce: number,
  input: RoundReplay["input"] = {},
): RoundReplay & { serverSeed: string } {
  const model = findModel(models, id);
  const seeds = { serverSeed, clientSeed: "mine", nonce };
  const { script, payoutMinor } = playRound({ model, stakeMinor: 200n, input, ...seeds });
  return {
    ...seeds,
    script,
    input,
    mechanic: model.mechanic,
    model: id,
    modelHash: model.hash,
    serverSeedHash: seedHash(serverSeed),
    firstStakeMinor: "200",
    stakeMinor: "200",
    payoutMinor: payoutMinor.toString(),
    actions: [],
  } as unknown as RoundReplay & { serverSeed: string };
}

const recompute = (replay: RoundReplay & { serverSeed: string }) =>
  recomputeRound(replay, "https://bellwether.example", fetchModel as typeof globalThis.fetch);

describe("19: a round recomputed in the browser", () => {
  it.each([
    "bell-lines",
    "clover-cascade",
    "scratch-match-three",
    "scratch-lucky-number",
    "scratch-bell-tower",
    "the-golden-fleece",
    "fortune-cookie-jar",
  ])("of %s agrees with what the studio drew, over 30 nonces", async (id) => {
    for (let nonce = 0; nonce < 30; nonce += 1) {
      const replay = replayOf(id, nonce);
      expect(await recompute(replay)).toEqual({ matches: true, payoutMinor: replay.payoutMinor });
    }
  });

  it("of roulette agrees too, with its bets", async () => {
    const replay = replayOf("european-roulette", 3, { bets: [{ spot: "red", amountMinor: "200" }] });
    expect((await recompute(replay)).matches).toBe(true);
  });

  it.each([
    ["another payout", { payoutMinor: "999999" }],
    ["another seed's hash", { serverSeedHash: "0".repeat(64) }],
    ["another model's hash", { modelHash: "0".repeat(64) }],
    [
      "a changed event",
      { script: { mechanic: "lines", events: [{ type: "round-ended", payoutMinor: "0" }] } },
    ],
    ["another nonce", { nonce: 8 }],
  ])("does not agree with %s", async (_, changed) => {
    expect((await recompute({ ...replayOf("bell-lines", 7), ...changed } as never)).matches).toBe(false);
  });

  it("fails when the model is not published, and is then not called right or wrong", async () => {
    await expect(recompute({ ...replayOf("bell-lines", 7), model: "none" })).rejects.toThrow("no model none");
  });
});

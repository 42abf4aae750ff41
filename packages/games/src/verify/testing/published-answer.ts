import type { RoundReplay } from "@bellwether/contract/studio/index.ts";
import { seedHash } from "../../fairness/seed-hash.ts";
import { findModel } from "../../models/model.ts";
import { releasedModels } from "../../models/released-models.ts";
import { playRound } from "../../rounds/play-round.ts";
import type { SampleRound } from "../sample-rounds.ts";

/** The answer of `GET /studio/api/rounds/{roundId}` for a round that is over and whose seed is revealed. */
export function publishedAnswer(round: SampleRound): RoundReplay {
  const { serverSeed, clientSeed, nonce, input, actions = [], stakeMinor } = round;
  const model = findModel(releasedModels(), round.model);
  const order = { model, serverSeed, clientSeed, nonce, input, actions, stakeMinor: BigInt(stakeMinor) };
  const { script, payoutMinor, stakedMinor } = playRound(order);
  return {
    roundId: "01a22071-b528-7f3e-a562-18c06f263779",
    mechanic: model.mechanic,
    model: model.id,
    modelHash: model.hash,
    script: JSON.parse(JSON.stringify(script)) as RoundReplay["script"],
    mode: "money",
    currency: "EUR",
    stakeMinor: stakedMinor.toString(),
    firstStakeMinor: stakeMinor,
    input: input as RoundReplay["input"],
    actions: actions.map((action) => ({
      action: action as RoundReplay["input"],
      stakeMinor: "0",
      byRule: false,
    })),
    payoutMinor: payoutMinor.toString(),
    jackpotWins: [],
    state: "settled",
    serverSeedHash: seedHash(serverSeed),
    serverSeed,
    clientSeed,
    nonce,
    at: "2026-11-28T05:00:00.000Z",
  };
}

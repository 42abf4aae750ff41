import { findModel, playRound, releasedModels } from "@bellwether/games";
import { type Bench, median, rate } from "./measure.ts";

const ROUNDS = 100_000;

/** Whole rounds of the lines slot in one thread: from seeds to script, as the studio draws them. */
export const slotRounds: Bench = {
  name: "slot-rounds",
  async run() {
    const model = findModel(releasedModels(), "bell-lines");
    const round = (nonce: number) =>
      playRound({
        model,
        serverSeed: "ab".repeat(32),
        clientSeed: "bench",
        nonce,
        stakeMinor: 100n,
        input: {},
      });
    const turn = () =>
      rate(ROUNDS, async () => {
        for (let nonce = 0; nonce < ROUNDS; nonce += 1) round(nonce);
      });
    await turn();
    const rates = [await turn(), await turn(), await turn()];
    return [
      {
        name: "slot rounds in one thread (bell-lines)",
        ours: median(rates),
        peer: null,
        unit: "/s",
        goal: null,
      },
    ];
  },
};

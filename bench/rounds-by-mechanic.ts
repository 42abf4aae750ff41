import { releasedModels, seededDraws } from "@bellwether/games";
import type { Model } from "@bellwether/games/models/model.ts";
import { playUsually, usualInputs } from "@bellwether/games/rounds/usual-play.ts";
import { type Bench, inTurns, type Measurement } from "./measure.ts";

const TURN_MS = 400;
const STAKE_MINOR = 100n;
const TURNS = 3;

const seeds = (nonce: number) => ({ serverSeed: "ab".repeat(32), clientSeed: "bench", nonce });

/**
 * Measures whole rounds of each mechanic's first model in one thread, from seeds to script, as the studio draws them. Choices follow the best
 * play. The peer opens the same seeds and draws one number.
 */
export const roundsByMechanic: Bench = {
  name: "rounds-by-mechanic",
  async run() {
    const firsts = new Map<string, Model>();
    for (const model of releasedModels().values())
      if (!firsts.has(model.mechanic)) firsts.set(model.mechanic, model);
    const measured: Measurement[] = [];
    for (const [mechanic, model] of [...firsts].toSorted(([one], [other]) => one.localeCompare(other))) {
      const input = usualInputs(model)(STAKE_MINOR);
      const pair = await inTurns(
        TURNS,
        async () => countFor((nonce) => playUsually(model, seeds(nonce), STAKE_MINOR, input)),
        async () => countFor((nonce) => seededDraws(seeds(nonce)).below(37)),
      );
      measured.push({ ...pair, name: `rounds of ${mechanic} ÷ single draws`, unit: "/s", goal: null });
    }
    return measured;
  },
};

/** Repetitions of the work per second, measured over one turn. */
function countFor(work: (nonce: number) => unknown): number {
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < TURN_MS) {
    work(done);
    done += 1;
  }
  return (done / (performance.now() - start)) * 1_000;
}

import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { settleRewards } from "../rewards/settle-rewards.ts";
import type { GateFixture } from "./gate-fixture.ts";

/** Settles the rewards once. Returns how many were given. */
const settleOnce = (gate: GateFixture): Promise<number> => settleRewards(gate.deps);

/** Settles the rewards on five nodes at the same moment. Returns how many were given. */
export async function settleOnFiveNodes(gate: GateFixture): Promise<number> {
  const given = await Promise.all(Array.from({ length: 5 }, () => settleOnce(gate)));
  return given.reduce((sum, each) => sum + each, 0);
}

/**
 * Settles the rewards one minute and three minutes after a draw's close: entries are fixed first, prizes are drawn and given after the beacon.
 * @param settle how; by default once, on one node.
 * @returns the sum of what `settle` returned.
 */
export async function settleDrawsAt(
  gate: GateFixture,
  closeMs: number,
  settle: (gate: GateFixture) => Promise<number> = settleOnce,
): Promise<number> {
  let sum = 0;
  for (const minutes of [1, 3]) {
    gate.clock.at = new Date(closeMs + minutes * MINUTE_MS);
    sum += await settle(gate);
  }
  return sum;
}

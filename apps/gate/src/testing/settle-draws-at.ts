import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { settleRewards } from "../rewards/settle-rewards.ts";
import type { GateFixture } from "./gate-fixture.ts";

/** Settles the rewards one minute and three minutes after a draw's close: entries are fixed first, prizes are drawn and given after the beacon. */
export async function settleDrawsAt(gate: GateFixture, closeMs: number): Promise<number> {
  let given = 0;
  for (const minutes of [1, 3]) {
    gate.clock.at = new Date(closeMs + minutes * MINUTE_MS);
    given += await settleRewards(gate.deps);
  }
  return given;
}

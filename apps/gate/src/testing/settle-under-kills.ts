import { createLedger } from "@bellwether/ledger";
import { expect } from "vitest";
import { settleRewards } from "../rewards/settle-rewards.ts";
import { dyingAfter } from "./dying-after.ts";
import type { GateFixture } from "./gate-fixture.ts";

/**
 * Settles the rewards on nodes that die one statement later each time, until one of them reaches the end. The books must be right after each
 * death. Returns how many nodes died.
 */
export async function settleUnderKills(gate: GateFixture): Promise<number> {
  for (let killed = 0; ; killed += 1) {
    const database = dyingAfter(gate.database, killed);
    const hasEnded = await settleRewards({ ...gate.deps, database, ledger: createLedger(database) }).then(
      () => true,
      () => false,
    );
    if (hasEnded) return killed;
    expect(await gate.violations()).toEqual([]);
  }
}

import type { FreeSpinsRule } from "@bellwether/contract/content/rewards/free-spins-rule.ts";
import type { RewardKind } from "../grants/reward-kind.ts";
import { settleEach } from "../grants/settle-due.ts";
import { giveEarnedSpins } from "./earn-spins.ts";
import { listEarners } from "./list-earners.ts";
import { readySpins } from "./ready-spins.ts";
import { runningSpins } from "./running-spins.ts";

/** Free spins for a deposit that is played once, or for rounds of a new game. */
export const freeSpins: RewardKind<FreeSpinsRule> = {
  async settle(deps, offer, signal) {
    await listEarners(deps, offer);
    const ready = await readySpins(deps, offer);
    return settleEach(deps, offer, ready, (due) => giveEarnedSpins(deps, offer, due), signal);
  },

  /** Reading the rewards page also grants what was earned since the last run. */
  async running(deps, offer, player) {
    await listEarners(deps, offer, player.id);
    for (const due of await readySpins(deps, offer, player.id)) await giveEarnedSpins(deps, offer, due);
    return runningSpins(deps, offer, player);
  },
};

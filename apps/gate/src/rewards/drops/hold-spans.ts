import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { holdSealed, noteDrawn, openSeed } from "../prize-draw/hold-draws.ts";
import type { SealPorts } from "../prize-draw/seal-draw.ts";
import { lockDraw, type StoredDraw } from "../prize-draw/stored-draw.ts";
import { awardDrops } from "./award-drops.ts";
import { DROP_SEAL_AHEAD_MS, reopenSpan } from "./seal-spans.ts";

/** Draws who has the drops of each sealed span, once its round of the beacon is there. Any node may do it. */
export async function holdSpans(deps: SealPorts, offer: RewardOffer<CashDropRule>): Promise<void> {
  await holdSealed(deps, offer, {
    aheadMs: DROP_SEAL_AHEAD_MS,
    hold: (draw, signature) => holdSpan(deps, offer, draw, signature),
    reopen: (draw) => reopenSpan(deps, draw),
  });
}

/** Stores a draw's outcome and lists the rewards of its winners, in one SQL transaction. */
function holdSpan(
  deps: SealPorts,
  offer: RewardOffer<CashDropRule>,
  draw: StoredDraw,
  signature: string,
): Promise<void> {
  return deps.database.transaction(async (transaction) => {
    if (!(await lockDraw(transaction, draw))) return;
    const serverSeed = openSeed(deps, draw);
    await noteDrawn(transaction, draw, { drawnAt: deps.now(), signature, serverSeed, numbers: [] });
    await awardDrops(transaction, offer, { ...draw, serverSeed, beaconSignature: signature });
  });
}

import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { holdSealed, noteDrawn, openSeed } from "../prize-draw/hold-draws.ts";
import type { SealPorts } from "../prize-draw/seal-draw.ts";
import { lockDraw } from "../prize-draw/stored-draw.ts";
import { awardDrops } from "./award-drops.ts";
import { DROP_SEAL_AHEAD_MS } from "./seal-spans.ts";

/** Draws who has the drops of each sealed span, once its round of the beacon is there, in one SQL transaction. Any node may do it. */
export async function holdSpans(deps: SealPorts, offer: RewardOffer<CashDropRule>): Promise<void> {
  await holdSealed(deps, offer, DROP_SEAL_AHEAD_MS, (draw, signature) =>
    deps.database.transaction(async (transaction) => {
      if (!(await lockDraw(transaction, draw))) return;
      const serverSeed = openSeed(deps, draw);
      await noteDrawn(transaction, draw, { drawnAt: deps.now(), signature, serverSeed, numbers: [] });
      await awardDrops(transaction, offer, { ...draw, serverSeed, beaconSignature: signature });
    }),
  );
}

import { type PrizeDrawRule, termsOfDraw } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { DRAW_SEAL_AHEAD_MS } from "@bellwether/contract/content/table.ts";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { entriesQuery } from "./count-entries.ts";
import { answeringChain, type SealPorts, sealDraw } from "./seal-draw.ts";
import { drawsIn } from "./stored-draw.ts";

/** A bet that was placed before the close may be stored up to this much later. */
const WRITTEN_WITHIN_MS = MINUTE_MS / 2;

/** Seals each draw whose entries have closed. While the beacon does not respond, the draw waits. */
export async function sealDraws(deps: SealPorts, offer: RewardOffer<PrizeDrawRule>): Promise<void> {
  for (const draw of await drawsIn(deps.database, offer, "open")) {
    if (deps.now().getTime() < draw.closesAt.getTime() + WRITTEN_WITHIN_MS) continue;
    const { promotion, number, occasion, timeZone, opensAt, closesAt } = draw;
    const chain = await answeringChain(deps);
    if (!chain) {
      deps.log.warn({ promotion, drawNumber: number }, "a prize draw waits for the beacon");
      continue;
    }
    await sealDraw(deps, draw, { chain, aheadMs: DRAW_SEAL_AHEAD_MS }, async () => ({
      entries: entriesQuery(offer, { occasion, timeZone, from: opensAt, until: closesAt }),
      prizes: termsOfDraw(offer.rule, occasion).prizes,
      closesAt,
    }));
  }
}

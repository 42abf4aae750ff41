import type { Promotion } from "@bellwether/contract/content/promotion.ts";
import type { Site } from "../request/site.ts";
import { campaignOf } from "./promotion-files.ts";

/** Returns a test: has the signed-in player used a promotion, or can no longer get it? A claim that waits for its deposit counts as neither. */
export async function spentBy(site: Site): Promise<(promotion: Pick<Promotion, "code">) => boolean> {
  const player = await site.player();
  if (!player) return () => false;
  const taken = await site.gate.call("bonuses", {}).then(
    ({ bonuses }) => new Set(bonuses.filter(({ state }) => state !== "waiting").map(({ code }) => code)),
    // Without a response all are shown; the gate itself refuses a used one.
    () => new Set<string>(),
  );
  return ({ code }) => {
    const campaign = campaignOf(code, player.player_country);
    if (!campaign) return false;
    return taken.has(campaign.code) || (campaign.onlyFirstDeposit && player.player_deposits_count > 0);
  };
}

import type { BonusRefusal } from "@bellwether/contract/calls/bonus.ts";
import type { Promotion } from "@bellwether/contract/content/promotion.ts";
import type { Site } from "../request/site.ts";
import { loadOffers } from "./offers.ts";

type Coded = Pick<Promotion, "code">;

/** What the signed-in player has done with codes, and why the gate would refuse a claim. */
export type OwnCodes = {
  /** Has the player used a promotion, or can no longer get it? A claim that waits for its deposit counts as neither. */
  isSpent: (promotion: Coded) => boolean;
  refusalOf: (promotion: Coded) => BonusRefusal | undefined;
};

export async function loadOwnCodes(site: Site): Promise<OwnCodes> {
  const player = await site.player();
  if (!player) return { isSpent: () => false, refusalOf: () => undefined };
  const [{ bonuses, refused }, { campaigns }] = await Promise.all([
    site.gate
      .call("bonuses", {})
      // Without a response all are shown; the gate itself refuses a used one.
      .catch(() => ({ bonuses: [], refused: [] })),
    loadOffers(site),
  ]);
  const taken = new Set(bonuses.filter(({ state }) => state !== "waiting").map(({ code }) => code));
  return {
    isSpent: ({ code }) => {
      const campaign = campaigns.find((each) => each.code === code);
      if (!campaign) return false;
      return taken.has(campaign.code) || (campaign.onlyFirstDeposit && player.player_deposits_count > 0);
    },
    refusalOf: ({ code }) => refused.find((each) => each.code === code)?.refusal,
  };
}

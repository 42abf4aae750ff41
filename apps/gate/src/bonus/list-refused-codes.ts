import type { calls, OutputOf } from "@bellwether/contract";
import type { DatabasePort } from "../ports.ts";
import { findCampaign } from "./bonus.ts";
import { type BonusPorts, whyNoBonus } from "./refuse-bonus.ts";
import { readRewardedPlayer } from "./rewarded-player.ts";

type RefusedCodes = OutputOf<typeof calls.bonuses>["refused"];

/** The codes of promotions that the player may not claim now, by the same checks as the claim, and why; used ones are not looked for. */
export async function listRefusedCodes(
  deps: DatabasePort & BonusPorts,
  playerId: string,
): Promise<RefusedCodes> {
  const player = await readRewardedPlayer(deps, deps.database, playerId);
  const moment = { depositsBefore: player.depositsCount, actAt: deps.now() };
  const refused: RefusedCodes = [];
  for (const { code } of deps.promotions) {
    const campaign = code === undefined ? undefined : findCampaign(deps.campaigns, code);
    const why = campaign && (await whyNoBonus(deps, deps.database, player, campaign, moment));
    if (campaign && why !== undefined) refused.push({ code: campaign.code, refusal: why });
  }
  return refused;
}

import type { PrizeDrawRule } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import type { ProofPort, StorePorts } from "../../ports.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { announceDraw } from "./announce-draw.ts";
import { plannedDraws } from "./prize-draw-times.ts";

/** Publishes the hash of a new seed for each draw that is due to be announced, once for each draw, however many nodes do it. */
export async function announceDraws(
  deps: StorePorts & ProofPort,
  offer: RewardOffer<PrizeDrawRule>,
): Promise<void> {
  const promotion = offer.promotion.name;
  const planned = plannedDraws(offer, deps.now());
  if (planned.length === 0) return;
  const { rows } = await deps.database.query<{ occasion: string; time_zone: string }>(
    "SELECT occasion, time_zone FROM reward_draw WHERE promotion = $1",
    [promotion],
  );
  const known = new Set(rows.map(({ occasion, time_zone }) => `${occasion} ${time_zone}`));
  for (const draw of planned)
    if (!known.has(`${draw.occasion} ${draw.timeZone}`))
      await announceDraw(deps, { ...draw, promotion }, deps.now());
}

import type { PrizeDrawRule } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { mayReward } from "../grants/may-reward.ts";
import type { RewardKind } from "../grants/reward-kind.ts";
import { settleDue } from "../grants/settle-due.ts";
import { notifyWinners } from "../parcels/notify-winners.ts";
import { announceDraws } from "./announce-draws.ts";
import { entriesSoFar } from "./count-entries.ts";
import { givePrizes } from "./give-prizes.ts";
import { holdDraws } from "./hold-draws.ts";
import { openedDoors } from "./open-door.ts";
import { openDrawOf } from "./prize-draw-times.ts";
import { sealDraws } from "./seal-draws.ts";

/** Prize draws: equal chances for each entry, with a proof. Two runs, a minute apart, seal a draw and hold it. */
export const prizeDraw: RewardKind<PrizeDrawRule> = {
  async settle(deps, offer, signal) {
    await announceDraws(deps, offer);
    await sealDraws(deps, offer);
    await holdDraws(deps, offer);
    try {
      return await settleDue(deps, offer, (due) => givePrizes(deps, offer, due), signal);
    } finally {
      await notifyWinners(deps, offer.promotion.name);
    }
  },

  async running(deps, offer, player) {
    const { promotion, rule } = offer;
    const now = deps.now();
    const open = openDrawOf(offer, player, now);
    if (!open) return undefined;
    const { occasion, timeZone, opensAt: from, closesAt: until } = open;
    const answer = mayReward(player, offer, now);
    const entries = answer.may
      ? await entriesSoFar(deps.database, offer, { occasion, timeZone, from, until }, player.id)
      : 0;
    return {
      promotion: promotion.name,
      kind: "prize-draw",
      refusal: answer.may ? null : answer.why,
      ends_at: until.toISOString(),
      paid_by: new Date(until.getTime() + rule.paidWithinHours * HOUR_MS).toISOString(),
      entries,
      doors: rule.entry.by === "doors" ? await openedDoors(deps.database, promotion.name, player.id) : [],
    };
  },
};

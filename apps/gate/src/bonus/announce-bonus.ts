import { minorToAmount, pushAddress } from "@bellwether/contract";
import type { GateParts } from "../gate-parts.ts";
import { announceAward } from "../push/index.ts";
import type { ActiveBonus } from "./active-bonus.ts";
import type { BonusRow } from "./bonus.ts";
import { findCampaign } from "./claim-code.ts";

type Listener = { channel: string };

/** Tells the player's screens how a bonus stands. */
export function announceBonus(parts: Pick<GateParts, "push">, { channel }: Listener, row: BonusRow): void {
  parts.push.publish(pushAddress(channel), {
    type: "bonus",
    bonus_id: row.id,
    state: row.state,
    wagered: minorToAmount(row.wagered_minor),
    wagering_required: minorToAmount(row.wagering_required_minor),
  });
}

/** Tells the player's screens that something was given: how it stands, and as an award [3.22]. */
export function announceGrant(
  parts: Pick<GateParts, "push" | "campaigns">,
  player: Listener,
  row: BonusRow,
): void {
  announceBonus(parts, player, row);
  if (row.state !== "active") return;
  const description = findCampaign(parts.campaigns, row.code)?.name ?? "promo.campaign_past";
  announceAward(parts, player, {
    taskId: row.id,
    reward: [{ description, type: row.kind === "deposit" ? "bonus" : row.kind }],
  });
}

/** Tells the player's screens that a bonus has come to its end in play. */
export function announceFinishedBonus(
  parts: Pick<GateParts, "push">,
  channel: string,
  bonus: ActiveBonus,
): void {
  parts.push.publish(pushAddress(channel), {
    type: "bonus",
    bonus_id: bonus.id,
    state: bonus.state,
    wagered: minorToAmount(bonus.requiredMinor),
    wagering_required: minorToAmount(bonus.requiredMinor),
  });
}

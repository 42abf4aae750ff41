import { minorToAmount, pushAddress } from "@bellwether/contract";
import type { CampaignsPort, PushPort } from "../ports.ts";
import { announceAward } from "../push/index.ts";
import type { ActiveBonus } from "./active-bonus.ts";
import { type BonusRow, nameOfBonus } from "./bonus.ts";

type Listener = { channel: string };

/** Pushes a bonus's current state to the player's screens. */
export function announceBonus(deps: PushPort, { channel }: Listener, row: BonusRow): void {
  deps.push.publish(pushAddress(channel), {
    type: "bonus",
    bonus_id: row.id,
    state: row.state,
    wagered: minorToAmount(row.wagered_minor),
    wagering_required: minorToAmount(row.wagering_required_minor),
  });
}

/** Pushes a newly granted bonus to the player's screens: its state, and an award [3.22] unless notes are off. */
export function announceGrant(
  deps: CampaignsPort & PushPort,
  player: Listener & { showsNotes: boolean },
  row: BonusRow,
): void {
  announceBonus(deps, player, row);
  if (row.state !== "active" || !player.showsNotes) return;
  const description = nameOfBonus(deps.campaigns, row);
  announceAward(deps, player, {
    taskId: row.id,
    reward: [{ description, type: row.kind === "deposit" ? "bonus" : row.kind }],
  });
}

/** Tells the player's screens that a bonus ended during play. */
export function announceFinishedBonus(deps: PushPort, channel: string, bonus: ActiveBonus): void {
  deps.push.publish(pushAddress(channel), {
    type: "bonus",
    bonus_id: bonus.id,
    state: bonus.state,
    wagered: minorToAmount(bonus.requiredMinor),
    wagering_required: minorToAmount(bonus.requiredMinor),
  });
}

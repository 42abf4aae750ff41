import { type Award, pushAddress } from "@bellwether/contract";
import type { PushPort } from "../ports.ts";

/** Shows an award on the player's screens [3.22]. A reward's description is a translation key, or text that is shown as it is. */
export function announceAward(deps: PushPort, player: { channel: string }, award: Award): void {
  deps.push.publish(pushAddress(player.channel), { type: "award", method: "notifyAward", data: [award] });
}

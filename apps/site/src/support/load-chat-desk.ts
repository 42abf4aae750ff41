import type { RootData } from "../page-data/root-data.ts";
import type { Site } from "../request/site.ts";

/** Whether somebody answers the player's chat now. A page does without it: undefined when the gate does not say, and with a provider's chat. */
export async function loadChatDesk(site: Site): Promise<RootData["chatDesk"]> {
  if (site.token === undefined || site.options.chat) return undefined;
  try {
    const { is_there: isThere, waiting, unread } = await site.gate.call("chatDesk", {});
    return { isThere, waiting, unread };
  } catch {
    return undefined;
  }
}

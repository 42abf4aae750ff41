import type { PlayerProfile } from "@bellwether/contract/calls/players.ts";
import type { SessionEndReason } from "@bellwether/contract/envelope.ts";
import { paths } from "../paths.ts";
import { isAnnounced, showsModal } from "../session/session-end.ts";
import { redirectTo } from "./redirects.ts";
import { type PageArgs, type Site, siteOf, unavailable } from "./site.ts";

/**
 * Where a reader without a session is redirected; `ended` names the reason there: home when login is not the next step, otherwise to login and
 * back [4.08]. A reader who never had a session, or whose session is long gone, gets the login page without a message.
 */
export function pageAfterEnd(reason: SessionEndReason | undefined, origin: string): string {
  if (reason !== undefined && isAnnounced(reason)) return paths.home({ ended: reason });
  return paths.login({ origin, ...(reason !== undefined && showsModal(reason) && { ended: reason }) });
}

/** The player of a page that needs one; a visitor is sent to login and back. While the gate is down a player gets a 503 and not the login. */
export async function requirePlayer(
  args: PageArgs & { url: URL },
): Promise<{ site: Site; player: PlayerProfile; token: string }> {
  const site = siteOf(args);
  const player = await site.player();
  if (site.isUnknown) throw unavailable();
  if (!player || site.token === undefined) {
    throw redirectTo(site, pageAfterEnd(site.endReason, args.url.pathname + args.url.search));
  }
  return { site, player, token: site.token };
}

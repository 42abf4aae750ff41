import type { PlayerProfile } from "@bellwether/contract/calls/players.ts";
import type { SessionEndReason } from "@bellwether/contract/envelope.ts";
import { isTold, showsModal } from "../live/session-end.ts";
import { paths } from "../paths.ts";
import { redirectTo } from "./redirects.ts";
import { type PageArgs, type Site, siteOf, unavailable } from "./site.ts";

/**
 * Where a page's reader goes who is no player, and `ended` says there why the session is over: to login and back where that is told with a
 * way to login, home where login is not the next step [4.08]. Who never had a session, or one of long ago, goes to login without a word.
 */
export function pageAfterEnd(reason: SessionEndReason | undefined, origin: string): string {
  if (reason !== undefined && isTold(reason)) return paths.home({ ended: reason });
  return paths.login({ origin, ...(reason !== undefined && showsModal(reason) && { ended: reason }) });
}

/** The player of a page that needs one; a visitor goes to login and comes back. While the gate is away a player is no visitor, and is told to try again. */
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

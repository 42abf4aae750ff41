import type { PlayerProfile } from "@bellwether/contract/calls/players.ts";
import { paths } from "../paths.ts";
import { redirectTo } from "./redirects.ts";
import { type PageArgs, type Site, siteOf, unavailable } from "./site.ts";

/** The player of a page that needs one; a visitor goes to login and comes back. While the gate is away a player is no visitor, and is told to try again. */
export async function requirePlayer(
  args: PageArgs & { url: URL },
): Promise<{ site: Site; player: PlayerProfile; token: string }> {
  const site = siteOf(args);
  const player = await site.player();
  if (site.isUnknown) throw unavailable();
  if (!player || site.token === undefined) {
    throw redirectTo(site, paths.login({ origin: args.url.pathname + args.url.search }));
  }
  return { site, player, token: site.token };
}

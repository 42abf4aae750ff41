import { DomainError } from "@bellwether/contract";
import { isOffered, providerLanguage } from "@bellwether/market";
import type { GateParts } from "../gate-parts.ts";
import type { RequestContext, SignedIn } from "../http/request-context.ts";
import { playerCan } from "../players/index.ts";
import { issueLaunchToken } from "../wallet/index.ts";
import { isFreePlayAllowed, isVisible } from "./list-games.ts";

type Input = {
  gameId: number;
  language: string;
  mode: "money" | "free";
  cashier_url?: string | undefined;
  responsible_gaming_url?: string | undefined;
  lobby_url?: string | undefined;
};

/**
 * Where the game's frame opens. For money it carries a token bound to player, session, provider and game.
 * @throws DomainError `unknown_game`, `game_blocked`, `free_play_not_allowed`, `session_missing`, `not_activated` or `account_excluded`.
 */
export async function launchGame(
  parts: GateParts,
  context: RequestContext,
  signedIn: SignedIn | undefined,
  input: Input,
): Promise<{ url: string; winloss_url: string | null }> {
  const title = parts.titles.find((each) => each.gameId === input.gameId);
  const provider = title && parts.settings.providers[title.provider];
  if (!title || !provider) throw new DomainError("unknown_game");
  const country = signedIn?.player.country ?? context.country;
  const situation = {
    brand: context.brand,
    country,
    region: context.region,
    authenticated: signedIn !== undefined,
    now: parts.now(),
  };
  if (!isVisible(title, situation)) throw new DomainError("game_blocked");
  if (input.mode === "free" && !isFreePlayAllowed(title, country, parts.settings.freePlayAllowed))
    throw new DomainError("free_play_not_allowed");

  const language = isOffered(input.language) ? input.language : "en";
  const query = new URLSearchParams({
    game: title.code,
    mode: input.mode,
    language: providerLanguage(language),
    brand: context.brand,
  });
  for (const name of ["cashier_url", "responsible_gaming_url", "lobby_url"] as const) {
    if (input[name] !== undefined) query.set(name, localPath(input[name]));
  }
  if (input.mode === "money") {
    if (!signedIn) throw new DomainError("session_missing");
    if (signedIn.player.status !== "open") throw new DomainError("account_excluded");
    if (!playerCan.play(signedIn.player)) throw new DomainError("not_activated");
    query.set("token", await issueLaunchToken(parts, signedIn, title));
  }
  return { url: `${provider.launchUrl}?${query}`, winloss_url: signedIn ? "/my-account/history" : null };
}

/** A way back must stay on the site: one slash, no second one in any spelling, no line breaks. */
function localPath(text: string): string {
  const isLocal =
    /^\/(?![/\\])/.test(text) && !/[\\\p{Cc}]|%2f%2f|%5c/iu.test(text) && !text.startsWith("/%2f");
  if (!isLocal) throw new DomainError("invalid_param", { detail: "an address left the site" });
  return text;
}

import { DomainError, localPath } from "@bellwether/contract";
import { opensSoon } from "@bellwether/contract/content/catalogue.ts";
import {
  defaultLanguage,
  type Language,
  languageOfCode,
  languagePrefix,
  providerLanguage,
} from "@bellwether/market";
import { requireUnheld } from "../holds/index.ts";
import type { RequestContext } from "../http/request-context.ts";
import { isVisible } from "../is-visible.ts";
import { isWithoutRegister } from "../limits/index.ts";
import { playerCan, refuseBlocked, requireTerms } from "../players/index.ts";
import type { MarketPorts, SettingsPort, StorePorts, TitlesPort } from "../ports.ts";
import { hasReplays, isPastRound } from "../rounds/index.ts";
import type { SignedIn } from "../sessions/index.ts";
import { isGameStopped } from "../stops/index.ts";
import { requireDocument } from "../verification/index.ts";
import { issueLaunchToken } from "../wallet/index.ts";
import { isFreePlayAllowed, situationOf } from "./title-rules.ts";

type Input = {
  gameId: number;
  language: string;
  mode: "money" | "free";
  cashier_url?: string | undefined;
  responsible_gaming_url?: string | undefined;
  lobby_url?: string | undefined;
  round?: string | undefined;
  show: "replay" | "proof";
};

const waysBack = ["cashier_url", "responsible_gaming_url", "lobby_url"] as const;

/**
 * The URL that the game's frame opens. For money it carries a token bound to player, session, provider and game. A return URL that leaves
 * the site is refused.
 * @throws DomainError `unknown_game`, `game_blocked`, `game_opens_soon`, `free_play_not_allowed`, `session_missing`, `not_activated`, `account_excluded`,
 * `register_unavailable`, `terms_required`, `document_required` or `invalid_param`.
 */
export async function launchGame(
  deps: StorePorts & MarketPorts & TitlesPort & SettingsPort<"freePlayAllowed" | "providers" | "siteUrl">,
  context: RequestContext,
  signedIn: SignedIn | undefined,
  input: Input,
): Promise<{ url: string; winloss_url: string | null }> {
  const title = deps.titles.find((each) => each.gameId === input.gameId);
  const provider = title && deps.settings.providers[title.provider];
  if (!title || !provider) throw new DomainError("unknown_game");
  const situation = situationOf(deps, context, signedIn);
  if (!isVisible(title, situation, deps.toggles)) throw new DomainError("game_blocked");
  const country = signedIn?.player.country ?? situation.country ?? "";
  if (input.round === undefined && isGameStopped(deps, title, country, deps.now()))
    throw new DomainError("paused", { detail: "operators have stopped the game" });
  // The past rounds of a game that is being rebuilt can still be watched.
  if (opensSoon(title) && input.round === undefined) throw new DomainError("game_opens_soon");
  if (input.mode === "free" && !isFreePlayAllowed(title, situation.country, deps.settings.freePlayAllowed))
    throw new DomainError("free_play_not_allowed");

  const language = languageOfCode(input.language) ?? defaultLanguage;
  const query = new URLSearchParams({
    game: title.code,
    mode: input.mode,
    language: providerLanguage(language),
    brand: context.brand,
  });
  // For providers' games. Ours get the same terms with their session from the studio.
  if (!deps.gameTermsOf(situation.country).turbo) query.set("skip", "no");
  // On a provider's own page a relative path would lead back to the provider.
  const site = URL.canParse(provider.launchUrl) ? deps.settings.siteUrl(context.brand) : "";
  for (const name of waysBack)
    if (input[name] !== undefined)
      query.set(name, `${site}${wayBack(name, input[name], deps.settings.siteUrl(context.brand))}`);
  if (input.mode === "money") {
    if (!signedIn) throw new DomainError("session_missing");
    if (signedIn.player.status !== "open") throw new DomainError("account_excluded");
    if (!playerCan.play(signedIn.player)) throw new DomainError("not_activated");
    if (isWithoutRegister(deps, signedIn.player.country)) throw new DomainError("register_unavailable");
    requireTerms(deps, signedIn.player);
    requireDocument(signedIn.player);
    requireUnheld(signedIn.player);
    refuseBlocked(signedIn.player, "play", deps.now());
    if (input.round !== undefined) {
      const { provider: at, code } = title;
      // Another player's round gets the same answer as an unknown one, so that the answer does not reveal that it exists.
      const past = { provider: at, code, round: input.round };
      if (!hasReplays(deps, at) || !(await isPastRound(deps, signedIn.player, past)))
        throw new DomainError("invalid_param", {
          detail: "no finished round of this player in this game",
          fields: { round: "core.error_invalid_param" },
        });
      query.set("round", input.round);
      query.set("show", input.show);
    }
    query.set("token", await issueLaunchToken(deps, signedIn, title));
  }
  return { url: `${provider.launchUrl}?${query}`, winloss_url: signedIn ? historyPage(language) : null };
}

/** Accepts a path of the site, or an absolute URL at the brand's own origin: clients use either. */
function wayBack(name: string, text: string, siteUrl: string): string {
  const { origin } = new URL(siteUrl);
  const path = localPath(text.startsWith(`${origin}/`) ? text.slice(origin.length) : text);
  if (path === undefined)
    throw new DomainError("invalid_param", {
      detail: `${name} leaves the site`,
      fields: { [name]: "core.error_leaves_site" },
    });
  return path;
}

/** The page on which players see what they won and lost, in their language. */
function historyPage(language: Language): string {
  return `${languagePrefix(language)}/my-account/history`;
}

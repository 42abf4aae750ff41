import type { calls, OutputOf } from "@bellwether/contract";
import { recentlyPlayedIds } from "../catalogue/index.ts";
import { realityCheckMinutes } from "../limits/index.ts";
import { issueCashierSession } from "../payments/index.ts";
import { hasAcceptedTerms, type Player } from "../players/index.ts";
import type { BooksPorts, SettingsPort, TermsPort, TitlesPort } from "../ports.ts";
import { readProfile } from "./read-profile.ts";

/**
 * The answer to login and signup [3.07]. `piq` carries a separate session for the cashier (docs/decisions/0003): with the site's own
 * session, anybody who sees the frame's URL could act as the player.
 */
export async function loginAnswer(
  deps: BooksPorts & TitlesPort & SettingsPort<"paymentIq"> & TermsPort,
  player: Player,
  sessionHash: string,
): Promise<OutputOf<typeof calls.login>> {
  const { paymentIq } = deps.settings;
  const [profile, sessionId, lastPlayed] = await Promise.all([
    readProfile(deps, player),
    issueCashierSession(deps, player, sessionHash),
    recentlyPlayedIds(deps, player),
  ]);
  return {
    need_terms_acceptance: !hasAcceptedTerms(deps, player),
    piq: {
      url: paymentIq.cashierUrl,
      merchantId: paymentIq.merchantId,
      userId: player.id,
      sessionId,
    },
    player: profile,
    last_login: profile.last_login,
    // Self-excluded players never reach this point.
    spelpaus: false,
    reality_check_interval_minutes: realityCheckMinutes(player),
    last_played: lastPlayed,
  };
}

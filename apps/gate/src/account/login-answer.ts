import type { calls, OutputOf } from "@bellwether/contract";
import { recentlyPlayedIds } from "../catalogue/index.ts";
import { realityCheckMinutes } from "../limits/index.ts";
import { issueCashierSession } from "../payments/index.ts";
import { hasAcceptedTerms, type Player, type TermsPort } from "../players/index.ts";
import type { ClockPort, DatabasePort, LedgerPort, SettingsPort, TitlesPort } from "../ports.ts";
import { hashToken } from "../sessions/index.ts";
import { readProfile } from "./read-profile.ts";

/**
 * The answer to login and signup [3.07]. `piq` carries a session of the cashier's own
 * (docs/decisions/0003): the site's would act as the player wherever the frame's address ends up.
 */
export async function loginAnswer(
  deps: DatabasePort & LedgerPort & TitlesPort & ClockPort & SettingsPort<"paymentIq"> & TermsPort,
  player: Player,
  session: string,
): Promise<OutputOf<typeof calls.login>> {
  const { paymentIq } = deps.settings;
  const profile = await readProfile(deps, player);
  return {
    need_terms_acceptance: !hasAcceptedTerms(deps, player),
    piq: {
      url: paymentIq.cashierUrl,
      merchantId: paymentIq.merchantId,
      userId: player.id,
      sessionId: await issueCashierSession(deps, player, hashToken(session)),
    },
    player: profile,
    last_login: profile.last_login,
    // Who is in the register has been refused before this answer.
    spelpaus: false,
    reality_check_interval_minutes: realityCheckMinutes(player),
    last_played: await recentlyPlayedIds(deps, player),
  };
}

import type { calls, OutputOf } from "@bellwether/contract";
import { recentlyPlayedIds } from "../catalogue/index.ts";
import type { GateParts } from "../gate-parts.ts";
import { realityCheckMinutes } from "../limits/index.ts";
import { issueCashierSession } from "../payments/index.ts";
import { hasAcceptedTerms, type Player, readProfile } from "../players/index.ts";
import { hashToken } from "./sessions.ts";

/**
 * The answer to login and signup [3.07]. `piq` carries a session of the cashier's own
 * (docs/decisions/0003): the site's would act as the player wherever the frame's address ends up.
 */
export async function loginAnswer(
  parts: GateParts,
  player: Player,
  session: string,
): Promise<OutputOf<typeof calls.login>> {
  const { paymentIq } = parts.settings;
  const profile = await readProfile(parts, player);
  return {
    need_terms_acceptance: !hasAcceptedTerms(parts, player),
    piq: {
      url: paymentIq.cashierUrl,
      merchantId: paymentIq.merchantId,
      userId: player.id,
      sessionId: await issueCashierSession(parts, player, hashToken(session)),
    },
    player: profile,
    last_login: profile.last_login,
    // Who is in the register has been refused before this answer.
    spelpaus: false,
    reality_check_interval_minutes: realityCheckMinutes(player),
    last_played: await recentlyPlayedIds(parts, player),
  };
}

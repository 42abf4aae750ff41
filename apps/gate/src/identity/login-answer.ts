import type { calls, OutputOf } from "@bellwether/contract";
import { recentlyPlayedIds } from "../catalogue/index.ts";
import type { GateParts } from "../gate-parts.ts";
import { realityCheckMinutes } from "../limits/index.ts";
import { hasAcceptedTerms, type Player, readProfile } from "../players/index.ts";

/** The answer to login and signup [3.07]. `lastLoginAt` is the login before this one. */
export async function loginAnswer(
  parts: GateParts,
  player: Player,
  session: string,
  lastLoginAt: Date | null,
): Promise<OutputOf<typeof calls.login>> {
  const { paymentIq } = parts.settings;
  return {
    need_terms_acceptance: !hasAcceptedTerms(parts, player),
    piq: {
      url: paymentIq.cashierUrl,
      merchantId: paymentIq.merchantId,
      userId: player.id,
      sessionId: session,
    },
    player: await readProfile(parts, player),
    last_login: lastLoginAt ? Math.floor(lastLoginAt.getTime() / 1000) : 0,
    spelpaus: false,
    reality_check_interval_minutes: realityCheckMinutes(player),
    last_played: await recentlyPlayedIds(parts, player),
  };
}

import type { RealityCheck } from "@bellwether/contract/calls/limits.ts";
import type { PlayerProfile } from "@bellwether/contract/calls/players.ts";
import { isViewToken } from "@bellwether/contract/view-token.ts";
import { protectionOf } from "@bellwether/market/protection.ts";
import type { Safety } from "../page-data/root-data.ts";
import type { LicenceHere, Site } from "../request/site.ts";

export function safetyOf(
  site: Pick<Site, "country">,
  profile: Pick<PlayerProfile, "player_country"> | undefined,
  check: RealityCheck | undefined,
  { inLicensedSweden }: Pick<LicenceHere, "inLicensedSweden">,
): Safety {
  return {
    swedishBar: inLicensedSweden,
    britishWelcome: site.country === "GB",
    clock: profile && protectionOf(profile.player_country).sessionClock,
    idleInPlay: profile && protectionOf(profile.player_country).idleInPlay,
    check: profile && check,
  };
}

/** The page renders without these data when the gate does not answer; the gate itself refuses games. */
export async function loadRealityCheck(site: Site): Promise<RealityCheck | undefined> {
  // Whoever only sees the site has no session that could have lasted too long.
  if (site.token === undefined || isViewToken(site.token)) return undefined;
  try {
    return await site.gate.call("readRealityCheck", {});
  } catch {
    return undefined;
  }
}

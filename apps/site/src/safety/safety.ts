import type { RealityCheck } from "@bellwether/contract/calls/limits.ts";
import type { PlayerProfile } from "@bellwether/contract/calls/players.ts";
import { type Protection, protectionOf } from "@bellwether/market/protection.ts";
import type { LicenceHere, Site } from "../request/site.ts";

/** Player protection data of every page. For a visitor none of it is personal. */
export type Safety = {
  /** The bar of the Swedish licence, on every page for accounts and visitors of Sweden [6.07]. */
  swedishBar: boolean;
  /** Visitors and players in Great Britain are told once about ways to play less [4.10]. */
  britishWelcome: boolean;
  /** Where the market requires the session's time beside a game, and also its result. */
  clock: { result: boolean } | undefined;
  /** The market's idle times in play, where they are shorter than the house's. */
  idleInPlay: Protection["idleInPlay"];
  /** Time and money of the session so far; undefined for a visitor. */
  check: RealityCheck | undefined;
};

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
  if (site.token === undefined) return undefined;
  try {
    return await site.gate.call("readRealityCheck", {});
  } catch {
    return undefined;
  }
}

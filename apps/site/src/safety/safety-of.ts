import type { RealityCheck } from "@bellwether/contract/calls/limits.ts";
import type { PlayerProfile } from "@bellwether/contract/calls/players.ts";
import { type Protection, protectionOf } from "@bellwether/market/protection.ts";
import type { LicenceHere, Site } from "../request/site.ts";

/** What every page knows to keep its reader safe. For a visitor nothing in it is personal. */
export type Safety = {
  /** The bar of the Swedish licence stands on every page, for accounts and visitors of the country [6.07]. */
  swedishBar: boolean;
  /** Visitors and players in Great Britain are told once what they can do to play less [4.10]. */
  britishWelcome: boolean;
  /** Where the market wants the session's time beside a game, and its result too. */
  clock: { result: boolean } | undefined;
  /** Where the market wants a player in play asked for a sign of life sooner than anywhere else. */
  idleInPlay: Protection["idleInPlay"];
  /** Time and money of the session so far; nothing for a visitor. */
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

/** A page does without it where the gate does not answer; games are refused by the gate itself. */
export async function readRealityCheck(site: Site): Promise<RealityCheck | undefined> {
  if (site.token === undefined) return undefined;
  try {
    return await site.gate.call("readRealityCheck", {});
  } catch {
    return undefined;
  }
}

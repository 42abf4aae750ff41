import type { PlayerProfile } from "@bellwether/contract/calls/players.ts";

/** The signed-in player as the running page knows them. */
export type SitePlayer = {
  id: string;
  displayName: string;
  currency: string;
  country: string;
  /** Cash and bonus together, as decimal text. */
  total: string;
  bonus: string;
  /** The channel of the player's push address. */
  channel: string;
  activated: boolean;
  acceptedTerms: boolean;
  /** The version of the terms in force, which the terms dialog asks about. */
  termsVersion: string;
  /** Before the first deposit the bonus on offer is the welcome bonus [2.30]. */
  hasDeposited: boolean;
};

export function playerOf(profile: PlayerProfile): SitePlayer {
  return {
    id: profile.player_id,
    displayName: profile.player_displayname,
    currency: profile.player_currency,
    country: profile.player_country,
    total: profile.player_balance_amount,
    bonus: profile.local_bonus_balance_amount,
    channel: profile.player_channel,
    activated: profile.player_activated,
    acceptedTerms: profile.accepted_tos,
    termsVersion: profile.terms_version,
    hasDeposited: profile.player_deposits_count > 0,
  };
}

import type { AffiliateTags } from "@bellwether/contract";
import type { BrandKey, Currency } from "@bellwether/market";

export type PlayerStatus = "open" | "excluded" | "closed";

/** A row of `player_profile`: of `player`, without the password's hash, which stays with the queries that check it. */
export type PlayerRow = {
  id: string;
  brand: BrandKey;
  email: string;
  first_name: string;
  last_name: string;
  address: string;
  zip: string;
  city: string;
  country: string;
  currency: Currency;
  /** `YYYY-MM-DD` */
  born_on: string;
  gender: string;
  phone: string;
  newsletter: boolean;
  language: string;
  channel: string;
  status: PlayerStatus;
  activated_at: Date | null;
  accepted_terms_at: Date | null;
  accepted_terms_version: string | null;
  deposits_count: number;
  affiliate_tags: AffiliateTags | null;
  created_at: Date;
  last_login_at: Date | null;
  previous_login_at: Date | null;
  national_id: string | null;
  excluded_until: Date | null;
  reality_check_minutes: number | null;
  address_2: string;
  region: string;
  state: string;
  phone_pending: string | null;
  email_pending: string | null;
  document_asked_at: Date | null;
  shows_wins: boolean;
  email_confirmed_at: Date | null;
  identity_checked_at: Date | null;
};

/** A player as other modules know one. */
export type Player = {
  id: string;
  brand: BrandKey;
  email: string;
  firstName: string;
  lastName: string;
  address: string;
  zip: string;
  city: string;
  country: string;
  currency: Currency;
  bornOn: string;
  gender: string;
  phone: string;
  language: string;
  channel: string;
  status: PlayerStatus;
  isActivated: boolean;
  /** The version accepted last, `YYYY-MM-DD`; `hasAcceptedTerms` says whether it still holds. */
  acceptedTermsVersion: string | null;
  depositsCount: number;
  lastLoginAt: Date | null;
  /** The login before that. */
  previousLoginAt: Date | null;
  createdAt: Date;
  /** 12 digits where a national register wants it. */
  nationalId: string | null;
  /** Until when the last exclusion is, whatever the status; nothing for one that is for good, and without one. */
  excludedUntil: Date | null;
  /** The player's own choice; nothing: the market's. */
  realityCheckMinutes: number | null;
  address2: string;
  region: string;
  state: string;
  newsletter: boolean;
  phonePending: string | null;
  emailPending: string | null;
  isDocumentAsked: boolean;
  /** Has a link been opened that was mailed to the address? Else somebody merely typed it. */
  isEmailConfirmed: boolean;
  /** Has a person of the house seen an identity paper? Else name, day of birth and national number are merely typed. */
  isIdentityChecked: boolean;
  /** May wins stand among the recent winners? */
  showsWins: boolean;
  affiliateTags: AffiliateTags | null;
};

/** Is an exclusion's time not over, though its account was opened again? */
export const isStillExcluded = (player: Pick<Player, "excludedUntil">, now: Date) =>
  player.excludedUntil !== null && player.excludedUntil > now;

/** What a player may do, as questions. */
export const playerCan = {
  play: (player: Player) => player.status === "open" && player.isActivated,
  deposit: (player: Player) => player.status === "open" && player.isActivated,
  withdraw: (player: Player) => player.status !== "closed" && player.isActivated,
};

import { type AffiliateTags, DomainError } from "@bellwether/contract";
import type { BlockScope } from "@bellwether/contract/office/index.ts";
import type { BrandKey, Currency } from "@bellwether/market";

export type PlayerStatus = "open" | "excluded" | "closed";

/** For each blocked scope when the block ends, in ISO 8601; null for until somebody lifts it. */
export type BlockedUntil = Readonly<Partial<Record<BlockScope, string | null>>>;

/** A row of the view `player_profile`: the row of `player` without the password's hash, which only the queries that check it read. */
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
  held_at: Date | null;
  blocked_until: BlockedUntil | null;
  shows_wins: boolean;
  tells_draws: boolean;
  takes_rewards: boolean;
  shows_notes: boolean;
  email_confirmed_at: Date | null;
  identity_checked_at: Date | null;
  identity_lapsed_at: Date | null;
  erased_at: Date | null;
};

/** A player as other modules see it. The password's hash is read only by the queries that check it. */
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
  /** The last accepted version, `YYYY-MM-DD`; `hasAcceptedTerms` says whether it is still in force. */
  acceptedTermsVersion: string | null;
  depositsCount: number;
  lastLoginAt: Date | null;
  /** The login before the last. */
  previousLoginAt: Date | null;
  createdAt: Date;
  /** 12 digits where a national register requires it. */
  nationalId: string | null;
  /** End of the last exclusion, whatever the status; null for a permanent one, and without an exclusion. */
  excludedUntil: Date | null;
  /** The player's own choice; null means the market's. */
  realityCheckMinutes: number | null;
  address2: string;
  region: string;
  state: string;
  newsletter: boolean;
  phonePending: string | null;
  emailPending: string | null;
  /** Whether a document is asked of the player, by somebody or by the law of a market that wants to know who plays. */
  isDocumentAsked: boolean;
  /** Whether somebody must look at the account before anything is deposited, staked or paid out. */
  isHeld: boolean;
  /** What operators have blocked; ask {@link isBlocked}, since a block can be over. */
  blockedUntil: BlockedUntil;
  /** Whether a link mailed to the address has been opened. Otherwise the address is unproven. */
  isEmailConfirmed: boolean;
  /** Whether an operator has seen an identity paper. Otherwise name, day of birth and national number are unproven. */
  isIdentityChecked: boolean;
  /** Whether an operator had seen one that has expired since. */
  isIdentityLapsed: boolean;
  /** Whether others may see this player's wins, with the initial of the name: in lists of winners and at live tables. */
  showsWins: boolean;
  /** Whether the player wants a letter with the result of each draw. */
  tellsDraws: boolean;
  /** Whether the player wants rewards of promotions at all. */
  takesRewards: boolean;
  /** Whether notes about rewards appear on the screen. */
  showsNotes: boolean;
  affiliateTags: AffiliateTags | null;
  /** Whether nothing is known of the person any more: the account's row is empty. */
  isErased: boolean;
};

/** Whether an exclusion is still running, even if the account was reopened. */
export const isStillExcluded = (player: Pick<Player, "excludedUntil">, now: Date) =>
  player.excludedUntil !== null && player.excludedUntil > now;

/** Whether nobody can log in to the account because it is excluded, for a time or permanently. */
export const isExcluded = (player: Pick<Player, "status" | "excludedUntil">, now: Date) =>
  isStillExcluded(player, now) || (player.status === "excluded" && player.excludedUntil === null);

/** Whether operators have blocked this for the player. */
export function isBlocked(
  { blockedUntil }: Pick<Player, "blockedUntil">,
  scope: BlockScope,
  now: Date,
): boolean {
  const until = blockedUntil[scope];
  return until !== undefined && (until === null || new Date(until) > now);
}

/** @throws DomainError `account_blocked` */
export function refuseBlocked(player: Pick<Player, "blockedUntil">, scope: BlockScope, now: Date): void {
  if (isBlocked(player, scope, now))
    throw new DomainError("account_blocked", { detail: `blocked: ${scope}` });
}

/** What a player may do, as predicates. */
export const playerCan = {
  play: (player: Player) => player.status === "open" && player.isActivated,
  deposit: (player: Player) => player.status === "open" && player.isActivated,
  withdraw: (player: Player) => player.status !== "closed" && player.isActivated,
};

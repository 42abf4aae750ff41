import type { Category, ContentBlock, Provider } from "@bellwether/contract/content/index.ts";
import type { Landing, LandingText, PromotionText } from "@bellwether/contract/content/promotion.ts";
import type { BrandKey } from "@bellwether/market";

/** How a game provider is reached and authenticated. */
export type ProviderSettings = {
  /** Where its games open: a path of ours, or the provider's own URL; the gate adds game, token, mode and the rest as query parameters. */
  launchUrl: string;
  /** PEM of the key that signs its wallet calls; several while keys rotate. */
  publicKeys: readonly string[];
  /** Shared keys of a provider that signs in the second dialect (SoftSwiss); several while keys rotate. */
  hmacKeys?: readonly string[];
};

/** Postback URLs of affiliates: by the `op` tag, one URL per event, with `{btag}`, `{oid}` and the other tags in its query. */
export type AffiliateSettings = Readonly<
  Record<string, { signup?: string | undefined; first_deposit?: string | undefined }>
>;

export type GateSettings = {
  /** Brand of a request that names none. */
  defaultBrand: BrandKey;
  /** The player is logged out after this long without a call. */
  idleTimeoutMs: number;
  /** A session ends after this long in any case. */
  absoluteTimeoutMs: number;
  providers: Readonly<Record<string, ProviderSettings>>;
  paymentIq: {
    merchantId: string;
    cashierUrl: string;
    user: string;
    password: string;
    nextPassword?: string | undefined;
  };
  freePlayAllowed: boolean;
  /** Number of writers that commit bets in parallel; each writer has its own house accounts, so that they never wait for each other. */
  walletWriters: number;
  /** Whether house players may be opened, who bet play money at live tables: only in the sandbox. */
  hasHousePlayers?: boolean;
  /** Whether a span of cash drops ends as soon as it has a round that counts: only in the sandbox. */
  dropsAreDue?: boolean;
  /** Whether this node runs scheduled work. */
  runsJobs: boolean;
  /** Whether an agent who is at the office answers chats at any hour, and not in support's hours alone. */
  chatIsAlwaysOpen?: boolean;
  /** What the office may give as bonuses by hand in a month, in whole euros. */
  handBonusEuros: number;
  /** Authorised payments without a result count as unresolved after this long. */
  unresolvedAfterMs: number;
  /** Maximum number of codes sent by SMS in 24 hours. */
  smsPerDay: number;
  /** Maximum number of codes sent by SMS in an hour for one network. */
  smsPerAddress: number;
  /** URL of a brand's site, without a trailing slash, for links in emails. Never taken from a request. */
  siteUrl: (brand: BrandKey) => string;
  affiliates: AffiliateSettings;
  /** Origin of the office as browsers know it: `https://office.example`. Passkeys and its cookie are good there alone. */
  officeOrigin: () => string;
  /** Whether anybody may be one of the office's persons without a password: in the sandbox alone. */
  officeIsOpen: boolean;
};

/** Editorial content besides titles and campaigns; content by brand uses the brand's slug as key. */
export type GateContent = {
  providers: readonly Provider[];
  categories: readonly Category[];
  blocks: Readonly<Record<string, readonly ContentBlock[]>>;
  staffPicks: Readonly<Record<string, readonly string[]>>;
  /** What a title is about, by language and then by code; the title itself holds the English text. */
  descriptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The words of promotions and landing pages, by language and then by name. */
  promotionTexts: Readonly<Record<string, Readonly<Record<string, PromotionText>>>>;
  landings: readonly Landing[];
  landingTexts: Readonly<Record<string, Readonly<Record<string, LandingText>>>>;
};

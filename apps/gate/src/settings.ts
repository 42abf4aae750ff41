import type { Category, ContentBlock, Provider } from "@bellwether/contract/content/index.ts";
import type { BrandKey } from "@bellwether/market";

/** How a game provider is reached and believed. */
export type ProviderSettings = {
  /** Where its games open: a path of ours, or an address of its own; the gate adds game, token, mode and the rest as query parameters. */
  launchUrl: string;
  /** PEM of the key that signs its wallet calls; several while keys rotate. */
  publicKeys: readonly string[];
  /** Shared keys of a provider that signs in the second dialect (SoftSwiss); several while keys rotate. */
  hmacKeys?: readonly string[];
};

/**
 * Where affiliates hear of their players: by the `op` tag, an address for each event, with `{btag}`, `{oid}` and the other tags in
 * its query.
 */
export type AffiliateSettings = Readonly<
  Record<string, { signup?: string | undefined; first_deposit?: string | undefined }>
>;

export type GateSettings = {
  /** Brand of a request that names none. */
  defaultBrand: BrandKey;
  /** The player is logged out after so long without a call. */
  idleTimeoutMs: number;
  /** A session ends after so long whatever happens. */
  absoluteTimeoutMs: number;
  providers: Readonly<Record<string, ProviderSettings>>;
  paymentIq: { merchantId: string; cashierUrl: string; user: string; password: string };
  freePlayAllowed: boolean;
  /** How many bets are committed at the same time; each writer has its own house accounts, so that they never wait for each other. */
  walletWriters: number;
  /** Does this node do scheduled work? */
  runsJobs: boolean;
  /** Authorised payments that neither ended nor failed are unresolved after so long. */
  unresolvedAfterMs: number;
  /** Codes that are sent by SMS in 24 hours at most. */
  smsPerDay: number;
  /** Of them in an hour for one network. */
  smsPerAddress: number;
  /** Where a brand's site is reached, without a slash at the end, for links in letters. Never taken from a request. */
  siteUrl: (brand: BrandKey) => string;
  affiliates: AffiliateSettings;
};

/** What editors wrote, besides titles and campaigns; by brand it is by the brand's slug. */
export type GateContent = {
  providers: readonly Provider[];
  categories: readonly Category[];
  blocks: Readonly<Record<string, readonly ContentBlock[]>>;
  staffPicks: Readonly<Record<string, readonly string[]>>;
  /** What a title is about, by language and then by its code; a title itself holds the English. */
  descriptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

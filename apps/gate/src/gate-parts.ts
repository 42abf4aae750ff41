import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import type {
  CatalogueTitle,
  Category,
  ContentBlock,
  Engine,
  Provider,
} from "@bellwether/contract/content/index.ts";
import type { MessageTexts } from "@bellwether/contract/content/message.ts";
import type { GameSheet } from "@bellwether/contract/studio/index.ts";
import type { Database } from "@bellwether/db";
import type { Ledger } from "@bellwether/ledger";
import type { BrandKey, Currency, Toggles } from "@bellwether/market";
import type { Logger } from "pino";
import type { TableFacts } from "./content/index.ts";
import type { AnswerMemory } from "./http/answer-memory.ts";
import type { AskGamstop, AskRegister } from "./limits/index.ts";
import type { DeliverMessage } from "./messages/index.ts";
import type { Metrics } from "./metrics.ts";
import type { PushHub } from "./push/index.ts";

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
  /** The environment's licence, if one is set; else it follows from the player's country. */
  licence: string | undefined;
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

/** Everything the gate stands on. The composition root builds it once. */
export type GateParts = {
  database: Database;
  ledger: Ledger;
  titles: readonly CatalogueTitle[];
  campaigns: readonly Campaign[];
  messageTexts: MessageTexts;
  content: GateContent;
  toggles: Toggles;
  /** Texts of a translation file by group and file name (`core`, `fr-fr`); nothing where there is no such file. */
  translations: (group: string, fileName: string) => Readonly<Record<string, string>> | undefined;
  /** Address of each brand's WordPress, without /wp-json, and how it is reached. */
  blog: { urls: Partial<Record<BrandKey, string>>; fetch: typeof globalThis.fetch };
  /** What the provider says of a game that runs on an engine; stakes above the largest allowed are left out. */
  gameSheet: (
    engine: Engine,
    currency: Currency,
    allowed: { maximumStakeMinor?: bigint | undefined },
  ) => GameSheet;
  /** Live tables that run now, with amounts in the currency. */
  liveTables: (currency: Currency) => TableFacts[];
  settings: GateSettings;
  push: PushHub;
  answers: AnswerMemory;
  deliver: DeliverMessage;
  /** Asks the Swedish self-exclusion register about a personal number. */
  askSpelpaus: AskRegister;
  /** Asks Great Britain's register about a person; nothing where it is not connected, and then nobody there plays or deposits. */
  askGamstop: AskGamstop | undefined;
  /** Tells an affiliate of an event by GET; rejects when it was not taken. */
  sendPostback: (url: URL) => Promise<void>;
  metrics: Metrics;
  log: Logger;
  /** The time now. */
  now: () => Date;
};

import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import type { MessageTexts } from "@bellwether/contract/content/message.ts";
import type { Database } from "@bellwether/db";
import type { Ledger } from "@bellwether/ledger";
import type { BrandKey } from "@bellwether/market";
import type { Logger } from "pino";
import type { DeliverMessage } from "./messages/index.ts";
import type { Metrics } from "./metrics.ts";
import type { PushHub } from "./push/index.ts";

/** How a game provider is reached and believed. */
export type ProviderSettings = {
  /** Where its games open; the gate adds game, token, mode and the rest as query parameters. */
  launchUrl: string;
  /** PEM of the key that signs its wallet calls; several while keys rotate. */
  publicKeys: readonly string[];
};

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
};

/** Everything the gate stands on. The composition root builds it once. */
export type GateParts = {
  database: Database;
  ledger: Ledger;
  titles: readonly CatalogueTitle[];
  campaigns: readonly Campaign[];
  messageTexts: MessageTexts;
  settings: GateSettings;
  push: PushHub;
  deliver: DeliverMessage;
  metrics: Metrics;
  log: Logger;
  /** The time now. */
  now: () => Date;
};

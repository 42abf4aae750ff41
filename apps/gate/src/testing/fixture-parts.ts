import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Campaign, CampaignFile } from "@bellwether/contract/content/campaign.ts";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { MessageFile } from "@bellwether/contract/content/message.ts";
import type { Promotion } from "@bellwether/contract/content/promotion.ts";
import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { Database } from "@bellwether/db";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { findModel, releasedModels, sheetFor } from "@bellwether/games";
import { createTestBeacon } from "@bellwether/games/testing/test-beacon.ts";
import { createLedger } from "@bellwether/ledger";
import { createToggles, gameTermsOf } from "@bellwether/market";
import pino from "pino";
import { createResponseCache } from "../calls/response-cache.ts";
import type { GateDeps } from "../gate-deps.ts";
import type { Message } from "../messages/index.ts";
import { gateMigrations } from "../migrations.ts";
import { createTerms } from "../players/index.ts";
import { createPushHub } from "../push/index.ts";
import type { GateContent, GateSettings } from "../settings.ts";
import { createStopBoard } from "../stops/index.ts";
import { createEventListeners } from "../webhooks/index.ts";
import type { PayoutDecision } from "../withdrawals/index.ts";
import { createKeptMetrics } from "./kept-metrics.ts";

const contentFile = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../${file}`, import.meta.url), "utf8"));

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicKey = keys.publicKey.export({ type: "spki", format: "pem" }) as string;

/** The game provider's signature over the body of a wallet call. */
export const signAsProvider = (text: string) =>
  sign("RSA-SHA256", Buffer.from(text), keys.privateKey).toString("base64");

const title = (gameId: number, code: string, more: Partial<CatalogueTitle> = {}) =>
  ({
    gameId,
    code,
    title: code,
    provider: "BW",
    categories: ["slots", "all-games"],
    subCategories: [],
    model: "bell-lines",
    popularity: 500 - gameId,
    isBonus: false,
    freePlay: true,
    releasedOn: "2026-01-01",
    keywords: ["bell", "slot"],
    description: "A game for tests only.",
    slotSymbols: [],
    art: { composition: "hero" },
    ...more,
  }) as unknown as CatalogueTitle;

/** Each fixture has its own, because tests change them. */
export const fixtureTitles = () => [
  title(1, "bell-one"),
  title(2, "bell-two"),
  title(3, "wheel", { categories: ["table-games", "all-games"], model: "european-roulette" }),
  title(4, "live-wheel", { provider: "LC", categories: ["live-casino"], freePlay: false }),
];

/** Two slots of another provider, which does not use SoftSwiss's dialect. */
export const moreTitles = [
  title(5, "bell-five", { provider: "LC" }),
  title(6, "bell-six", { provider: "LC" }),
];

/** No editorial content at all. */
export const noContent: GateContent = {
  providers: [],
  categories: [],
  blocks: {},
  staffPicks: {},
  descriptions: {},
  promotionTexts: {},
  landings: [],
  landingTexts: {},
};

export type GateFixtureOptions = {
  /** A migrated database; by default a new one. */
  database?: Database;
  settings?: Partial<GateSettings>;
  deps?: Partial<GateDeps>;
  campaigns?: readonly Campaign[];
  /** Promotions with rules; by default none. */
  promotions?: readonly Promotion[];
  /** The environment's licence. */
  licence?: string;
  /** Keys with which `BW` uses SoftSwiss's dialect too. */
  hmacKeys?: readonly string[];
};

/** Everything that a gate under test is given: real where it can be, stand-ins that a test reads and changes for the parties outside. */
export async function createFixtureParts(options: GateFixtureOptions) {
  const database = options.database ?? (await openTestDatabase(gateMigrations));
  const clock = { at: new Date("2026-11-20T12:00:00Z") };
  const messages: Message[] = [];
  const register = { blocked: new Set<string>(), isSilent: false };
  const gamstop = { excluded: new Set<string>(), isSilent: false, asked: 0 };
  const postbacks: URL[] = [];
  const payoutDesk = { heard: [] as PayoutDecision[], isSilent: false };
  const push = createPushHub();
  const kept = createKeptMetrics();
  const beacon = createTestBeacon(() => clock.at);
  const provider = { launchUrl: "/arcade/", publicKeys: [publicKey] };
  const { hmacKeys } = options;
  const given: Omit<GateDeps, "terms"> = {
    database,
    ledger: createLedger(database),
    titles: fixtureTitles(),
    potTitles: new Map(),
    contentVersion: 0,
    content: noContent,
    toggles: createToggles({ environment: "test", warn: () => {} }),
    translations: () => undefined,
    blog: { urls: {}, fetch: () => Promise.reject(new Error("no blog")) },
    gameTermsOf,
    gameSheet: (model, currency, allowed) => sheetFor(findModel(releasedModels(), model), currency, allowed),
    liveTables: async () => [],
    pots: async (currency) => ({ currency, at: clock.at.toISOString(), pots: [] }),
    drawCalendars: new Map(),
    drawTables: {
      tables: new Map(),
      coming: async () => ({ next: null, awaited: null }),
      before: async () => [],
      find: async () => undefined,
    },
    campaigns: [...CampaignFile.parse(contentFile("content/campaigns.json")), ...(options.campaigns ?? [])],
    promotions: options.promotions ?? [],
    messageTexts: {
      en: MessageFile.parse(contentFile("languages/en/letters.json")),
      fi: MessageFile.parse(contentFile("languages/fi/letters.json")),
    },
    settings: {
      defaultBrand: "BELLWETHER",
      idleTimeoutMs: 30 * MINUTE_MS,
      absoluteTimeoutMs: DAY_MS,
      providers: { BW: { ...provider, ...(hmacKeys && { hmacKeys }) }, LC: provider },
      paymentIq: { merchantId: "100", cashierUrl: "/sandbox/cashier", user: "piq", password: "secret" },
      freePlayAllowed: true,
      smsPerDay: 5_000,
      smsPerAddress: 30,
      walletWriters: 2,
      siteUrl: (brand) => `https://${brand.toLowerCase()}.test`,
      affiliates: {},
      officeOrigin: () => "http://office.test",
      officeIsOpen: false,
      // Tests move the clock, so scheduled work runs only when a test runs it.
      runsJobs: false,
      hasHousePlayers: true,
      handBonusEuros: 100,
      unresolvedAfterMs: DAY_MS,
      ...options.settings,
    },
    push,
    responses: createResponseCache(push, () => clock.at),
    deliver: async (message) => void messages.push(message),
    askSpelpaus: async (nationalId) => {
      if (register.isSilent) throw new Error("no answer");
      return { isBlocked: register.blocked.has(nationalId) };
    },
    askGamstop: async ({ lastName, firstName }) => {
      gamstop.asked += 1;
      if (gamstop.isSilent) throw new Error("no answer");
      const answer = gamstop.excluded.has(`${firstName} ${lastName}`) ? "Y" : "N";
      return { answer, reference: `reference-${gamstop.asked}` };
    },
    decidePayout: async (decision) => {
      if (payoutDesk.isSilent) throw new Error("no answer");
      payoutDesk.heard.push(decision);
    },
    sendPostback: async (url) => void postbacks.push(url),
    eventListeners: createEventListeners({ database, log: pino({ level: "silent" }) }),
    webhookLine: {
      isAllowed: ({ hostname }) => hostname.endsWith(".example"),
      post: () => Promise.reject(new Error("no receiver")),
    },
    stops: createStopBoard({ database, log: pino({ level: "silent" }) }),
    secrets: plainSecrets,
    metrics: kept.metrics,
    documentVault: undefined,
    screenPersons: undefined,
    identityVendor: undefined,
    beacon: beacon.source,
    randomBytes,
    log: pino({ level: "silent" }),
    now: () => clock.at,
    ...options.deps,
  };
  const deps: GateDeps = { ...given, terms: createTerms({ ...given, licence: options.licence }) };
  return { deps, database, clock, messages, register, gamstop, postbacks, payoutDesk, push, kept, beacon };
}

/** Secrets with their owner, readable by a test. */
const plainSecrets: GateDeps["secrets"] = {
  seal: (owner, text) => `${owner}|${text}`,
  open(owner, stored) {
    const [of, text = ""] = stored.split("|");
    if (of !== owner) throw new Error(`a secret of ${of} was opened for ${owner}`);
    return text;
  },
};

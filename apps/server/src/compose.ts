import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { type Database, followDatabaseClock, migrate, openDatabase, settleLogin } from "@bellwether/db";
import { findModel, sheetFor } from "@bellwether/games";
import { createBeacon } from "@bellwether/games/beacon/beacon-client.ts";
import { silentBeacon } from "@bellwether/games/beacon/silent-beacon.ts";
import { createSeedVault } from "@bellwether/games/fairness/seed-vault.ts";
import {
  createGate,
  createPushHub,
  createResponseCache,
  createTerms,
  type GateDeps,
  gateMigrations,
  isFreePlayAllowed,
  isWithoutRegister,
  listShownPlayers,
  type OfferedContent,
  openContentStore,
  withContent,
} from "@bellwether/gate";
import { createLedger } from "@bellwether/ledger";
import { type BrandKey, brands, countries, gameTermsOf } from "@bellwether/market";
import { createSandbox, SANDBOX_BEACON, sandboxMigrations } from "@bellwether/sandbox";
import { createStudio, studioMigrations } from "@bellwether/studio";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { startHouseCompany } from "./company/house-company.ts";
import { releasedFiles } from "./content/content-files.ts";
import { drawSoon } from "./content/draw-soon.ts";
import { merchantWords } from "./content/merchant-words.ts";
import { contentRules } from "./content/published-content.ts";
import { translationTexts } from "./content/translation-files.ts";
import { askDrawsOverHttp } from "./outside/ask-draws.ts";
import { askGamstopOverHttp } from "./outside/ask-gamstop.ts";
import { askLiveTablesOverHttp } from "./outside/ask-live-tables.ts";
import { askPotsOverHttp } from "./outside/ask-pots.ts";
import { askSpelpausOverHttp } from "./outside/ask-spelpaus.ts";
import { deliverByChannel, deliverOverHttp } from "./outside/deliver-message.ts";
import { deliverOverSmtp } from "./outside/deliver-over-smtp.ts";
import { tracedFetch } from "./outside/outbound-fetch.ts";
import { sendPostback } from "./outside/send-postback.ts";
import { openPictures } from "./pictures/open-pictures.ts";
import { createRedisRelay } from "./push/redis-relay.ts";
import { openIpPlaces } from "./requests/ip-places.ts";
import { createReadiness } from "./requests/readiness.ts";
import type { Environment } from "./settings/environment.ts";
import { readProviderKeys } from "./settings/provider-keys.ts";
import { readSeedKeys } from "./settings/seed-keys.ts";
import { siteUrl } from "./settings/site-url.ts";
import { refuseUnsafeRole } from "./settings/unsafe-role.ts";
import { createLog } from "./telemetry/log.ts";
import { createMetrics } from "./telemetry/metrics.ts";

/** Inside one process the parts call each other at this host: the request never reaches a network. */
const INSIDE = "http://bellwether.internal";

/** The stand-in registers' keys; they exist only in the sandbox. */
const SANDBOX_SPELPAUS_KEY = "sandbox-actor";
const SANDBOX_GAMSTOP_KEY = "sandbox-gamstop";

export type ComposedProduct = Awaited<ReturnType<typeof compose>>;

/**
 * Builds every part on one database and connects them. Nothing listens yet. `print` is called with progress messages of steps that may take seconds.
 */
export async function compose(environment: Environment, print: (line: string) => void = () => {}) {
  const log = createLog(environment.logLevel);
  for (const warning of environment.warnings) log.warn(warning);
  const metrics = createMetrics();
  const { tablesDir, jackpotsDir, drawsEveryMs } = environment;
  const { build } = contentRules({
    files: releasedFiles({
      tablesFolder: tablesDir ? pathToFileURL(`${tablesDir}/`) : undefined,
      jackpotsFolder: jackpotsDir ? pathToFileURL(`${jackpotsDir}/`) : undefined,
    }),
    toggles: {
      overrides: environment.toggleOverrides,
      environment: environment.sandbox ? "sandbox" : "production",
    },
    ...(drawsEveryMs && { shapeTables: (tables) => drawSoon(tables, drawsEveryMs) }),
    warn: (message) => log.warn(message),
    now: () => new Date(),
  });
  // The release's own content is checked before anything is opened.
  const released = build({ version: 0, documents: new Map() });
  const content = released.all;
  const ipPlaces = environment.geoDatabase === "off" ? undefined : openIpPlaces(environment.geoDatabase);
  const database = await openMigrated(environment, log, print);

  const store = await openContentStore({
    database,
    log,
    metrics: metrics.forGate,
    build: (published) => (published.version === 0 ? released : build(published)),
  });
  /** The content in force, and what the gate reads of it. */
  const current = () => store.current().content;

  const relay = environment.redisUrl ? createRedisRelay(environment.redisUrl, log) : undefined;
  const codes = [...new Set(content.titles.map((title) => title.provider))];
  const keysFolder = environment.providerKeysFolder ?? join(environment.dataFolder, "provider-keys");
  const keys = readProviderKeys(keysFolder, codes, environment.sandbox);
  const seedKeys = readSeedKeys(keysFolder, environment.sandbox);
  const seedVault = createSeedVault(seedKeys, (count) => randomBytes(count));
  // The embedded database has this process's clock.
  const clock = environment.databaseUrl
    ? await followDatabaseClock(database, (differenceMs) =>
        log.warn({ differenceMs }, "this node's clock differs from the database's"),
      )
    : undefined;
  const now = () => clock?.now() ?? new Date();
  const outside = tracedFetch(globalThis.fetch);
  // The gate and the sandbox call each other, so one of them gets its reference to the other later.
  let sandboxApp: Hono | undefined;
  const insideFetch =
    (app: () => Hono): typeof globalThis.fetch =>
    async (input, init) =>
      app().fetch(new Request(input, init));
  const toSandbox = insideFetch(() => {
    if (!sandboxApp) throw new Error("the sandbox is off");
    return sandboxApp;
  });

  // The cashier is an external party: it calls over the network like any other, once there is an address to call.
  let ownAddress = "";
  const overNetwork: typeof globalThis.fetch = (path, init) => outside(`${ownAddress}${path}`, init);

  const smtp = environment.smtp && deliverOverSmtp(environment.smtp);
  const gateway = environment.messageGatewayUrl
    ? deliverOverHttp({ url: environment.messageGatewayUrl, fetch: outside })
    : deliverOverHttp({ url: `${INSIDE}/sandbox/messages`, fetch: toSandbox });

  const beacon = environment.beacon
    ? createBeacon({ ...environment.beacon, fetch: outside })
    : environment.sandbox
      ? createBeacon({ ...SANDBOX_BEACON, url: `${INSIDE}/sandbox/beacon`, fetch: toSandbox })
      : undefined;

  const gameTerms = (country: string | undefined) => gameTermsOf(country, environment.minimumRoundMs);
  const push = createPushHub(relay);
  const gateLog = log.child({ part: "gate" });
  const ownDeps = {
    database,
    ledger: createLedger(database),
    secrets: seedVault,
    terms: createTerms({
      toggles: { isOn: (name, situation) => current().offered.toggles.isOn(name, situation) },
      licence: environment.licenceSetting,
      log: gateLog,
      now,
    }),
    translations: translationTexts,
    blog: {
      urls: environment.sandbox ? sandboxBlogs(environment.blogUrls) : environment.blogUrls,
      fetch: (input, init) =>
        String(input).startsWith(INSIDE) ? toSandbox(input, init) : globalThis.fetch(input, init),
    },
    gameTermsOf: gameTerms,
    gameSheet: (model, currency, allowed) => sheetFor(findModel(content.models, model), currency, allowed),
    onPlayEnd: (playerId) =>
      studio
        .endDecisions(playerId)
        .catch((error) => log.warn({ err: error }, "open decisions were not ended")),
    undecidedRounds: (playerId) => studio.undecidedRounds(playerId),
    undecidedPlayers: () => studio.undecidedPlayers(),
    standingOrders: (playerId) => studio.standingOrders(playerId),
    stopStandingOrder: (playerId, subscriptionId) => studio.stopStandingOrder(playerId, subscriptionId),
    liveTables: askLiveTablesOverHttp(
      INSIDE,
      content.titles,
      insideFetch(() => studio.app),
    ),
    pots: askPotsOverHttp(
      INSIDE,
      insideFetch(() => studio.app),
    ),
    drawTables: askDrawsOverHttp(
      INSIDE,
      content.tables,
      insideFetch(() => studio.app),
    ),
    beacon: beacon ?? silentBeacon,
    randomBytes: (count) => randomBytes(count),
    settings: {
      defaultBrand: environment.brandSources.default,
      idleTimeoutMs: environment.idleTimeoutMs,
      absoluteTimeoutMs: DAY_MS,
      providers: Object.fromEntries(
        Object.entries(keys).map(([code, { publicKeys, hmacKeys }]) => [
          code,
          { launchUrl: environment.providerLaunchUrls[code] ?? "/arcade/", publicKeys, hmacKeys },
        ]),
      ),
      paymentIq: {
        merchantId: environment.paymentIq.merchantId,
        cashierUrl: environment.paymentIq.url ?? "/sandbox/cashier",
        user: environment.paymentIq.user,
        password: environment.paymentIq.password,
        nextPassword: environment.paymentIq.nextPassword,
      },
      freePlayAllowed: environment.freePlayAllowed,
      smsPerDay: environment.smsPerDay,
      smsPerAddress: environment.smsPerAddress,
      walletWriters: 2,
      siteUrl: (brand) => siteUrl(environment, brand, ownAddress),
      affiliates: environment.affiliatePostbacks,
      hasHousePlayers: environment.housePlayers,
      dropsAreDue: environment.dropsAreDue,
      runsJobs: environment.runsJobs,
      unresolvedAfterMs: environment.unresolvedAfterMs,
    },
    push,
    responses: createResponseCache(push, now),
    deliver: deliverByChannel({ sms: gateway, email: smtp?.deliver ?? gateway }),
    metrics: metrics.forGate,
    askSpelpaus:
      environment.spelpaus || !environment.sandbox
        ? askSpelpausOverHttp(environment.spelpaus, globalThis.fetch)
        : askSpelpausOverHttp(
            { url: `${INSIDE}/sandbox/spelpaus`, actorId: "sandbox", key: SANDBOX_SPELPAUS_KEY },
            toSandbox,
          ),
    askGamstop: environment.gamstop
      ? askGamstopOverHttp(environment.gamstop, globalThis.fetch)
      : environment.sandbox
        ? askGamstopOverHttp({ url: `${INSIDE}/sandbox/gamstop`, key: SANDBOX_GAMSTOP_KEY }, toSandbox)
        : undefined,
    sendPostback: (url) => sendPostback(url),
    log: gateLog,
    now,
  } satisfies Omit<GateDeps, keyof OfferedContent>;
  const gateDeps = withContent(ownDeps, () => current().offered);
  const sandbox = environment.sandbox
    ? createSandbox({
        database,
        now,
        gate: { baseUrl: "", fetch: overNetwork },
        paymentIq: { user: environment.paymentIq.user, password: environment.paymentIq.password },
        spelpaus: { key: SANDBOX_SPELPAUS_KEY },
        gamstop: { key: SANDBOX_GAMSTOP_KEY },
        words: merchantWords,
      })
    : undefined;
  sandboxApp = sandbox?.app;
  const gate = createGate(gateDeps);
  const studio = createStudio({
    database,
    get titles() {
      return current().all.titles;
    },
    models: content.models,
    seedVault,
    allowsFreePlay(gameCode, country) {
      const title = current().all.titles.find(({ code }) => code === gameCode);
      return title !== undefined && isFreePlayAllowed(title, country, environment.freePlayAllowed);
    },
    gameTermsOf: gameTerms,
    shownPlayers: (playerIds) => listShownPlayers(database, playerIds),
    wallet: {
      baseUrl: INSIDE,
      fetch: insideFetch(() => gate.app),
      privateKeys: Object.fromEntries(
        Object.entries(keys).flatMap(([code, { privateKey }]) => (privateKey ? [[code, privateKey]] : [])),
      ),
    },
    log: log.child({ part: "studio" }),
    metrics: metrics.forStudio,
    now,
    randomBytes: (count) => randomBytes(count),
    openRoundTimeoutMs: environment.openRoundTimeoutMs,
    tables: content.tables,
    jackpots: content.jackpots.map((jackpot) => ({
      ...jackpot,
      ...(environment.clocksEveryMs && { everyMs: environment.clocksEveryMs }),
    })),
    dropsAreDue: environment.dropsAreDue,
    ...(beacon && { beacon }),
    ...(relay && { tableRelay: relay.tables }),
  });

  const company = environment.housePlayers
    ? startHouseCompany({ gate, studio, log: log.child({ part: "company" }) })
    : undefined;
  const pictures = openPictures(log.child({ part: "pictures" }), environment.picturesDir);

  return {
    log,
    metrics,
    content,
    store,
    pictures,
    deps: gateDeps,
    gate,
    studio,
    sandbox,
    gateFetch: insideFetch(() => gate.app),
    /** Undefined where no IP database is wanted. */
    ipPlaces,
    /** Countries where nobody may sign up, since the market's self-exclusion register is not connected. */
    closedCountries: countries.flatMap(({ code }) => (isWithoutRegister(gateDeps, code) ? [code] : [])),
    gateBaseUrl: INSIDE,
    /** Sets the address at which this process listens, for those parts of the sandbox that call it over the network. */
    listensAt(address: string) {
      ownAddress = address;
    },
    /** Calls `missed` when push messages from other nodes may have been lost. */
    onPushGap: (missed: () => void) => relay?.onGap(missed),
    /** Whether the database takes writes, and says so within two seconds. */
    isReady: createReadiness(() => database.canWrite()),
    /** Finishes work in progress, then closes everything in the reverse order of building. */
    async stop() {
      pictures.close();
      store.stop();
      await company?.stop();
      await studio.stop();
      await sandbox?.stop();
      await gate.stop();
      smtp?.close();
      await relay?.close();
      clock?.stop();
      await database.close();
    },
  };
}

async function openMigrated(
  environment: Environment,
  log: Logger,
  print: (line: string) => void,
): Promise<Database> {
  const { databaseUrl, databaseOwnerUrl, dataFolder } = environment;
  const began = performance.now();
  const isNew = !databaseUrl && !existsSync(join(dataFolder, "pglite"));
  print(isNew ? "Creating the database …" : "Opening the database …");
  const database = await openDatabase({
    url: databaseUrl,
    ownerUrl: databaseOwnerUrl,
    folder: databaseUrl ? undefined : dataFolder,
    poolSize: environment.databasePoolSize,
    onError: (error) => log.warn({ err: error }, "a database connection broke"),
  });
  const migrated = await migrate(database, [
    ...gateMigrations,
    studioMigrations,
    ...(environment.sandbox ? [sandboxMigrations] : []),
  ]);
  if (databaseUrl && databaseOwnerUrl) await settleLogin(databaseUrl);
  await refuseUnsafeRole(database);
  if (migrated.length > 0) log.info({ migrated: migrated.length }, "the database is up to date");
  print(`The database is open after ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
  return database;
}

/** In the sandbox a brand without its own blog uses the stand-in's. */
function sandboxBlogs(urls: Partial<Record<BrandKey, string>>): Partial<Record<BrandKey, string>> {
  return Object.fromEntries(
    Object.values(brands).map(({ key, slug }) => [key, urls[key] ?? `${INSIDE}/sandbox/blog/${slug}`]),
  );
}

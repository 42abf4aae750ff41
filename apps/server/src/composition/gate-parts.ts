import { randomBytes } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { findModel, sheetFor } from "@bellwether/games";
import { silentBeacon } from "@bellwether/games/beacon/silent-beacon.ts";
import {
  createResponseCache,
  createTerms,
  type GateDeps,
  type GateSettings,
  type OfferedContent,
  withContent,
} from "@bellwether/gate";
import { createLedger } from "@bellwether/ledger";
import { type BrandKey, gameTermsOf } from "@bellwether/market";
import { type Studio, studioData } from "@bellwether/studio";
import type { Logger } from "pino";
import { translationTexts } from "../content/translation-files.ts";
import { askDrawsOverHttp } from "../outside/ask-draws.ts";
import { askLiveTablesOverHttp } from "../outside/ask-live-tables.ts";
import { askPotsOverHttp } from "../outside/ask-pots.ts";
import type { Environment } from "../settings/environment.ts";
import type { createMetrics } from "../telemetry/metrics.ts";
import type { Outside } from "./connect-outside.ts";
import { INSIDE, insideFetch } from "./inside.ts";
import type { Ground } from "./open-ground.ts";

type Parts = {
  environment: Environment;
  ground: Ground;
  isQuiet: () => boolean;
  outside: Outside;
  /** The studio, which is built after the gate. */
  studio: () => Studio;
  siteUrl: (brand: BrandKey) => string;
  officeOrigin: () => string;
  metrics: ReturnType<typeof createMetrics>;
  log: Logger;
};

/** What the gate is given. It asks the studio over HTTP, and in this process for a player's open rounds and standing orders. */
export function gateParts({
  environment,
  ground,
  isQuiet,
  outside,
  studio,
  siteUrl,
  officeOrigin,
  metrics,
  log,
}: Parts): GateDeps {
  const { database, released, current, push, now } = ground;
  const toStudio = insideFetch(() => studio().app);
  const own = {
    database,
    isQuiet,
    ledger: createLedger(database),
    stops: ground.stops,
    secrets: ground.seedVault,
    terms: createTerms({
      toggles: { isOn: (name, situation) => current().offered.toggles.isOn(name, situation) },
      licence: environment.licenceSetting,
      log,
      now,
    }),
    translations: translationTexts,
    blog: outside.blog,
    gameTermsOf: (country) => gameTermsOf(country, environment.minimumRoundMs),
    gameSheet: (model, currency, allowed) => sheetFor(findModel(released.models, model), currency, allowed),
    onPlayEnd: (playerId) =>
      studio()
        .endDecisions(playerId)
        .catch((error) => log.warn({ err: error }, "open decisions were not ended")),
    undecidedRounds: (playerId) => studio().undecidedRounds(playerId),
    undecidedPlayers: () => studio().undecidedPlayers(),
    standingOrders: (playerId) => studio().standingOrders(playerId),
    otherData: studioData,
    inspectRound: (playerId, roundId) => studio().inspectRound(playerId, roundId),
    allowWatch: (playerId, roundId) => studio().allowWatch(playerId, roundId),
    stopStandingOrder: (playerId, subscriptionId) => studio().stopStandingOrder(playerId, subscriptionId),
    liveTables: askLiveTablesOverHttp(INSIDE, released.titles, toStudio),
    pots: askPotsOverHttp(INSIDE, toStudio),
    drawTables: askDrawsOverHttp(INSIDE, released.tables, toStudio),
    beacon: outside.beacon ?? silentBeacon,
    randomBytes: (count) => randomBytes(count),
    settings: gateSettings(environment, ground.keys, { siteUrl, officeOrigin }),
    push,
    responses: createResponseCache(push, now),
    deliver: outside.deliver,
    metrics: metrics.forGate,
    documentVault: outside.documentVault,
    askSpelpaus: outside.askSpelpaus,
    askGamstop: outside.askGamstop,
    screenPersons: outside.screenPersons,
    identityVendor: outside.identityVendor,
    decidePayout: outside.decidePayout,
    sendPostback: outside.sendPostback,
    webhookLine: outside.webhookLine,
    companyDirectory: outside.companyDirectory,
    eventListeners: ground.eventListeners,
    log,
    now,
  } satisfies Omit<GateDeps, keyof OfferedContent>;
  return withContent(own, () => current().offered);
}

function gateSettings(
  environment: Environment,
  keys: Ground["keys"],
  { siteUrl, officeOrigin }: Pick<Parts, "siteUrl" | "officeOrigin">,
): GateSettings {
  return {
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
    siteUrl,
    officeOrigin,
    officeIsOpen: environment.sandbox,
    affiliates: environment.affiliatePostbacks,
    hasHousePlayers: environment.housePlayers,
    dropsAreDue: environment.dropsAreDue,
    runsJobs: environment.runsJobs,
    chatIsAlwaysOpen: environment.chatIsAlwaysOpen,
    handBonusEuros: environment.handBonusEuros,
    unresolvedAfterMs: environment.unresolvedAfterMs,
  };
}

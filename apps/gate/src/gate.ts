import { DomainError } from "@bellwether/contract";
import { ledgerMigrations } from "@bellwether/ledger";
import { Hono } from "hono";
import { affiliatesMigrations, startPostbackWorker } from "./affiliates/index.ts";
import { bonusMigrations, expireBonuses, mountBonus } from "./bonus/index.ts";
import { catalogueMigrations, mountCatalogue, refreshPopularity } from "./catalogue/index.ts";
import { mountContent } from "./content/index.ts";
import type { GateParts } from "./gate-parts.ts";
import { answerFailure } from "./http/answer.ts";
import { identityMigrations, mountIdentity, sweepLetters } from "./identity/index.ts";
import { keepLimits, limitsMigrations, mountLimits } from "./limits/index.ts";
import { messagesMigrations, startMessageWorker } from "./messages/index.ts";
import { createOpenApi } from "./open-api.ts";
import { mountPayments, paymentsMigrations } from "./payments/index.ts";
import { mountPlayers, playersMigrations } from "./players/index.ts";
import { createWalletWriter, mountWallet, walletMigrations } from "./wallet/index.ts";

/** Every table of the gate, in the order in which they build on each other. */
export const gateMigrations = [
  ledgerMigrations,
  messagesMigrations,
  playersMigrations,
  identityMigrations,
  walletMigrations,
  bonusMigrations,
  paymentsMigrations,
  limitsMigrations,
  affiliatesMigrations,
  catalogueMigrations,
];

const EXPIRY_INTERVAL_MS = 60_000;
const LIMITS_INTERVAL_MS = 1_000;
const SWEEP_INTERVAL_MS = 3_600_000;
const POPULARITY_INTERVAL_MS = 300_000;

export type Gate = { app: Hono; stop(): Promise<void> };

/** The platform: every call of the contract, the providers' wallet and the cashier's calls on one app. */
export function createGate(parts: GateParts): Gate {
  const app = new Hono();
  const messageWorker = startMessageWorker(parts);
  const walletWriter = createWalletWriter(parts);
  const postbackWorker = startPostbackWorker(parts);

  mountIdentity(app, parts, messageWorker);
  mountPlayers(app, parts, messageWorker);
  mountWallet(app, parts, walletWriter);
  mountLimits(app, parts);
  mountPayments(app, parts);
  mountBonus(app, parts);
  const catalogue = mountCatalogue(app, parts);
  mountContent(app, parts, catalogue);

  const openApi = JSON.stringify(createOpenApi());
  app.get("/gate/openapi.json", (c) => c.body(openApi, 200, { "content-type": "application/json" }));
  app.all("/gate/*", (c) => answerFailure(c, new DomainError("not_found"), parts.log));

  const expiry = setInterval(() => {
    expireBonuses(parts).catch((error) => parts.log.warn({ err: error }, "bonuses could not be expired"));
  }, EXPIRY_INTERVAL_MS);
  expiry.unref();
  const limitKeeper = setInterval(() => {
    keepLimits(parts).catch((error) => parts.log.warn({ err: error }, "limits could not be kept"));
  }, LIMITS_INTERVAL_MS);
  limitKeeper.unref();
  const sweep = setInterval(() => {
    sweepLetters(parts).catch((error) => parts.log.warn({ err: error }, "old letters could not be swept"));
  }, SWEEP_INTERVAL_MS);
  sweep.unref();
  const popularity = setInterval(() => {
    refreshPopularity(parts).catch((error) =>
      parts.log.warn({ err: error }, "popularity could not be refreshed"),
    );
  }, POPULARITY_INTERVAL_MS);
  popularity.unref();

  return {
    app,
    async stop() {
      clearInterval(expiry);
      clearInterval(limitKeeper);
      clearInterval(sweep);
      clearInterval(popularity);
      await messageWorker.stop();
      await postbackWorker.stop();
    },
  };
}

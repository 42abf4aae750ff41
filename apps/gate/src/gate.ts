import { calls, DomainError } from "@bellwether/contract";
import { APPLICATION_ROLE } from "@bellwether/db";
import { ledgerMigrations, verifyLedger } from "@bellwether/ledger";
import { Hono } from "hono";
import { affiliatesMigrations, sendDuePostbacks } from "./affiliates/index.ts";
import {
  bonusMigrations,
  expireBonuses,
  mountBonus,
  payCashback,
  verifyBonuses,
  watchBonuses,
} from "./bonus/index.ts";
import { catalogueMigrations, mountCatalogue, refreshPopularity } from "./catalogue/index.ts";
import { mountContent } from "./content/index.ts";
import type { GateParts } from "./gate-parts.ts";
import { answerFailure } from "./http/answer.ts";
import {
  endIdleSessions,
  identityMigrations,
  mountIdentity,
  sweepIdentity,
  sweepLetters,
} from "./identity/index.ts";
import { createJobs, type Jobs, jobsMigrations } from "./jobs/index.ts";
import { keepLimits, limitsMigrations, mountLimits, sweepRegisterChecks } from "./limits/index.ts";
import { messagesMigrations, startMessageWorker, sweepMessages, watchMessages } from "./messages/index.ts";
import { createOpenApi } from "./open-api.ts";
import {
  comparePayments,
  mountPayments,
  paymentsMigrations,
  reconcilePayments,
  sweepCashierSessions,
  sweepInstruments,
  watchPayments,
} from "./payments/index.ts";
import { mountPlayers, playersMigrations, sweepChanges } from "./players/index.ts";
import { awardMissions, mountRewards, rewardsMigrations, sweepMissions } from "./rewards/index.ts";
import { mountSupport } from "./support/index.ts";
import {
  createProviderApp,
  createWalletWriter,
  mountWallet,
  verifyRounds,
  walletMigrations,
} from "./wallet/index.ts";
import { startWatch } from "./watch.ts";

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
  jobsMigrations,
  rewardsMigrations,
];

export type Gate = {
  app: Hono;
  /** The providers' wallet calls alone, for a shorter way than through `app`, which answers them too. */
  providers: Hono;
  jobs: Jobs;
  /** The last answer to a balance call of this very body at this brand, while it holds. */
  balanceAgain(body: string, brand: string): string | undefined;
  /** Wallet commands that wait for the next batch. */
  waitingCommands(): number;
  stop(): Promise<void>;
};

/** The platform: every call of the contract, the providers' wallet and the cashier's calls on one app. */
export function createGate(parts: GateParts): Gate {
  const app = new Hono();
  const messageWorker = startMessageWorker(parts);
  const walletWriter = createWalletWriter(parts);

  mountIdentity(app, parts, messageWorker);
  mountPlayers(app, parts, messageWorker);
  mountWallet(app, parts);
  const providers = createProviderApp(parts, walletWriter);
  app.route("/", providers);
  mountLimits(app, parts);
  mountPayments(app, parts);
  mountBonus(app, parts);
  const catalogue = mountCatalogue(app, parts);
  mountContent(app, parts, catalogue);
  mountRewards(app, parts);
  mountSupport(app, parts, messageWorker);

  const openApi = JSON.stringify(createOpenApi());
  app.get("/gate/openapi.json", (c) => c.body(openApi, 200, { "content-type": "application/json" }));
  app.all("/gate/*", (c) => answerFailure(c, new DomainError("not_found"), parts.log));
  app.onError((error, c) => answerFailure(c, error, parts.log));

  const jobs = createJobs(parts);
  registerJobs(jobs, parts);
  if (parts.settings.runsJobs) jobs.start();
  const watch = startWatch(parts, {
    jobs: jobs.watch,
    messages: () => watchMessages(parts),
    payments: () => watchPayments(parts),
    bonuses: () => watchBonuses(parts),
  });

  return {
    app,
    providers,
    jobs,
    balanceAgain(body, brand) {
      const text = parts.answers.find(body, brand);
      if (text !== undefined) parts.metrics.add("gate_calls_total", { call: calls.balance.name, code: "ok" });
      return text;
    },
    waitingCommands: walletWriter.waiting,
    async stop() {
      watch.stop();
      await jobs.stop();
      await messageWorker.stop();
    },
  };
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** All scheduled work, a line each. What it answers is shown as the metric `job_result`. */
function registerJobs(jobs: Jobs, parts: GateParts): void {
  jobs.register({ name: "bonus-expiry", everyMs: MINUTE_MS, run: (signal) => expireBonuses(parts, signal) });
  jobs.register({ name: "cashback", everyMs: 10 * MINUTE_MS, run: (signal) => payCashback(parts, signal) });
  jobs.register({ name: "idle-sessions", everyMs: 5 * SECOND_MS, run: () => endIdleSessions(parts) });
  jobs.register({ name: "payments-reconcile", everyMs: 5 * MINUTE_MS, run: () => reconcilePayments(parts) });
  jobs.register({ name: "payments-compare", dailyAt: "03:20", run: () => comparePayments(parts) });
  jobs.register({ name: "ledger-verify", dailyAt: "03:40", run: () => countViolations(parts) });
  jobs.register({
    name: "sweep-cashier-sessions",
    everyMs: 60 * MINUTE_MS,
    run: () => sweepCashierSessions(parts),
  });
  jobs.register({ name: "sweep-identity", everyMs: 60 * MINUTE_MS, run: () => sweepIdentity(parts) });
  jobs.register({ name: "sweep-letters", everyMs: 60 * MINUTE_MS, run: () => sweepLetters(parts) });
  jobs.register({ name: "limits", everyMs: SECOND_MS, run: () => keepLimits(parts) });
  jobs.register({
    name: "popularity",
    everyMs: 5 * MINUTE_MS,
    run: async () => Number(await refreshPopularity(parts)),
  });
  jobs.register({ name: "missions", everyMs: 5 * SECOND_MS, run: (signal) => awardMissions(parts, signal) });
  jobs.register({
    name: "affiliate-postbacks",
    everyMs: 5 * SECOND_MS,
    run: (signal) => sendDuePostbacks(parts, signal),
  });
  jobs.register({ name: "sweep-messages", everyMs: 60 * MINUTE_MS, run: () => sweepMessages(parts) });
  jobs.register({ name: "sweep-evidence", dailyAt: "04:10", run: () => sweepEvidence(parts) });
  jobs.register({ name: "sweep-missions", everyMs: 60 * MINUTE_MS, run: () => sweepMissions(parts) });
}

/** Deletes what was kept of people as long as `retention` says and no longer. */
export async function sweepEvidence(parts: GateParts): Promise<number> {
  return (await sweepChanges(parts)) + (await sweepInstruments(parts)) + (await sweepRegisterChecks(parts));
}

async function countViolations({ database, log }: GateParts): Promise<number> {
  const violations = [
    ...(await verifyLedger(database, APPLICATION_ROLE)),
    ...(await verifyRounds(database)),
    ...(await verifyBonuses(database)),
  ];
  if (violations.length > 0) log.fatal({ violations }, "promises of the ledger are broken");
  return violations.length;
}

import { calls, DomainError } from "@bellwether/contract";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { startWatch } from "@bellwether/db";
import { ledgerMigrations, verifyLedger } from "@bellwether/ledger";
import { Hono } from "hono";
import { seatHousePlayer } from "./account/index.ts";
import { mountAccount } from "./account/routes.ts";
import { affiliatesMigrations, sendDuePostbacks } from "./affiliates/index.ts";
import { applicantsMigrations, createApplicants, watchApplicants } from "./applicants/index.ts";
import { type ApprovalPorts, approvalsMigrations, runDueApprovals } from "./approvals/index.ts";
import { auditMigrations, listAuditHeads, publishAuditHead } from "./audit/index.ts";
import { authenticatorsMigrations } from "./authenticators/index.ts";
import { blocksMigrations } from "./blocks/index.ts";
import { bonusMigrations, expireBonuses, payCashback, verifyBonuses, watchBonuses } from "./bonus/index.ts";
import { mountBonus } from "./bonus/routes.ts";
import type { UnseenAwards } from "./bridge/index.ts";
import { catalogueMigrations, createPotReader, refreshPopularity } from "./catalogue/index.ts";
import { mountCatalogue } from "./catalogue/routes.ts";
import {
  type ChatDesks,
  chatMigrations,
  createChatDesks,
  settleChats,
  sweepChats,
  watchChats,
} from "./chat/index.ts";
import { mountPlayerChat } from "./chat/routes.ts";
import { createLiveTables, type LiveTables } from "./content/index.ts";
import { mountContent } from "./content/routes.ts";
import { contentStoreMigrations } from "./content-store/index.ts";
import { documentsMigrations, expireDocuments, sweepDocuments, watchDocuments } from "./documents/index.ts";
import { mountDocuments } from "./documents/routes.ts";
import { createDrawCalls, drawsMigrations, notifyOfDraws } from "./draws/index.ts";
import { mountDrawResults } from "./draws/routes.ts";
import { erasureMigrations, runErasures } from "./erasure/index.ts";
import { mountErasure } from "./erasure/routes.ts";
import { eventsMigrations, sweepEvents } from "./events/index.ts";
import { factorsMigrations } from "./factors/index.ts";
import type { GateDeps } from "./gate-deps.ts";
import { holdsMigrations, watchHolds } from "./holds/index.ts";
import { answerFailure } from "./http/answer.ts";
import { identityMigrations, sweepIdentity, sweepLetters } from "./identity/index.ts";
import { mountIdentity } from "./identity/routes.ts";
import { askResults, identityResultsMigrations, mountIdentityWebhook } from "./identity-results/index.ts";
import { createJobs, type Jobs, jobsMigrations } from "./jobs/index.ts";
import { askForPapers, findLaundering, launderingMigrations } from "./laundering/index.ts";
import {
  exportRegisterChecks,
  keepLimits,
  keepMatchHolds,
  limitsMigrations,
  repeatPlayEnds,
  sweepRegisterChecks,
} from "./limits/index.ts";
import { mountLimits } from "./limits/routes.ts";
import {
  type MessageWorker,
  messagesMigrations,
  startMessageWorker,
  sweepMessages,
  watchMessages,
} from "./messages/index.ts";
import { notesMigrations } from "./notes/index.ts";
import { mountApprovals } from "./office/approval-routes.ts";
import { mountCases } from "./office/case-routes.ts";
import { mountChats } from "./office/chat-routes.ts";
import { mountContact } from "./office/contact-routes.ts";
import { mountOfficeDocuments } from "./office/document-routes.ts";
import { mountErasures } from "./office/erasure-routes.ts";
import { mountHouse } from "./office/house-routes.ts";
import { createApprovalKinds, createAsyncApi, createOfficeOpenApi } from "./office/index.ts";
import { mountPlayers } from "./office/player-routes.ts";
import { mountQueues } from "./office/queue-routes.ts";
import { mountRisks } from "./office/risk-routes.ts";
import { mountSettlements } from "./office/settlement-routes.ts";
import { mountSignIn } from "./office/sign-in-routes.ts";
import { mountStops } from "./office/stop-routes.ts";
import { mountSuspicion } from "./office/suspicion-routes.ts";
import { mountTasks } from "./office/task-routes.ts";
import { mountWebhooks } from "./office/webhook-routes.ts";
import { mountWithdrawals } from "./office/withdrawal-routes.ts";
import { createOpenApi } from "./open-api.ts";
import { operatorsMigrations } from "./operators/index.ts";
import { paymentFollowers } from "./payment-followers.ts";
import {
  comparePayments,
  paymentsMigrations,
  reconcilePayments,
  sweepCashierSessions,
  sweepInstruments,
  watchPayments,
} from "./payments/index.ts";
import { mountPayments } from "./payments/routes.ts";
import { playersMigrations, sweepChanges } from "./players/index.ts";
import type { ReportPorts } from "./ports.ts";
import {
  awardMissions,
  createBoards,
  createUnseenAwards,
  rewardsMigrations,
  settleRewards,
  sweepMissions,
  sweepParcels,
  sweepUnseenAwards,
  verifyRewards,
  watchRewards,
} from "./rewards/index.ts";
import { mountRewards } from "./rewards/routes.ts";
import { findRisks, riskMigrations, watchRisks } from "./risk/index.ts";
import { roundMigrations } from "./rounds/index.ts";
import { askScreening, screenEverybody, screeningMigrations, watchScreening } from "./screening/index.ts";
import { endIdleSessions, sessionsMigrations, sweepSessions } from "./sessions/index.ts";
import { findDifferencesAgain, settlementsMigrations } from "./settlements/index.ts";
import { stopsMigrations } from "./stops/index.ts";
import { mountSupport } from "./support/routes.ts";
import { suspicionMigrations } from "./suspicion/index.ts";
import { tasksMigrations } from "./tasks/index.ts";
import { askFirst, verificationMigrations } from "./verification/index.ts";
import { createWalletWriter, verifyRounds, walletMigrations } from "./wallet/index.ts";
import { createProviderApp } from "./wallet/provider-app.ts";
import { mountWallet } from "./wallet/routes.ts";
import { createWebhookSender, sweepDeliveries, watchWebhooks, webhooksMigrations } from "./webhooks/index.ts";
import { tellCashier, watchWithdrawals, withdrawalsMigrations } from "./withdrawals/index.ts";

/** Migrations of all the gate's tables, in the order in which they depend on each other. */
export const gateMigrations = [
  ledgerMigrations,
  messagesMigrations,
  playersMigrations,
  holdsMigrations,
  authenticatorsMigrations,
  factorsMigrations,
  identityMigrations,
  sessionsMigrations,
  walletMigrations,
  roundMigrations,
  bonusMigrations,
  paymentsMigrations,
  limitsMigrations,
  riskMigrations,
  affiliatesMigrations,
  catalogueMigrations,
  jobsMigrations,
  rewardsMigrations,
  drawsMigrations,
  contentStoreMigrations,
  auditMigrations,
  operatorsMigrations,
  blocksMigrations,
  notesMigrations,
  tasksMigrations,
  chatMigrations,
  approvalsMigrations,
  stopsMigrations,
  withdrawalsMigrations,
  verificationMigrations,
  documentsMigrations,
  erasureMigrations,
  eventsMigrations,
  webhooksMigrations,
  launderingMigrations,
  settlementsMigrations,
  suspicionMigrations,
  screeningMigrations,
  applicantsMigrations,
  identityResultsMigrations,
];

export type Gate = {
  app: Hono;
  /** A smaller app with only the providers' wallet calls. The server sends them here directly; `app` answers them too. */
  providers: Hono;
  /** The calls of the back office, for a listener of their own; `app` does not answer them. */
  office: Hono;
  jobs: Jobs;
  /** The cached response to a balance call with exactly this body at this brand, while it is valid. */
  balanceAgain(body: string, brand: string): string | undefined;
  /** Opens a game for a house player of this name, and returns its launch token. Throws where there are no house players. */
  seatHousePlayer(name: string, gameCode: string): Promise<string>;
  /** The awards that push connections show to players who were away. */
  unseenAwards: UnseenAwards;
  /** Number of wallet commands waiting for the next batch. */
  waitingCommands(): number;
  stop(): Promise<void>;
};

/** The platform: every call of the contract, the providers' wallet and the cashier's calls on one app. */
export function createGate(deps: GateDeps): Gate {
  const app = new Hono();
  const messageWorker = startMessageWorker(deps);
  const walletWriter = createWalletWriter(deps);

  mountIdentity(app, deps, messageWorker);
  mountAccount(app, deps, messageWorker);
  mountWallet(app, deps);
  const providers = createProviderApp(deps, walletWriter, createDrawCalls(deps));
  app.route("/", providers);
  mountLimits(app, deps);
  mountPayments(app, deps, paymentFollowers(deps));
  mountBonus(app, deps);
  const pots = createPotReader(deps);
  const listGames = mountCatalogue(app, deps, pots);
  const liveTables = createLiveTables(deps);
  mountContent(app, deps, listGames, liveTables, pots);
  mountDrawResults(app, deps, listGames);
  mountRewards(app, deps);
  mountSupport(app, deps, messageWorker);
  const chatDesks = createChatDesks(deps);
  mountPlayerChat(app, deps, chatDesks, messageWorker);
  mountDocuments(app, deps);
  mountIdentityWebhook(app, deps, messageWorker);
  mountErasure(app, deps, messageWorker);

  const openApi = JSON.stringify(createOpenApi());
  app.get("/gate/openapi.json", (c) => c.body(openApi, 200, { "content-type": "application/json" }));
  // Public, so that anybody can keep them: with an export, they show that no entry was taken away.
  app.get("/gate/audit-heads.json", async (c) =>
    c.json({ heads: await listAuditHeads(deps.database) }, 200, { "cache-control": "public, max-age=300" }),
  );
  app.all("/gate/*", (c) => answerFailure(c, new DomainError("not_found"), deps.log));
  app.onError((error, c) => answerFailure(c, error, deps.log));

  const jobs = createJobs(deps);
  const { database, now, log, metrics } = deps;
  const approvals = { database, now, log, metrics, approvalKinds: createApprovalKinds(deps) };
  registerJobs(jobs, deps, { liveTables, approvals, chatDesks });
  if (deps.settings.runsJobs) jobs.start();
  exportRegisterChecks(deps);
  deps.stops.start();
  deps.eventListeners.start();
  const webhooks = createWebhookSender(deps);
  if (deps.settings.runsJobs) webhooks.start();
  const watch = deps.settings.runsJobs
    ? startWatch(deps.log, {
        jobs: jobs.watch,
        messages: () => watchMessages(deps),
        payments: () => watchPayments(deps),
        withdrawals: () => watchWithdrawals(deps),
        holds: () => watchHolds(deps),
        ...(deps.screenPersons && { screening: () => watchScreening(deps) }),
        ...(deps.identityVendor && { applicants: () => watchApplicants(deps) }),
        bonuses: () => watchBonuses(deps),
        rewards: () => watchRewards(deps),
        risks: () => watchRisks(deps),
        documents: () => watchDocuments(deps),
        chats: () => watchChats(deps),
        webhooks: () => watchWebhooks(deps),
      })
    : undefined;

  return {
    app,
    providers,
    office: createOffice(deps, { approvals, chatDesks, messageWorker }),
    jobs,
    balanceAgain(body, brand) {
      const text = deps.responses.find(body, brand);
      if (text !== undefined) deps.metrics.add("gate_calls_total", { call: calls.balance.name, code: "ok" });
      return text;
    },
    seatHousePlayer: (name, gameCode) => seatHousePlayer(deps, name, gameCode),
    unseenAwards: createUnseenAwards(deps),
    waitingCommands: walletWriter.waiting,
    async stop() {
      watch?.stop();
      deps.stops.stop();
      deps.eventListeners.stop();
      await jobs.stop();
      await webhooks.stop();
      await messageWorker.stop();
    },
  };
}

/** The calls by which people run the business. A listener of their own serves them, never the site's. */
function createOffice(
  deps: GateDeps,
  {
    approvals,
    chatDesks,
    messageWorker,
  }: { approvals: ApprovalPorts; chatDesks: ChatDesks; messageWorker: Pick<MessageWorker, "wake"> },
): Hono {
  const app = new Hono();
  mountSignIn(app, deps);
  mountPlayers(app, deps);
  mountContact(app, deps, messageWorker);
  mountErasures(app, deps);
  mountApprovals(app, deps, approvals);
  mountWithdrawals(app, deps);
  mountCases(app, deps);
  mountSettlements(app, deps);
  mountSuspicion(app, deps);
  mountRisks(app, deps);
  mountChats(app, deps, chatDesks, messageWorker);
  mountQueues(app, deps);
  mountTasks(app, deps);
  mountStops(app, deps);
  mountOfficeDocuments(app, deps, messageWorker);
  mountWebhooks(app, deps);
  mountHouse(app, deps);
  const openApi = JSON.stringify(createOfficeOpenApi());
  app.get("/api/openapi.json", (c) => c.body(openApi, 200, { "content-type": "application/json" }));
  const asyncApi = JSON.stringify(createAsyncApi());
  app.get("/api/asyncapi.json", (c) => c.body(asyncApi, 200, { "content-type": "application/json" }));
  app.all("/api/*", (c) => answerFailure(c, new DomainError("not_found"), deps.log));
  app.onError((error, c) => answerFailure(c, error, deps.log));
  return app;
}

/** All scheduled jobs, one per line. Each one's result is exported as the metric `job_result`. */
function registerJobs(
  jobs: Jobs,
  deps: GateDeps,
  {
    liveTables,
    approvals,
    chatDesks,
  }: { liveTables: LiveTables; approvals: ApprovalPorts & ReportPorts; chatDesks: ChatDesks },
): void {
  jobs.register({ name: "bonus-expiry", everyMs: MINUTE_MS, run: (signal) => expireBonuses(deps, signal) });
  jobs.register({ name: "cashback", everyMs: 10 * MINUTE_MS, run: (signal) => payCashback(deps, signal) });
  jobs.register({ name: "rewards", everyMs: MINUTE_MS, run: (signal) => settleRewards(deps, signal) });
  jobs.register({ name: "risks", everyMs: HOUR_MS, run: (signal) => findRisks(deps, signal) });
  jobs.register({ name: "laundering", everyMs: MINUTE_MS, run: (signal) => findLaundering(deps, signal) });
  jobs.register({
    name: "laundering-papers",
    everyMs: 5 * MINUTE_MS,
    run: (signal) => askForPapers(deps, signal),
  });
  jobs.register({ name: "identity-first", everyMs: 5 * MINUTE_MS, run: (signal) => askFirst(deps, signal) });
  if (deps.screenPersons) {
    jobs.register({ name: "screening", everyMs: MINUTE_MS, run: (signal) => askScreening(deps, signal) });
    jobs.register({
      name: "screening-everybody",
      dailyAt: "02:40",
      run: (signal) => screenEverybody(deps, signal),
    });
  }
  if (deps.identityVendor) {
    jobs.register({
      name: "applicants",
      everyMs: 2 * SECOND_MS,
      run: (signal) => createApplicants(deps, signal),
    });
    jobs.register({
      name: "identity-results",
      everyMs: MINUTE_MS,
      run: (signal) => askResults(deps, signal),
    });
  }
  jobs.register({ name: "idle-sessions", everyMs: 5 * SECOND_MS, run: () => endIdleSessions(deps) });
  jobs.register({ name: "withdrawals", everyMs: 2 * SECOND_MS, run: (signal) => tellCashier(deps, signal) });
  jobs.register({ name: "payments-reconcile", everyMs: 5 * MINUTE_MS, run: () => reconcilePayments(deps) });
  jobs.register({ name: "payments-compare", dailyAt: "03:20", run: () => comparePayments(deps) });
  jobs.register({ name: "settlements", everyMs: HOUR_MS, run: () => findDifferencesAgain(deps) });
  jobs.register({ name: "ledger-verify", dailyAt: "03:40", run: () => countViolations(deps) });
  jobs.register({
    name: "sweep-cashier-sessions",
    everyMs: HOUR_MS,
    run: () => sweepCashierSessions(deps),
  });
  jobs.register({ name: "sweep-identity", everyMs: HOUR_MS, run: () => sweepIdentity(deps) });
  jobs.register({ name: "sweep-sessions", everyMs: HOUR_MS, run: () => sweepSessions(deps) });
  jobs.register({ name: "sweep-letters", everyMs: HOUR_MS, run: () => sweepLetters(deps) });
  jobs.register({
    name: "live-tables",
    everyMs: SECOND_MS,
    run: async () => Number(await liveTables.announceChanges()),
  });
  jobs.register({ name: "approvals", everyMs: 5 * SECOND_MS, run: () => runDueApprovals(approvals) });
  const boards = createBoards(deps);
  jobs.register({
    name: "cash-drops",
    everyMs: SECOND_MS,
    run: (signal) => settleRewards(deps, signal, "cash-drop"),
  });
  jobs.register({ name: "boards", everyMs: SECOND_MS, run: () => boards.announce() });
  jobs.register({ name: "limits", everyMs: SECOND_MS, run: () => keepLimits(deps) });
  jobs.register({ name: "match-holds", everyMs: MINUTE_MS, run: () => keepMatchHolds(deps) });
  jobs.register({ name: "play-ends", everyMs: 5 * SECOND_MS, run: () => repeatPlayEnds(deps) });
  jobs.register({
    name: "popularity",
    everyMs: 5 * MINUTE_MS,
    run: async () => Number(await refreshPopularity(deps)),
  });
  jobs.register({
    name: "draw-letters",
    everyMs: 5 * SECOND_MS,
    run: (signal) => notifyOfDraws(deps, signal),
  });
  jobs.register({ name: "missions", everyMs: 5 * SECOND_MS, run: (signal) => awardMissions(deps, signal) });
  jobs.register({
    name: "affiliate-postbacks",
    everyMs: 5 * SECOND_MS,
    run: (signal) => sendDuePostbacks(deps, signal),
  });
  jobs.register({ name: "chats", everyMs: 5 * SECOND_MS, run: () => settleChats(deps, chatDesks) });
  jobs.register({ name: "sweep-chats", everyMs: HOUR_MS, run: () => sweepChats(deps) });
  jobs.register({ name: "sweep-messages", everyMs: HOUR_MS, run: () => sweepMessages(deps) });
  jobs.register({ name: "sweep-events", everyMs: HOUR_MS, run: (signal) => sweepEvents(deps, signal) });
  jobs.register({
    name: "sweep-deliveries",
    everyMs: HOUR_MS,
    run: (signal) => sweepDeliveries(deps, signal),
  });
  jobs.register({ name: "audit-head", everyMs: HOUR_MS, run: () => publishAuditHead(deps) });
  jobs.register({ name: "sweep-evidence", dailyAt: "04:10", run: () => sweepEvidence(deps) });
  jobs.register({ name: "sweep-parcels", everyMs: HOUR_MS, run: () => sweepParcels(deps) });
  jobs.register({ name: "sweep-missions", everyMs: HOUR_MS, run: () => sweepMissions(deps) });
  jobs.register({
    name: "documents",
    everyMs: HOUR_MS,
    run: (signal) => expireDocuments(deps, signal),
  });
  jobs.register({
    name: "sweep-documents",
    everyMs: 10 * MINUTE_MS,
    run: (signal) => sweepDocuments(deps, signal),
  });
  jobs.register({ name: "erasures", everyMs: MINUTE_MS, run: (signal) => runErasures(deps, { signal }) });
  jobs.register({ name: "sweep-awards", everyMs: HOUR_MS, run: () => sweepUnseenAwards(deps) });
}

/** Deletes personal data when its `retention` period is over. */
export async function sweepEvidence(deps: GateDeps): Promise<number> {
  return (await sweepChanges(deps)) + (await sweepInstruments(deps)) + (await sweepRegisterChecks(deps));
}

async function countViolations({ database, log }: GateDeps): Promise<number> {
  const violations = [
    ...(await verifyLedger(database)),
    ...(await verifyRounds(database)),
    ...(await verifyBonuses(database)),
    ...(await verifyRewards(database)),
  ];
  if (violations.length > 0) log.fatal({ violations }, "promises of the ledger are broken");
  return violations.length;
}

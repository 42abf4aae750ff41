import { calls, DomainError } from "@bellwether/contract";
import { startWatch } from "@bellwether/db";
import { Hono } from "hono";
import { seatHousePlayer } from "./account/index.ts";
import { mountAccount } from "./account/routes.ts";
import { watchApplicants } from "./applicants/index.ts";
import type { ApprovalPorts } from "./approvals/index.ts";
import { listAuditHeads } from "./audit/index.ts";
import { watchBonuses } from "./bonus/index.ts";
import { mountBonus } from "./bonus/routes.ts";
import type { UnseenAwards } from "./bridge/index.ts";
import { createPotReader } from "./catalogue/index.ts";
import { mountCatalogue } from "./catalogue/routes.ts";
import { type ChatDesks, createChatDesks, watchChats } from "./chat/index.ts";
import { mountPlayerChat } from "./chat/routes.ts";
import { createLiveTables } from "./content/index.ts";
import { mountContent } from "./content/routes.ts";
import { watchDocuments } from "./documents/index.ts";
import { mountDocuments } from "./documents/routes.ts";
import { createDrawCalls } from "./draws/index.ts";
import { mountDrawResults } from "./draws/routes.ts";
import { mountErasure } from "./erasure/routes.ts";
import type { GateDeps } from "./gate-deps.ts";
import { watchHolds } from "./holds/index.ts";
import { answerFailure } from "./http/answer.ts";
import { mountDocument } from "./http/document.ts";
import { mountIdentity } from "./identity/routes.ts";
import { mountIdentityWebhook } from "./identity-results/index.ts";
import { createJobs, type Jobs } from "./jobs/index.ts";
import { exportRegisterChecks } from "./limits/index.ts";
import { mountLimits } from "./limits/routes.ts";
import { type MessageWorker, startMessageWorker, watchMessages } from "./messages/index.ts";
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
import { paymentFollowers } from "./payment-followers.ts";
import { watchPayments } from "./payments/index.ts";
import { mountPayments } from "./payments/routes.ts";
import { registerJobs } from "./register-jobs.ts";
import { createUnseenAwards, watchRewards } from "./rewards/index.ts";
import { mountRewards } from "./rewards/routes.ts";
import { watchRisks } from "./risk/index.ts";
import { watchScreening } from "./screening/index.ts";
import { mountSupport } from "./support/routes.ts";
import { createWalletWriter } from "./wallet/index.ts";
import { createProviderApp } from "./wallet/provider-app.ts";
import { mountWallet } from "./wallet/routes.ts";
import { createWebhookSender, watchWebhooks } from "./webhooks/index.ts";
import { watchWithdrawals } from "./withdrawals/index.ts";

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

  mountDocument(app, "/gate/openapi.json", createOpenApi);
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
  mountDocument(app, "/api/openapi.json", createOfficeOpenApi);
  mountDocument(app, "/api/asyncapi.json", createAsyncApi);
  app.all("/api/*", (c) => answerFailure(c, new DomainError("not_found"), deps.log));
  app.onError((error, c) => answerFailure(c, error, deps.log));
  return app;
}

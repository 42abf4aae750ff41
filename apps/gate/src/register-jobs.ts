import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { verify } from "@bellwether/ledger";
import { sendDuePostbacks } from "./affiliates/index.ts";
import { createApplicants } from "./applicants/index.ts";
import { type ApprovalPorts, runDueApprovals } from "./approvals/index.ts";
import { publishAuditHead } from "./audit/index.ts";
import { expireBonuses, payCashback } from "./bonus/index.ts";
import { refreshPopularity } from "./catalogue/index.ts";
import { type ChatDesks, settleChats, sweepChats } from "./chat/index.ts";
import type { LiveTables } from "./content/index.ts";
import { expireDocuments, sweepDocuments } from "./documents/index.ts";
import { notifyOfDraws, sendReminders } from "./draws/index.ts";
import { runErasures } from "./erasure/index.ts";
import { sweepEvents } from "./events/index.ts";
import type { GateDeps } from "./gate-deps.ts";
import { sweepIdentity, sweepLetters } from "./identity/index.ts";
import { askResults } from "./identity-results/index.ts";
import type { Jobs } from "./jobs/index.ts";
import { askForPapers, findLaundering } from "./laundering/index.ts";
import { gatePromises } from "./ledger-promises.ts";
import { keepLimits, keepMatchHolds, repeatPlayEnds, sweepRegisterChecks } from "./limits/index.ts";
import { sweepMessages } from "./messages/index.ts";
import {
  comparePayments,
  reconcilePayments,
  sweepCashierSessions,
  sweepInstruments,
} from "./payments/index.ts";
import { sweepChanges } from "./players/index.ts";
import type { ReportPorts } from "./ports.ts";
import {
  awardMissions,
  createBoards,
  settleRewards,
  sweepMissions,
  sweepParcels,
  sweepUnseenAwards,
} from "./rewards/index.ts";
import { findRisks } from "./risk/index.ts";
import { askScreening, screenEverybody } from "./screening/index.ts";
import { endIdleSessions, sweepSessions } from "./sessions/index.ts";
import { findDifferencesAgain } from "./settlements/index.ts";
import { askFirst } from "./verification/index.ts";
import { sweepDeliveries } from "./webhooks/index.ts";
import { tellCashier } from "./withdrawals/index.ts";

/** All scheduled jobs, one per line. Each one's result is exported as the metric `job_result`. */
export function registerJobs(
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
  jobs.register({ name: "ledger-verify", dailyAt: "03:40", run: (signal) => countViolations(deps, signal) });
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
  jobs.register({
    name: "draw-reminders",
    everyMs: 10 * SECOND_MS,
    run: (signal) => sendReminders(deps, signal),
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
    everyMs: 5 * MINUTE_MS,
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

/** Goes on from the last checkpoint, and once a week reads everything. */
async function countViolations({ database, log }: GateDeps, signal: AbortSignal): Promise<number> {
  const { violations, checkpoint, ...seen } = await verify(database, {
    promises: gatePromises,
    reach: "whole-if-due",
    signal,
  });
  if (violations.length > 0) log.fatal({ violations }, "promises of the ledger are broken");
  else
    log.info(
      { checkpoint: String(checkpoint?.number), seal: checkpoint?.seal, ...seen.read },
      "the ledger is verified",
    );
  return violations.length;
}

import { expect, it } from "vitest";
import { isTest, isTypeScript, sourceFiles } from "../repo/source-files.ts";

/**
 * The locks of each file, as its statements write them and by the functions that it calls for one: what is locked before it is changed, how
 * strongly, in which order, and whether another node waits or skips the row. A lost or weaker lock shows in no test on the embedded database,
 * which has one connection, and seldom on PostgreSQL. Who removes one says here that it is not needed.
 */
const LOCKS: Readonly<Record<string, readonly string[]>> = {
  "apps/gate/src/applicants/applicant.ts": ["FOR UPDATE"],
  "apps/gate/src/applicants/claim-applicants.ts": [
    "ORDER BY next_attempt_at LIMIT $4 FOR UPDATE SKIP LOCKED",
  ],
  "apps/gate/src/approvals/decide-request.ts": [
    "lockForDecision",
    "lockForDecision",
    "lockOpen",
    "lockOpen",
    "lockRequest",
    "lockRequest",
    "lockRequest",
    "lockRequest",
  ],
  "apps/gate/src/approvals/request-approval.ts": ["lockOpen", "lockRequest"],
  "apps/gate/src/approvals/request-store.ts": ["FOR UPDATE"],
  "apps/gate/src/audit/append-audit.ts": ["pg_advisory_xact_lock"],
  "apps/gate/src/blocks/player-block.ts": ["lockPlayer", "lockPlayer"],
  "apps/gate/src/office/document-routes.ts": ["lockDocument"],
  "apps/gate/src/operators/change-operator.ts": ["ORDER BY id FOR UPDATE", "lockOperator", "lockOperator"],
  "apps/gate/src/operators/operator.ts": ["FOR UPDATE"],
  "apps/gate/src/operators/seat-operators.ts": ["pg_advisory_xact_lock"],
  "apps/gate/src/chat/answer-chat.ts": ["lockChat", "lockChat", "lockChat", "lockOwn", "lockOwn", "lockOwn"],
  "apps/gate/src/chat/change-own-chat.ts": ["lockChat"],
  "apps/gate/src/chat/settle-chats.ts": ["lockChat"],
  "apps/gate/src/chat/stored-chat.ts": ["FOR UPDATE"],
  "apps/gate/src/chat/write-chat.ts": ["FOR UPDATE", "lockOpen", "lockOpen", "lockPlayer"],
  "apps/gate/src/affiliates/send-postbacks.ts": ["ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED"],
  "apps/gate/src/bonus/end-bonus.ts": ["FOR UPDATE"],
  "apps/gate/src/bonus/grant-bonus.ts": ["FOR UPDATE"],
  "apps/gate/src/bonus/pay-cashback.ts": ["FOR UPDATE", "lockBonus"],
  "apps/gate/src/bonus/review-bonus.ts": ["FOR UPDATE"],
  "apps/gate/src/bonus/unplayed-bonus.ts": ["FOR UPDATE"],
  "apps/gate/src/catalogue/favourites.ts": ["lockPlayer"],
  "apps/gate/src/content-store/publish-content.ts": ["pg_advisory_xact_lock"],
  "apps/gate/src/documents/decide-about-document.ts": ["lockDocument"],
  "apps/gate/src/documents/expire-documents.ts": ["lockDocumentOf", "lockPlayer"],
  "apps/gate/src/documents/hold-document.ts": [
    "lockDocument",
    "lockDocument",
    "lockDocumentOf",
    "lockPlayer",
  ],
  "apps/gate/src/documents/personal-data.ts": ["FOR UPDATE"],
  "apps/gate/src/documents/send-document.ts": ["lockDocumentOf", "lockPlayer"],
  "apps/gate/src/documents/stored-document.ts": ["FOR UPDATE"],
  "apps/gate/src/documents/sweep-documents.ts": ["FOR UPDATE"],
  "apps/gate/src/documents/upload-page.ts": ["lockDocumentOf", "lockPlayer", "lockPlayer"],
  "apps/gate/src/documents/vendor-check.ts": ["lockPlayer"],
  "apps/gate/src/documents/withdraw-document.ts": ["lockDocumentOf", "lockPlayer"],
  "apps/gate/src/draws/close-draw.ts": ["FOR UPDATE"],
  "apps/gate/src/draws/notify-of-draws.ts": ["ORDER BY closed_at LIMIT 1 FOR UPDATE SKIP LOCKED"],
  "apps/gate/src/erasure/collect-data.ts": ["lockPlayer"],
  "apps/gate/src/erasure/run-erasures.ts": ["FOR UPDATE OF e", "lockErasure"],
  "apps/gate/src/events/order-events.ts": ["FOR UPDATE"],
  "apps/gate/src/factors/own-passkeys.ts": ["lockPlayer"],
  "apps/gate/src/holds/account-hold.ts": ["lockPlayer", "lockPlayer", "lockPlayer"],
  "apps/gate/src/holds/hold-case.ts": ["FOR UPDATE", "lockOpenCase"],
  "apps/gate/src/laundering/ask-for-papers.ts": ["lockPlayer"],
  "apps/gate/src/laundering/look-at-player.ts": ["lockPlayer"],
  "apps/gate/src/office/case-routes.ts": ["lockOpenCase", "lockOpenCase", "lockOpenCase", "lockOpenCase"],
  "apps/gate/src/screening/ask-service.ts": [
    "ORDER BY next_attempt_at LIMIT $4 FOR UPDATE SKIP LOCKED",
    "lockPlayer",
  ],
  "apps/gate/src/suspicion/suspicion-report.ts": ["lockPlayer"],
  "apps/gate/src/tasks/office-task.ts": ["FOR UPDATE", "lockTask", "lockTask"],
  "apps/gate/src/withdrawals/decide-withdrawal.ts": ["lockWaiting", "lockWaiting"],
  "apps/gate/src/withdrawals/tell-cashier.ts": ["ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED"],
  "apps/gate/src/withdrawals/withdrawal-review.ts": ["FOR UPDATE", "lockWaiting"],
  "apps/gate/src/identity-results/take-result.ts": ["lockApplicant", "lockDocumentOf", "lockPlayer"],
  "apps/gate/src/identity/activate.ts": ["FOR UPDATE", "FOR UPDATE", "lockName"],
  "apps/gate/src/identity/letter-bounds.ts": ["lockName", "lockName", "lockName", "lockPlayerByEmail"],
  "apps/gate/src/identity/scratch-codes.ts": ["lockPlayer"],
  "apps/gate/src/identity/slow-guessing.ts": ["lockName", "lockName", "pg_advisory_xact_lock"],
  "apps/gate/src/identity/sms-bounds.ts": ["lockName"],
  "apps/gate/src/jobs/job-store.ts": ["ORDER BY due_at FOR UPDATE OF job SKIP LOCKED"],
  "apps/gate/src/limits/exclusion-match.ts": ["FOR UPDATE OF m"],
  "apps/gate/src/messages/send-message.ts": ["ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED"],
  "apps/gate/src/payments/authorize.ts": ["lockPayment"],
  "apps/gate/src/payments/cancel.ts": ["lockPaymentOf"],
  "apps/gate/src/payments/payment-attempt.ts": ["FOR UPDATE"],
  "apps/gate/src/payments/payment.ts": ["FOR UPDATE", "FOR UPDATE"],
  "apps/gate/src/payments/transfer.ts": ["lockPaymentOf"],
  "apps/gate/src/players/find-player.ts": ["FOR NO KEY UPDATE", "FOR NO KEY UPDATE"],
  "apps/gate/src/players/record-changes.ts": ["FOR UPDATE"],
  "apps/gate/src/rewards/drops/award-drops.ts": ["ORDER BY number FOR UPDATE", "lockOpen"],
  "apps/gate/src/rewards/drops/draw-refused.ts": ["lockDraw"],
  "apps/gate/src/rewards/drops/hold-spans.ts": ["lockDraw"],
  "apps/gate/src/rewards/drops/seal-spans.ts": ["lockDraw"],
  "apps/gate/src/rewards/grants/grant-reward.ts": ["FOR UPDATE"],
  "apps/gate/src/rewards/parcels/send-parcel.ts": ["FOR UPDATE"],
  "apps/gate/src/rewards/prize-draw/hold-draws.ts": ["lockDraw", "lockDraw"],
  "apps/gate/src/rewards/prize-draw/seal-draw.ts": ["lockDraw"],
  "apps/gate/src/rewards/prize-draw/stored-draw.ts": ["FOR UPDATE"],
  "apps/gate/src/rewards/tournaments/announce-boards.ts": ["lockBoard"],
  "apps/gate/src/rewards/tournaments/close-board.ts": ["lockBoard"],
  "apps/gate/src/rewards/tournaments/open-boards.ts": ["FOR UPDATE"],
  "apps/gate/src/risk/risk-mark.ts": ["FOR UPDATE"],
  "apps/gate/src/risk/risk-standing.ts": [
    "FOR UPDATE",
    "ORDER BY player_id FOR UPDATE",
    "lockStanding",
    "lockStanding",
  ],
  "apps/gate/src/settlements/find-differences.ts": ["pg_advisory_xact_lock"],
  "apps/gate/src/stops/incident-stop.ts": ["FOR UPDATE", "pg_advisory_xact_lock"],
  "apps/gate/src/verification/ask-document.ts": ["lockPlayer", "lockPlayer"],
  "apps/gate/src/verification/ask-first.ts": ["lockPlayer"],
  "apps/gate/src/webhooks/change-endpoint.ts": [
    "lockEndpoint",
    "lockEndpoint",
    "lockEndpoint",
    "lockEndpoint",
    "pg_advisory_xact_lock",
  ],
  "apps/gate/src/webhooks/endpoint-lease.ts": ["ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED"],
  "apps/gate/src/webhooks/webhook-endpoint.ts": ["FOR UPDATE"],
  "apps/studio/src/days/close-day.ts": ["pg_advisory_xact_lock"],
  "apps/studio/src/draws/cancel-ticket.ts": ["lockOpenRound", "lockRound"],
  "apps/studio/src/draws/order-store.ts": [
    "FOR SHARE",
    "FOR UPDATE",
    "ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED",
  ],
  "apps/studio/src/draws/start-draw.ts": ["lockTable"],
  "apps/studio/src/draws/subscriptions.ts": ["pg_advisory_xact_lock"],
  "apps/studio/src/favourites/favourite-lines.ts": ["pg_advisory_xact_lock"],
  "apps/studio/src/jackpots/add-to-pots.ts": ["lockAndFillPots"],
  "apps/studio/src/jackpots/clock-store.ts": ["FOR UPDATE OF c"],
  "apps/studio/src/jackpots/draw-clock.ts": ["FOR UPDATE"],
  "apps/studio/src/jackpots/run-clocks.ts": ["FOR UPDATE"],
  "apps/studio/src/jackpots/store-draw.ts": ["FOR UPDATE", "FOR UPDATE"],
  "apps/studio/src/rounds/act.ts": ["lockRound"],
  "apps/studio/src/rounds/action-store.ts": ["ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED"],
  "apps/studio/src/rounds/further-stake.ts": ["lockRound"],
  "apps/studio/src/rounds/lock-round.ts": ["FOR UPDATE"],
  "apps/studio/src/rounds/look-up-round.ts": ["lockSeedPair"],
  "apps/studio/src/rounds/refuse-too-fast.ts": ["pg_advisory_xact_lock"],
  "apps/studio/src/rounds/reserve-round.ts": ["lockNextNonce"],
  "apps/studio/src/rounds/rotate-seeds.ts": ["lockSeedPair"],
  "apps/studio/src/rounds/round-store.ts": ["ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED"],
  "apps/studio/src/rounds/take-defaults.ts": ["lockRound"],
  "apps/studio/src/seeds/choose-client-seed.ts": ["lockSeedPair"],
  "apps/studio/src/seeds/seal-seeds.ts": ["FOR UPDATE SKIP LOCKED"],
  "apps/studio/src/seeds/seed-pair.ts": ["FOR UPDATE", "lockUnrevealed", "lockUnrevealed"],
  "apps/studio/src/sessions/delete-expired.ts": ["ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED"],
  "apps/studio/src/tables/lock-run.ts": ["lockRunOf"],
  "apps/studio/src/tables/reserve-table-bet.ts": ["FOR SHARE OF r", "lockOpenRound", "pg_advisory_xact_lock"],
  "apps/studio/src/tables/rounds-ahead.ts": ["lockTable"],
  "apps/studio/src/tables/run-table-round.ts": ["FOR NO KEY UPDATE"],
  "apps/studio/src/tables/start-table-round.ts": ["lockTable"],
  "apps/studio/src/tables/table-seats.ts": ["pg_advisory_xact_lock"],
  "apps/studio/src/tables/table-step.ts": ["lockTable"],
  "apps/studio/src/tables/table-store.ts": ["FOR UPDATE"],
  "apps/studio/src/tables/take-table-action.ts": ["lockRound", "lockRunOf"],
  "apps/studio/src/tables/take-units.ts": ["pg_advisory_xact_lock"],
  "packages/db/src/application-login.ts": ["pg_advisory_xact_lock"],
  "packages/db/src/migrate.ts": ["pg_advisory_xact_lock"],
  "packages/db/src/pglite.ts": ["lockFolder"],
  "packages/ledger/src/book-storage.ts": ["ORDER BY id FOR NO KEY UPDATE", "lockAccounts"],
  "packages/ledger/src/verify.ts": ["lockCheckpoints"],
};

const CLAUSE =
  /(?:ORDER BY [\w.]+ (?:LIMIT \S+ )?)?FOR (?:(?:NO KEY )?UPDATE|(?:KEY )?SHARE)(?: OF \w+)?(?: SKIP LOCKED| NOWAIT)?/;
const CALL = /pg_advisory_xact_lock|(?<!function )\block[A-Z]\w*(?=\()/;
const LOCK = new RegExp(`${CLAUSE.source}|${CALL.source}`, "g");

const sources = sourceFiles(
  (path) => /^(?:apps|packages)\/[^/]+\/src\//.test(path) && isTypeScript(path) && !isTest(path),
);

it("every statement that reads what it changes afterwards locks it", () => {
  const found = sources
    .map(({ path, text }) => [path, [...text.matchAll(LOCK)].map(([lock]) => lock).sort()] as const)
    .filter(([, locks]) => locks.length > 0);
  expect(Object.fromEntries(found)).toEqual(LOCKS);
});

/** PostgreSQL may run a subquery behind IN once for each row: rows beyond its limit are claimed then. `ARRAY(…)` and `MATERIALIZED` run once. */
const LIMIT_IN_A_JOIN = /\bIN \((?=\s*SELECT)(?:[^()]|\([^()]*\))*?LIMIT \S+ FOR UPDATE/;

it("no statement claims rows by IN with a subquery that has a limit", () => {
  expect(sources.filter(({ text }) => LIMIT_IN_A_JOIN.test(text)).map(({ path }) => path)).toEqual([]);
  expect("WHERE id IN (SELECT id FROM a WHERE b = coalesce(c, 1) LIMIT $4 FOR UPDATE SKIP LOCKED)").toMatch(
    LIMIT_IN_A_JOIN,
  );
});

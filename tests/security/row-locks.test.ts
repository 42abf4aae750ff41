import { expect, it } from "vitest";
import { isTest, isTypeScript, sourceFiles } from "../repo/source-files.ts";

/**
 * How many statements of a file lock what they read before it is changed. A lost lock shows in no test on the embedded database, which has one
 * connection, and seldom on PostgreSQL. Who removes one says here that it is not needed.
 */
const LOCKS: Readonly<Record<string, number>> = {
  "apps/gate/src/affiliates/send-postbacks.ts": 1,
  "apps/gate/src/bonus/end-bonus.ts": 1,
  "apps/gate/src/bonus/grant-bonus.ts": 1,
  "apps/gate/src/bonus/pay-cashback.ts": 1,
  "apps/gate/src/bonus/review-bonus.ts": 1,
  "apps/gate/src/bonus/unplayed-bonus.ts": 1,
  "apps/gate/src/draws/close-draw.ts": 1,
  "apps/gate/src/draws/notify-of-draws.ts": 1,
  "apps/gate/src/identity/activate.ts": 2,
  "apps/gate/src/identity/slow-guessing.ts": 1,
  "apps/gate/src/jobs/job-store.ts": 1,
  "apps/gate/src/limits/exclusion-match.ts": 1,
  "apps/gate/src/messages/send-message.ts": 1,
  "apps/gate/src/payments/payment-attempt.ts": 1,
  "apps/gate/src/payments/payment.ts": 2,
  "apps/gate/src/players/find-player.ts": 2,
  "apps/gate/src/players/record-changes.ts": 1,
  "apps/gate/src/rewards/drops/draw-rest.ts": 1,
  "apps/gate/src/rewards/drops/take-drops.ts": 1,
  "apps/gate/src/rewards/grants/grant-reward.ts": 1,
  "apps/gate/src/rewards/parcels/send-parcel.ts": 1,
  "apps/gate/src/rewards/prize-draw/stored-draw.ts": 1,
  "apps/gate/src/rewards/tournaments/open-boards.ts": 1,
  "apps/gate/src/risk/risk-mark.ts": 1,
  "apps/studio/src/days/close-day.ts": 1,
  "apps/studio/src/draws/order-store.ts": 3,
  "apps/studio/src/draws/subscriptions.ts": 1,
  "apps/studio/src/favourites/favourite-lines.ts": 1,
  "apps/studio/src/jackpots/clock-store.ts": 1,
  "apps/studio/src/jackpots/draw-clock.ts": 2,
  "apps/studio/src/jackpots/run-clocks.ts": 1,
  "apps/studio/src/rounds/action-store.ts": 1,
  "apps/studio/src/rounds/lock-round.ts": 1,
  "apps/studio/src/rounds/refuse-too-fast.ts": 1,
  "apps/studio/src/rounds/round-store.ts": 1,
  "apps/studio/src/seeds/seal-seeds.ts": 1,
  "apps/studio/src/seeds/seed-pair.ts": 1,
  "apps/studio/src/sessions/forget-sessions.ts": 1,
  "apps/studio/src/tables/reserve-table-bet.ts": 2,
  "apps/studio/src/tables/run-table-round.ts": 1,
  "apps/studio/src/tables/table-seats.ts": 1,
  "apps/studio/src/tables/table-store.ts": 1,
  "apps/studio/src/tables/take-units.ts": 1,
  "packages/db/src/migrate.ts": 1,
  "packages/ledger/src/book-storage.ts": 1,
};

const LOCK = /FOR (?:NO KEY )?UPDATE|FOR (?:KEY )?SHARE|pg_advisory_xact_lock/g;

it("every statement that reads what it changes afterwards locks it", () => {
  const found = sourceFiles(
    (path) => /^(?:apps|packages)\/[^/]+\/src\//.test(path) && isTypeScript(path) && !isTest(path),
  )
    .map(({ path, text }) => [path, [...text.matchAll(LOCK)].length] as const)
    .filter(([, count]) => count > 0);
  expect(Object.fromEntries(found)).toEqual(LOCKS);
});

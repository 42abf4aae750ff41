import type { Database } from "@bellwether/db";
import type { Merchant } from "./merchant.ts";
import { moveTransaction, type Transaction, transactionsIn } from "./transaction.ts";

const RETRY_INTERVAL_MS = 5_000;

export type SettlingParts = { database: Database; merchant: Merchant };

/**
 * Reports the bank's decision to the merchant, and retries until it succeeds: money that moved must be booked, even if the merchant was down.
 */
export function startSettling({ database, merchant }: SettlingParts) {
  let stopped = false;
  const settle = async (transaction: Transaction): Promise<boolean> => {
    try {
      if (transaction.state === "approved") {
        await merchant.transfer(transaction);
        await moveTransaction(database, transaction.id, "approved", "paid");
      } else if (transaction.state === "declined") {
        await merchant.cancel(transaction);
        await moveTransaction(database, transaction.id, "declined", "cancelled");
      }
      return true;
    } catch {
      return false;
    }
  };

  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(async () => {
        if (stopped) return;
        for (const transaction of await transactionsIn(database, ["approved", "declined"]))
          await settle(transaction);
      })
      // The database does not respond: the next turn tries again. Unhandled, this would end the process.
      .catch(() => {});
  }, RETRY_INTERVAL_MS);
  timer.unref();

  return {
    settle,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

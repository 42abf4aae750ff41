import { randomUUID } from "node:crypto";
import type { Database } from "@bellwether/db";
import type { Merchant } from "./merchant.ts";
import { payDuePayouts } from "./payout-desk.ts";
import { storeTakenBack, type TakenBack, type TakingBack, untoldTakenBack } from "./taken-back.ts";
import { moveTransaction, readTransaction, type Transaction, transactionsIn } from "./transaction.ts";

const RETRY_INTERVAL_MS = 5_000;

export type SettlingParts = { database: Database; merchant: Merchant; now: () => Date };

/**
 * Reports the bank's decision to the merchant, and retries until it succeeds: money that moved must be booked, even if the merchant was down.
 */
export function startSettling({ database, merchant, now }: SettlingParts) {
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

  const tell = async (taken: TakenBack): Promise<void> => {
    const transaction = await readTransaction(database, taken.transaction_id);
    await merchant.takeBack(transaction, taken);
    await database.query("UPDATE sandbox_taken_back SET is_told = true WHERE id = $1", [taken.id]);
  };

  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(async () => {
        if (stopped) return;
        await payDuePayouts(database, now());
        for (const transaction of await transactionsIn(database, ["approved", "declined"]))
          await settle(transaction);
        for (const taken of await untoldTakenBack(database)) await tell(taken).catch(() => {});
      })
      // The database does not respond: the next turn tries again. Unhandled, this would end the process.
      .catch(() => {});
  }, RETRY_INTERVAL_MS);
  timer.unref();

  return {
    settle,
    /** Takes a paid deposit back, as a bank does with a chargeback; each way once. */
    async takeBack(transactionId: string, name: TakingBack, at: Date): Promise<void> {
      const taken = await storeTakenBack(database, { id: randomUUID(), transactionId, name, at });
      if (taken) await tell(taken).catch(() => {});
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

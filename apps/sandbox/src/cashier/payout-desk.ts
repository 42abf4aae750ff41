import { timingSafeEqual } from "node:crypto";
import { type PaymentIqDecided, PaymentIqDecision } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { Database } from "@bellwether/db";
import type { Context, Hono } from "hono";
import type { z } from "zod";
import { findTransaction, moveTransaction, type Transaction } from "./transaction.ts";

/** How long the sandbox's bank takes to pay a withdrawal that the merchant has approved. */
const BANK_TAKES_MS = MINUTE_MS;

/** `statusCode` of a withdrawal that the merchant has refused. */
const REFUSED_BY_MERCHANT = "ERR_CANCELLED_BY_MERCHANT";

type Parts = {
  database: Database;
  now: () => Date;
  /** The merchant's credentials. */
  admin: { user: string; password: string };
};

/** Where the merchant tells the cashier which withdrawals to pay. An approved one is paid a minute later, a refused one is cancelled at once. */
export function mountPayoutDesk(
  app: Hono,
  parts: Parts,
  settle: (transaction: Transaction) => Promise<boolean>,
): void {
  app.post("/sandbox/cashier/payouts/:id/decision", async (c) => {
    if (!isMerchant(c, parts.admin)) return c.text("unknown credentials", 401);
    const parsed = PaymentIqDecision.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.text("a field is missing or wrong", 400);
    const transaction = await findTransaction(parts.database, c.req.param("id"));
    if (transaction?.type !== "W" || transaction.auth_code === null)
      return c.text("no such withdrawal waits", 404);
    const answer = (result: z.infer<typeof PaymentIqDecided>["result"]) =>
      c.json({ txId: transaction.id, result } satisfies z.infer<typeof PaymentIqDecided>);
    if (transaction.state !== "authorized") return answer("over");
    if (parsed.data.decision === "approve") {
      await parts.database.query(
        "UPDATE sandbox_transaction SET pays_at = coalesce(pays_at, $2) WHERE id = $1 AND state = 'authorized'",
        [transaction.id, new Date(parts.now().getTime() + BANK_TAKES_MS)],
      );
      return answer("heard");
    }
    const moved = await moveTransaction(parts.database, transaction.id, "authorized", "declined", {
      statusCode: REFUSED_BY_MERCHANT,
    });
    // Not awaited: the merchant is told in a call of its own, and this one is answered first.
    if (moved) void settle(moved);
    return answer("heard");
  });
}

/** Takes the withdrawals whose time has come as paid by the bank. */
export async function payDuePayouts(database: Database, now: Date): Promise<void> {
  await database.query(
    "UPDATE sandbox_transaction SET state = 'approved' WHERE state = 'authorized' AND pays_at <= $1",
    [now],
  );
}

function isMerchant(c: Context, { user, password }: Parts["admin"]): boolean {
  const given = Buffer.from(c.req.header("authorization") ?? "");
  const wanted = Buffer.from(`Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

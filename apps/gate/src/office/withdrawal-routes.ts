import { DomainError } from "@bellwether/contract";
import { officeCalls } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Hono } from "hono";
import { appendAudit } from "../audit/index.ts";
import type { MessageTextsPort } from "../ports.ts";
import { askDocumentWithin } from "../verification/index.ts";
import {
  approveAlone,
  leaveReview,
  listReviews,
  type ReviewPlace,
  readReview,
  refuseWithdrawalWithin,
  takeReview,
  type WithdrawalReview,
} from "../withdrawals/index.ts";
import { marketsUnder } from "./licence-markets.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";
import { readWithdrawalPicture } from "./read-withdrawal.ts";
import { shownWithdrawals, type Viewer } from "./shown-withdrawals.ts";

/** Withdrawals that wait for a person: the queue, one of them, and what is decided about it. */
export function mountWithdrawals(app: Hono, deps: OfficeDeps & MessageTextsPort): void {
  const { database, now } = deps;
  const only = async (connection: SqlConnection, review: WithdrawalReview, viewer: Viewer) => {
    const [shown] = await shownWithdrawals(connection, [review], viewer);
    if (!shown) throw new Error("the withdrawal that was just read is shown");
    return { data: { withdrawal: shown } };
  };

  mountOfficeCall(app, deps, officeCalls.withdrawals, async ({ input, self }) => {
    const { reviews, next } = await listReviews(database, {
      ...{ isWaiting: input.state === "waiting", after: placeOf(input.before) },
      markets: marketsUnder(deps, input.licence),
    });
    const viewer = { operatorId: self.operator.id, at: now() };
    const withdrawals = await shownWithdrawals(database, reviews, viewer);
    return { data: { withdrawals, next: next ? `${next.askedAt.toISOString()}~${next.id}` : null } };
  });

  mountOfficeCall(app, deps, officeCalls.withdrawal, async ({ input, self }) => ({
    data: await readWithdrawalPicture(deps, input.transaction_id, self.operator.id),
  }));

  mountOfficeCall(app, deps, officeCalls.takeWithdrawal, async ({ input, self }) => {
    const by = { actor: self.actor, at: now() };
    const review = await database.transaction((connection) =>
      takeReview(connection, input.transaction_id, by),
    );
    return only(database, review, { operatorId: self.operator.id, at: by.at });
  });

  mountOfficeCall(app, deps, officeCalls.leaveWithdrawal, async ({ input, self }) => {
    await leaveReview(database, input.transaction_id, self.actor);
    const review = await readReview(database, input.transaction_id);
    return only(database, review, { operatorId: self.operator.id, at: now() });
  });

  mountOfficeCall(app, deps, officeCalls.approveWithdrawal, async ({ input, self }) => {
    const act = { actor: self.actor, reason: input.reason, at: now() };
    const review = await database.transaction((connection) =>
      approveAlone(connection, input.transaction_id, act),
    );
    return only(database, review, { operatorId: self.operator.id, at: act.at });
  });

  mountOfficeCall(app, deps, officeCalls.refuseWithdrawal, async ({ input, self }) => {
    const act = { actor: self.actor, reason: input.reason, at: now() };
    const review = await database.transaction((connection) =>
      refuseWithdrawalWithin(connection, deps, input.transaction_id, act),
    );
    return only(database, review, { operatorId: self.operator.id, at: act.at });
  });

  mountOfficeCall(app, deps, officeCalls.askWithdrawalDocument, async ({ input, self }) => {
    const { transaction_id: transactionId, reason } = input;
    const review = await database.transaction(async (connection) => {
      const waiting = await takeReview(connection, transactionId, { actor: self.actor, at: now() });
      const wish = { playerId: waiting.player_id, reason, by: self.actor };
      const { repeated } = await askDocumentWithin(connection, deps, wish);
      if (repeated) throw new DomainError("conflict", { detail: "a document is asked for already" });
      await appendAudit(connection, {
        ...{
          actor: self.actor,
          action: "player.ask_document",
          subject: `player:${waiting.player_id}`,
          reason,
        },
        ...{ after: { transaction: transactionId }, at: now() },
      });
      return waiting;
    });
    return only(database, review, { operatorId: self.operator.id, at: now() });
  });
}

/** @throws DomainError `invalid_param` for what no list has given */
function placeOf(key: string | undefined): ReviewPlace | undefined {
  if (key === undefined) return undefined;
  const cut = key.indexOf("~");
  const askedAt = new Date(key.slice(0, Math.max(cut, 0)));
  if (cut < 1 || Number.isNaN(askedAt.getTime()))
    throw new DomainError("invalid_param", { fields: { before: "core.error_invalid_param" } });
  return { askedAt, id: key.slice(cut + 1) };
}

import { DomainError, minorToAmount } from "@bellwether/contract";
import {
  type CaseFact,
  type CaseOutcome,
  type CasePayment,
  casePermissions,
  type OfficeCase,
  officeCalls,
} from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Hono } from "hono";
import type { Actor } from "../actor.ts";
import { appendAudit } from "../audit/index.ts";
import { cashAccount } from "../balance/index.ts";
import {
  type CasePlace,
  closeCaseWithin,
  type HoldCase,
  leaveCaseWithin,
  listCases,
  lockOpenCase,
  noteOutcome,
  readCase,
  takeCaseWithin,
} from "../holds/index.ts";
import { inHandOf } from "../in-hand.ts";
import { closeLaunderingWithin } from "../laundering/index.ts";
import { decideMatchWithin, matchOfHold, readMatch } from "../limits/index.ts";
import { isAllowed, type Operator, operatorNames, requirePermission } from "../operators/index.ts";
import { findPayment, findUnresolved, type PaymentRow } from "../payments/index.ts";
import { hiddenName, readPlayer } from "../players/index.ts";
import type { SettingsPort } from "../ports.ts";
import { decideListedWithin, readScreening, type ScreeningPort } from "../screening/index.ts";
import { marketsUnder } from "./licence-markets.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";

/** Accounts that are held until somebody has looked, and payments without a result. */
export function mountCases(
  app: Hono,
  deps: OfficeDeps & ScreeningPort & SettingsPort<"unresolvedAfterMs">,
): void {
  const { database, now } = deps;
  const only = async (id: string, operator: Operator) => {
    const [shown] = await shownCases(database, [await readCase(database, id)], operator, now());
    if (!shown) throw new Error("the case that was just read is shown");
    return { data: { case: shown } };
  };

  /** Only somebody who may close a case may take it in hand: while it is in hand, nobody else can close it. */
  const requireCloser = async (operator: Operator, id: string) =>
    requirePermission(operator, casePermissions[(await readCase(database, id)).cause]);

  mountOfficeCall(app, deps, officeCalls.cases, async ({ input, self }) => {
    const { cases, next } = await listCases(database, {
      ...{ isOpen: input.state === "open", after: placeOf(input.before) },
      markets: marketsUnder(deps, input.licence),
    });
    const shown = await shownCases(database, cases, self.operator, now());
    return { data: { cases: shown, next: next ? `${next.at.toISOString()}~${next.id}` : null } };
  });

  mountOfficeCall(app, deps, officeCalls.oneCase, async ({ input, self }) => {
    const found = await readCase(database, input.case_id);
    const { data } = await only(found.id, self.operator);
    const player = await readPlayer(database, found.player_id);
    const payment = found.payment_id === null ? undefined : await findPayment(database, found.payment_id);
    const origin = payment?.origin_id ? await findPayment(database, payment.origin_id) : undefined;
    const [cash] = await deps.ledger.balances([cashAccount(player)]);
    const match = matchOfHold(found.detail);
    const compared = match === undefined ? undefined : await readMatch(database, match);
    return {
      data: {
        case: data.case,
        payment: payment ? shownPayment(payment) : null,
        origin: origin ? shownPayment(origin) : null,
        cash: { amount: minorToAmount(cash.balanceMinor), currency: player.currency },
        match: compared
          ? {
              excluded_player_id: compared.excludedPlayerId,
              ends_at: compared.endsAt?.toISOString() ?? null,
              marks: compared.marks,
            }
          : null,
      },
    };
  });

  mountOfficeCall(app, deps, officeCalls.takeCase, async ({ input, self }) => {
    const by = { actor: self.actor, at: now() };
    await requireCloser(self.operator, input.case_id);
    await database.transaction((connection) => takeCaseWithin(connection, input.case_id, by));
    return only(input.case_id, self.operator);
  });

  mountOfficeCall(app, deps, officeCalls.leaveCase, async ({ input, self }) => {
    await requireCloser(self.operator, input.case_id);
    await leaveCaseWithin(database, input.case_id, self.actor);
    return only(input.case_id, self.operator);
  });

  mountOfficeCall(app, deps, officeCalls.closePaymentCase, async ({ input, self }) => {
    const { case_id: id, outcome, reason } = input;
    const act = { actor: self.actor, at: now() };
    await database.transaction(async (connection) => {
      const found = await lockOpenCase(connection, id, act);
      if (found.cause !== "payment")
        throw new DomainError("conflict", { detail: "it is not about a payment" });
      await closeCaseWithin(connection, found, { ...act, outcome, note: reason });
      await auditClosing(connection, found, { ...act, outcome, reason });
    });
    return only(id, self.operator);
  });

  mountOfficeCall(app, deps, officeCalls.closePersonCase, async ({ input, self }) => {
    const { case_id: id, outcome, reason } = input;
    const act = { actor: self.actor, at: now() };
    const shut = await database.transaction(async (connection) => {
      const found = await lockOpenCase(connection, id, act);
      const match = found.cause === "person" ? matchOfHold(found.detail) : undefined;
      if (match === undefined)
        throw new DomainError("conflict", { detail: "it is not about an excluded person" });
      const decided = { match, decision: outcome, by: self.actor };
      const { playerId, isShut } = await decideMatchWithin(connection, decided, act.at);
      await noteOutcome(connection, id, { outcome, note: reason });
      await auditClosing(connection, found, { ...act, outcome, reason });
      return isShut ? playerId : undefined;
    });
    if (shut !== undefined) await deps.onPlayEnd?.(shut);
    return only(id, self.operator);
  });

  mountOfficeCall(app, deps, officeCalls.closeLaunderingCase, async ({ input, self }) => {
    const { case_id: id, outcome, reason } = input;
    const act = { actor: self.actor, at: now() };
    await database.transaction(async (connection) => {
      const found = await lockOpenCase(connection, id, act);
      const blocked = await closeLaunderingWithin(connection, found, { ...act, outcome, note: reason });
      await auditClosing(connection, found, { ...act, outcome, reason }, { blocked });
    });
    return only(id, self.operator);
  });

  mountOfficeCall(app, deps, officeCalls.closeListCase, async ({ input, self }) => {
    const { case_id: id, outcome, reason } = input;
    const act = { actor: self.actor, at: now() };
    await database.transaction(async (connection) => {
      const found = await lockOpenCase(connection, id, act);
      const blocked = await decideListedWithin(connection, found, { ...act, outcome, note: reason });
      await auditClosing(connection, found, { ...act, outcome, reason }, { blocked });
    });
    return only(id, self.operator);
  });

  mountOfficeCall(app, deps, officeCalls.screening, async () => {
    const { waiting, oldestAt, answeredAt } = await readScreening(database);
    return {
      data: {
        ...{ is_connected: deps.screenPersons !== undefined, waiting },
        oldest_at: oldestAt?.toISOString() ?? null,
        answered_at: answeredAt?.toISOString() ?? null,
      },
    };
  });

  mountOfficeCall(app, deps, officeCalls.unresolvedPayments, async () => {
    const payments = await findUnresolved(database, now(), deps.settings.unresolvedAfterMs);
    return {
      data: {
        payments: payments.map(({ type, amount, currency, ...payment }) => ({
          ...payment,
          direction: type === "D" ? ("in" as const) : ("out" as const),
          amount: { amount, currency },
        })),
      },
    };
  });
}

type Closing = { actor: Actor; at: Date; outcome: CaseOutcome; reason: string };

async function auditClosing(
  connection: SqlConnection,
  { id, player_id: playerId, cause, detail }: HoldCase,
  { actor, at, outcome, reason }: Closing,
  more: Record<string, unknown> = {},
): Promise<void> {
  await appendAudit(connection, {
    ...{ actor, action: "case.close", subject: `player:${playerId}`, reason, at },
    before: { case: id, cause, detail },
    after: { outcome, ...more },
  });
}

async function shownCases(
  connection: SqlConnection,
  cases: readonly HoldCase[],
  operator: Operator,
  now: Date,
): Promise<OfficeCase[]> {
  const names = await operatorNames(
    connection,
    cases.flatMap((each) => [inHandOf(each, now) ?? "", each.lifted_by ?? ""]).filter(Boolean),
  );
  const shown: OfficeCase[] = [];
  for (const each of cases) {
    const player = await readPlayer(connection, each.player_id);
    const holder = inHandOf(each, now);
    shown.push({
      ...{
        id: each.id,
        cause: each.cause,
        detail: each.detail,
        facts: factsFor(operator, each),
        player_id: player.id,
      },
      ...{ player: hiddenName(player), country: player.country, brand: player.brand },
      since: each.held_at.toISOString(),
      taken_by: holder === undefined ? null : { id: holder, name: names.get(holder) ?? holder },
      is_own: holder === operator.id,
      end:
        each.lifted_at === null || each.lifted_by === null
          ? null
          : {
              ...{ outcome: each.outcome, note: each.closing_note, at: each.lifted_at.toISOString() },
              by: names.get(each.lifted_by) ?? each.lifted_by,
            },
    });
  }
  return shown;
}

/** The facts of a case. Name and birthday on a list are mostly those of the player, so only somebody who may close the case reads them. */
function factsFor(operator: Operator, { cause, facts }: HoldCase): CaseFact[] {
  const isDecider = isAllowed(operator, casePermissions[cause]);
  return facts.filter(({ name }) => isDecider || (name !== "listed_name" && name !== "listed_born_on"));
}

function shownPayment(payment: PaymentRow): CasePayment {
  return {
    payment_id: payment.id,
    kind: payment.kind,
    state: payment.state,
    direction: payment.type === "D" ? "in" : "out",
    amount: { amount: minorToAmount(payment.amount_minor), currency: payment.currency },
    method: payment.method,
    provider: payment.provider,
    transaction_id: payment.transaction_id,
    at: payment.created_at.toISOString(),
  };
}

/** @throws DomainError `invalid_param` for what no list has given */
function placeOf(key: string | undefined): CasePlace | undefined {
  if (key === undefined) return undefined;
  const [time = "", id = ""] = key.split("~");
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !/^\d{1,18}$/.test(id))
    throw new DomainError("invalid_param", { fields: { before: "core.error_invalid_param" } });
  return { at, id };
}

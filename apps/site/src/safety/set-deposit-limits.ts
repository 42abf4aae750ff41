import type { InputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import type { PlayerLimits } from "@bellwether/contract/calls/limits.ts";
import type { LimitDays } from "@bellwether/market/protection.ts";
import { normaliseAmount } from "@bellwether/ui/fields/amount.ts";
import type { Refusal } from "../gate/refusal.ts";
import { daysOf, depositRows } from "./limit-list.ts";

export type TypedLimits = Record<LimitDays, string>;

/** A problem of one of the three limits, or of none in particular (`days` is undefined). */
export type LimitProblem = { days: LimitDays | undefined; refusal: Refusal };

type SetDepositLimitsOptions = {
  limits: PlayerLimits;
  typed: TypedLimits;
  /** All three are required; otherwise an empty field is ignored. */
  required: boolean;
  change: (input: InputOf<Calls["changeLimit"]>) => Promise<PlayerLimits>;
  refusalOf: (error: unknown) => Refusal;
};

/**
 * Sets the limits that differ from those in force, one period after the other. Sends nothing while a field is invalid: a limit takes effect
 * at once, and correcting it would be a raise that has to wait. When the gate refuses one, the accepted ones stay, so that sending the form
 * again sends only the rest.
 * @returns the limits as the gate now reports them, the problems, and whether a raise is waiting.
 */
export async function setDepositLimits({
  limits,
  typed,
  required,
  change,
  refusalOf,
}: SetDepositLimitsOptions): Promise<{ limits: PlayerLimits; problems: LimitProblem[]; isWaiting: boolean }> {
  const rows = depositRows(limits);
  const problems = rows.flatMap((row) => unreadable(daysOf(row), typed, required));
  if (problems.length > 0) return { limits, problems, isWaiting: isRaiseWaiting(limits) };
  let current = limits;
  for (const row of rows) {
    const days = daysOf(row);
    const amount = normaliseAmount(typed[days].trim());
    if (amount === null) continue;
    if (row.actual && isSame(amount, row.actual.amount)) continue;
    if (row.state === "pending" && row.active && isSame(amount, row.active.amount)) continue;
    try {
      current = await change({
        type: "deposit",
        action: row.actual ? "update" : "set",
        amount,
        duration: days,
        ...(days === 30 && { isMonthlySignupLimit: true }),
      });
    } catch (error) {
      const refusal = refusalOf(error);
      const isOfField = refusal.fields.amount !== undefined || refusal.code === "limit_unchanged";
      problems.push({ days: isOfField ? days : undefined, refusal });
    }
  }
  return { limits: current, problems, isWaiting: isRaiseWaiting(current) };
}

/** Checks a field before anything is sent: empty though required, not a number, or zero. */
function unreadable(days: LimitDays, typed: TypedLimits, required: boolean): LimitProblem[] {
  const text = typed[days].trim();
  if (text === "") return required ? [{ days, refusal: wrongAmount("core.error_field_required") }] : [];
  const isAmount = /[1-9]/.test(normaliseAmount(text) ?? "");
  return isAmount ? [] : [{ days, refusal: wrongAmount("core.error_amount_invalid") }];
}

const wrongAmount = (message: string): Refusal => ({
  code: "invalid_param",
  message,
  fields: { amount: message },
  params: {},
});

function isRaiseWaiting(limits: PlayerLimits): boolean {
  return depositRows(limits).some(({ state }) => state === "pending");
}

function isSame(typed: string, held: string | null): boolean {
  const [whole, cents = ""] = typed.split(".");
  return held !== null && `${whole}.${cents.padEnd(2, "0")}` === held;
}

import type { InputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import type { PlayerLimits } from "@bellwether/contract/calls/limits.ts";
import { normaliseAmount } from "@bellwether/ui/fields/amount.ts";
import type { Refusal } from "../gate/refusal.ts";
import { daysOf, type LimitDays, limitList } from "./limit-list.ts";

export type TypedLimits = Record<LimitDays, string>;

/** What is wrong with one of the three, or with none of them in particular. */
export type LimitProblem = { days: LimitDays | undefined; refusal: Refusal };

type SetDepositLimitsOptions = {
  limits: PlayerLimits;
  typed: TypedLimits;
  /** All three must stand; otherwise an empty field is no wish. */
  required: boolean;
  change: (input: InputOf<Calls["changeLimit"]>) => Promise<PlayerLimits>;
  refusalOf: (error: unknown) => Refusal;
};

/**
 * Sets what differs from what holds, one period after the other. What was taken stays taken where another is refused, so that sending
 * the form again sends only the rest.
 * @returns the limits as the gate tells them now, what was refused, and whether something is a raise that waits.
 */
export async function setDepositLimits({
  limits,
  typed,
  required,
  change,
  refusalOf,
}: SetDepositLimitsOptions): Promise<{ limits: PlayerLimits; problems: LimitProblem[]; isWaiting: boolean }> {
  const problems: LimitProblem[] = [];
  let told = limits;
  for (const row of limitList(limits)[0]!.rows) {
    const days = daysOf(row);
    const text = typed[days].trim();
    if (text === "" && !required) continue;
    if (text === "") {
      problems.push({ days, refusal: missing });
      continue;
    }
    const amount = normaliseAmount(text) ?? text;
    if (row.actual && isSame(amount, row.actual.amount)) continue;
    if (row.state === "pending" && row.active && isSame(amount, row.active.amount)) continue;
    try {
      told = await change({
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
  const isWaiting = limitList(told)[0]!.rows.some(({ state }) => state === "pending");
  return { limits: told, problems, isWaiting };
}

const missing: Refusal = {
  code: "invalid_param",
  message: "core.error_field_required",
  fields: { amount: "core.error_field_required" },
  params: {},
};

function isSame(typed: string, held: string | null): boolean {
  const [whole, cents = ""] = typed.split(".");
  return held !== null && `${whole}.${cents.padEnd(2, "0")}` === held;
}

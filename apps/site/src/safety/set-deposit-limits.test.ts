import type { PlayerLimit, PlayerLimits } from "@bellwether/contract/calls/limits.ts";
import { describe, expect, it } from "vitest";
import { setDepositLimits } from "./set-deposit-limits.ts";

const row = (duration: number, amount: string | null): PlayerLimit => {
  const entry =
    amount === null
      ? null
      : { state: "active" as const, amount, time: null, requested_at: "", effective_at: "", lapses_at: null };
  return {
    type: "deposit",
    duration,
    state: entry && "active",
    actual: entry,
    active: entry,
    cancelled: null,
    value: amount === null ? null : Number(amount),
    original_value: null,
    used: "0.00",
    period_starts_at: "",
    period_ends_at: "",
  };
};
const limitsOf = (daily: string | null, weekly: string | null, monthly: string | null): PlayerLimits => {
  const group = { daily: row(1, daily), weekly: row(7, weekly), monthly: row(30, monthly) };
  return {
    limit_plain: { limits_login: group, limits_deposit: group },
    limit_duration: { maxwager: group, netloss: group },
  };
};

/** A gate that accepts every change except those of the durations in `refused`. */
function gateThat(refused: number[] = []) {
  const sent: unknown[] = [];
  return {
    sent,
    change: async (input: { duration?: number | string }) => {
      sent.push(input);
      if (refused.includes(Number(input.duration))) throw new Error(String(input.duration));
      return limitsOf("100.00", "200.00", "500.00");
    },
    refusalOf: () => ({ code: "invalid_param", message: "m", fields: { amount: "too_much" }, params: {} }),
  };
}

describe("the form of the three deposit limits", () => {
  it("the form of the three deposit limits sends all three, the month as the month of signup", async () => {
    const gate = gateThat();
    const typed = { 1: "100", 7: "200,50", 30: "1 000" };
    const outcome = await setDepositLimits({
      ...gate,
      limits: limitsOf(null, null, null),
      typed,
      required: true,
    });
    expect(gate.sent).toEqual([
      { type: "deposit", action: "set", amount: "100", duration: 1 },
      { type: "deposit", action: "set", amount: "200.50", duration: 7 },
      { type: "deposit", action: "set", amount: "1000", duration: 30, isMonthlySignupLimit: true },
    ]);
    expect(outcome.problems).toEqual([]);
  });

  it("the form of the three deposit limits sends nothing that is already in force", async () => {
    const gate = gateThat();
    const typed = { 1: "100", 7: "150", 30: "500.00" };
    await setDepositLimits({
      ...gate,
      limits: limitsOf("100.00", "200.00", "500.00"),
      typed,
      required: true,
    });
    expect(gate.sent).toEqual([{ type: "deposit", action: "update", amount: "150", duration: 7 }]);
  });

  it("the form of the three deposit limits reports each missing amount when all are required, and none when they are not", async () => {
    const typed = { 1: "", 7: "200", 30: " " };
    const ask = (required: boolean) =>
      setDepositLimits({ ...gateThat(), limits: limitsOf(null, null, null), typed, required });
    expect((await ask(true)).problems.map(({ days }) => days)).toEqual([1, 30]);
    expect((await ask(false)).problems).toEqual([]);
  });

  it.each([
    ["a word", "abc", "core.error_amount_invalid"],
    ["0", "0,00", "core.error_amount_invalid"],
    ["nothing", "", "core.error_field_required"],
  ])(
    "the form of the three deposit limits sends none of the three while the field of one holds %s",
    async (_what, month, message) => {
      const gate = gateThat();
      const typed = { 1: "500", 7: "5", 30: month };
      const limits = limitsOf(null, null, null);
      const outcome = await setDepositLimits({ ...gate, limits, typed, required: true });
      expect(gate.sent).toEqual([]);
      expect(outcome.problems.map(({ days, refusal }) => [days, refusal.fields.amount])).toEqual([
        [30, message],
      ]);
    },
  );

  it("the form of the three deposit limits keeps accepted limits when another is refused, and names its field", async () => {
    const gate = gateThat([7]);
    const typed = { 1: "100", 7: "999999", 30: "500" };
    const outcome = await setDepositLimits({
      ...gate,
      limits: limitsOf(null, null, null),
      typed,
      required: true,
    });
    expect(outcome.problems.map(({ days, refusal }) => [days, refusal.fields.amount])).toEqual([
      [7, "too_much"],
    ]);
    expect(outcome.limits).toEqual(limitsOf("100.00", "200.00", "500.00"));
  });
});

import type { LimitEntry, PlayerLimit, PlayerLimits } from "@bellwether/contract/calls/limits.ts";
import type { LimitDays, LimitType } from "@bellwether/market/protection.ts";

/** The four kinds of limits in the order in which players think of them, each for a day, a week and a month. */
export function limitList(limits: PlayerLimits): { type: LimitType; rows: PlayerLimit[] }[] {
  return [
    { type: "deposit", rows: depositRows(limits) },
    { type: "netloss", rows: rows(limits.limit_duration.netloss) },
    { type: "maxwager", rows: rows(limits.limit_duration.maxwager) },
    { type: "login", rows: rows(limits.limit_plain.limits_login) },
  ];
}

/** The deposit limits for a day, a week and a month. */
export function depositRows(limits: PlayerLimits): PlayerLimit[] {
  return rows(limits.limit_plain.limits_deposit);
}

const rows = ({ daily, weekly, monthly }: PlayerLimits["limit_plain"]["limits_deposit"]) => [
  daily,
  weekly,
  monthly,
];

export const periodNames = { 1: "day", 7: "week", 30: "month" } as const;

export function daysOf(limit: PlayerLimit): LimitDays {
  return limit.duration as LimitDays;
}

/** A change that has to wait, and that the player then has to confirm. */
export type WaitingChange = {
  kind: "raise" | "removal";
  /** The amount after the change; undefined for a removal. */
  entry: LimitEntry | undefined;
  confirmableAt: string;
  lapsesAt: string | null;
};

export function waitingChange(limit: PlayerLimit): WaitingChange | undefined {
  if (limit.state === "pending" && limit.active)
    return {
      kind: "raise",
      entry: limit.active,
      confirmableAt: limit.active.effective_at,
      lapsesAt: limit.active.lapses_at,
    };
  if (limit.state === "cancelling" && limit.cancelled)
    return {
      kind: "removal",
      entry: undefined,
      confirmableAt: limit.cancelled.effective_at,
      lapsesAt: limit.cancelled.lapses_at,
    };
  return undefined;
}

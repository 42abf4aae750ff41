import { z } from "zod";
import { defineCall } from "../call.ts";
import { AmountText, BalanceText } from "../money.ts";
import { wholeNumber } from "../whole-number.ts";

export const LimitType = z.enum(["deposit", "maxwager", "netloss", "login"]);
export const LimitDuration = wholeNumber(1, 30, "core.error_limit_duration").pipe(
  z.union([z.literal(1), z.literal(7), z.literal(30)], "core.error_limit_duration"),
);
export const LimitState = z.enum(["active", "pending", "cancelling", "cancelled"]);
export const LimitAction = z.enum([
  "set",
  "update",
  "cancel",
  "cancel_all",
  "cooloff_confirm",
  "cooloff_cancel",
]);

/** One value of a limit [3.10]: `amount` is decimal text, `time` whole minutes; the one that does not apply to the type is null. */
export const LimitEntry = z.object({
  state: LimitState,
  amount: BalanceText.nullable(),
  time: z.number().int().nullable(),
  requested_at: z.string(),
  effective_at: z
    .string()
    .describe("From when it holds; for a waiting change, from when it can be confirmed"),
  lapses_at: z.string().nullable().describe("A waiting change that is not confirmed until then lapses"),
});
export type LimitEntry = z.infer<typeof LimitEntry>;

export const PlayerLimit = z.object({
  type: LimitType,
  duration: z.number().int().describe("Days of the period: 1, 7 or 30"),
  state: LimitState.nullable().describe("Null when there is no limit"),
  actual: LimitEntry.nullable().describe("What holds now"),
  active: LimitEntry.nullable().describe(
    "The newest wish that stands: a waiting raise, otherwise what holds now",
  ),
  cancelled: LimitEntry.nullable().describe("What holds until its removal is confirmed, or was removed last"),
  value: z.number().nullable().describe("What holds now: time in minutes for login limits, else the amount"),
  original_value: z.number().nullable().describe("The value before the last change"),
  used: BalanceText.describe("So much of the running period's allowance is gone: an amount, or minutes"),
  period_starts_at: z.string(),
  period_ends_at: z.string(),
});
export type PlayerLimit = z.infer<typeof PlayerLimit>;

const LimitGroup = z.object({ daily: PlayerLimit, weekly: PlayerLimit, monthly: PlayerLimit });

/** Every limit of the player, in the specification's groups [3.10, 7.20]. */
export const PlayerLimits = z.object({
  limit_plain: z.object({ limits_login: LimitGroup, limits_deposit: LimitGroup }),
  limit_duration: z.object({ maxwager: LimitGroup, netloss: LimitGroup }),
});
export type PlayerLimits = z.infer<typeof PlayerLimits>;

export const changeLimit = defineCall({
  name: "changeLimit",
  summary: "Set, change or remove a limit, or confirm or drop a change whose waiting time is over",
  method: "POST",
  path: "/gate/api/actionable/limit/{type}/{action}",
  access: "player",
  input: z.object({
    type: LimitType,
    action: LimitAction,
    duration: LimitDuration.optional().describe(
      "Days of the period; not needed for cancel_all, nor where `time` or `isMonthlySignupLimit` says it",
    ),
    amount: AmountText.optional().describe(
      "For deposit, maxwager and netloss; without a duration also the minutes of a login limit, whose days are in `time`",
    ),
    time: wholeNumber(1, undefined, "core.error_limit_time")
      .optional()
      .describe(
        "Minutes, where a login limit is set or changed without an amount, which is a daily one without a duration; else the days of the period",
      ),
    isMonthlySignupLimit: z.boolean().optional().describe("True means a period of 30 days"),
  }),
  output: PlayerLimits,
  malformed: "error",
});

export const getPlayerLimits = defineCall({
  name: "getPlayerLimits",
  summary: "Every limit of the player with what is used of it",
  method: "POST",
  path: "/gate/api/actionable/get_player_limits",
  access: "player",
  isReading: true,
  input: z.object({}),
  output: PlayerLimits,
  malformed: "error",
});

/** The three deposit limits as the profile and the limits fetch return them: one entry per type [3.10]. */
export const DepositLimit = z.object({
  type: z.enum(["daily", "weekly", "monthly"]),
  isSet: z.boolean(),
  amount: BalanceText.nullable(),
});

/** A deposit limit in its group, with what is in force now: `amount` is read from `actual`. */
const DepositLimitInGroup = DepositLimit.extend({
  actual: z.object({ amount: BalanceText }).nullable().describe("Null when there is no limit"),
});

export const limitsFetch = defineCall({
  name: "limitsFetch",
  summary: "Whether a limit on time holds, and the group of deposit limits",
  method: "GET",
  path: "/gate/api/actionable/account/limits",
  access: "player",
  input: z.object({}),
  output: z.object({
    timeout: z.boolean(),
    deposit: z.object({
      daily: DepositLimitInGroup,
      weekly: DepositLimitInGroup,
      monthly: DepositLimitInGroup,
    }),
  }),
  malformed: "error",
});

export const ExclusionDuration = z.enum(
  ["24h", "7d", "30d", "6m", "1y", "3y", "5y", "forever"],
  "core.error_exclusion_duration",
);

export const selfExclude = defineCall({
  name: "selfExclude",
  summary: "Shut oneself out of all three brands at once, for a time or for good",
  method: "POST",
  path: "/gate/api/actionable/account/self_exclude",
  access: "player",
  input: z.object({ duration: ExclusionDuration, reason: z.string().trim().max(500).optional() }),
  output: z.object({ excluded_until: z.string().nullable().describe("Null for good") }),
});

export const RealityCheck = z.object({
  interval_minutes: z.number().int().describe("0: none"),
  is_required: z.boolean().describe("The market does not let the player turn it off"),
  is_due: z.boolean().describe("Games pause until the player says that they have seen it"),
  due_at: z.string().nullable(),
  elapsed_minutes: z.number().int().describe("Since the session began"),
  elapsed_seconds: z.number().int().describe("The same in seconds, for a clock that ticks"),
  staked: BalanceText,
  paid: BalanceText,
  net_result: BalanceText.describe("Paid out less staked, in this session"),
  currency: z.string(),
});
export type RealityCheck = z.infer<typeof RealityCheck>;

export const readRealityCheck = defineCall({
  name: "readRealityCheck",
  summary: "Time and money of this session, and when the next check is due",
  method: "GET",
  path: "/gate/api/actionable/account/reality_check",
  access: "player",
  input: z.object({}),
  output: RealityCheck,
});

export const acknowledgeRealityCheck = defineCall({
  name: "acknowledgeRealityCheck",
  summary: "The player has seen the check and plays on; the next one is an interval away",
  method: "POST",
  path: "/gate/api/actionable/account/reality_check/acknowledge",
  access: "player",
  input: z.object({}),
  output: RealityCheck,
});

export const setRealityCheck = defineCall({
  name: "setRealityCheck",
  summary: "Choose the minutes between reality checks; 0 turns them off where the market allows",
  method: "POST",
  path: "/gate/api/actionable/account/reality_check",
  access: "player",
  input: z.object({
    interval_minutes: wholeNumber(0, 240, "core.error_reality_check_interval"),
  }),
  output: RealityCheck,
});

/** Stakes, payouts and deposits of one day of the player's market, for the chart of play and money over time. */
export const PlayDay = z.object({
  day: z.string().describe("YYYY-MM-DD"),
  staked: BalanceText,
  paid: BalanceText,
  deposited: BalanceText,
  withdrawn: BalanceText,
  rounds: z.number().int(),
});

export const playOverTime = defineCall({
  name: "playOverTime",
  summary: "Play and money day by day, and net deposits since the account was opened",
  method: "GET",
  path: "/gate/api/actionable/account/play_over_time",
  access: "player",
  input: z.object({ days: wholeNumber(1, 366).default(30) }),
  output: z.object({
    currency: z.string(),
    days: z.array(PlayDay),
    lifetime_net_deposits: BalanceText.describe("Deposits less withdrawals since the account was opened"),
  }),
});

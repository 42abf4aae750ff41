import { RoundRefusedError } from "../../rules/round-refused.ts";
import type { BetInRun, RunExitOfBet, RunOfExits } from "../../rules/shared-run.ts";
import { lengthOfRun, msUntilMultiplier, multiplierAfter } from "./curve.ts";
import { type CrashData, MIN_CASH_OUT } from "./data.ts";
import { cashOutOf, leavesAt } from "./settle.ts";
import { CrashAction, CrashInput } from "./wire.ts";

/** The run of a crash game. The outcome is the crash point in hundredths. */
export function crashRun(data: CrashData): RunOfExits<number> {
  const { curve, maximumHundredths } = data;
  return {
    kind: "exits",
    longestMs: msUntilMultiplier(curve, maximumHundredths),
    lengthMs: (crashHundredths) => lengthOfRun(data, crashHundredths),
    checkAction(crashHundredths, { input, actions }, action, afterMs) {
      if (!CrashAction.safeParse(action).success)
        throw new RoundRefusedError("invalid_action", "the action is a cash-out");
      if (actions.length > 0) throw new RoundRefusedError("too_late", "the bet is cashed out already");
      if (afterMs >= lengthOfRun(data, crashHundredths))
        throw new RoundRefusedError("too_late", "the run was over");
      const multiplier = multiplierAfter(curve, afterMs);
      if (multiplier < MIN_CASH_OUT)
        throw new RoundRefusedError("too_early", "a bet can be cashed out from 1.01 on");
      if (multiplier >= leavesAt(data, CrashInput.parse(input)))
        throw new RoundRefusedError("too_late", "the bet has cashed itself out already");
    },
    exitOf: (crashHundredths, bet, afterMs) => exitOf(data, crashHundredths, bet, afterMs),
  };
}

function exitOf(
  data: CrashData,
  crashHundredths: number,
  { input, actions }: BetInRun,
  nowMs: number,
): RunExitOfBet | undefined {
  const cashOut = cashOutOf(data, crashHundredths, CrashInput.parse(input), actions);
  if (!cashOut) return undefined;
  const { multiplierHundredths } = cashOut;
  const afterMs = actions[0]?.afterMs ?? msUntilMultiplier(data.curve, multiplierHundredths);
  return afterMs <= nowMs ? { afterMs, multiplierHundredths } : undefined;
}

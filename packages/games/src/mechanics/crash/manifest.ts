import type { GameEvent, Mechanic } from "../../rules/mechanic.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import type { SharedRun } from "../../rules/shared-run.ts";
import { checkStakeUnit, stakesOf } from "../../rules/stakes.ts";
import { lengthOfRun, multiplierAfter } from "./curve.ts";
import { CRASH_STAKE_UNIT, CrashData } from "./data.ts";
import { crashFigures, crashWinChances, figuresOfExtremes } from "./figures.ts";
import { chanceOfReaching, drawCrashPoint, returnsOf } from "./odds.ts";
import { crashRun } from "./run.ts";
import { cashOutOf, settleCrashBet } from "./settle.ts";
import { CrashAction, CrashEvent, CrashInput, CrashLayout } from "./wire.ts";

/** The number of bets that a player may have in a round. Each is cashed out by itself. */
const MAX_BETS = 2;

/** A multiplier that rises for everybody until it crashes. A bet that was cashed out before is paid the multiplier of its cash-out. */
export const crash: Mechanic<CrashData> = {
  id: "crash",
  family: "quick",
  motion: "climb",
  data: CrashData,
  input: CrashInput,
  action: CrashAction,
  event: CrashEvent,
  layout: CrashLayout,
  rulesOf(data) {
    const { maximumHundredths } = data;
    let returns: ReturnType<typeof returnsOf> | undefined;
    return {
      kind: "shared",
      lobby: { type: "crash", textsOf: crashPointOf, climb: data.curve },
      stakes: stakesOf(data),
      computeFigures: () => crashFigures(data),
      choices: () => figuresOfExtremes(data),
      computeWinChances: () => crashWinChances(data),
      usualInput: () => ({ cashOutAt: data.usual }),
      layout(scale): CrashLayout {
        returns ??= returnsOf(data);
        return {
          kind: "crash",
          curve: data.curve,
          maximumHundredths,
          stakeUnitMinor: (BigInt(CRASH_STAKE_UNIT) * scale).toString(),
          maximumBets: MAX_BETS,
          usual: { cashOutAt: data.usual },
          ...returns,
        };
      },
      join(inputs) {
        if (inputs.length > MAX_BETS)
          throw new RoundRefusedError("invalid_input", `at most ${MAX_BETS} bets in a round`);
        return earliestOf(inputs.map((input) => CrashInput.parse(input)));
      },
      accept(stakeMinor, input) {
        const parsed = CrashInput.safeParse(input);
        if (!parsed.success || (parsed.data.cashOutAt ?? 0) > maximumHundredths)
          throw new RoundRefusedError(
            "invalid_input",
            `a cash-out is from 101 to ${maximumHundredths} hundredths`,
          );
        checkStakeUnit(stakeMinor, BigInt(CRASH_STAKE_UNIT));
        const { cashOutAt } = parsed.data;
        return {
          ...(cashOutAt !== undefined && { coveredShare: shareReaching(data, cashOutAt) }),
          coveredShareAfter: ([action]) =>
            action && shareReaching(data, multiplierAfter(data.curve, action.afterMs)),
          checkOffer(scale) {
            checkStakeUnit(stakeMinor, BigInt(CRASH_STAKE_UNIT) * scale);
            if (stakeMinor > BigInt(data.maximumStake) * scale)
              throw new RoundRefusedError("invalid_stake", "the bets are above the limit of the game");
          },
          settle: (point, actions = []) =>
            settleCrashBet(stakeMinor, cashOutOf(data, point as number, parsed.data, actions)),
        };
      },
      draw(draws) {
        const atHundredths = drawCrashPoint(data, draws);
        const afterMs = lengthOfRun(data, atHundredths);
        const isMaximum = atHundredths === maximumHundredths;
        return { outcome: atHundredths, events: [{ type: "crashed", atHundredths, afterMs, isMaximum }] };
      },
      run: crashRun(data) as SharedRun,
    };
  },
};

/** The earliest automatic cash-out of a player's bets: one of them pays in every run that reaches it. */
function earliestOf(bets: readonly CrashInput[]): CrashInput {
  const automatic = bets.flatMap(({ cashOutAt }) => (cashOutAt === undefined ? [] : [cashOutAt]));
  return automatic.length === 0 ? {} : { cashOutAt: Math.min(...automatic) };
}

/** The share of all runs that reach this multiplier. */
function shareReaching(data: CrashData, hundredths: number): number {
  const { wins, all } = chanceOfReaching(data, hundredths);
  return Number(wins) / Number(all);
}

/** The crash point, such as `"2.31"`. */
function crashPointOf(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    const { data } = CrashEvent.safeParse(event);
    return data?.type === "crashed" ? [(data.atHundredths / 100).toFixed(2)] : [];
  });
}

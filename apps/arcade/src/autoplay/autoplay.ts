import type { SlotFeature } from "@bellwether/contract/studio/game-sheet.ts";

/** The player's settings for autoplay. Amounts are in minor units. The loss limit is required. */
export type AutoplayPlan = {
  rounds: number;
  lossLimitMinor: bigint;
  /** Autoplay ends after a round that pays at least this amount. Undefined: wins do not end it. */
  singleWinMinor: bigint | undefined;
  stopsAtFeature: boolean;
};

/** The progress of autoplay: the rounds left, and the loss over the finished rounds, which is negative for a gain. */
export type AutoplayState = { plan: AutoplayPlan; roundsLeft: number; lossMinor: bigint };

/** The reason why autoplay ended. `interrupted` is any reason outside the plan: the player, the page, the connection or a refused round. */
export type AutoplayStop = "rounds" | "loss_limit" | "single_win" | "feature" | "low_balance" | "interrupted";

export type PlayedAutoRound = { stakeMinor: bigint; payoutMinor: bigint; hasFeature: boolean };

export function beginAutoplay(plan: AutoplayPlan): AutoplayState {
  return { plan, roundsLeft: plan.rounds, lossMinor: 0n };
}

/** Returns why the next round must not start, or undefined when it may start. The loss so far plus the next stake must not exceed the loss limit. */
export function stopBeforeRound(
  { plan, roundsLeft, lossMinor }: AutoplayState,
  next: { stakeMinor: bigint; balanceMinor: bigint },
): AutoplayStop | undefined {
  if (roundsLeft <= 0) return "rounds";
  if (lossMinor + next.stakeMinor > plan.lossLimitMinor) return "loss_limit";
  if (next.stakeMinor > next.balanceMinor) return "low_balance";
  return undefined;
}

/** Adds a finished round. `stop` is the reason why autoplay ends after the round, or undefined when autoplay continues. */
export function countRound(
  state: AutoplayState,
  { stakeMinor, payoutMinor, hasFeature }: PlayedAutoRound,
): { state: AutoplayState; stop: AutoplayStop | undefined } {
  const { plan } = state;
  const counted = {
    plan,
    roundsLeft: state.roundsLeft - 1,
    lossMinor: state.lossMinor + stakeMinor - payoutMinor,
  };
  return { state: counted, stop: stopAfter(counted, payoutMinor, hasFeature) };
}

function stopAfter(
  { plan, roundsLeft, lossMinor }: AutoplayState,
  payoutMinor: bigint,
  hasFeature: boolean,
): AutoplayStop | undefined {
  if (lossMinor >= plan.lossLimitMinor) return "loss_limit";
  if (plan.singleWinMinor !== undefined && payoutMinor >= plan.singleWinMinor) return "single_win";
  if (plan.stopsAtFeature && hasFeature) return "feature";
  return roundsLeft <= 0 ? "rounds" : undefined;
}

/** Whether the feature of the game's sheet began in these events. */
export function hasFeature(
  events: readonly { type: string }[],
  feature: Pick<SlotFeature, "startsWith"> | undefined,
): boolean {
  return events.some(({ type }) => type === feature?.startsWith);
}

import type { Draws } from "../../fairness/draws.ts";
import { shuffle } from "../../fairness/shuffle.ts";
import type { ActionChoice, RoundSteps, Step } from "../../rules/mechanic.ts";
import { takeChoice } from "../../rules/take-choice.ts";
import { awards, playSpin } from "../lines/play.ts";
import { PLAIN_SPIN } from "../lines/spin.ts";
import type { SpunRound } from "../lines/spun-round.ts";
import type { PickLinesData } from "./data.ts";
import { BOXES, PickLinesAction, type PickLinesEvent } from "./wire.ts";

/** The boxes' prizes in coins (0 is empty), the boxes opened so far in their order, and the payout of spin and pick so far. */
export type PickState = {
  readonly contents: readonly number[];
  readonly opened: readonly number[];
  readonly payoutMinor: bigint;
  readonly pickMinor: bigint;
  readonly isOver: boolean;
};

type PickStep = Step<PickState, PickLinesAction, PickLinesEvent>;

/**
 * A spin that three scatters extend by a pick. The boxes are shuffled before the first one is opened, so no choice changes their content.
 * For an absent player the rule opens the closed boxes in order: every box is equally likely to hold each prize.
 */
export function pickLinesRound(
  data: PickLinesData,
  stakeMinor: bigint,
): RoundSteps<PickState, PickLinesAction> {
  const coinMinor = stakeMinor / BigInt(data.coinsPerStake);

  function start(draws: Draws): PickStep {
    const spun: SpunRound = { data, draws, coinMinor, events: [], payoutMinor: 0n };
    const spin = playSpin(spun, 0, 1, PLAIN_SPIN);
    const { payoutMinor } = spun;
    // A plain spin has no wild reels and no book, so it shows only events that this mechanic has too.
    const events = spun.events as PickLinesEvent[];
    const state = { contents: [], opened: [], payoutMinor, pickMinor: 0n, isOver: false };
    if (!awards(spin)) return end(state, events);
    const { prizes } = data.pick;
    const empty = Array<number>(BOXES - prizes.length).fill(0);
    const picking = { ...state, contents: shuffle(draws, [...prizes, ...empty]) };
    events.push({ type: "pick-started", boxes: BOXES });
    return { state: picking, events, choices: choicesIn(picking), payoutMinor: 0n };
  }

  function act(before: PickState, action: unknown): PickStep {
    const { box } = takeChoice(PickLinesAction, choicesIn(before), action).action;
    const state = { ...before, opened: [...before.opened, box] };
    const coins = before.contents[box] as number;
    if (coins === 0) return endPick(state, [{ type: "box-empty", box }]);
    const prizeMinor = coinMinor * BigInt(coins);
    state.payoutMinor += prizeMinor;
    state.pickMinor += prizeMinor;
    const events: PickLinesEvent[] = [
      {
        type: "prize-won",
        box,
        payoutMinor: prizeMinor.toString(),
        totalMinor: state.pickMinor.toString(),
      },
    ];
    const hasPrize = state.contents.some((prize, each) => prize > 0 && !state.opened.includes(each));
    if (!hasPrize) return endPick(state, events);
    return { state, events, choices: choicesIn(state), payoutMinor: 0n };
  }

  function endPick(state: PickState, events: PickLinesEvent[]): PickStep {
    events.push({
      type: "boxes-shown",
      contentsMinor: state.contents.map((coins) => (coinMinor * BigInt(coins)).toString()),
      totalMinor: state.pickMinor.toString(),
    });
    return end(state, events);
  }

  return { start, act, forfeit: (state) => ({ type: "open", box: closedBoxes(state)[0] as number }) };
}

function end(state: PickState, events: PickLinesEvent[]): PickStep {
  const { payoutMinor } = state;
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { state: { ...state, isOver: true }, events, choices: [], payoutMinor };
}

function choicesIn(state: PickState): ActionChoice<PickLinesAction>[] {
  if (state.isOver) return [];
  return closedBoxes(state).map((box) => ({ action: { type: "open", box }, stakeMinor: 0n }));
}

function closedBoxes({ opened }: PickState): number[] {
  return Array.from({ length: BOXES }, (_, box) => box).filter((box) => !opened.includes(box));
}

import type { Draws } from "../../fairness/draws.ts";
import type { ActionChoice, RoundSteps, Step } from "../../rules/mechanic.ts";
import { takeChoice } from "../../rules/take-choice.ts";
import { playFreeSpins } from "../../slots/play-free-spins.ts";
import { awards, playSpin } from "../lines/play.ts";
import { PLAIN_SPIN } from "../lines/spin.ts";
import type { SpunRound } from "../lines/spun-round.ts";
import { type ChoiceLinesData, spinsOfOption } from "./data.ts";
import { ChoiceLinesAction, type ChoiceLinesEvent, OPTIONS, USUAL_OPTION } from "./wire.ts";

/** What the paid spin has paid, in minor units, and whether the round waits for the choice. */
export type ChoiceState = { readonly payoutMinor: bigint; readonly isChoosing: boolean };

type ChoiceStep = Step<ChoiceState, ChoiceLinesAction, ChoiceLinesEvent>;

/**
 * A spin after which three scatters let the player choose free spins. These are drawn after the choice, from the same stream. All options
 * return the same, so an absent player loses nothing by the middle one.
 */
export function choiceLinesRound(
  data: ChoiceLinesData,
  stakeMinor: bigint,
): RoundSteps<ChoiceState, ChoiceLinesAction> {
  const coinMinor = stakeMinor / BigInt(data.coinsPerStake);
  const spun = (draws: Draws, payoutMinor: bigint): SpunRound => ({
    ...{ data, draws, coinMinor, payoutMinor },
    events: [],
  });

  function start(draws: Draws): ChoiceStep {
    const round = spun(draws, 0n);
    const spin = playSpin(round, 0, 1, PLAIN_SPIN);
    if (!awards(spin)) return end(round);
    const state = { payoutMinor: round.payoutMinor, isChoosing: true };
    return {
      state,
      events: [...eventsOf(round), { type: "free-spins-offered", options: OPTIONS }],
      choices: choicesIn(state),
      payoutMinor: 0n,
    };
  }

  function act(state: ChoiceState, action: unknown, draws: Draws): ChoiceStep {
    const { option } = takeChoice(ChoiceLinesAction, choicesIn(state), action).action;
    const chosen = data.options[option];
    if (!chosen) throw new RangeError(`no option ${option}`);
    const round = spun(draws, state.payoutMinor);
    playFreeSpins(spinsOfOption(chosen), round, (spin, multiplier) =>
      awards(playSpin(round, spin, multiplier, PLAIN_SPIN)),
    );
    const step = end(round);
    return { ...step, events: [{ type: "free-spins-chosen", option }, ...step.events] };
  }

  return { start, act, forfeit: () => ({ type: "choose", option: USUAL_OPTION }) };
}

function end(round: SpunRound): ChoiceStep {
  const { payoutMinor } = round;
  return {
    state: { payoutMinor, isChoosing: false },
    events: [...eventsOf(round), { type: "round-ended", payoutMinor: payoutMinor.toString() }],
    choices: [],
    payoutMinor,
  };
}

/** Plain spins have no wild reels and no book, so they show only events that this mechanic has too. */
const eventsOf = ({ events }: SpunRound) => events as ChoiceLinesEvent[];

function choicesIn({ isChoosing }: ChoiceState): ActionChoice<ChoiceLinesAction>[] {
  if (!isChoosing) return [];
  return Array.from({ length: OPTIONS }, (_, option) => ({
    action: { type: "choose", option },
    stakeMinor: 0n,
  }));
}

import type { Draws } from "../../fairness/draws.ts";
import { shuffle } from "../../fairness/shuffle.ts";
import type { ActionChoice, RoundSteps, Step } from "../../rules/mechanic.ts";
import { payoutAt } from "../../rules/multiplier.ts";
import { takeChoice } from "../../rules/take-choice.ts";
import { MinesAction, type MinesEvent, TILES } from "./wire.ts";

/** The mines in ascending order, hidden until the end, and the tiles opened so far in their order. */
export type MinesState = {
  readonly mines: readonly number[];
  readonly opened: readonly number[];
  readonly isOver: boolean;
};

type MinesStep = Step<MinesState, MinesAction, MinesEvent>;

/**
 * A round on a field with this many mines; its steps pay the `ladder`. All mines are drawn at the start, so that no tile can change later.
 *
 * The first tile is mandatory: a cash-out before it would return the stake without risk, and such rounds would wager a bonus for free. For an
 * absent player the rule opens the first tile (every tile is equally likely to hide a mine) and then cashes out.
 */
export function minesRound(
  mines: number,
  ladder: readonly number[],
  stakeMinor: bigint,
): RoundSteps<MinesState, MinesAction> {
  function start(draws: Draws): MinesStep {
    const tiles = Array.from({ length: TILES }, (_, tile) => tile);
    const drawn = shuffle(draws, tiles, mines).slice(0, mines);
    const state: MinesState = { mines: drawn.sort((one, other) => one - other), opened: [], isOver: false };
    return {
      state,
      events: [{ type: "field-laid", mines, nextHundredths: multiplierAfter(1) }],
      choices: choicesIn(state),
      payoutMinor: 0n,
    };
  }

  function act(state: MinesState, action: unknown): MinesStep {
    const { action: taken } = takeChoice(MinesAction, choicesIn(state), action);
    return taken.type === "cash-out" ? cashOut(state, []) : open(state, taken.tile);
  }

  function open(before: MinesState, tile: number): MinesStep {
    if (before.mines.includes(tile)) return end(before, [{ type: "mine-hit", tile }], 0n);
    const state = { ...before, opened: [...before.opened, tile] };
    const opened = state.opened.length;
    const multiplierHundredths = multiplierAfter(opened);
    const uncovered: MinesEvent = {
      type: "tile-opened",
      tile,
      opened,
      multiplierHundredths,
      worthMinor: payoutAt(stakeMinor, multiplierHundredths).toString(),
      nextHundredths: ladder[opened] ?? null,
    };
    if (opened === ladder.length) return cashOut(state, [uncovered]);
    return { state, events: [uncovered], choices: choicesIn(state), payoutMinor: 0n };
  }

  function cashOut(state: MinesState, uncovered: MinesEvent[]): MinesStep {
    const opened = state.opened.length;
    const multiplierHundredths = multiplierAfter(opened);
    const payoutMinor = payoutAt(stakeMinor, multiplierHundredths);
    const won = payoutMinor.toString();
    uncovered.push({ type: "cash-out-won", opened, multiplierHundredths, payoutMinor: won });
    return end(state, uncovered, payoutMinor);
  }

  function end(state: MinesState, uncovered: MinesEvent[], payoutMinor: bigint): MinesStep {
    uncovered.push({ type: "mines-shown", tiles: [...state.mines] });
    uncovered.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
    return { state: { ...state, isOver: true }, events: uncovered, choices: [], payoutMinor };
  }

  function forfeit(state: MinesState): MinesAction {
    return state.opened.length > 0 ? { type: "cash-out" } : { type: "open", tile: 0 };
  }

  function multiplierAfter(opened: number): number {
    const multiplier = ladder[opened - 1];
    if (multiplier === undefined) throw new RangeError(`no multiplier for ${opened} tiles`);
    return multiplier;
  }

  return { start, act, forfeit };
}

/** Any closed tile, and a cash-out after the first one. */
function choicesIn({ opened, isOver }: MinesState): ActionChoice<MinesAction>[] {
  if (isOver) return [];
  const actions: MinesAction[] = [];
  for (let tile = 0; tile < TILES; tile += 1) {
    if (!opened.includes(tile)) actions.push({ type: "open", tile });
  }
  if (opened.length > 0) actions.push({ type: "cash-out" });
  return actions.map((action) => ({ action, stakeMinor: 0n }));
}

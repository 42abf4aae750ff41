import type { Draws } from "../fairness/draws.ts";
import type { GameEvent, Layout, LobbyResults, SharedDraw, SharedRules } from "../rules/mechanic.ts";
import { betOnSpot, fourBetsAtATime } from "./bet-inputs.ts";
import { joinSpotBets } from "./join-bets.ts";
import { figuresOfSelections, type Selection, winChancesOfSelections } from "./selection.ts";
import { checkSlipLimits, parseSlip, settleSlip } from "./slip.ts";
import type { SlipLimits } from "./slip-data.ts";
import { SlipInput } from "./slip-wire.ts";

/** An outcome as far as bets depend on it, with its chance as a float. */
export type OutcomeChance<Outcome> = { readonly outcome: Outcome; readonly chance: number };

/** A game with a bet slip: what is on offer, and how it is drawn. */
type SlipGame<Outcome> = {
  data: SlipLimits & { chips: readonly number[] };
  selections: readonly Selection<Outcome>[];
  /** The selection that the sheet's figures describe. */
  usual: string;
  /** All outcomes with their chances. */
  outcomes(): readonly OutcomeChance<Outcome>[];
  layout(scale: bigint): Layout;
  lobby: LobbyResults;
  draw(draws: Draws): SharedDraw<Outcome, GameEvent>;
};

/** The rules of a game with a bet slip at a shared table. */
export function slipRules<Outcome>(game: SlipGame<Outcome>): SharedRules {
  const { data, selections, usual } = game;
  const bySpot = new Map(selections.map((selection) => [selection.spot, selection]));
  return {
    kind: "shared",
    lobby: game.lobby,
    stakes: data.chips.map(BigInt),
    computeFigures: () => figuresOfSelections(selections, usual),
    choices: () => selections.map(({ spot }) => figuresOfSelections(selections, spot)),
    computeWinChances: () => winChancesOfSelections(selections, usual),
    layout: game.layout,
    usualInput: (stakeMinor) => betOnSpot(usual, stakeMinor),
    sampleInputs: (stakeMinor) => fourBetsAtATime(selections, stakeMinor),
    join: (inputs) => joinSpotBets(inputs.map((input) => SlipInput.parse(input))),
    accept(stakeMinor, input) {
      const bets = parseSlip(bySpot, stakeMinor, input);
      return {
        coveredShare: coveredBy(
          bets.map(({ spot }) => spot),
          game.outcomes(),
        ),
        checkOffer: (scale) => checkSlipLimits(data, bets, scale),
        settle: (outcome) => settleSlip(bets, outcome as Outcome),
      };
    },
    draw: game.draw,
  };
}

/** The share of outcomes, weighted by their chances, in which one of the selections wins. */
function coveredBy<Outcome>(
  selections: readonly Selection<Outcome>[],
  outcomes: readonly OutcomeChance<Outcome>[],
): number {
  let covered = 0;
  for (const { outcome, chance } of outcomes)
    if (selections.some((selection) => selection.wins(outcome))) covered += chance;
  return Math.min(1, covered);
}

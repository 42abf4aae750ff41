import { type Card, cardText, DECK_SIZE, rankOf } from "../../cards/card.ts";
import type { Draws } from "../../fairness/draws.ts";
import type { ActionChoice, RoundSteps, Step } from "../../rules/mechanic.ts";
import { type Chance, payoutAt } from "../../rules/multiplier.ts";
import { takeChoice } from "../../rules/take-choice.ts";
import type { HiLoData } from "./data.ts";
import { cardsLeft, guessed, isRight, NO_GUESS, offersFor, worthOf } from "./odds.ts";
import { HiLoAction, type HiLoEvent, type HiLoOffer, type HiLoSide } from "./wire.ts";

/** The cards shown so far, the last one face up; the chance of the right guesses so far, and their number. */
export type HiLoState = {
  readonly shown: readonly Card[];
  readonly chance: Chance;
  readonly guesses: number;
  readonly skipsLeft: number;
  readonly isOver: boolean;
};

type HiLoStep = Step<HiLoState, HiLoAction, HiLoEvent>;

/**
 * A round of hi-lo; each card is drawn when it is shown. The first guess is mandatory: a cash-out before it would return the stake without
 * risk. For an absent player the rule makes the likelier guess on the card shown, and then cashes out.
 */
export function hiLoRound(data: HiLoData, stakeMinor: bigint): RoundSteps<HiLoState, HiLoAction> {
  function start(draws: Draws): HiLoStep {
    const before = { shown: [], chance: NO_GUESS, guesses: 0, skipsLeft: data.skips, isOver: false };
    return next(showCard(before, draws), []);
  }

  function act(state: HiLoState, action: unknown, draws: Draws): HiLoStep {
    const { action: taken } = takeChoice(HiLoAction, choicesIn(state), action);
    if (taken.type === "cash-out") return cashOut(state, []);
    if (taken.type === "skip") {
      return next(showCard({ ...state, skipsLeft: state.skipsLeft - 1 }, draws), []);
    }
    return guess(state, taken.side, draws);
  }

  function guess(before: HiLoState, side: HiLoSide, draws: Draws): HiLoStep {
    const offer = offersIn(before).find((each) => each.side === side);
    if (!offer) throw new Error(`${side} is a choice without an offer`);
    const shown = showCard(before, draws);
    if (!isRight(offer, openRank(before), openRank(shown))) {
      return end(shown, [cardShown(shown), { type: "guess-wrong", side }], 0n);
    }
    const state = {
      ...shown,
      chance: guessed(before.chance, offer.cards, offer.of),
      guesses: before.guesses + 1,
    };
    const { multiplierHundredths } = offer;
    const worthMinor = payoutAt(stakeMinor, multiplierHundredths).toString();
    const right: HiLoEvent = {
      type: "guess-right",
      side,
      guesses: state.guesses,
      multiplierHundredths,
      worthMinor,
    };
    return next(state, [right]);
  }

  /** Shows the open card and offers the next guesses; cashes out when there are none. */
  function next(state: HiLoState, results: HiLoEvent[]): HiLoStep {
    const events = [cardShown(state), ...results];
    const choices = choicesIn(state);
    if (!choices.some(({ action }) => action.type !== "cash-out")) return cashOut(state, events);
    events.push({ type: "guesses-offered", guesses: offersIn(state), skips: state.skipsLeft });
    return { state, events, choices, payoutMinor: 0n };
  }

  function cashOut(state: HiLoState, events: HiLoEvent[]): HiLoStep {
    if (state.guesses === 0) throw new Error("a round without a guess on offer");
    const multiplierHundredths = worthOf(data, state.chance);
    const payoutMinor = payoutAt(stakeMinor, multiplierHundredths);
    const won = payoutMinor.toString();
    events.push({ type: "guesses-won", guesses: state.guesses, multiplierHundredths, payoutMinor: won });
    return end(state, events, payoutMinor);
  }

  function end(state: HiLoState, events: HiLoEvent[], payoutMinor: bigint): HiLoStep {
    events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
    return { state: { ...state, isOver: true }, events, choices: [], payoutMinor };
  }

  function forfeit(state: HiLoState): HiLoAction {
    if (state.guesses > 0) return { type: "cash-out" };
    return { type: "guess", side: likeliestOf(offersIn(state)).side };
  }

  function offersIn({ shown, chance, guesses }: HiLoState): HiLoOffer[] {
    if (guesses === data.maximumGuesses) return [];
    return offersFor(data, { rank: openRank({ shown }), left: cardsLeft(data.deck, shown), chance });
  }

  function choicesIn(state: HiLoState): ActionChoice<HiLoAction>[] {
    if (state.isOver) return [];
    const actions: HiLoAction[] = offersIn(state).map(({ side }) => ({ type: "guess", side }));
    if (state.skipsLeft > 0 && state.guesses < data.maximumGuesses) actions.push({ type: "skip" });
    if (state.guesses > 0) actions.push({ type: "cash-out" });
    return actions.map((action) => ({ action, stakeMinor: 0n }));
  }

  function showCard(state: HiLoState, draws: Draws): HiLoState {
    return { ...state, shown: [...state.shown, drawCard(data, state.shown, draws)] };
  }

  return { start, act, forfeit };
}

/** The guess that wins with the most cards; "higher" on a tie. */
export function likeliestOf(offers: readonly HiLoOffer[]): HiLoOffer {
  const [first, second] = offers;
  if (!first) throw new Error("no guess on offer");
  return second && second.cards > first.cards ? second : first;
}

/** Draws one of the cards that can come, all equally likely; indexes count from the lowest card left. */
function drawCard({ deck }: HiLoData, shown: readonly Card[], draws: Draws): Card {
  if (deck === "endless") return draws.below(DECK_SIZE);
  const left = Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !shown.includes(card));
  const card = left[draws.below(left.length)];
  if (card === undefined) throw new Error("the deck is empty");
  return card;
}

function openCard({ shown }: Pick<HiLoState, "shown">): Card {
  const card = shown.at(-1);
  if (card === undefined) throw new Error("no card lies open");
  return card;
}

function openRank(state: Pick<HiLoState, "shown">): number {
  return rankOf(openCard(state));
}

function cardShown(state: HiLoState): HiLoEvent {
  return { type: "card-shown", card: cardText(openCard(state)) };
}

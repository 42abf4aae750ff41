import { type Card, cardText } from "../../cards/card.ts";
import type { GameEvent } from "../../rules/mechanic.ts";
import {
  DEFAULT_DELAY_MS,
  type OpenQuestion,
  type RunMoment,
  type RunOfDecisions,
  type RunPlay,
  type SealedBet,
} from "../../rules/shared-run.ts";
import { handTotal } from "../blackjack/hand-total.ts";
import { forfeitBlackjack } from "../blackjack/manifest.ts";
import { actBlackjack, type BlackjackStep, drawnByDealer, openBlackjack } from "../blackjack/play.ts";
import type { BlackjackAction } from "../blackjack/wire.ts";
import { SEATS } from "./data.ts";
import { cardsOfSeat, type LiveCards, SEAT_CARDS } from "./deal.ts";
import { isNatural, openValueOf } from "./steps.ts";
import { LiveBlackjackEvent, LiveBlackjackInput } from "./wire.ts";

/** The time for each decision. */
export const DECIDE_MS = 12_000;
/** The first question comes when the cards lie: a pause, and this long for each card. */
const DEAL_PAUSE_MS = 700;
const CARD_MS = 260;
/** The pause after each move, in which its card is dealt. */
const MOVE_MS = 600;
/** The end is announced this long after the last move, or after the dealer's peek. */
const END_MS = 900;
/** A decision takes at most this long: with a further stake that is awaited, and the moment for it to end. */
const MAX_DECISION_MS = DECIDE_MS + 10_000;

/** A bet that plays a seat. */
type Seated = { seat: number; roundId: string };

/** Folds the round of a table up to a moment. It stops at the first decision that is open then. */
class Fold {
  readonly events: LiveBlackjackEvent[] = [];
  question: OpenQuestion | null = null;
  /** The start of the open question, or of the next one. */
  fromMs = 0;
  nextMs: number | null = null;
  isOver = false;
  /** Bets that can answer no more: in the question about insurance, and then in the round. */
  readonly closed = new Set<string>();
  /** Bets that let the question about insurance pass: they play no more in this round. */
  readonly #away = new Set<string>();
  /** The rounds of the seats that were played so far, and of the one in play. */
  readonly rounds = new Map<number, BlackjackStep>();
  readonly #cards: LiveCards;
  readonly #play: RunPlay;
  readonly #nowMs: number;

  constructor(cards: LiveCards, play: RunPlay, nowMs: number) {
    this.#cards = cards;
    this.#play = play;
    this.#nowMs = nowMs;
    const seats = seatsOf(play.bets);
    this.#deal(seats);
    if (this.#insures() && this.#plays(seats)) this.#end();
  }

  #deal(seats: readonly Seated[]): void {
    if (this.#nowMs < 0) {
      this.nextMs = 0;
      return;
    }
    this.fromMs = DEAL_PAUSE_MS + CARD_MS * (2 * seats.length + 2);
    for (const { seat, roundId } of seats) this.events.push({ type: "seat-taken", seat, roundId });
    for (const { seat } of seats) this.rounds.set(seat, openBlackjack(2n, cardsOfSeat(this.#cards, seat)));
    const [open] = this.#cards.dealer as [Card];
    for (const { seat } of seats) this.#dealt(seat, 1, cardsOfSeat(this.#cards, seat).hand.slice(0, 1));
    this.events.push({
      type: "card-dealt",
      to: "dealer",
      hand: 1,
      card: cardText(open),
      ...handTotal([open]),
    });
    for (const { seat } of seats) this.#dealt(seat, 1, cardsOfSeat(this.#cards, seat).hand);
    this.events.push({ type: "hole-dealt" });
  }

  /** The last of these cards has been dealt to a hand. */
  #dealt(seat: number, hand: 1 | 2, cards: readonly Card[]): void {
    const card = cardText(cards.at(-1) as Card);
    this.events.push({ type: "seat-dealt", seat, hand, card, ...handTotal(cards) });
  }

  /** Asks all bets about insurance under an ace, then peeks. False while this is not over. */
  #insures(): boolean {
    const { bets } = this.#play;
    if (this.#nowMs < 0) return false;
    const open = openValueOf(this.#cards);
    if (open === 1 && bets.length > 0) {
      const answered = new Map<string, number>();
      const untilMs = this.fromMs + DECIDE_MS;
      // Only a stake that was asked for in time can be confirmed after the deadline.
      for (const { roundId, action, afterMs } of this.#play.actions)
        if (isInsurance(action) && (takesStake(action) || afterMs < untilMs)) answered.set(roundId, afterMs);
      for (const roundId of answered.keys()) this.closed.add(roundId);
      const waiting = bets.filter(({ roundId }) => !answered.has(roundId));
      if (
        !this.#ask(
          null,
          waiting.map(({ roundId }) => roundId),
          Math.max(0, ...answered.values()),
        )
      )
        return false;
      for (const { roundId } of waiting) this.#away.add(roundId);
    }
    this.closed.clear();
    for (const { roundId, input } of bets)
      if (this.#away.has(roundId) || "behind" in LiveBlackjackInput.parse(input)) this.closed.add(roundId);
    const isBlackjack = handTotal(this.#cards.dealer.slice(0, 2)).total === 21;
    if (open !== 1 && open !== 10) return true;
    if (this.#nowMs < this.fromMs) {
      this.nextMs = this.fromMs;
      return false;
    }
    this.events.push({ type: "dealer-peeked", blackjack: isBlackjack });
    for (const seat of this.rounds.keys()) {
      const step = this.rounds.get(seat) as BlackjackStep;
      if (open === 1) this.rounds.set(seat, actBlackjack(step.state, { move: "decline-insurance" }));
    }
    if (isBlackjack) this.#end();
    return !isBlackjack;
  }

  /** Lets the seats play in turn. False while one of them has to decide. */
  #plays(seats: readonly Seated[]): boolean {
    for (const { seat, roundId } of seats) {
      if (!this.#playsSeat(seat, roundId)) return false;
      this.closed.add(roundId);
    }
    return true;
  }

  #playsSeat(seat: number, roundId: string): boolean {
    const moves = this.#play.actions.filter(
      (action) => action.roundId === roundId && !isInsurance(action.action),
    );
    let isAway = this.#away.has(roundId);
    for (let step = this.rounds.get(seat) as BlackjackStep; step.choices.length > 0; ) {
      const taken = moves.shift();
      if (taken) this.fromMs = Math.max(this.fromMs, taken.afterMs);
      else if (!isAway && !this.#ask(roundId, [roundId], 0)) return false;
      // Who misses a decision plays no more in this round.
      isAway ||= !taken;
      const action = (taken?.action as BlackjackAction | undefined) ?? forfeitBlackjack(step.state);
      step = this.#move(seat, step, action, !taken);
      this.fromMs += MOVE_MS;
    }
    return true;
  }

  #move(seat: number, before: BlackjackStep, { move }: BlackjackAction, byRule: boolean): BlackjackStep {
    const hand = before.state.active === 0 ? 1 : 2;
    const after = actBlackjack(before.state, { move });
    if (move !== "insure" && move !== "decline-insurance")
      this.events.push({ type: "seat-moved", seat, hand, move, byRule });
    for (const event of after.events)
      if (event.type === "card-dealt" && event.to === "player") {
        const { hand: to, card, total, soft } = event;
        this.events.push({ type: "seat-dealt", seat, hand: to, card, total, soft });
      }
    this.rounds.set(seat, after);
    return after;
  }

  /**
   * Asks until the deadline, and moves the time on to the answer of the last bet, at `answeredMs`, or to the moment of the default. False while
   * the question is open.
   */
  #ask(roundId: string | null, waiting: readonly string[], answeredMs: number): boolean {
    const untilMs = this.fromMs + DECIDE_MS;
    if (waiting.length === 0) {
      this.fromMs = Math.max(this.fromMs, answeredMs) + MOVE_MS;
      if (this.#nowMs >= this.fromMs) return true;
      this.nextMs = this.fromMs;
      return false;
    }
    const holds = this.#play.holds.filter(
      (hold) => waiting.includes(hold.roundId) && (hold.untilMs ?? untilMs) >= this.fromMs,
    );
    const isHeld = holds.some((hold) => hold.untilMs === null);
    const defaultMs = Math.max(untilMs, ...holds.map((hold) => hold.untilMs ?? 0)) + DEFAULT_DELAY_MS;
    if (!isHeld && this.#nowMs >= defaultMs) {
      this.fromMs = Math.max(defaultMs, answeredMs);
      for (const id of waiting) this.closed.add(id);
      return true;
    }
    const isAsked = this.#nowMs >= this.fromMs;
    this.question = isAsked ? { roundId, untilMs } : null;
    this.nextMs = isAsked ? (isHeld ? null : defaultMs) : this.fromMs;
    return false;
  }

  #end(): void {
    const endsMs = this.fromMs + END_MS;
    this.isOver = this.#nowMs >= endsMs;
    this.nextMs = endsMs;
    for (const { roundId } of this.#play.bets) this.closed.add(roundId);
  }
}

const isInsurance = (action: unknown): boolean => {
  const { move } = action as BlackjackAction;
  return move === "insure" || move === "decline-insurance";
};

const takesStake = (action: unknown): boolean => (action as BlackjackAction).move === "insure";

/** The bets with a seat, in the order of the seats. */
function seatsOf(bets: readonly SealedBet[]): Seated[] {
  const seated = bets.flatMap(({ roundId, input }) => {
    const place = LiveBlackjackInput.parse(input);
    return "seat" in place ? [{ seat: place.seat, roundId }] : [];
  });
  return seated.sort((one, other) => one.seat - other.seat);
}

/**
 * The run of live blackjack. Under an ace all bets are asked about insurance at once; then the seats play in turn. Who gives no answer has no
 * insurance, and stands for the rest of the round.
 */
export const blackjackRun: RunOfDecisions<LiveCards> = {
  kind: "decisions",
  isAlone: false,
  longestMs: 30_000 + (SEATS * SEAT_CARDS + 1) * MAX_DECISION_MS,
  momentOf(cards, play, nowMs): RunMoment {
    const { events, question, nextMs, isOver, closed } = new Fold(cards, play, nowMs);
    return {
      events,
      question: isOver ? null : question,
      nextMs,
      isOver,
      turnOf(roundId) {
        if (isOver || closed.has(roundId)) return "late";
        const isMeant = question?.roundId === null || question?.roundId === roundId;
        if (!question || !isMeant) return "early";
        return nowMs < question.untilMs ? "now" : "late";
      },
    };
  },
  eventsOf(cards, { bets, actions }): GameEvent[] {
    const { events, rounds } = new Fold(cards, { bets, actions, holds: [] }, Number.POSITIVE_INFINITY);
    return [...events, ...dealerEvents(cards, [...rounds.values()])];
  },
  betsIn: (events): SealedBet[] =>
    events.flatMap((each) => {
      const { data } = LiveBlackjackEvent.safeParse(each);
      return data?.type === "seat-taken" ? [{ roundId: data.roundId, input: { seat: data.seat } }] : [];
    }),
};

/** The dealer turns the face-down card, and draws if a hand is still in play. */
function dealerEvents(cards: LiveCards, rounds: readonly BlackjackStep[]): LiveBlackjackEvent[] {
  const two = cards.dealer.slice(0, 2);
  const inPlay = rounds.some(
    ({ state }) => !isNatural(state) && state.hands.some((hand) => handTotal(hand.cards).total <= 21),
  );
  const drawn = inPlay
    ? drawnByDealer({ dealer: two, dealerShoe: cards.dealer.slice(2), shoe: [], next: 0 })
    : two;
  const events: LiveBlackjackEvent[] = [
    { type: "hole-turned", card: cardText(two[1] as Card), ...handTotal(two) },
  ];
  for (let count = 3; count <= drawn.length; count += 1) {
    const hand = drawn.slice(0, count);
    events.push({
      type: "card-dealt",
      to: "dealer",
      hand: 1,
      card: cardText(hand.at(-1) as Card),
      ...handTotal(hand),
    });
  }
  return events;
}

import { LiveBlackjackEvent } from "@bellwether/games/mechanics/live-blackjack/wire.ts";

/** A hand on the table, as everybody sees it. */
export type HandOnTable = {
  readonly cards: readonly string[];
  readonly total: number;
  readonly soft: boolean;
};

/** A taken seat: its bet and its one or two hands. `hasStood` is true once its player or the rule has stood. */
export type SeatOnTable = {
  readonly seat: number;
  readonly roundId: string;
  readonly hands: readonly HandOnTable[];
  /** The index of the hand in play. */
  readonly active: number;
};

/** A round as everybody at the table sees it. */
export type SeatsState = {
  readonly seats: readonly SeatOnTable[];
  readonly dealer: HandOnTable;
  readonly hole: "none" | "hidden" | "turned";
};

const EMPTY: HandOnTable = { cards: [], total: 0, soft: false };
export const NEW_TABLE: SeatsState = { seats: [], dealer: EMPTY, hole: "none" };

/** The round after all these events, whether or not the table has shown them. */
export const seatsAfter = (events: readonly unknown[]): SeatsState =>
  events.map((event) => LiveBlackjackEvent.parse(event)).reduce(advanceSeats, NEW_TABLE);

export function advanceSeats(state: SeatsState, event: LiveBlackjackEvent): SeatsState {
  switch (event.type) {
    case "seat-taken":
      return {
        ...state,
        seats: [...state.seats, { seat: event.seat, roundId: event.roundId, hands: [EMPTY], active: 0 }],
      };
    case "seat-dealt":
      return withSeat(state, event.seat, (seat) => ({
        ...seat,
        active: event.hand - 1,
        hands: withCard(seat.hands, event.hand - 1, event),
      }));
    case "seat-moved":
      return event.move === "split"
        ? withSeat(state, event.seat, (seat) => ({ ...seat, hands: split(seat.hands) }))
        : state;
    case "card-dealt":
      return event.to === "dealer" ? { ...state, dealer: dealt(state.dealer, event) } : state;
    case "hole-dealt":
      return { ...state, hole: "hidden" };
    case "hole-turned":
      return { ...state, hole: "turned", dealer: dealt(state.dealer, event) };
    default:
      return state;
  }
}

type Dealt = { card: string; total: number; soft: boolean };

const dealt = ({ cards }: HandOnTable, { card, total, soft }: Dealt): HandOnTable => ({
  cards: [...cards, card],
  total,
  soft,
});

const withCard = (hands: readonly HandOnTable[], index: number, card: Dealt) =>
  hands.map((hand, at) => (at === index ? dealt(hand, card) : hand));

/** The two cards of the hand become two hands. Their totals come with their next cards. */
function split([hand]: readonly HandOnTable[]): HandOnTable[] {
  return (hand?.cards ?? []).map((card) => ({ cards: [card], total: 0, soft: false }));
}

function withSeat(state: SeatsState, seat: number, change: (seat: SeatOnTable) => SeatOnTable): SeatsState {
  return { ...state, seats: state.seats.map((each) => (each.seat === seat ? change(each) : each)) };
}

import type { BlackjackEvent } from "@bellwether/games/mechanics/blackjack/wire.ts";

export type HandResult = "blackjack" | "won" | "pushed" | "lost" | "busted";

/** A hand as the player sees it: its open cards and their total. */
export type HandState = {
  readonly cards: readonly string[];
  readonly total: number;
  readonly soft: boolean;
  readonly stakeMinor: bigint;
  /** The hand's payout without its stake; 0 until the hand has won. */
  readonly winningsMinor: bigint;
  readonly result: HandResult | undefined;
};

/** A round as the player sees it. */
export type BlackjackRound = {
  readonly hands: readonly HandState[];
  readonly dealer: Pick<HandState, "cards" | "total" | "soft">;
  /** Whether the dealer's second card lies face down. */
  readonly isHoleHidden: boolean;
  readonly insuranceMinor: bigint;
  readonly wonMinor: bigint;
};

export function newRound(stakeMinor: bigint): BlackjackRound {
  return {
    hands: [{ cards: [], total: 0, soft: false, stakeMinor, winningsMinor: 0n, result: undefined }],
    dealer: { cards: [], total: 0, soft: false },
    isHoleHidden: false,
    insuranceMinor: 0n,
    wonMinor: 0n,
  };
}

/** The stake of the first hand: the round's stake without doubles, splits and insurance. */
export function firstStake(stakedMinor: bigint, events: readonly BlackjackEvent[]): bigint {
  return events.reduce(
    (left, event) =>
      event.type === "hand-doubled" || event.type === "hand-split" || event.type === "insurance-taken"
        ? left - BigInt(event.amountMinor)
        : left,
    stakedMinor,
  );
}

export function advance(state: BlackjackRound, event: BlackjackEvent): BlackjackRound {
  switch (event.type) {
    case "card-dealt": {
      const { card, total, soft } = event;
      if (event.to === "dealer") {
        return { ...state, dealer: { cards: [...state.dealer.cards, card], total, soft } };
      }
      return withHand(state, event.hand, (hand) => ({ ...hand, cards: [...hand.cards, card], total, soft }));
    }
    case "hole-dealt":
      return { ...state, isHoleHidden: true };
    case "hole-turned": {
      const { card, total, soft } = event;
      return { ...state, isHoleHidden: false, dealer: { cards: [...state.dealer.cards, card], total, soft } };
    }
    case "insurance-taken":
      return { ...state, insuranceMinor: BigInt(event.amountMinor) };
    case "hand-doubled":
      return withHand(state, event.hand, (hand) => ({
        ...hand,
        stakeMinor: hand.stakeMinor + BigInt(event.amountMinor),
      }));
    case "hand-split":
      return { ...state, hands: splitHands(state, BigInt(event.amountMinor)) };
    case "hand-busted":
      return withHand(state, event.hand, (hand) => ({ ...hand, result: "busted" }));
    case "bet-won":
      return settled(
        { ...state, wonMinor: state.wonMinor + BigInt(event.payoutMinor) },
        event.bet,
        event.result,
        BigInt(event.payoutMinor) - BigInt(event.amountMinor),
      );
    case "bet-lost":
      return settled(state, event.bet, "lost");
    default:
      return state;
  }
}

function splitHands({ hands }: BlackjackRound, stakeMinor: bigint): HandState[] {
  const [hand] = hands;
  return (hand?.cards ?? []).map((card) => ({
    cards: [card],
    total: 0,
    soft: false,
    stakeMinor,
    winningsMinor: 0n,
    result: undefined,
  }));
}

function settled(
  state: BlackjackRound,
  bet: string,
  result: "won" | "pushed" | "lost",
  winningsMinor = 0n,
): BlackjackRound {
  const number = Number(/^hand-([12])$/.exec(bet)?.[1]);
  if (!number) return state;
  return withHand(state, number, (hand) => {
    const isBlackjack = state.hands.length === 1 && hand.cards.length === 2 && hand.total === 21;
    return {
      ...hand,
      winningsMinor,
      result: hand.result ?? (result === "won" && isBlackjack ? "blackjack" : result),
    };
  });
}

function withHand(
  state: BlackjackRound,
  number: number,
  change: (hand: HandState) => HandState,
): BlackjackRound {
  return { ...state, hands: state.hands.map((hand, index) => (index === number - 1 ? change(hand) : hand)) };
}

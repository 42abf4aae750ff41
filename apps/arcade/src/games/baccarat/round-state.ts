import type { BaccaratEvent, BaccaratSide, BaccaratSpot } from "@bellwether/games/mechanics/baccarat/wire.ts";

export type HandState = { readonly cards: readonly string[]; readonly points: number };

/** The event with the points of both hands, the winner and the pairs. */
export type ComparedHands = Extract<BaccaratEvent, { type: "hands-compared" }>;

/** The result of a bet and its payout in minor units. */
export type EndedBet = { readonly result: "won" | "pushed" | "lost"; readonly paidMinor: bigint };

/** A round as far as its events have been played. */
export type BaccaratRound = {
  readonly hands: Readonly<Record<BaccaratSide, HandState>>;
  readonly compared: ComparedHands | undefined;
  readonly ended: ReadonlyMap<BaccaratSpot, EndedBet>;
  readonly wonMinor: bigint;
};

const EMPTY: HandState = { cards: [], points: 0 };

export const NEW_ROUND: BaccaratRound = {
  hands: { player: EMPTY, banker: EMPTY },
  compared: undefined,
  ended: new Map(),
  wonMinor: 0n,
};

export function advance(state: BaccaratRound, event: BaccaratEvent): BaccaratRound {
  switch (event.type) {
    case "card-dealt": {
      const { to, card, points } = event;
      const hand = { cards: [...state.hands[to].cards, card], points };
      return { ...state, hands: { ...state.hands, [to]: hand } };
    }
    case "hands-compared":
      return { ...state, compared: event };
    case "bet-won": {
      const paidMinor = BigInt(event.payoutMinor);
      const ended = new Map(state.ended).set(event.bet as BaccaratSpot, { result: event.result, paidMinor });
      return { ...state, ended, wonMinor: state.wonMinor + paidMinor };
    }
    case "bet-lost": {
      const ended = new Map(state.ended).set(event.bet as BaccaratSpot, { result: "lost", paidMinor: 0n });
      return { ...state, ended };
    }
    case "round-ended":
      return state;
  }
}

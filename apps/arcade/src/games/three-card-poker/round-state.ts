import type {
  ThreeCardHand,
  ThreeCardPokerEvent,
  ThreeCardPokerInput,
} from "@bellwether/games/mechanics/three-card-poker/wire.ts";
import type { z } from "zod";

/** The bets of a round, in the order of their places on the table. */
export const BETS = ["pair-plus", "ante", "play"] as const;
export type BetName = (typeof BETS)[number];

/** A bet on the table. `paidMinor` is its payout. */
export type BetState = {
  readonly amountMinor: bigint;
  readonly result: "won" | "pushed" | "lost" | undefined;
  readonly paidMinor: bigint;
};

type HandState = { readonly cards: readonly string[]; readonly hand: ThreeCardHand };

/** A round as the player sees it. The dealer's cards are face down until they are turned. */
export type ThreeCardRound = {
  readonly player: HandState | undefined;
  readonly dealer: (HandState & { readonly qualifies: boolean }) | undefined;
  readonly isFolded: boolean;
  readonly bets: Readonly<Partial<Record<BetName, BetState>>>;
  readonly bonusMinor: bigint;
  readonly wonMinor: bigint;
};

/** The state before the first card: only the bets are on the table. */
export function newRound({ bets }: z.infer<typeof ThreeCardPokerInput>): ThreeCardRound {
  const side = bets["pair-plus"];
  return {
    player: undefined,
    dealer: undefined,
    isFolded: false,
    bets: { ante: placed(bets.ante), ...(side && { "pair-plus": placed(side) }) },
    bonusMinor: 0n,
    wonMinor: 0n,
  };
}

export function advance(state: ThreeCardRound, event: ThreeCardPokerEvent): ThreeCardRound {
  switch (event.type) {
    case "player-dealt":
      return { ...state, player: { cards: event.cards, hand: event.hand } };
    case "player-played":
      return { ...state, bets: { ...state.bets, play: placed(event.amountMinor) } };
    case "player-folded":
      return { ...state, isFolded: true };
    case "dealer-turned": {
      const { cards, hand, qualifies } = event;
      return { ...state, dealer: { cards, hand, qualifies } };
    }
    case "ante-bonus-won": {
      const bonusMinor = BigInt(event.payoutMinor);
      return { ...state, bonusMinor, wonMinor: state.wonMinor + bonusMinor };
    }
    case "bet-won": {
      const paidMinor = BigInt(event.payoutMinor);
      const won = settled(state, event.bet, event.result, paidMinor);
      return { ...won, wonMinor: state.wonMinor + paidMinor };
    }
    case "bet-lost":
      return settled(state, event.bet, "lost", 0n);
    default:
      return state;
  }
}

function placed(amountMinor: string): BetState {
  return { amountMinor: BigInt(amountMinor), result: undefined, paidMinor: 0n };
}

function settled(
  state: ThreeCardRound,
  bet: string,
  result: NonNullable<BetState["result"]>,
  paidMinor: bigint,
): ThreeCardRound {
  const name = BETS.find((each) => each === bet);
  const known = name && state.bets[name];
  if (!name || !known) return state;
  return { ...state, bets: { ...state.bets, [name]: { ...known, result, paidMinor } } };
}

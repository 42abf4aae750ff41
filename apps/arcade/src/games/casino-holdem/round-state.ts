import type { CasinoHoldemEvent } from "@bellwether/games/mechanics/casino-holdem/wire.ts";

type HandsShown = Extract<CasinoHoldemEvent, { type: "hands-shown" }>;
export type HoldemBet = "ante" | "call" | "aa-bonus";
export type HandName = HandsShown["player"]["hand"];
/** The result of a bet. */
export type BetResult = "won" | "pushed" | "lost";

/** A round as the player sees it. */
export type HoldemRound = {
  readonly player: readonly string[];
  readonly board: readonly string[];
  /** Empty while the dealer's cards lie face down. */
  readonly dealer: readonly string[];
  /** The name of the hand that the player's cards make with the cards on the table. */
  readonly hand: HandName | undefined;
  readonly shown: HandsShown | undefined;
  readonly bets: Readonly<Record<HoldemBet, bigint>>;
  readonly results: Readonly<Partial<Record<HoldemBet, BetResult>>>;
  /** The payout of each winning bet without its stake. */
  readonly winnings: Readonly<Partial<Record<HoldemBet, bigint>>>;
  readonly isFolded: boolean;
  readonly wonMinor: bigint;
};

export function newRound(anteMinor: bigint, bonusMinor: bigint): HoldemRound {
  return {
    player: [],
    board: [],
    dealer: [],
    hand: undefined,
    shown: undefined,
    bets: { ante: anteMinor, call: 0n, "aa-bonus": bonusMinor },
    results: {},
    winnings: {},
    isFolded: false,
    wonMinor: 0n,
  };
}

export function advance(state: HoldemRound, event: CasinoHoldemEvent): HoldemRound {
  switch (event.type) {
    case "player-dealt":
      return { ...state, player: event.cards };
    case "flop-dealt":
      return { ...state, board: event.cards, hand: event.hand };
    case "player-folded":
      return { ...state, isFolded: true };
    case "player-called":
      return { ...state, bets: { ...state.bets, call: BigInt(event.amountMinor) } };
    case "board-completed":
      return { ...state, board: [...state.board, ...event.cards] };
    case "hands-shown":
      return { ...state, dealer: event.dealerCards, hand: event.player.hand, shown: event };
    case "bet-won":
      return {
        ...state,
        results: { ...state.results, [event.bet]: event.result },
        winnings: { ...state.winnings, [event.bet]: BigInt(event.payoutMinor) - BigInt(event.amountMinor) },
        wonMinor: state.wonMinor + BigInt(event.payoutMinor),
      };
    case "bet-lost":
      return { ...state, results: { ...state.results, [event.bet]: "lost" } };
    default:
      return state;
  }
}

/** The cards to dim: after the comparison those outside the winning hand (outside both hands in a tie), after a fold all visible cards. */
export function idleCards({ shown, player, board, dealer, isFolded }: HoldemRound): ReadonlySet<string> {
  if (isFolded) return new Set([...player, ...board]);
  if (!shown) return new Set();
  const winners =
    shown.winner === "tie"
      ? [...shown.player.five, ...shown.dealer.five]
      : shown.winner === "player"
        ? shown.player.five
        : shown.dealer.five;
  return new Set([...player, ...board, ...dealer].filter((card) => !winners.includes(card)));
}

import type { HiLoEvent, HiLoOffer, HiLoSide } from "@bellwether/games/mechanics/hi-lo/wire.ts";

/** A shown card. `came` is the reason why it was dealt: as the first card, after a right or a wrong guess, or in place of another card. */
export type ShownCard = {
  readonly card: string;
  readonly came: "first" | "right" | "wrong" | "other";
  /** The player's guess about this card. */
  readonly side?: HiLoSide;
  /** The round's worth after a right guess, in hundredths of the stake. */
  readonly multiplierHundredths?: number;
};

/** A round as the player sees it. */
export type HiLoRound = {
  readonly cards: readonly ShownCard[];
  readonly offers: readonly HiLoOffer[];
  readonly skips: number;
  readonly guesses: number;
  readonly worth: { readonly hundredths: number; readonly minor: bigint } | undefined;
};

export const NEW_ROUND: HiLoRound = { cards: [], offers: [], skips: 0, guesses: 0, worth: undefined };

export function advance(state: HiLoRound, event: HiLoEvent): HiLoRound {
  switch (event.type) {
    case "card-shown": {
      const came = state.cards.length === 0 ? "first" : "other";
      return { ...state, offers: [], cards: [...state.cards, { card: event.card, came }] };
    }
    case "guesses-offered":
      return { ...state, offers: event.guesses, skips: event.skips };
    case "guess-right": {
      const { multiplierHundredths, worthMinor, guesses, side } = event;
      const worth = { hundredths: multiplierHundredths, minor: BigInt(worthMinor) };
      return { ...withLast(state, { came: "right", side, multiplierHundredths }), guesses, worth };
    }
    case "guess-wrong":
      return { ...withLast(state, { came: "wrong", side: event.side }), worth: undefined };
    default:
      return state;
  }
}

/** Adds a guess's result to the last card, because the result is in the event after the card. */
function withLast(state: HiLoRound, change: Partial<ShownCard>): HiLoRound {
  const last = state.cards.length - 1;
  return {
    ...state,
    cards: state.cards.map((card, index) => (index === last ? { ...card, ...change } : card)),
  };
}

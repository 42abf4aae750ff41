import type { VideoPokerEvent, VideoPokerLine } from "@bellwether/games/mechanics/video-poker/wire.ts";

/** A round as the player sees it. */
export type VideoPokerRound = {
  readonly cards: readonly string[];
  readonly hold: readonly boolean[];
  /** The line that the cards on the board make. */
  readonly line: VideoPokerLine | undefined;
  /** Whether the cards have been drawn, so that the round pays `line`. */
  readonly isDrawn: boolean;
};

export const NOTHING_HELD: readonly boolean[] = [false, false, false, false, false];

export const newRound: VideoPokerRound = { cards: [], hold: NOTHING_HELD, line: undefined, isDrawn: false };

export function advance(state: VideoPokerRound, event: VideoPokerEvent): VideoPokerRound {
  switch (event.type) {
    case "hand-dealt":
      return { ...newRound, cards: event.cards, line: event.line };
    case "cards-held":
      return { ...state, hold: event.hold };
    case "cards-drawn":
      return { ...state, cards: event.cards, line: event.line, isDrawn: true };
    default:
      return state;
  }
}

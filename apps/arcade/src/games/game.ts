import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import type { OpenDecision } from "@bellwether/contract/studio/round.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { RoundScript } from "@bellwether/contract/studio/script.ts";
import type { z } from "zod";
import type { MoneyText } from "../money/money-text.ts";
import type { Clock } from "../player/clock.ts";
import type { Celebration } from "../round/celebration.ts";
import type { Sound } from "../sound/sound.ts";
import type { Board } from "../stage/board.ts";
import type { GameTexts } from "../texts/texts.ts";
import type { FrameStyle } from "../theme/brand-style.ts";
import type { GamePalette } from "../theme/palette.ts";
import type { TitleArt, TitleCard } from "../title/title-card.ts";

/** Everything that a game gets to draw itself. */
export type GameParts = {
  board: Board;
  /** Container for the game's own buttons in the control bar. */
  buttons: HTMLElement;
  /** Container for its small tools, below the stake. */
  tools: HTMLElement;
  sheet: GameSheet;
  card: TitleCard;
  art: TitleArt;
  palette: GamePalette;
  frame: FrameStyle;
  t: GameTexts;
  money: MoneyText;
  clock: Clock;
  screen: Screen;
  sound: Sound;
  /** Shows what a winning round has paid so far. */
  showWin(amountMinor: bigint): void;
  /** Shows a text in the result line and announces it to screen readers. */
  say(text: string): void;
  /** Gives the big button this label and action instead of playing, until the returned function is called. */
  offer(name: string, act: () => void): () => void;
  /** May a bonus be skipped to its result? */
  maySkip: boolean;
  /** Called when the player's bets on the table have changed. */
  choiceChanged(): void;
};

/** The renderer sets `draw`; the clock calls it after each frame. */
export type Screen = {
  draw(): void;
};

/** What a game gets about a round besides its events. */
export type RoundAnimation = {
  stakeMinor: bigint;
  input: RoundInput | undefined;
  celebration: Celebration;
  /** These events go on where the last ones of the same round ended. */
  isContinued: boolean;
};

/** A game on the board. It shows what the server sends and decides nothing. */
export type Game = {
  /** The player has pressed the button; the response is pending. */
  begin?(): void;
  /** There will be no response: return to rest. */
  abandon?(): void;
  /** Plays the events of a round, or those that a choice has added to it. */
  play(script: RoundScript, animation: RoundAnimation): Promise<void>;
  /**
   * Asks the player for the next choice of a round that waits for one; only decided games have it. `hint` asks the studio for the best one,
   * null where none is known.
   */
  decide?(decision: OpenDecision, hint: () => Promise<RoundInput | null>): Promise<RoundInput>;
  /** The name of what the player selects as the stake, where a round's stake is made of it: "Coin value". */
  stakeName?: string;
  /** The selected stake has changed. */
  stakeChanged?(stakeMinor: bigint): void;
  /**
   * What the player has chosen for the next round, were this stake selected. The bets placed on a table are its stake; a game with a side bet
   * asks for more than the selected one; others have the selected one.
   */
  choice?(selectedMinor: bigint): { stakeMinor?: bigint; input: RoundInput };
  /** Allows or forbids placing bets. */
  setOpen?(open: boolean): void;
};

export type MountGame = (parts: GameParts) => Promise<Game>;

/**
 * A script's events, checked by the mechanic's own schema.
 * @throws a ZodError for a script of another mechanic, which is an error of the server.
 */
export function eventsOf<Event>(event: z.ZodType<Event>, script: RoundScript): Event[] {
  return script.events.map((each) => event.parse(each));
}

import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { RoundScript } from "@bellwether/contract/studio/script.ts";
import type { MoneyText } from "../money/money-text.ts";
import type { Clock } from "../player/clock.ts";
import type { Celebration } from "../round/celebration.ts";
import type { Sound } from "../sound/sound.ts";
import type { Board } from "../stage/board.ts";
import type { Texts } from "../texts/texts.ts";
import type { FrameStyle } from "../theme/brand-style.ts";
import type { Palette } from "../theme/palette.ts";
import type { TitleArt, TitleCard } from "../title/title-card.ts";

/** Everything a game is given to draw itself. */
export type GameParts = {
  board: Board;
  /** Room for the game's own buttons in the control bar. */
  buttons: HTMLElement;
  /** Room for its small tools, below the stake. */
  tools: HTMLElement;
  sheet: GameSheet;
  card: TitleCard;
  art: TitleArt;
  palette: Palette;
  frame: FrameStyle;
  t: Texts;
  money: MoneyText;
  clock: Clock;
  screen: Screen;
  sound: Sound;
  /** Shows what a winning round has paid so far. */
  showWin(amountMinor: bigint): void;
  /** Says something in the line of the result, for screen readers too. */
  say(text: string): void;
  /** The big button leads on instead of playing, under this name, until the answered function is called. */
  offer(name: string, act: () => void): () => void;
  /** Whether a bonus may be skipped to its result. */
  maySkip: boolean;
  /** The player's choice on the table has changed. */
  choiceChanged(): void;
};

/** The picture: whoever draws sets `draw`, the clock calls it after each frame. */
export type Screen = {
  draw(): void;
};

/** What a game is told of a round besides its events. */
export type RoundTelling = {
  stakeMinor: bigint;
  input: RoundInput | undefined;
  celebration: Celebration;
};

/** A game on the board. It shows what it is sent; it decides nothing. */
export type Game = {
  /** The player has pressed the button, the answer is on its way. */
  begin?(): void;
  /** No answer will come: back to rest. */
  abandon?(): void;
  /** Plays a round from its first event to its last. */
  play(script: RoundScript, telling: RoundTelling): Promise<void>;
  /** The stake of the ladder has changed. */
  stakeChanged?(stakeMinor: bigint): void;
  /** What is placed on a table; games of the ladder have none. */
  choice?(): { stakeMinor: bigint; input: RoundInput };
  /** Bets can be placed, or not. */
  setOpen?(open: boolean): void;
};

export type MountGame = (parts: GameParts) => Promise<Game>;

type ScriptOf<Id extends RoundScript["engine"]> = Extract<RoundScript, { engine: Id }>;

/** A script as the events of one engine; anything else is a mistake of the server. */
export function eventsOf<Id extends RoundScript["engine"]>(
  script: RoundScript,
  engine: Id,
): ScriptOf<Id>["events"] {
  if (script.engine !== engine) throw new TypeError(`a script of ${script.engine} for ${engine}`);
  return script.events as unknown as ScriptOf<Id>["events"];
}

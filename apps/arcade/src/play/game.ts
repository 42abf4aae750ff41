import type { AnySchema } from "@bellwether/contract";
import type { CasinoRoom } from "@bellwether/contract/content/table-room.ts";
import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import type { OpenDecision } from "@bellwether/contract/studio/round.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { RoundScript } from "@bellwether/contract/studio/script.ts";
import type { SessionTerms } from "@bellwether/contract/studio/session-terms.ts";
import type { BrandKey } from "@bellwether/market/brands.ts";
import type { Clock } from "../player/clock.ts";
import type { Screen } from "../player/screen.ts";
import type { Celebration } from "../round/celebration.ts";
import type { TakenBy } from "../round/taken-by.ts";
import type { Sound } from "../sound/sound.ts";
import type { Moment } from "../sound/vibration.ts";
import type { Board } from "../stage/board.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import type { BoardFrame } from "../theme/brand-style.ts";
import type { GamePalette } from "../theme/palette.ts";
import type { TitleArt, TitleCard } from "../theme/title-card.ts";

/** The data, containers and functions that a game gets when it is mounted. */
export type GameParts = {
  board: Board;
  /** Container for the game's own buttons in the control bar. */
  buttons: HTMLElement;
  /** Container for the game's small tools, below the stake. */
  tools: HTMLElement;
  sheet: GameSheet;
  card: TitleCard;
  art: TitleArt;
  /** The address of the picture of the brand's mascot, which appears at great and huge wins. */
  mascot: string;
  /** Origin of the server that has the pictures. */
  base: string;
  brand: BrandKey;
  palette: GamePalette;
  frame: BoardFrame;
  /** The room in which the table stands. Undefined for games without a room. */
  room: CasinoRoom | undefined;
  t: GameTexts;
  money: MoneyText;
  clock: Clock;
  screen: Screen;
  sound: Sound;
  /** Vibrates the phone. Only the start of a bonus and wins with a sign have a vibration. */
  vibrate(moment: Moment): void;
  /** Shows what a winning round has paid so far. */
  showWin(amountMinor: bigint): void;
  /** Shows a text in the result line and announces it to screen readers. */
  say(text: string): void;
  /** Gives the big button this label and action instead of playing, until the returned function is called. */
  offer(name: string, act: () => void): () => void;
  /** What the player's market allows in this game, such as skipping a bonus to its result. */
  terms: SessionTerms;
  /** Called by the game when the player's choice for the next round has changed, for example the bets on a table. */
  choiceChanged(): void;
};

/** Data about a round that are not in its events. */
export type RoundAnimation = {
  stakeMinor: bigint;
  input: RoundInput | undefined;
  celebration: Celebration;
  /** Whether the script continues events of the same round that have been played already. */
  isContinued: boolean;
  /** Whether a finished round is shown again. */
  isReplay: boolean;
  /** In a replay, tells who made a choice. Undefined in a new round. */
  takenBy: TakenBy | undefined;
};

/**
 * A game on the board. It shows the server's script and decides nothing. In some games the player chooses more than a stake before a round,
 * for example bets or a number of mines. Such a game also has the functions of `PlayersChoice`.
 */
export type Game = BoardGame & (PlayersChoice | { [name in keyof PlayersChoice]?: undefined });

type PlayersChoice = {
  /**
   * The player's choices for a next round with this selected stake. `stakeMinor` is the round's stake if it differs from the selected stake: the
   * sum of the bets on a table, or the selected stake with a side bet.
   */
  choice(selectedMinor: bigint): { stakeMinor?: bigint; input: RoundInput };
  /**
   * Takes over the choices of a resumed round, which began with `stakeMinor`, and returns its selected stake. Needed where the selected stake is
   * only part of the round's.
   */
  chooseAgain?(input: RoundInput, stakeMinor: bigint): bigint | undefined;
  /** Called before a replay shows the choices of a past round. Returns a function that restores the player's own choices. */
  keepChoice(): () => void;
};

type BoardGame = {
  /** Called when a round has been requested. The response is pending. */
  begin?(): void;
  /** Called when the request has failed. The game returns to rest. */
  abandon?(): void;
  /** Plays the events of a round, or the ones that a choice has added to it. */
  play(script: RoundScript, animation: RoundAnimation): Promise<void>;
  /**
   * Asks the player for the next choice of a round. Only games with choices have this method. `hint` asks the studio for the best choice and
   * resolves to null if the studio knows none.
   */
  decide?(decision: OpenDecision, hint: () => Promise<RoundInput | null>): Promise<RoundInput>;
  /** The name of the selected amount when it is only part of the stake, for example "Coin value". */
  stakeName?: string;
  /** Whether the selected amount is the ante, beside which the player may place a side bet. */
  hasAnte?: boolean;
  /** Called when the selected stake may have changed. */
  stakeChanged?(stakeMinor: bigint): void;
  /** Allows or forbids placing bets. */
  setOpen?(open: boolean): void;
};

export type MountGame = (parts: GameParts) => Promise<Game>;

/**
 * A script's events, checked by the mechanic's own schema.
 * @throws a ZodError for a script of another mechanic, which is an error of the server.
 */
export function eventsOf<Event>(event: AnySchema<Event>, script: RoundScript): Event[] {
  return script.events.map((each) => event.parse(each));
}

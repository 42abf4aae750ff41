import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { TableResult, TableRound } from "@bellwether/contract/studio/tables.ts";
import type { GameParts } from "../games/game.ts";
import type { OwnBet, SettledRound } from "./own-bets.ts";

/** The containers on the screen that a game fills. */
export type TablePlaces = {
  mat: HTMLElement;
  /** Container for statistics on the stage. */
  facts: HTMLElement;
  /** Container for the list of own bets. */
  own: HTMLElement;
};

/** The parts that a table's game gets when it is mounted. `board` is the stage. `buttons` and `tools` are containers in the bar below. */
export type TableGameParts = Pick<
  GameParts,
  | "board"
  | "buttons"
  | "tools"
  | "sheet"
  | "card"
  | "art"
  | "palette"
  | "frame"
  | "t"
  | "money"
  | "clock"
  | "screen"
  | "sound"
> & {
  places: TablePlaces;
  /** Whether the balance covers unplaced bets of this sum. */
  canAfford(stakeMinor: bigint): boolean;
  /** Shows a text as the host's caption. */
  say(text: string): void;
  /** Called by the game when the chips on the mat have changed. */
  changed(): void;
};

/** Bets on the mat that are not placed yet. */
export type Draft = { stakeMinor: bigint; input: RoundInput };

type Events = NonNullable<TableRound["events"]>;

/** A game at a shared table. It shows the table's rounds, and keeps the player's chips until they are placed. */
export type TableGame = {
  /** What the host says when the bets are closed, if the game does not say what others of its family say. */
  readonly closedText?: string | undefined;
  readonly draft: Draft | undefined;
  /** All of the player's bets in this round, placed or not. */
  readonly totalMinor: bigint;
  /** Removes the chips that are not placed yet. */
  takeDraft(): void;
  showBets(bets: readonly OwnBet[]): void;
  /** Allows or forbids placing bets. */
  setOpen(isOpen: boolean): void;
  /** Begins a new round. From now on the bets of the last round can be repeated. */
  begin(): void;
  /** Shows that the bets are closed and the outcome is not known yet. */
  roll(): void;
  /** Shows the draw within `ms` milliseconds. */
  draw(events: Events, ms: number): Promise<void>;
  /** The outcome in words. */
  describe(events: Events): string;
  showResults(results: readonly TableResult[]): void;
  /** Shows the statistics in a sheet if the stage has no room for them. */
  showStatistics(sheet: HTMLElement): void;
  /** Shows the payouts of the own bets. */
  showSettled(round: SettledRound): void;
};

export type MountTable = (parts: TableGameParts) => Promise<TableGame>;

/** Each shared mechanic's table is a separate chunk. */
const loaders = import.meta.glob<{ mountTable: MountTable }>("../games/*/mount-table.ts");

/** The loader of a mechanic's table. Undefined if the mechanic has no shared rounds. */
export function tableOf(mechanic: string): (() => Promise<{ mountTable: MountTable }>) | undefined {
  return loaders[`../games/${mechanic}/mount-table.ts`];
}

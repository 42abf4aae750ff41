import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { TableResult, TableRound } from "@bellwether/contract/studio/tables.ts";
import type { GameParts } from "../games/game.ts";
import type { OwnBet, SettledRound } from "./own-bets.ts";

/** The places of the screen that a game fills. */
export type TablePlaces = {
  mat: HTMLElement;
  /** Statistics on the stage. */
  facts: HTMLElement;
  /** The own bets as a list. */
  own: HTMLElement;
};

/** What a table's game needs to draw itself. `board` is the stage; `buttons` and `tools` are in the bar below. */
export type TableGameParts = Pick<
  GameParts,
  | "board"
  | "buttons"
  | "tools"
  | "sheet"
  | "card"
  | "palette"
  | "frame"
  | "t"
  | "money"
  | "clock"
  | "screen"
  | "sound"
> & {
  places: TablePlaces;
  /** Whether the balance is enough for further bets of this sum, which are not placed yet. */
  canAfford(stakeMinor: bigint): boolean;
  /** The host tells the player. */
  say(text: string): void;
  /** The chips on the mat have changed. */
  changed(): void;
};

/** Bets on the mat that are not placed yet. */
export type Draft = { stakeMinor: bigint; input: RoundInput };

type Events = NonNullable<TableRound["events"]>;

/** A game at a shared table. It shows what the table does, and holds the player's chips until they are placed. */
export type TableGame = {
  readonly draft: Draft | undefined;
  /** All of the player's bets in this round, placed or not. */
  readonly totalMinor: bigint;
  /** Takes the chips off that are not placed yet. */
  takeDraft(): void;
  showBets(bets: readonly OwnBet[]): void;
  /** Allows or forbids placing bets. */
  setOpen(isOpen: boolean): void;
  /** A new round begins: the bets of the last one can be repeated. */
  begin(): void;
  /** The bets are closed, and the outcome is not known yet. */
  roll(): void;
  /** Shows the draw within this time. */
  draw(events: Events, ms: number): Promise<void>;
  /** The outcome in words. */
  describe(events: Events): string;
  showResults(results: readonly TableResult[]): void;
  /** Shows the statistics in a sheet, where there is no room for them on the stage. */
  showStatistics(sheet: HTMLElement): void;
  /** Shows what the own bets have won. */
  showSettled(round: SettledRound): void;
};

export type MountTable = (parts: TableGameParts) => Promise<TableGame>;

/** Each shared mechanic's table is a separate chunk. */
const loaders = import.meta.glob<{ mountTable: MountTable }>("../games/*/mount-table.ts");

/** Loads the table of a mechanic; undefined when its rounds are played alone. */
export function tableOf(mechanic: string): (() => Promise<{ mountTable: MountTable }>) | undefined {
  return loaders[`../games/${mechanic}/mount-table.ts`];
}

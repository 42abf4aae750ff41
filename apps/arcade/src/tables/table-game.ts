import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { TableAction, TableBet } from "@bellwether/contract/studio/table-bets.ts";
import type {
  TableResult,
  TableRunMessage,
  TableSeatsMessage,
} from "@bellwether/contract/studio/table-stream.ts";
import type { TableRound } from "@bellwether/contract/studio/tables.ts";
import type { Paid } from "../play/celebrate.ts";
import type { GameParts } from "../play/game.ts";
import type { StudioClient } from "../studio/studio-client.ts";
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
  | "terms"
  | "card"
  | "art"
  | "mascot"
  | "palette"
  | "frame"
  | "t"
  | "money"
  | "clock"
  | "screen"
  | "sound"
  | "vibrate"
> & {
  places: TablePlaces;
  studio: Pick<StudioClient, "call">;
  /** The most that one player may stake in one round of this table, all bets together. It can be less than the model's maximum. */
  maximumStakeMinor: bigint;
  /** Whether the balance covers unplaced bets of this sum. */
  canAfford(stakeMinor: bigint): boolean;
  /** Shows a text as the host's caption. */
  say(text: string): void;
  /** Called by the game when the chips on the mat have changed. */
  changed(): void;
  /** Places bets in rounds that have not begun, one after another. The first one that is refused is the last that is sent. */
  placeAhead(bets: readonly (Draft & { number: number })[]): Promise<void>;
  /**
   * Takes an action for a bet of the player in a running round. The request is repeated until there is a response. Throws `StudioCallError` when the
   * action does not count.
   */
  act(roundId: string, action: RoundInput): Promise<TableAction>;
};

/** Bets on the mat that are not placed yet. `autoplay`: the game laid them by itself, in a later round than the one that the player chose. */
export type Draft = { stakeMinor: bigint; input: RoundInput; autoplay?: true };

type Events = NonNullable<TableRound["events"]>;

/** The part of a game whose play goes on after the close. */
export type TableRun = {
  /** `run`: the stage shows an event that all follow. `cards`: a dealer deals at a table, and the stage is high in all phases. */
  readonly layout: "run" | "cards";
  /** What the host says before the run and at its beginning, and the words of the ring. */
  readonly words: { readonly soon: string; readonly begun: string; readonly ring: string };
  /** Shows the run. `elapsedMs` returns the milliseconds since its start by the server's clock, below 0 before it. */
  begin(elapsedMs: () => number): void;
  /** Shows which bets have left the run, or what it shows and asks by now. */
  show(message: TableRunMessage): void;
  /** The line is lost, so nobody here knows how the run goes on, or it is back. */
  hold?(isHeld: boolean): void;
  /** The time left to answer the open question, and the whole time; undefined while nothing is asked. */
  asked?(): { leftMs: number; wholeMs: number } | undefined;
};

/** The player's bets in the current round, placed or not. */
export type TableBetting = {
  /** The bet to place next. A game with several bets offers the next one after `takeDraft`. */
  readonly draft: Draft | undefined;
  /** The sum of all bets, placed or not. */
  readonly totalMinor: bigint;
  /** Whether a draft is placed as soon as there is one. Without it, drafts are placed shortly before the close. */
  readonly placesAtOnce?: true;
  /** Removes the draft. */
  takeDraft(): void;
  /** Called when the studio has refused a bet. */
  refused?(bet: OwnBet): void;
  /** Shows these bets as placed. */
  show(bets: readonly OwnBet[]): void;
  /** Allows or forbids placing bets. */
  setOpen(isOpen: boolean): void;
};

/** A round that takes bets before it begins, with the player's bets in it. `closesAt` is the estimated close of its bets, an ISO time. */
export type RoundAhead = {
  readonly number: number;
  readonly closesAt: string;
  readonly bets: readonly OwnBet[];
};

/** The part of a game that sells rounds before they begin. */
export type SaleAhead = {
  /** Shows the rounds that take bets before they begin, the next round first. Called with an empty list when there are none. */
  show(rounds: readonly RoundAhead[]): void;
  /** Shows the player's bets in rounds that ended while the player was away, the latest round first. */
  showMissed(bets: readonly TableBet[]): void;
};

/** A game at a shared table. It shows the table's rounds, and keeps the player's chips until they are placed. */
export type TableGame = {
  readonly betting: TableBetting;
  /** The host's words at the close, where they differ from those of the game's family. */
  readonly closedText?: string | undefined;
  /** A hall: what is drawn is marked on the mat, so the mat stays in sight during the draw. */
  readonly isHall?: true;
  /** Absent in games whose outcome is known at once. */
  readonly run?: TableRun;
  readonly ahead?: SaleAhead;
  /** Shows the taken seats, in games with seats. */
  seat?(message: TableSeatsMessage): void;
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
  /** Celebrates what the player's bets of the round were paid in all. Without it, a win has only its sound and the host's pose. */
  celebrate?(paid: Paid): Promise<void>;
};

export type MountTable = (parts: TableGameParts) => Promise<TableGame>;

/** What a mechanic's folder says of its table. `isVirtual`: it shows a drawn event in place of a host's table, and has no mat. */
export type LoadedTable = { readonly mountTable: MountTable; readonly isVirtual?: true };

/** Fetches a mechanic's table; each is a separate chunk. */
export type LoadTable = () => Promise<LoadedTable>;

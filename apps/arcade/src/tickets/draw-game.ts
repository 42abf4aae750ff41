import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { GameParts } from "../play/game.ts";
import type { StudioClient } from "../studio/studio-client.ts";
import type { DrawEvents, DrawStage } from "./draw-stage.ts";

/** A line of the receipt. `amountMinor` is undefined while the slip is not complete, and `name` then says what is missing. */
export type ReceiptLine = { letter: string; name: string; amountMinor: bigint | undefined };

/** The part of the screen in which a ticket is filled in. */
export type TicketEditor = {
  readonly root: HTMLElement;
  receipt(): readonly ReceiptLine[];
  /** The ticket of all complete slips; undefined without one. */
  ticket(): { stakeMinor: bigint; input: RoundInput } | undefined;
  /** Fills in, at random, what is not complete. */
  quickPick(): void;
  /** Called after a purchase: the next ticket begins empty. */
  clear(): void;
  /** Adds the numbers of an earlier ticket. What the player has already marked stays. */
  fill(input: RoundInput): void;
  /** Called with the numbers of the chosen draws, for games in which a number is sold once. */
  forDraws?(numbers: readonly number[]): void;
};

/** A mark of the player's slip: a number with its state in the draw. */
export type OwnMark = { text: string; isHit: boolean };

/** A slip of the player during and after a draw. `paidMinor` is what it has won by now. */
export type OwnLine = { letter: string; marks: readonly OwnMark[]; words: string; paidMinor: bigint };

/** What a game with tickets adds to the screen around it. */
export type DrawGame = DrawStage & {
  readonly editor: TicketEditor;
  /** The highest prize of a line or a play, as text. Undefined if the layout does not say it. */
  readonly topPrize: string | undefined;
  /** Rows beside the button: what the player should know of the chances, with the return as the last one. */
  odds(): readonly (readonly [name: string, text: string])[];
  /** The slips of a ticket when `out` balls of the show are out; with no events, before the draw. */
  linesOf(
    input: RoundInput,
    stakeMinor: bigint,
    events: DrawEvents | undefined,
    out: number,
  ): readonly OwnLine[];
};

/** What a game with tickets gets when it is mounted. */
export type DrawGameParts = Pick<GameParts, "t" | "money" | "sheet"> & {
  /** The table with its studio; undefined in a replay, in which nothing is bought. */
  table?: { id: string; studio: Pick<StudioClient, "call"> };
  /** Shows a short text as a message. */
  say(text: string): void;
  /** Called when the ticket has changed. */
  changed(): void;
};

export type MountDraw = (parts: DrawGameParts) => DrawGame;

/** Fetches a mechanic whose tickets are sold ahead; each is a separate chunk. */
export type LoadDraw = () => Promise<{ mountDraw: MountDraw }>;

import type { GameSheet, PublishedTableRound, RoundInput } from "@bellwether/contract/studio/index.ts";
import type en from "@bellwether/languages/en/core.json";
import type sheet from "@bellwether/languages/en/sheet.json";

type Events = NonNullable<PublishedTableRound["events"]>;
type Layout = GameSheet["layout"];

/** A text of the site about draws, with the number in it. */
export type DrawText = { readonly key: `core.${keyof typeof en}`; readonly count: number };

/** What was drawn, one face a ball; the bonus ball is last. Of a raffle, the number of the first prize. */
export type DrawnBall = { readonly face: string; readonly isBonus: boolean };

/** A prize of a draw. `won` is the number of winners, or the number that won. `oneIn` is known where it does not depend on the tickets sold. */
export type DrawTierReport = {
  readonly label: DrawText;
  readonly won: { readonly winners: number } | { readonly number: number };
  readonly eachMinor: bigint;
  readonly oneIn?: number | undefined;
};

/** The prizes of a draw, the highest first. Amounts are those of a ticket in the layout's currency. */
export type DrawReport = {
  /** The sum of all prizes was above the most that a draw pays, so the top prizes were cut. */
  readonly isCut: boolean;
  /** How much was sold, in the game's own unit. */
  readonly sold: DrawText;
  readonly tiers: readonly DrawTierReport[];
};

/** The highest prize: what a line or a play gets at most in minor units, or the first prize's share of the pot in percent. */
export type HighestPrize = { readonly amountMinor: bigint } | { readonly potPercent: number };

/** A line of a ticket: its numbers or digits, and where there are several ways to play it, which one and for how many prices. */
export type TicketLine = {
  readonly faces: readonly string[];
  readonly way?: { readonly key: keyof typeof sheet; readonly times: number };
};

/** How a mechanic whose tickets are sold ahead reports its draws to the pages of draws. Its folder has it in `report-draw.ts`. */
export type ReportDraw = {
  /** The balls of a draw; empty for the events of another mechanic. */
  balls(events: Events): readonly DrawnBall[];
  /** Undefined for a draw without a result, and for the layout of another version. */
  prizes(events: Events, layout: Layout): DrawReport | undefined;
  /** Undefined for the layout of another version. */
  highest(layout: Layout): HighestPrize | undefined;
  /** The lines of a ticket; undefined for a ticket of another mechanic. */
  lines(input: RoundInput): readonly TicketLine[] | undefined;
};

export const plainBalls = (faces: Iterable<string | number>): DrawnBall[] =>
  Array.from(faces, (face) => ({ face: String(face), isBonus: false }));

/** Hundredths of a price in minor units, rounded down as the draw does. */
export const hundredthsOf = (priceMinor: string, hundredths: number): bigint =>
  (BigInt(priceMinor) * BigInt(hundredths)) / 100n;

import { z } from "zod";
import { type Distribution, figuresOf } from "../exact/figures.ts";
import { rational, toDecimal } from "../exact/rational.ts";
import type { Draws } from "../fairness/draws.ts";
import { drawWeighted, totalWeight, type Weighted } from "../fairness/weighted.ts";
import type { CardLayout } from "./card-layout.ts";
import type { GameEvent, InstantRules } from "./mechanic.ts";
import { stakeRules } from "./stake-rules.ts";

/** How many cards a print run has. */
export const PrintRun = z.int().min(1000).max(10_000_000);
/** How many cards of the run show a prize. */
export const PrizeWeight = z.int().min(1).max(10_000_000);
/** An amount on a card, in stakes. */
export const Multiple = z.int().min(1).max(1_000_000);

/** The prizes of a print run; the rest of its cards lose. */
type Run<Prize extends Weighted> = { readonly printRun: number; readonly prizes: readonly Prize[] };

/** A check for the data of a model, with what to say where it fails. */
export const hasRoomForPrizes = ({ printRun, prizes }: Run<Weighted>): boolean =>
  totalWeight(prizes) <= printRun;
export const tooManyPrizes = { error: "more winning cards than cards", path: ["prizes"] };

/** A card that is laid out: what it shows, what comes to light on it, and the fields that win if it has a prize. */
type LaidCard = {
  readonly dealt: GameEvent;
  readonly after?: readonly GameEvent[];
  readonly winning: readonly number[];
};

/** What a kind of card with a print run brings. */
type PrintedCard<Prize extends Weighted> = Run<Prize> & {
  readonly stakes: readonly number[];
  /** How many fields a card has, and how many stand in a row. */
  readonly cells: number;
  readonly columns: number;
  /** What only this kind of card has on its sheet. */
  readonly more?: object;
  /** What a prize pays, in stakes. */
  worthOf(prize: Prize): number;
  /** Lays out a card that shows exactly this prize, or none. Only the draws decide how. */
  lay(draws: Draws, prize: Prize | undefined, stakeMinor: bigint): LaidCard;
};

/**
 * The rules of a card from a print run: the draws first pick one card of the run, and with it the prize; then they decide what its fields
 * show. So the prizes and their weights alone are the chances, whatever the card looks like.
 */
export function printRunRules<Prize extends Weighted>(card: PrintedCard<Prize>): InstantRules {
  const { stakes, cells, columns, printRun, more } = card;
  const layout: CardLayout = { kind: "card", cells, columns, printRun, prizes: prizesOf(card), ...more };
  return stakeRules({
    stakes,
    computeFigures: () => figuresOf(distributionOf(card), 1),
    layout,
    play(draws, stakeMinor) {
      const prize = drawPrize(draws, card);
      const payoutMinor = prize ? stakeMinor * BigInt(card.worthOf(prize)) : 0n;
      const { dealt, after = [], winning } = card.lay(draws, prize, stakeMinor);
      const paid = payoutMinor.toString();
      const won = prize ? [{ type: "prize-won", cells: winning, payoutMinor: paid }] : [];
      return { events: [dealt, ...after, ...won, { type: "round-ended", payoutMinor: paid }], payoutMinor };
    },
  });
}

/** Draws one card of the run: undefined for a losing one. These come first, then the prizes in their order. */
function drawPrize<Prize extends Weighted>(
  draws: Draws,
  { printRun, prizes }: Run<Prize>,
): Prize | undefined {
  const losers = { prize: undefined, weight: printRun - totalWeight(prizes) };
  return drawWeighted(draws, [losers, ...prizes.map((prize) => ({ prize, weight: prize.weight }))]).prize;
}

function distributionOf<Prize extends Weighted>({
  printRun,
  prizes,
  worthOf,
}: PrintedCard<Prize>): Distribution {
  const counts = new Map<number, bigint>([[0, BigInt(printRun - totalWeight(prizes))]]);
  for (const prize of prizes) {
    const worth = worthOf(prize);
    counts.set(worth, (counts.get(worth) ?? 0n) + BigInt(prize.weight));
  }
  return counts;
}

/** Every amount that a card can pay, from the largest down, with its odds. */
function prizesOf<Prize extends Weighted>(card: PrintedCard<Prize>) {
  return [...distributionOf(card)]
    .filter(([multiple]) => multiple > 0)
    .sort(([one], [other]) => other - one)
    .map(([multiple, count]) => ({ multiple, oneIn: toDecimal(rational(card.printRun, count), 2) }));
}

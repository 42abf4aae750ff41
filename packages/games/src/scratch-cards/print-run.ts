import { z } from "zod";
import { type Distribution, figuresOf } from "../exact/figures.ts";
import { rational, toDecimal } from "../exact/rational.ts";
import { chancesOfCounts, winChancesOf } from "../exact/win-chances.ts";
import type { Draws } from "../fairness/draws.ts";
import { drawWeighted, totalWeight, type Weighted } from "../fairness/weighted.ts";
import type { GameEvent, InstantRules } from "../rules/mechanic.ts";
import { stakeRules } from "../rules/stake-rules.ts";
import type { CardLayout } from "./card-layout.ts";

/** The number of cards in a print run. */
export const PrintRun = z.int().min(1000).max(10_000_000);
/** The number of cards in the run that show a prize. */
export const PrizeWeight = z.int().min(1).max(10_000_000);
/** An amount on a card, in stakes. */
export const Multiple = z.int().min(1).max(1_000_000);

/** The prizes of a print run; the rest of its cards lose. */
type Run<Prize extends Weighted> = { readonly printRun: number; readonly prizes: readonly Prize[] };

/** Whether a model's data have at most as many winning cards as cards. `tooManyPrizes` is the schema's error if not. */
export const hasRoomForPrizes = ({ printRun, prizes }: Run<Weighted>): boolean =>
  totalWeight(prizes) <= printRun;
export const tooManyPrizes = { error: "more winning cards than cards", path: ["prizes"] };

/** A card's layout: the event that deals it, further events, and the fields that win if it has a prize. */
type LaidCard = {
  readonly dealt: GameEvent;
  readonly after?: readonly GameEvent[];
  readonly winning: readonly number[];
};

/** A kind of card with a print run. */
type PrintedCard<Prize extends Weighted> = Run<Prize> & {
  readonly stakes: readonly number[];
  /** The number of fields of a card, and of fields in a row. */
  readonly cells: number;
  readonly columns: number;
  /** Fields of the sheet that only this kind of card has. */
  readonly more?: object;
  /** The pay of a prize, in stakes. */
  worthOf(prize: Prize): number;
  /** Lays out a card that shows exactly this prize, or none. Only the draws are random. */
  lay(draws: Draws, prize: Prize | undefined, stakeMinor: bigint): LaidCard;
};

/**
 * The rules of a card from a print run. The first draw picks one card of the run and so its prize. Further draws decide only what its
 * fields show, so the odds depend on the prizes and their weights, and not on the card's picture.
 */
export function printRunRules<Prize extends Weighted>(card: PrintedCard<Prize>): InstantRules {
  const { stakes, cells, columns, printRun, more } = card;
  const layout: CardLayout = { kind: "card", cells, columns, printRun, prizes: prizesOf(card), ...more };
  return stakeRules({
    stakes,
    computeFigures: () => figuresOf(distributionOf(card), 1),
    computeWinChances: () => winChancesOf(chancesOfCounts(distributionOf(card)), 1),
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

/** Draws one card of the run: undefined for a losing one. Losing cards come first, then the prizes in their order. */
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

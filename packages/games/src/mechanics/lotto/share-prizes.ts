import { cutPrizes } from "../../fixed-prizes/cut-prizes.ts";
import type { Outcome, SharedDraw } from "../../rules/mechanic.ts";
import type { LottoData } from "./data.ts";
import { countLines, lineCountsOf } from "./tiers.ts";
import { LottoEvent, type LottoInput, MAX_BALL } from "./wire.ts";

type Prized = Pick<LottoData, "picks" | "tiers" | "topTiers" | "capPrices">;

/** The balls of a draw, before any ticket is known. */
export type LottoBalls = { readonly numbers: readonly number[]; readonly bonus: number | null };

/** What tickets are settled by: the balls, and what each tier pays in hundredths of a line's price. */
export type LottoOutcome = LottoBalls & { readonly pays: readonly number[] };

const HIT = 1;
const BONUS = 2;

/** Marks the drawn balls, so that a slip is counted with one look at each of its numbers. */
function markBalls({ numbers, bonus }: LottoBalls): Uint8Array {
  const marks = new Uint8Array(MAX_BALL + 1);
  for (const number of numbers) marks[number] = HIT;
  if (bonus !== null) marks[bonus] = BONUS;
  return marks;
}

/** The drawn numbers of a slip, and whether it has the bonus ball. */
function hitsOf(slip: readonly number[], marked: Uint8Array): { hits: number; hasBonus: boolean } {
  let hits = 0;
  let hasBonus = false;
  for (const number of slip) {
    if (marked[number] === HIT) hits += 1;
    else if (marked[number] === BONUS) hasBonus = true;
  }
  return { hits, hasBonus };
}

/**
 * Completes a draw with all tickets: the number of lines in each tier, and what it pays under the cap. The order of the tickets does not
 * matter. The inputs have been accepted before, so they are not checked again: there can be a million.
 */
export function sharePrizes(
  data: Prized,
  balls: LottoBalls,
  inputs: readonly unknown[],
): SharedDraw<LottoOutcome, LottoEvent> {
  const tally = tallyPrizes(data, balls);
  for (const input of inputs) tally.add(input);
  return tally.share();
}

/** `sharePrizes`, fed one ticket at a time. */
export function tallyPrizes({ picks, tiers, topTiers, capPrices }: Prized, balls: LottoBalls): LottoTally {
  const marked = markBalls(balls);
  const counts = lineCountsOf(tiers, picks);
  const winners = new Float64Array(tiers.length);
  let lines = 0;
  const add = (input: unknown) => {
    for (const slip of (input as LottoInput).slips) {
      const { hits, hasBonus } = hitsOf(slip, marked);
      lines += linesOfMarks[picks]?.[slip.length] ?? 0;
      for (let tier = 0; tier < tiers.length; tier += 1)
        winners[tier] = (winners[tier] ?? 0) + counts.of(slip.length, hits, hasBonus, tier);
    }
  };
  return { add, share: () => drawnWith({ tiers, topTiers, capPrices }, balls, winners, lines) };
}

type LottoTally = { add(input: unknown): void; share(): SharedDraw<LottoOutcome, LottoEvent> };

/** The draw with the number of winning lines in each tier. */
function drawnWith(
  { tiers, topTiers, capPrices }: Omit<Prized, "picks">,
  { numbers, bonus }: LottoBalls,
  winners: Float64Array,
  lines: number,
): SharedDraw<LottoOutcome, LottoEvent> {
  const won = tiers.map(({ hundredths }, tier) => ({
    hundredths,
    winners: winners[tier] ?? 0,
    isTop: tier < topTiers,
  }));
  const pays = cutPrizes(won, capPrices);
  return {
    outcome: { numbers, bonus, pays },
    events: [
      { type: "balls-drawn", numbers: [...numbers], bonus, lines },
      {
        type: "prizes-set",
        isCut: pays.some((hundredths, tier) => hundredths !== tiers[tier]?.hundredths),
        tiers: tiers.map(({ hits, withBonus }, tier) => ({
          hits,
          withBonus,
          winners: winners[tier] ?? 0,
          hundredths: pays[tier] ?? 0,
        })),
      },
    ],
  };
}

/** The lines of a slip, by the numbers of a line and by its marks. */
const linesOfMarks: Readonly<Record<number, readonly number[]>> = Object.fromEntries(
  [5, 6].map((picks) => [picks, Array.from({ length: 10 }, (_, marks) => countLines(marks, picks))]),
);

/** The number of lines of a ticket. */
export function linesOfTicket({ slips }: LottoInput, picks: number): number {
  return slips.reduce((sum, { length }) => sum + countLines(length, picks), 0);
}

/** The outcome that these events of a draw describe. */
export function outcomeIn(events: readonly unknown[]): LottoOutcome {
  const read = events.map((event) => LottoEvent.parse(event));
  const drawn = read.find((event) => event.type === "balls-drawn");
  const set = read.find((event) => event.type === "prizes-set");
  if (!drawn || !set) throw new Error("a draw of lotto has no balls or no prizes");
  return {
    numbers: drawn.numbers,
    bonus: drawn.bonus,
    pays: set.tiers.map(({ hundredths }) => hundredths),
  };
}

/** Pays a ticket: for each slip and tier, lines × price × hundredths ÷ 100, rounded down to a minor unit. */
export function settleTicket(
  { picks, tiers }: Prized,
  outcome: LottoOutcome,
  { slips }: LottoInput,
  priceMinor: bigint,
): Outcome<LottoEvent> {
  const marked = markBalls(outcome);
  const counts = lineCountsOf(tiers, picks);
  const events: LottoEvent[] = [];
  let payoutMinor = 0n;
  for (const [slip, marks] of slips.entries()) {
    const matched = hitsOf(marks, marked);
    for (const [tier, { hits, withBonus }] of tiers.entries()) {
      const lines = counts.of(marks.length, matched.hits, matched.hasBonus, tier);
      const hundredths = outcome.pays[tier] ?? 0;
      if (lines === 0) continue;
      const paidMinor = (BigInt(lines) * priceMinor * BigInt(hundredths)) / 100n;
      payoutMinor += paidMinor;
      const payout = paidMinor.toString();
      events.push({ type: "slip-won", slip, hits, withBonus, lines, hundredths, payoutMinor: payout });
    }
  }
  return { events: [...events, { type: "round-ended", payoutMinor: payoutMinor.toString() }], payoutMinor };
}

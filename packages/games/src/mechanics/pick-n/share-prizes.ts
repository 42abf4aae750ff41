import { cutPrizes } from "../../fixed-prizes/cut-prizes.ts";
import type { Outcome, SharedDraw } from "../../rules/mechanic.ts";
import type { PickNData } from "./data.ts";
import { boxedPays, boxWaysOf } from "./odds.ts";
import { PickNEvent, type PickNInput, type PickPlay, type PickTier } from "./wire.ts";

type Prized = Pick<PickNData, "straight" | "boxed" | "capPrices">;

/** What tickets are settled by: the digits, and what each tier pays in hundredths of a price. */
export type PickOutcome = {
  readonly digits: string;
  readonly pays: Readonly<Partial<Record<PickTier, number>>>;
};

/** Digits in ascending order: two numbers with the same sorted digits have the same box. */
const sorted = (digits: string): string => [...digits].sort().join("");

/** The tier that a play wins; undefined if it wins nothing. */
function tierOf({ digits, way }: PickPlay, drawn: string, drawnBox: string): PickTier | undefined {
  if (digits === drawn) return way === "straight" ? "straight" : way === "boxed" ? "boxed" : "exact";
  if (way === "straight" || sorted(digits) !== drawnBox) return undefined;
  return way === "boxed" ? "boxed" : "any";
}

/** What the tiers pay below the cap for these digits. Equal digits have one order, so only straight plays can win. */
function fixedPays({ straight, boxed }: Prized, digits: string): [PickTier, number][] {
  const box = boxedPays({ boxed }, boxWaysOf(digits));
  if (box === 0) return [["straight", straight]];
  return [
    ["straight", straight],
    ["exact", (straight + box) / 2],
    ["boxed", box],
    ["any", box / 2],
  ];
}

/**
 * Completes a draw with all tickets: the prices in each tier, and what it pays under the cap. The order of the tickets does not matter. The
 * inputs have been accepted before, so they are not checked again: there can be a million.
 */
export function sharePicks(
  data: Prized,
  digits: string,
  inputs: readonly unknown[],
): SharedDraw<PickOutcome, PickNEvent> {
  const tally = tallyPicks(data, digits);
  for (const input of inputs) tally.add(input);
  return tally.share();
}

type PickTally = { add(input: unknown): void; share(): SharedDraw<PickOutcome, PickNEvent> };

/** `sharePicks`, fed one ticket at a time. */
export function tallyPicks(data: Prized, digits: string): PickTally {
  const box = sorted(digits);
  const winners = new Map<PickTier, number>();
  let sold = 0;
  const add = (input: unknown) => {
    for (const play of (input as PickNInput).plays) {
      sold += play.times;
      const tier = tierOf(play, digits, box);
      if (tier !== undefined) winners.set(tier, (winners.get(tier) ?? 0) + play.times);
    }
  };
  return { add, share: () => drawnWith(data, digits, winners, sold) };
}

/** The draw with the number of winning prices in each tier. */
function drawnWith(
  data: Prized,
  digits: string,
  winners: ReadonlyMap<PickTier, number>,
  sold: number,
): SharedDraw<PickOutcome, PickNEvent> {
  const fixed = fixedPays(data, digits);
  const won = fixed.map(([tier, hundredths]) => ({
    hundredths,
    winners: winners.get(tier) ?? 0,
    isTop: tier === "straight" || tier === "exact",
  }));
  const pays = cutPrizes(won, data.capPrices);
  const tiers = fixed.map(([tier], place) => ({
    tier,
    winners: winners.get(tier) ?? 0,
    hundredths: pays[place] ?? 0,
  }));
  return {
    outcome: { digits, pays: paysOf(tiers) },
    events: [
      { type: "digits-drawn", digits, sold },
      { type: "prizes-set", isCut: pays.some((paid, place) => paid !== fixed[place]?.[1]), tiers },
    ],
  };
}

const paysOf = (tiers: readonly { tier: PickTier; hundredths: number }[]): PickOutcome["pays"] =>
  Object.fromEntries(tiers.map(({ tier, hundredths }) => [tier, hundredths]));

/** The outcome that these events of a draw describe. */
export function outcomeIn(events: readonly unknown[]): PickOutcome {
  const read = events.map((event) => PickNEvent.parse(event));
  const drawn = read.find((event) => event.type === "digits-drawn");
  const set = read.find((event) => event.type === "prizes-set");
  if (!drawn || !set) throw new Error("a draw of digits has no digits or no prizes");
  return { digits: drawn.digits, pays: paysOf(set.tiers) };
}

/** Pays a ticket: for each winning play, times × price × hundredths ÷ 100, rounded down to a minor unit. */
export function settlePlays(
  { digits, pays }: PickOutcome,
  { plays }: PickNInput,
  priceMinor: bigint,
): Outcome<PickNEvent> {
  const box = sorted(digits);
  const events: PickNEvent[] = [];
  let payoutMinor = 0n;
  for (const [play, each] of plays.entries()) {
    const tier = tierOf(each, digits, box);
    if (tier === undefined) continue;
    const hundredths = pays[tier] ?? 0;
    const paidMinor = (BigInt(each.times) * priceMinor * BigInt(hundredths)) / 100n;
    payoutMinor += paidMinor;
    events.push({
      type: "play-won",
      play,
      tier,
      times: each.times,
      hundredths,
      payoutMinor: paidMinor.toString(),
    });
  }
  return { events: [...events, { type: "round-ended", payoutMinor: payoutMinor.toString() }], payoutMinor };
}

/** The number of plays on the ticket; a play at three times the price counts three times. */
export function pricesOf({ plays }: PickNInput): number {
  return plays.reduce((sum, { times }) => sum + times, 0);
}

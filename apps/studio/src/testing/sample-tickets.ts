import type { SampleTicket } from "./published-draws.ts";
import type { SeededRandom } from "./seeded-random.ts";

const numbersUpTo = (highest: number) => Array.from({ length: highest }, (_, index) => index + 1);

/** Takes `count` of these at random, each once. */
function take<T>(random: SeededRandom, all: readonly T[], count: number): T[] {
  const left = [...all];
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]!);
}

const ascending = (numbers: number[]) => numbers.sort((one, other) => one - other);
const currencyOf = (random: SeededRandom) => random.pick(["EUR", "SEK", "CLP"]);

/** Tickets of lotto with one to three slips, some of them systems of up to nine numbers. */
export function lottoTickets(
  random: SeededRandom,
  count: number,
  { balls, picks }: { balls: number; picks: number },
): SampleTicket[] {
  const slip = () => {
    const marks = random.oneIn(3) ? picks + 1 + random.below(9 - picks) : picks;
    return ascending(take(random, numbersUpTo(balls), marks));
  };
  return Array.from({ length: count }, () => ({
    input: { slips: Array.from({ length: 1 + random.below(3) }, slip) },
    currency: currencyOf(random),
  }));
}

/** Tickets of pick-n with one to four plays of all ways. Equal digits are only played straight. */
export function pickTickets(random: SeededRandom, count: number, digits: number): SampleTicket[] {
  const play = () => {
    const picked = Array.from({ length: digits }, () => random.below(10)).join("");
    const isOffered = new Set(picked).size > 1;
    const way = isOffered ? random.pick(["straight", "boxed", "both"]) : "straight";
    return { digits: picked, way, times: 1 + random.below(20) };
  };
  return Array.from({ length: count }, () => ({
    input: { plays: Array.from({ length: 1 + random.below(4) }, play) },
    currency: currencyOf(random),
  }));
}

/** Numbered tickets, `each` numbers a ticket, no number twice. */
export function raffleTickets(
  random: SeededRandom,
  count: number,
  { numbers, each }: { numbers: number; each: number },
): SampleTicket[] {
  const sold = take(random, numbersUpTo(numbers), count * each);
  return Array.from({ length: count }, (_, ticket) => ({
    input: { numbers: ascending(sold.slice(ticket * each, (ticket + 1) * each)) },
    currency: currencyOf(random),
  }));
}

/** Lotto of 5 in 50: the same twelve systems of nine numbers on each of these tickets, so a few hits on them are too much for the draw's cap. */
export function crowdedLotto(count: number): SampleTicket[] {
  const slip = [3, 7, 12, 19, 23, 31, 38, 44, 50];
  return Array.from({ length: count }, () => ({ input: { slips: Array.from({ length: 12 }, () => slip) } }));
}

/** Pick-3: forty boxes, each played so often, straight and boxed, that the draw of one of them is too much for the cap of all tiers. */
export function crowdedPicks(): SampleTicket[] {
  const boxes = numbersUpTo(9).flatMap((high) =>
    numbersUpTo(high - 1).flatMap((middle) => numbersUpTo(middle).map((low) => [low - 1, middle, high])),
  );
  const orders = ([low, middle, high]: number[]) =>
    [
      [low, middle, high],
      [low, high, middle],
      [middle, low, high],
      [middle, high, low],
      [high, low, middle],
      [high, middle, low],
    ].map((order) => order.join(""));
  const plays = boxes
    .slice(0, 40)
    .flatMap((box) => [
      ...Array.from({ length: 50 }, () => ({ digits: box.join(""), way: "boxed", times: 20 })),
      ...orders(box).flatMap((digits) =>
        Array.from({ length: 15 }, () => ({ digits, way: "straight", times: 20 })),
      ),
    ]);
  return Array.from({ length: Math.ceil(plays.length / 12) }, (_, ticket) => ({
    input: { plays: plays.slice(ticket * 12, (ticket + 1) * 12) },
  }));
}

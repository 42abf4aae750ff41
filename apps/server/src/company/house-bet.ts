import type { OpenSessionReply, PlaceTableBetRequest } from "@bellwether/contract/studio/index.ts";
import { BingoLayout } from "@bellwether/games/mechanics/bingo/wire.ts";
import { KENO_BALLS, KenoLayout } from "@bellwether/games/mechanics/keno/wire.ts";
import { LottoLayout } from "@bellwether/games/mechanics/lotto/wire.ts";
import { PickNLayout } from "@bellwether/games/mechanics/pick-n/wire.ts";
import { RaffleLayout } from "@bellwether/games/mechanics/raffle/wire.ts";
import { z } from "zod";

/** A random whole number from 0 to `below` - 1. */
export type RandomBelow = (below: number) => number;

type Bet = Pick<PlaceTableBetRequest, "stakeMinor" | "input">;

/** The spots of a table's layout, which every game with chips has. */
const SpotsOfLayout = z.object({
  kind: z.string(),
  spots: z.array(z.object({ spot: z.string(), maximumBetMinor: z.string() })).min(1),
});

const MAX_SPOTS = 3;
/** The serials of bingo's tickets are below this. */
const SERIALS = 2 ** 32;

/**
 * A house player's bet: the smallest chip that the table accepts, on one to three random spots; in keno a slip of random numbers, in bingo
 * and in lotteries random tickets. Undefined for a game without spots. The choice does not depend on the round.
 */
export function houseBet(
  { stakes, layout }: Pick<OpenSessionReply["sheet"], "stakes" | "layout">,
  minimumStakeMinor: bigint,
  random: RandomBelow,
): Bet | undefined {
  const bingo = BingoLayout.safeParse(layout).data;
  if (bingo) return tickets(bingo, minimumStakeMinor, random);
  const drawn = ticketOfDraw(layout, minimumStakeMinor, random);
  if (drawn) return drawn;
  const keno = KenoLayout.safeParse(layout).data;
  const parsed = SpotsOfLayout.safeParse(layout).data;
  const chip = stakes.find((stake) => BigInt(stake) >= minimumStakeMinor);
  if (chip !== undefined && keno) {
    const count = 1 + random(keno.maximumSpots);
    return { stakeMinor: chip, input: { numbers: different(count, () => 1 + random(KENO_BALLS)) } };
  }
  if (!parsed || chip === undefined) return undefined;
  const free = parsed.spots.filter(({ maximumBetMinor }) => BigInt(maximumBetMinor) >= BigInt(chip));
  const count = Math.min(free.length, 1 + random(MAX_SPOTS));
  const chosen = Array.from({ length: count }, () => free.splice(random(free.length), 1)[0]?.spot ?? "");
  if (count === 0) return undefined;
  const stakeMinor = (BigInt(chip) * BigInt(count)).toString();
  if (parsed.kind === "baccarat")
    return { stakeMinor, input: { bets: Object.fromEntries(chosen.map((spot) => [spot, chip])) } };
  return { stakeMinor, input: { bets: chosen.map((spot) => ({ spot, amountMinor: chip })) } };
}

/** A ticket of a lotto, of digits or of a raffle: as much as the table's minimum needs. */
function ticketOfDraw(
  layout: OpenSessionReply["sheet"]["layout"],
  minimumStakeMinor: bigint,
  random: RandomBelow,
): Bet | undefined {
  const priced = (priceMinor: string, inputOf: (count: number) => Bet["input"]): Bet => {
    const price = BigInt(priceMinor);
    const count = Math.max(1, Number((minimumStakeMinor + price - 1n) / price));
    return { stakeMinor: (price * BigInt(count)).toString(), input: inputOf(count) };
  };
  const lotto = LottoLayout.safeParse(layout).data;
  if (lotto) {
    const slip = () => different(lotto.picks, () => 1 + random(lotto.balls));
    return priced(lotto.priceMinor, (count) => ({ slips: Array.from({ length: count }, slip) }));
  }
  const pick = PickNLayout.safeParse(layout).data;
  if (pick) {
    const digits = Array.from({ length: pick.digits }, () => random(10)).join("");
    return priced(pick.priceMinor, (times) => ({ plays: [{ digits, way: "straight", times }] }));
  }
  const raffle = RaffleLayout.safeParse(layout).data;
  if (!raffle) return undefined;
  return priced(raffle.priceMinor, (count) => ({
    numbers: different(count, () => 1 + random(raffle.numbers)),
  }));
}

/** One to three tickets, or as many more as the table's minimum needs. */
function tickets(
  { priceMinor, maximumTickets }: BingoLayout,
  minimumStakeMinor: bigint,
  random: RandomBelow,
): Bet | undefined {
  const price = BigInt(priceMinor);
  const least = Number((minimumStakeMinor + price - 1n) / price);
  if (least > maximumTickets) return undefined;
  const count = Math.min(maximumTickets, Math.max(least, 1 + random(MAX_SPOTS)));
  const serials = different(count, () => random(SERIALS));
  return { stakeMinor: (price * BigInt(count)).toString(), input: { serials } };
}

/** This many different numbers, ascending. */
function different(count: number, next: () => number): number[] {
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(next());
  return [...numbers].sort((one, other) => one - other);
}

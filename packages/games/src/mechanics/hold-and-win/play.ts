import type { Draws } from "../../fairness/draws.ts";
import { drawValue } from "./coins.ts";
import { type HoldAndWinData, PLACES, type PotName, RESPINS, ROWS, TRIGGERING_COINS } from "./data.ts";
import { drawStops, gridAt, readLines } from "./spin.ts";
import type { HeldCoin, HoldAndWinEvent } from "./wire.ts";

/** A played round: its events, and the sum of their wins in minor units. */
type Round = { events: HoldAndWinEvent[]; payoutMinor: bigint };

/**
 * Plays a round to its end: the spin, its lines and, from six coins on, the respins. The stake is a multiple of `coinsPerStake`, in minor
 * units.
 */
export function playHoldAndWin(data: HoldAndWinData, draws: Draws, stakeMinor: bigint): Round {
  const coinMinor = stakeMinor / BigInt(data.coinsPerStake);
  const stops = drawStops(data, draws);
  const grid = gridAt(data, stops);
  const events: HoldAndWinEvent[] = [{ type: "reels-stopped", stops, grid }];
  let payoutMinor = 0n;
  for (const { line, symbol, count, coins } of readLines(data, grid)) {
    const rows = data.lines[line] as readonly number[];
    const positions = rows.slice(0, count).map((row, reel) => ({ reel, row }));
    const wonMinor = coinMinor * BigInt(coins);
    payoutMinor += wonMinor;
    events.push({ type: "line-won", line, symbol, positions, payoutMinor: wonMinor.toString() });
  }
  const shown = places.filter(({ reel, row }) => grid[reel]?.[row] === data.coin);
  if (shown.length >= TRIGGERING_COINS) {
    const held = playRespins(data, draws, coinMinor, shown);
    events.push(...held.events);
    payoutMinor += held.payoutMinor;
  }
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { events, payoutMinor };
}

type Place = { readonly reel: number; readonly row: number };

/** The places of the grid, reel by reel from the top. */
const places: readonly Place[] = Array.from({ length: PLACES }, (_, place) => ({
  reel: Math.floor(place / ROWS),
  row: place % ROWS,
}));

function playRespins(
  { hold }: HoldAndWinData,
  draws: Draws,
  coinMinor: bigint,
  shown: readonly Place[],
): Round {
  const won = new Set<PotName>();
  let sum = 0;
  const valued = (place: Place): HeldCoin => {
    const { coins, pot } = drawValue(hold, draws, won);
    sum += coins;
    return { ...place, ...(pot && { pot }), valueMinor: (coinMinor * BigInt(coins)).toString() };
  };
  const held = new Set(shown.map(keyOf));
  const events: HoldAndWinEvent[] = [
    {
      type: "respins-started",
      coins: shown.map(valued),
      remaining: RESPINS,
      sumMinor: minor(coinMinor, sum),
    },
  ];
  for (let remaining = RESPINS; remaining > 0 && held.size < PLACES; ) {
    const landed = places.filter((place) => !held.has(keyOf(place)) && draws.below(hold.landsOneIn) === 0);
    for (const place of landed) held.add(keyOf(place));
    remaining = landed.length > 0 ? RESPINS : remaining - 1;
    const coins = landed.map(valued);
    events.push({ type: "respun", coins, remaining, held: held.size, sumMinor: minor(coinMinor, sum) });
  }
  events.push({ type: "coins-won", count: held.size, payoutMinor: minor(coinMinor, sum) });
  if (held.size < PLACES) return { events, payoutMinor: coinMinor * BigInt(sum) };
  events.push({ type: "grand-won", payoutMinor: minor(coinMinor, hold.grand) });
  return { events, payoutMinor: coinMinor * BigInt(sum + hold.grand) };
}

function minor(coinMinor: bigint, coins: number): string {
  return (coinMinor * BigInt(coins)).toString();
}

function keyOf({ reel, row }: Place): number {
  return reel * ROWS + row;
}

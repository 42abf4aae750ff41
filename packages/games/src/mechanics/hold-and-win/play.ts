import type { Draws } from "../../fairness/draws.ts";
import { type CoinFace, drawFace, type FacesSeen, facesOf } from "./coins.ts";
import { type HoldAndWinData, PLACES, RESPINS, ROWS, TRIGGERING_COINS } from "./data.ts";
import { type CoinOnGrid, type GridPlace, landCoin } from "./land-coin.ts";
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

/** The places of the grid, reel by reel from the top. */
const places: readonly GridPlace[] = Array.from({ length: PLACES }, (_, place) => ({
  reel: Math.floor(place / ROWS),
  row: place % ROWS,
}));

function playRespins(
  { hold }: HoldAndWinData,
  draws: Draws,
  coinMinor: bigint,
  shown: readonly GridPlace[],
): Round {
  const faces = { spun: facesOf(hold, false), respun: facesOf(hold, true) };
  const seen: FacesSeen = new Map();
  const grid: CoinOnGrid[] = [];
  /** Draws the coin's face, lands it, and says what it and the coins that it changes are worth now. */
  const land = (place: GridPlace, from: readonly CoinFace[]): HeldCoin => {
    const changed = landCoin(grid, place, drawFace(from, draws, seen));
    const { coins, pot, special } = grid.at(-1) as CoinOnGrid;
    return {
      ...placeOf(place),
      ...(pot && { pot }),
      ...(special && { special }),
      valueMinor: minor(coinMinor, coins),
      ...(changed.length > 0 && {
        changes: changed.map((other) => ({ ...placeOf(other), valueMinor: minor(coinMinor, other.coins) })),
      }),
    };
  };
  const sumOf = () => grid.reduce((sum, { coins }) => sum + coins, 0);
  const coins = shown.map((place) => land(place, faces.spun));
  const events: HoldAndWinEvent[] = [
    { type: "respins-started", coins, remaining: RESPINS, sumMinor: minor(coinMinor, sumOf()) },
  ];
  for (let remaining = RESPINS; remaining > 0 && grid.length < PLACES; ) {
    const held = new Set(grid.map(keyOf));
    const landed = places.filter((place) => !held.has(keyOf(place)) && draws.below(hold.landsOneIn) === 0);
    remaining = landed.length > 0 ? RESPINS : remaining - 1;
    const fresh = landed.map((place) => land(place, faces.respun));
    const sumMinor = minor(coinMinor, sumOf());
    events.push({ type: "respun", coins: fresh, remaining, held: grid.length, sumMinor });
  }
  const sum = sumOf();
  events.push({ type: "coins-won", count: grid.length, payoutMinor: minor(coinMinor, sum) });
  if (grid.length < PLACES) return { events, payoutMinor: coinMinor * BigInt(sum) };
  events.push({ type: "grand-won", payoutMinor: minor(coinMinor, hold.grand) });
  return { events, payoutMinor: coinMinor * BigInt(sum + hold.grand) };
}

const placeOf = ({ reel, row }: GridPlace): GridPlace => ({ reel, row });

function minor(coinMinor: bigint, coins: number): string {
  return (coinMinor * BigInt(coins)).toString();
}

function keyOf({ reel, row }: GridPlace): number {
  return reel * ROWS + row;
}

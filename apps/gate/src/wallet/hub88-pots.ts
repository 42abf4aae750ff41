import { HUB88_UNITS_PER_MINOR, hub88PotMeta } from "@bellwether/contract";
import type { PotTitles } from "@bellwether/contract/content/jackpot.ts";
import type { PotMove } from "./command.ts";
import { providerPot } from "./provider-pot.ts";

/** What a bet's `meta` adds to pots; undefined if it is malformed or no whole minor units. */
export function contributionsIn(meta: unknown): PotMove[] | undefined {
  if (!namesPots(meta)) return [];
  const { data } = hub88PotMeta.bet.safeParse(meta);
  return (
    data && movesFrom(data.jackpots?.map(({ contribution, ...move }) => ({ ...move, amount: contribution })))
  );
}

/** The parts of a win that its `meta` takes from pots; undefined if it is malformed or they are more than the win. */
export function potWinsIn(meta: unknown, winUnits: number): PotMove[] | undefined {
  if (!namesPots(meta)) return [];
  const { data } = hub88PotMeta.win.safeParse(meta);
  const wonUnits = data?.jackpots?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  return wonUnits > winUnits ? undefined : data && movesFrom(data.jackpots);
}

/** Whether a title may add to these pots: house pots that list the title, and its provider's own ones. */
export function mayAddTo(
  potTitles: PotTitles,
  { provider, gameCode }: { provider: string; gameCode: string },
  moves: readonly PotMove[],
): boolean {
  const own = `${providerPot(provider)}-`;
  return moves.every(({ pot }) => potTitles.get(pot)?.includes(gameCode) ?? pot.startsWith(own));
}

/** The moves as parts of an input's hash. A command without moves has the hash that it had before there were pots. */
export function hashedMoves(moves: readonly PotMove[]): (string | bigint)[] {
  if (moves.length === 0) return [];
  return ["jackpots", ...moves.flatMap(({ pot, amountMinor, seedMinor }) => [pot, amountMinor, seedMinor])];
}

/** Most bets have no metadata, or none about pots. */
function namesPots(meta: unknown): boolean {
  return typeof meta === "object" && meta !== null && "jackpots" in meta;
}

/** Undefined if a pot is named twice or an amount is no whole number of minor units. */
function movesFrom(
  given: readonly { pot: string; amount: number; seed: number }[] = [],
): PotMove[] | undefined {
  const isWhole = given.every(
    ({ amount, seed }) => amount % HUB88_UNITS_PER_MINOR === 0 && seed % HUB88_UNITS_PER_MINOR === 0,
  );
  const names = new Set(given.map(({ pot }) => pot));
  if (!isWhole || names.size < given.length) return undefined;
  return given.map(({ pot, amount, seed }) => ({
    pot,
    amountMinor: BigInt(amount / HUB88_UNITS_PER_MINOR),
    seedMinor: BigInt(seed / HUB88_UNITS_PER_MINOR),
  }));
}

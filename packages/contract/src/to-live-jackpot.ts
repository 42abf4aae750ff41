import type { LiveJackpot } from "./live-jackpot.ts";
import { minorToAmount } from "./minor-units.ts";
import type { Pot } from "./studio/pots.ts";

/** A pot of the studio, as it stood at `at`, with the fields of [3.15]. Games that `idOf` does not have are left out. */
export function toLiveJackpot(
  pot: Pot,
  {
    at,
    currency,
    idOf,
  }: { at: string; currency: LiveJackpot["currency"]; idOf: ReadonlyMap<string, number> },
): LiveJackpot {
  const { name, kind, tier, gameCodes, valueMinor, minorPerSecond, clock, winners, terms } = pot;
  const drawn = kind === "win-time" || clock?.drawn?.waitsForBeacon ? clock?.drawn : null;
  return {
    loadTime: at,
    currency,
    id: pot.pot,
    name,
    kind,
    tier,
    period: terms.kind === "drop" ? terms.period : null,
    seed: terms.kind === "network" ? minorToAmount(BigInt(terms.seedMinor)) : null,
    keepsPercent: terms.kind === "network" ? null : terms.keepsPercent,
    gameIds: gameCodes.flatMap((code) => idOf.get(code) ?? []),
    startValue: minorToAmount(BigInt(valueMinor)),
    centsPerSecond: minorPerSecond,
    endsAt: (kind === "win-time" && clock?.now?.endsAt) || null,
    // Most calls of a drop have no winner.
    goesOn: kind === "win-time" && clock?.last?.winner === null && clock.drawn === null,
    drawn: drawn
      ? {
          amount: drawn.amountMinor === null ? null : minorToAmount(BigInt(drawn.amountMinor)),
          waitsForBeacon: drawn.waitsForBeacon,
        }
      : null,
    lastWinners: winners.map(({ number, initial, amountMinor, gameCode, at }) => ({
      number,
      initial,
      amount: minorToAmount(BigInt(amountMinor)),
      gameId: idOf.get(gameCode) ?? null,
      at,
    })),
  };
}

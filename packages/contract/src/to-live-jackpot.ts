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
  const {
    name,
    kind,
    tier,
    gameCodes,
    valueMinor,
    minorPerSecond,
    current,
    last,
    nextStartsAt,
    clock,
    winners,
  } = pot;
  return {
    loadTime: at,
    currency,
    id: pot.pot,
    name,
    kind,
    tier,
    gameIds: gameCodes.flatMap((code) => idOf.get(code) ?? []),
    startValue: minorToAmount(BigInt(valueMinor)),
    centsPerSecond: minorPerSecond,
    endsAt: current?.endsAt ?? clock?.now?.endsAt ?? null,
    nextStartsAt,
    goesOn: last?.state === "unmet" || (clock?.last?.winner === null && clock.drawn === null),
    drawn: clock?.drawn
      ? {
          amount: minorToAmount(BigInt(clock.drawn.amountMinor)),
          waitsForBeacon: clock.drawn.waitsForBeacon,
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

import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { minorToAmount } from "@bellwether/contract/minor-units.ts";
import { type Pot, PotsReply, studioCalls } from "@bellwether/contract/studio/index.ts";
import type { GateDeps } from "@bellwether/gate";

const TIMEOUT_MS = 3_000;

/** Asks the studio at `url` for its pots. Games that the catalogue does not have are left out. */
export function askLiveJackpotsOverHttp(
  url: string,
  titles: readonly Pick<CatalogueTitle, "code" | "gameId">[],
  fetch: typeof globalThis.fetch,
): GateDeps["liveJackpots"] {
  const idOf = new Map(titles.map(({ code, gameId }) => [code as string, gameId]));
  return async (currency) => {
    const path = studioCalls.readPots.path.replace("{currency}", currency);
    const response = await fetch(`${url}/studio${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`the studio answered ${response.status}`);
    const { at, pots } = PotsReply.parse(await response.json());
    return pots.map((pot) => ({ ...factsOf(pot, idOf), loadTime: at, currency }));
  };
}

function factsOf(pot: Pot, idOf: ReadonlyMap<string, number>): Omit<LiveJackpot, "loadTime" | "currency"> {
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
    id: pot.pot,
    name,
    kind,
    tier,
    gameIds: gameCodes.flatMap((code) => idOf.get(code) ?? []),
    startValue: minorToAmount(BigInt(valueMinor)),
    centsPerSecond: minorPerSecond,
    endsAt: current?.endsAt ?? clock?.now?.endsAt ?? null,
    nextStartsAt,
    goesOn: last?.state === "unmet" || (clock?.last?.entries === 0 && clock.drawn === null),
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

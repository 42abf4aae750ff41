import { minorToAmount, type RecentWin } from "@bellwether/contract";
import { titlesByCode } from "@bellwether/contract/content/titles-by-code.ts";
import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { BrandKey } from "@bellwether/market";
import { findShownWinners, initialOf } from "../players/index.ts";
import type { LogPort, StorePorts, TitlesPort } from "../ports.ts";
import { recentRoundWins } from "../rounds/index.ts";
import { keepFresh } from "./keep-fresh.ts";

const WINDOW_MS = DAY_MS;
const FRESH_FOR_MS = 10_000;
const MAX_READ = 300;
const MAX_SHOWN = 12;

type KnownWin = RecentWin & { brand: BrandKey };

/**
 * Wins of the last day by brand: real rounds, read once in 10 s for everyone. A player is shown by an initial and only once; players who
 * have not opted in, are excluded or have closed the account are left out.
 */
export function createRecentWinners(deps: StorePorts & TitlesPort & LogPort) {
  const known = keepFresh<readonly KnownWin[]>({
    freshForMs: FRESH_FOR_MS,
    now: deps.now,
    log: deps.log,
    what: "recent winners",
    of: () => deps.titles,
    read: () => readWins(deps),
  });
  return async (brand: BrandKey, isListed: (gameId: number) => boolean): Promise<RecentWin[]> =>
    (await known())
      .filter((win) => win.brand === brand && isListed(win.game_id))
      .slice(0, MAX_SHOWN)
      .map(({ brand: _brand, ...win }) => win);
}

async function readWins(deps: StorePorts & TitlesPort): Promise<KnownWin[]> {
  const wins = await recentRoundWins(deps, new Date(deps.now().getTime() - WINDOW_MS), MAX_READ);
  const players = await findShownWinners(deps.database, [...new Set(wins.map((win) => win.playerId))]);
  const titles = titlesByCode(deps.titles);
  const seen = new Set<string>();
  return wins.flatMap((win) => {
    const player = players.get(win.playerId);
    const title = titles.get(win.gameCode);
    if (!player || !title || seen.has(win.playerId)) return [];
    seen.add(win.playerId);
    return {
      brand: player.brand,
      initial: initialOf(player.firstName),
      game_id: title.gameId,
      title: title.title,
      amount: minorToAmount(win.payoutMinor),
      currency: win.currency,
      // An exact time would identify the player: two people at one table know when each other won.
      at: new Date(Math.floor(win.closedAt.getTime() / MINUTE_MS) * MINUTE_MS).toISOString(),
    };
  });
}

import { bonusAccount, cashAccount } from "../balance/index.ts";
import { findPlayer } from "../players/index.ts";
import type { DatabasePort } from "../ports.ts";
import type { PlayerFacts } from "./command.ts";

const MAX_REMEMBERED = 50_000;

/** Reads and caches a player's immutable data, so that a bet does not wait for an unnecessary query. */
export function createPlayerFacts(deps: DatabasePort) {
  const known = new Map<string, PlayerFacts>();
  return async (playerId: string): Promise<PlayerFacts | undefined> => {
    const remembered = known.get(playerId);
    if (remembered) return remembered;
    const player = await findPlayer(deps.database, playerId);
    if (!player) return undefined;
    const facts = {
      id: player.id,
      cash: cashAccount(player),
      bonusMoney: bonusAccount(player),
      brand: player.brand,
      currency: player.currency,
      channel: player.channel,
      country: player.country,
      bornOn: player.bornOn,
    };
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= MAX_REMEMBERED) known.delete(oldest);
    known.set(playerId, facts);
    return facts;
  };
}

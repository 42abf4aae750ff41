import { DomainError } from "@bellwether/contract";
import type { Promotion } from "@bellwether/contract/content/promotion.ts";
import { address } from "@bellwether/ledger";
import { changeSpinsGame } from "../bonus/index.ts";
import type { Player } from "../players/index.ts";
import type { BooksPorts, PromotionsPort, SettingsPort, TitlesPort } from "../ports.ts";

type Ports = PromotionsPort & TitlesPort & SettingsPort<"providers">;

/**
 * Ids of the games among which a player may choose for spins of a promotion; none if its rule names one game for them. A game whose provider
 * reports spins only after all were played cannot be left or chosen: nobody would know that they were begun.
 */
export function spinsChoices({ promotions, titles, settings }: Ports, name: string): number[] {
  const named = namedGames(promotions.find((promotion) => promotion.name === name));
  const open = named.filter((id) => {
    const title = titles.find(({ gameId }) => gameId === id);
    return title?.model !== undefined && (settings.providers[title.provider]?.hmacKeys ?? []).length === 0;
  });
  return open.length === named.length && open.length > 1 ? open : [];
}

function namedGames(promotion: Promotion | undefined): readonly number[] {
  const rule = promotion?.rule;
  if (rule?.kind === "free-spins")
    return "deposit" in rule.earnedBy && !rule.gamesByWeek ? (rule.counts.gameIds ?? []) : [];
  if (rule?.kind !== "prize-draw") return [];
  return rule.prizes.flatMap((prize) => ("spins" in prize ? prize.gameIds : []));
}

/**
 * Moves a player's spins to another game that their promotion names, before the first spin.
 * @throws DomainError `not_found` for spins that are not the player's; `bonus_not_available` once they were begun, or for another game.
 */
export async function chooseSpinsGame(
  deps: BooksPorts & Ports,
  { id: playerId, currency }: Pick<Player, "id" | "currency">,
  { id, gameId }: { id: string; gameId: number },
): Promise<void> {
  const { rows } = await deps.database.query<{ promotion: string }>(
    "SELECT promotion FROM promotion_spins WHERE id = $1 AND player_id = $2",
    [id, playerId],
  );
  if (!rows[0]) throw new DomainError("not_found");
  const gameCode = spinsChoices(deps, rows[0].promotion).includes(gameId)
    ? deps.titles.find((title) => title.gameId === gameId)?.code
    : undefined;
  if (gameCode === undefined) throw new DomainError("bonus_not_available");
  const now = deps.now();
  const scope = {
    accounts: [{ address: address.playerCash(playerId), currency }],
    keys: [],
    transfersAtMost: 0,
  };
  // The lock of the player's cash: no spin can begin meanwhile.
  const isChanged = await deps.ledger.batch(scope, now, (_, connection) =>
    changeSpinsGame(connection, { id, playerId, gameCode }, now),
  );
  if (!isChanged) throw new DomainError("bonus_not_available");
}

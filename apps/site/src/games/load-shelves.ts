/** Ids of the hot games and of the player's recent ones, each list in its order. */
export type ShelfIds = { hot: readonly number[]; recent: readonly number[] };

type GameIds = { game_ids: readonly number[] };
type Ask = {
  hotGames: (market: { country?: string }) => Promise<GameIds>;
  recentlyPlayed: () => Promise<GameIds>;
};

/**
 * Loads both lists and passes each on; either may fail without the other. Start it again for each reader, because a login, a logout and
 * another account's country change the lists [4.12]; responses after the returned function was called are dropped.
 */
export function loadShelves(
  country: string | undefined,
  ask: Ask,
  onLoaded: (ids: ShelfIds) => void,
): () => void {
  let gone = false;
  const none = (): GameIds => ({ game_ids: [] });
  void Promise.all([
    ask.hotGames(country === undefined ? {} : { country }).catch(none),
    ask.recentlyPlayed().catch(none),
  ]).then(([hot, recent]) => !gone && onLoaded({ hot: hot.game_ids, recent: recent.game_ids }));
  return () => {
    gone = true;
  };
}

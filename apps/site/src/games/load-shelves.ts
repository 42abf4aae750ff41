/** Ids of the hot games and of the player's last ones, each list in its order. */
export type ShelfIds = { hot: readonly number[]; recent: readonly number[] };

type GameIds = { game_ids: readonly number[] };
type Ask = {
  hotGames: (market: { country?: string }) => Promise<GameIds>;
  recentlyPlayed: () => Promise<GameIds>;
};

/**
 * Asks for both lists anew and hands them on; either may fail without the other. Begun again for each reader, so that a login, a logout and
 * another account's country bring their own [4.12]; what comes after the function that it returns was called is nobody's any more.
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

import { create } from "zustand";

export type FavouriteGame = { id: number; title: string };

/** The player's favourites as far as this page knows, and the heart presses not handled yet. */
type Favourites = { ids: ReadonlySet<number>; pressed: readonly FavouriteGame[] };

export const useFavourites = create<Favourites>(() => ({ ids: new Set(), pressed: [] }));

/** Queues a heart press. The code that handles it loads a moment after the page. */
export function pressFavourite({ id, title }: FavouriteGame): void {
  useFavourites.setState(({ pressed }) => ({ pressed: [...pressed, { id, title }] }));
}

export function takePressed(): readonly FavouriteGame[] {
  const { pressed } = useFavourites.getState();
  if (pressed.length > 0) useFavourites.setState({ pressed: [] });
  return pressed;
}

export function showFavourites(ids: Iterable<number>): void {
  useFavourites.setState({ ids: new Set(ids) });
}

/** Shows a game as marked or not: optimistically, or again after the gate refused. */
export function showFavourite(id: number, favourite: boolean): void {
  const ids = new Set(useFavourites.getState().ids);
  if (favourite) ids.add(id);
  else ids.delete(id);
  showFavourites(ids);
}

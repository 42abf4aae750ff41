import { create } from "zustand";

export type FavouriteGame = { id: number; title: string };

/** What the player has marked, as far as this page knows, and the presses that nobody has carried out yet. */
type Favourites = { ids: ReadonlySet<number>; pressed: readonly FavouriteGame[] };

export const useFavourites = create<Favourites>(() => ({ ids: new Set(), pressed: [] }));

/** Notes the press of a heart. What carries it out comes a moment after the page. */
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

/** Shows a game as marked or not, before the gate has said so or after it refused. */
export function showFavourite(id: number, favourite: boolean): void {
  const ids = new Set(useFavourites.getState().ids);
  if (favourite) ids.add(id);
  else ids.delete(id);
  showFavourites(ids);
}

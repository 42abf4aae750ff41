import type { MountGame } from "../play/game.ts";

/** What a mechanic's folder says of its player. `standsInRoom`: a table that stands in its title's room instead of painting the whole board. */
type LoadedGame = { readonly mountGame: MountGame; readonly standsInRoom?: true };

/** Each mechanic's player is a separate chunk, fetched when its game is opened. */
const loaders = import.meta.glob<LoadedGame>("./*/mount-game.ts");

/** @throws an error for a mechanic that this version of the client does not know. */
export async function loadGame(mechanic: string): Promise<LoadedGame> {
  const load = loaders[`./${mechanic}/mount-game.ts`];
  if (!load) throw new Error(`no player for ${mechanic}`);
  return load();
}

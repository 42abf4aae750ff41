import type { MountGame } from "./game.ts";

/** Each mechanic's player is a separate chunk, fetched when its game is opened. */
const loaders = import.meta.glob<{ mountGame: MountGame }>("./*/mount-game.ts");

/** @throws an error for a mechanic that this version of the client does not know. */
export async function loadGame(mechanic: string): Promise<MountGame> {
  const load = loaders[`./${mechanic}/mount-game.ts`];
  if (!load) throw new Error(`no player for ${mechanic}`);
  return (await load()).mountGame;
}

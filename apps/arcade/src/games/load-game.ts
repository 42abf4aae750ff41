import type { EngineId } from "@bellwether/contract/studio/engine-id.ts";
import type { MountGame } from "./game.ts";

/** Each engine's player is a separate chunk, fetched when its game is opened. */
const loaders: Record<EngineId, () => Promise<{ mountGame: MountGame }>> = {
  "bell-lines": () => import("./bell-lines/mount-game.ts"),
  "clover-cascade": () => import("./clover-cascade/mount-game.ts"),
  "scratch-match-three": () => import("./scratch-match-three/mount-game.ts"),
  "scratch-lucky-number": () => import("./scratch-lucky-number/mount-game.ts"),
  "scratch-bell-tower": () => import("./scratch-bell-tower/mount-game.ts"),
  "european-roulette": () => import("./european-roulette/mount-game.ts"),
};

export async function loadGame(engine: EngineId): Promise<MountGame> {
  return (await loaders[engine]()).mountGame;
}

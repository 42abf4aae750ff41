import { z } from "zod";
import { slugSchema } from "../slug.ts";

/**
 * The rules that a game is played by, in kebab-case. A game code names a title in the catalogue (with its own name and
 * art); many titles may share one engine.
 * `bell-lines` 5 reels of 3 rows, 10 lines, wilds, scatters, free spins. `clover-cascade` 5 by 5 grid, clusters,
 * cascades, a multiplier that grows. `scratch-match-three` nine amounts, three alike win. `scratch-lucky-number` own
 * numbers against lucky numbers. `scratch-bell-tower` a climb floor by floor. `european-roulette` one zero.
 */
export const EngineId = z.enum([
  "bell-lines",
  "clover-cascade",
  "scratch-match-three",
  "scratch-lucky-number",
  "scratch-bell-tower",
  "european-roulette",
]);
export type EngineId = z.infer<typeof EngineId>;

/** What kind of game an engine is: it decides pace and stake by market, and which script player the client loads. */
export const GameFamily = z.enum(["slots", "scratch", "roulette"]);
export type GameFamily = z.infer<typeof GameFamily>;

/** The code a title has in the catalogue and in the wallet's `game_code`: kebab-case, at most 64 characters. */
export const GameCode = slugSchema.max(64);
export type GameCode = z.infer<typeof GameCode>;

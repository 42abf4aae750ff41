import type { EngineId } from "@bellwether/contract/studio/index.ts";
import type { Engine } from "./engine.ts";
import { bellLines } from "./engines/bell-lines/engine.ts";
import { cloverCascade } from "./engines/clover-cascade/engine.ts";
import { europeanRoulette } from "./engines/european-roulette/engine.ts";
import { scratchBellTower } from "./engines/scratch-bell-tower/engine.ts";
import { scratchLuckyNumber } from "./engines/scratch-lucky-number/engine.ts";
import { scratchMatchThree } from "./engines/scratch-match-three/engine.ts";

/** Every playable engine by its id. */
export const engines: Readonly<Record<EngineId, Engine>> = {
  "bell-lines": bellLines,
  "clover-cascade": cloverCascade,
  "scratch-match-three": scratchMatchThree,
  "scratch-lucky-number": scratchLuckyNumber,
  "scratch-bell-tower": scratchBellTower,
  "european-roulette": europeanRoulette,
};

import { z } from "zod";
import { BellLinesEvent } from "./events/bell-lines.ts";
import { CloverCascadeEvent } from "./events/clover-cascade.ts";
import { EuropeanRouletteEvent } from "./events/european-roulette.ts";
import { BellTowerEvent, LuckyNumberEvent, MatchThreeEvent } from "./events/scratch.ts";

/**
 * A round as the client plays it: the engine, and its events in order. It contains everything that happens in the round; the client adds
 * timing, sound and movement, and decides nothing. The longest possible script has fewer than 1,200 events (a `bell-lines` round with every
 * free spin, all lines winning).
 */
export const RoundScript = z.discriminatedUnion("engine", [
  z.object({ engine: z.literal("bell-lines"), events: z.array(BellLinesEvent).max(1200) }),
  z.object({ engine: z.literal("clover-cascade"), events: z.array(CloverCascadeEvent).max(1200) }),
  z.object({ engine: z.literal("scratch-match-three"), events: z.array(MatchThreeEvent).max(1200) }),
  z.object({ engine: z.literal("scratch-lucky-number"), events: z.array(LuckyNumberEvent).max(1200) }),
  z.object({ engine: z.literal("scratch-bell-tower"), events: z.array(BellTowerEvent).max(1200) }),
  z.object({ engine: z.literal("european-roulette"), events: z.array(EuropeanRouletteEvent).max(1200) }),
]);
export type RoundScript = z.infer<typeof RoundScript>;

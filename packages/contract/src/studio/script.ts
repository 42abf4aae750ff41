import { z } from "zod";
import { MechanicId } from "./mechanic-id.ts";

/** One step of a round. The mechanic's own schema defines its other fields; `round-ended` is the last one. */
const ScriptEvent = z.looseObject({ type: z.string().max(40) });

/**
 * A round as the client plays it: the mechanic, and its events in order. It contains everything that happens in the round; the client adds
 * timing, sound and movement, and decides nothing. The longest possible script has fewer than 1,200 events (a round of lines with every
 * free spin, all lines winning).
 */
export const RoundScript = z.object({ mechanic: MechanicId, events: z.array(ScriptEvent).max(1200) });
export type RoundScript = z.infer<typeof RoundScript>;

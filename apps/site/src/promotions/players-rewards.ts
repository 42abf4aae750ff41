import type { OutputOf } from "@bellwether/contract/call.ts";
import type { calls } from "@bellwether/contract/calls/index.ts";

export type PlayersRewards = OutputOf<typeof calls.rewards>;

/** A thing that the player has won. */
export type WonThing = PlayersRewards["parcels"][number];

import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { officeQuery } from "../gate/queries.ts";

/** How many wait in each queue; asked for again while somebody is here, since players and colleagues go on. */
export const queuesQuery = { ...officeQuery("queues", {}), refetchInterval: 15 * SECOND_MS };

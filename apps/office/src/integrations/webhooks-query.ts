import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { officeQuery } from "../gate/queries.ts";

/** How the endpoints stand; asked for again while somebody looks, since they move by themselves. */
export const webhooksQuery = { ...officeQuery("webhooks", {}), refetchInterval: 15 * SECOND_MS };

import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { officeQuery } from "../gate/queries.ts";

/** What is stopped; asked for again while somebody looks, since a colleague may stop or start something. */
export const stopsQuery = { ...officeQuery("stops", {}), refetchInterval: 15 * SECOND_MS };

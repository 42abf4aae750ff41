import { SECOND_MS } from "@bellwether/contract/durations.ts";
import type { EventType } from "@bellwether/contract/events/index.ts";
import { paced, type QuietPort } from "@bellwether/contract/paced.ts";
import type { DatabasePort, EventListeners, LogPort } from "../ports.ts";

/** How often a node looks which types are wanted. */
const LOOK_EVERY_MS = SECOND_MS;

/** Knows on each node which types an endpoint in force wants, so that heavy ones cost nothing while nobody listens. */
export function createEventListeners(deps: DatabasePort & LogPort & QuietPort): EventListeners {
  const { database, log } = deps;
  let wanted: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let isSilent = false;
  const refresh = async () => {
    const { rows } = await database.query<{ type: string }>(
      "SELECT DISTINCT unnest(types) AS type FROM webhook_endpoint WHERE state = 'on'",
    );
    wanted = new Set(rows.map(({ type }) => type));
  };
  const refreshInPace = paced(refresh, deps);
  const look = async () => {
    try {
      await refreshInPace();
      isSilent = false;
    } catch (error) {
      // One line per outage, because it looks often.
      if (!isSilent) log.warn({ err: error }, "which events are wanted could not be read");
      isSilent = true;
    }
    timer = timer && setTimeout(look, LOOK_EVERY_MS).unref();
  };
  return {
    wants: (type: EventType) => wanted.has(type),
    refresh,
    start() {
      timer = setTimeout(look, LOOK_EVERY_MS).unref();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

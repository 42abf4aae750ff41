import type { Site } from "../request/site.ts";
import type { OwnDraw } from "./alive.ts";

/** The first of the coming draws for which the player has tickets. Undefined for a visitor, and when the gate does not answer. */
export async function loadOwnDraw(site: Site): Promise<OwnDraw | undefined> {
  if (site.token === undefined) return undefined;
  const items = await site.gate.call("ticketHistory", { state: "open" }).then(
    (history) => history.items,
    () => [],
  );
  const coming = items.flatMap(({ game_id, draw }) =>
    draw && game_id !== null ? [{ gameId: game_id, at: draw.at }] : [],
  );
  const [first] = coming.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  if (!first) return undefined;
  const tickets = coming.filter(({ gameId, at }) => gameId === first.gameId && at === first.at).length;
  return { ...first, tickets };
}

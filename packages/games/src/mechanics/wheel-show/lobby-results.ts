import type { GameEvent, LobbyResults } from "../../rules/mechanic.ts";
import type { WheelShowData } from "./data.ts";
import { numberOf } from "./wheel-fields.ts";
import { type ShowName, WheelShowEvent } from "./wire.ts";

/** The kinds of results of the shows on a wheel [3.15]. */
const types: Readonly<Record<ShowName, LobbyResults["type"]>> = {
  peal: "moneywheel",
  gravy: "moneywheel",
  rent: "monopoly",
  weather: "crazytime",
  carnival: "crazytime",
  luggage: "crazytime",
};

/** What the wheel's last number pays to one (`"5"`), or `bonus:` and the highest value of the bonus round (`"bonus:50"`). */
export const wheelResults = (data: WheelShowData): LobbyResults => ({
  type: types[data.show],
  textsOf: (events) => resultOf(data, events),
});

function resultOf(data: WheelShowData, events: readonly GameEvent[]): string[] {
  const parsed = events.flatMap((event) => WheelShowEvent.safeParse(event).data ?? []);
  for (const event of parsed) if ("values" in event) return [`bonus:${Math.max(...event.values)}`];
  const stop = parsed.findLast((event) => event.type === "wheel-stopped");
  const pays = stop && numberOf(data, stop.name);
  return pays === undefined ? [] : [String(pays)];
}

import type { GameEvent, LobbyResults } from "../../rules/mechanic.ts";

/** The pocket, such as `"17"`. */
export const rouletteResults: LobbyResults = {
  type: "roulette",
  textsOf: (events: readonly GameEvent[]) =>
    events.flatMap((event) =>
      event.type === "ball-landed" && "pocket" in event ? [String(event.pocket)] : [],
    ),
};

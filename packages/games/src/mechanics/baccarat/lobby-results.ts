import type { GameEvent, LobbyResults } from "../../rules/mechanic.ts";

/** The winner: `"player"`, `"banker"` or `"tie"`. */
export const baccaratResults: LobbyResults = {
  type: "baccarat",
  textsOf: (events: readonly GameEvent[]) =>
    events.flatMap((event) =>
      event.type === "hands-compared" && "winner" in event ? [String(event.winner)] : [],
    ),
};

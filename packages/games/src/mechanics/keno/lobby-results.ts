import type { LobbyResults } from "../mechanic.ts";

/** The balls of a draw of numbers, the last one first. */
export const drawnNumbers: LobbyResults = {
  type: "numbers",
  textsOf: (events) =>
    events.flatMap((event) =>
      event.type === "numbers-drawn" && "numbers" in event && Array.isArray(event.numbers)
        ? event.numbers.map(String).reverse()
        : [],
    ),
};

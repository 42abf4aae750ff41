import { expect, it } from "vitest";
import { openingText } from "./opening-text.ts";

it.each([
  ["a past round of a table that still plays its model", 0, true, undefined],
  ["a past round of a table that plays another model by now", 0, false, "changed_game"],
  ["a solo game that still plays the session's model", 5_000, true, "ready_quick"],
  ["a solo game that plays another model by now", 5_000, false, "changed_game"],
])("the status of %s (pace %i ms, starts rounds: %s) says %s", (_, minimumRoundMs, startsRounds, text) => {
  const sheet = { family: "quick", minimumRoundMs, layout: { kind: "crash" } };
  expect(openingText({ sheet: sheet as never, startsRounds })).toBe(text);
});

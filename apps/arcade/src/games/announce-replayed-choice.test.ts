import en from "@bellwether/languages/en/games.json" with { type: "json" };
import { expect, it } from "vitest";
import type { GameParts, RoundAnimation } from "../play/game.ts";
import { createTakenBy, type TakenBy } from "../round/taken-by.ts";
import { announceReplayedChoice, withTableDefaults } from "./announce-replayed-choice.ts";

async function said(takenBy: TakenBy | undefined): Promise<string[]> {
  const lines: string[] = [];
  const t = (key: "replay_choice" | "replay_choice_by_rule", { choice }: { choice: string }) =>
    en[key].replace("{choice}", choice);
  const parts = { t, say: (text: string) => lines.push(text), clock: { read: async () => {} } };
  await announceReplayedChoice(parts as unknown as GameParts, { takenBy }, { move: "fold" }, "Fold");
  return lines;
}

const fold = (byRule: boolean) => createTakenBy([{ action: { move: "fold" }, stakeMinor: "0", byRule }]);

it("calls a fold of the player the player's choice", async () => {
  expect(await said(fold(false))).toEqual(["Your choice: Fold"]);
});

it("calls a fold after 24 hours the rule's, and says why", async () => {
  expect(await said(fold(true))).toEqual(["By the rule, as no choice came in time or play had ended: Fold"]);
});

it("says nothing in a new round, and nothing of a move that was not the bet's own", async () => {
  expect(await said(undefined)).toEqual([]);
  expect(await said(createTakenBy([]))).toEqual([]);
});

it("calls a fold that is not among the bet's actions at a live table the rule's", async () => {
  const { takenBy } = withTableDefaults({ takenBy: createTakenBy([]) } as unknown as RoundAnimation);
  expect(await said(takenBy)).toEqual(["By the rule, as no choice came in time or play had ended: Fold"]);
});

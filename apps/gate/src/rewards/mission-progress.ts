import type { MissionId } from "@bellwether/contract";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";

/** What a mission is counted from: the titles played this week, and whether a deposit limit of the player's own holds. */
export type WeekFacts = {
  played: readonly Pick<CatalogueTitle, "code" | "provider" | "categories">[];
  holdsLimit: boolean;
};

type Rule = { goal: number; count: (facts: WeekFacts) => number };

/** Nothing here counts stakes, rounds or days: doing a mission twice as expensively does it no better. */
const rules: Record<MissionId, Rule> = {
  three_games: { goal: 3, count: ({ played }) => distinct(played.map(({ code }) => code)) },
  two_kinds: {
    goal: 2,
    count: ({ played }) =>
      distinct(played.flatMap(({ categories }) => categories).filter((kind) => kind !== "all-games")),
  },
  two_makers: { goal: 2, count: ({ played }) => distinct(played.map(({ provider }) => provider)) },
  own_limit: { goal: 1, count: ({ holdsLimit }) => Number(holdsLimit) },
};

export function missionProgress(facts: WeekFacts): { id: MissionId; progress: number; goal: number }[] {
  return (Object.entries(rules) as [MissionId, Rule][]).map(([id, { goal, count }]) => ({
    id,
    goal,
    progress: Math.min(goal, count(facts)),
  }));
}

const distinct = (values: readonly string[]) => new Set(values).size;

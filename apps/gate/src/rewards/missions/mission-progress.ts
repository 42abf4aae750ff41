import type { MissionId } from "@bellwether/contract";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";

/** The facts that missions count: the titles played this week, and whether the player has a deposit limit. */
export type WeekFacts = {
  played: readonly Pick<CatalogueTitle, "code" | "provider" | "categories">[];
  holdsLimit: boolean;
};

type Rule = { goal: number; count: (facts: WeekFacts) => number };

/** No rule counts stakes, rounds or days: spending more does not help. */
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

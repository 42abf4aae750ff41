import type { EngineId } from "@bellwether/contract/studio/engine-id.ts";
import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import type en from "@bellwether/languages/en/sheet.json";

type SheetTextKey = keyof typeof en;

/** A rule to show: its text key and the figures in it. */
export type Rule = {
  key: SheetTextKey;
  params?: Record<string, string | number>;
};

const cards: Partial<Record<EngineId, SheetTextKey>> = {
  "scratch-match-three": "rules_match",
  "scratch-lucky-number": "rules_lucky",
  "scratch-bell-tower": "rules_tower",
};

/** The rules of a game, with the figures of its sheet. */
export function rulesOf(layout: GameSheet["layout"], engine: EngineId): Rule[] {
  switch (layout.kind) {
    case "lines": {
      const { scatters, spins, maximumSpins, multipliers } = layout.freeSpins;
      const feature = {
        scatters,
        spins,
        maximum: maximumSpins,
        first: multipliers[0] ?? 1,
        last: multipliers.at(-1) ?? 1,
      };
      return [
        { key: "rules_lines", params: { lines: layout.lines.length } },
        { key: "rules_free_spins", params: feature },
      ];
    }
    case "clusters":
      return [
        { key: "rules_clusters", params: { minimum: layout.minimumCluster } },
        { key: "rules_multipliers", params: { multipliers: layout.multipliers.join(", ") } },
      ];
    case "card":
      return [{ key: cards[engine] ?? "rules_match" }];
    case "roulette":
      return [{ key: "rules_roulette" }];
  }
}

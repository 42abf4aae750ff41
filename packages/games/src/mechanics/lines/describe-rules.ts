import { commonDivisor } from "../../exact/common-divisor.ts";
import { totalWeight } from "../../fairness/weighted.ts";
import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { describeFreeSpins } from "../../slots/describe-free-spins.ts";
import type { BonusTrail, BonusWheel } from "./bonus.ts";
import type { GiantSymbols } from "./feature.ts";
import { LinesLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const parsed = LinesLayout.parse(layout);
  const { feature, lines, freeSpins } = parsed;
  const hasBonus = feature?.kind === "bonus-wheel" || feature?.kind === "bonus-trail";
  return [
    { key: "rules_lines", params: { lines: lines.length } },
    ...(hasBonus ? [] : [describeFreeSpins(freeSpins)]),
    ...describeFeature(parsed),
  ];
};

function describeFeature({ feature, freeSpins, lines, symbols }: LinesLayout): Rule[] {
  switch (feature?.kind) {
    case undefined:
      return [];
    case "expanding-wilds":
      return [{ key: feature.in === "every-spin" ? "rules_wilds_expand" : "rules_wilds_expand_free" }];
    case "sticky-wilds":
      return [{ key: "rules_wilds_stick" }];
    case "walking-wilds":
      return [{ key: "rules_wilds_walk" }];
    case "book":
      return [{ key: "rules_book", params: { lines: lines.length } }];
    case "multiplier-wilds": {
      const numbers = [...new Set(Object.values(feature.wilds))].toSorted((one, other) => one - other);
      return [{ key: "rules_wild_numbers", params: { numbers: numbers.join(", ") } }];
    }
    case "mystery-symbols": {
      const hasWild = symbols.some(
        ({ id, role }) => role === "wild" && feature.reveals.some(({ symbol }) => symbol === id),
      );
      return [{ key: hasWild ? "rules_mystery_wild" : "rules_mystery" }];
    }
    case "upgrading-symbols":
      return [{ key: "rules_upgrades", params: { times: feature.ladder.length - 1 } }];
    case "giant-symbols":
      return describeGiants(feature, symbols);
    case "linked-reels":
      return [{ key: feature.in === "every-spin" ? "rules_linked" : "rules_linked_free" }];
    case "bonus-wheel":
      return describeWheel(feature, freeSpins);
    case "bonus-trail":
      return describeTrail(feature, freeSpins);
  }
}

function describeGiants({ symbols, paid, free }: GiantSymbols, roles: LinesLayout["symbols"]): Rule[] {
  const all = totalWeight(paid);
  const times = totalWeight(paid.filter(({ reels }) => reels.length > 0));
  const shared = commonDivisor(times, all);
  const isGiant = ({ id, role }: LinesLayout["symbols"][number]) =>
    role === "scatter" && symbols.includes(id);
  return [
    {
      key: "rules_giants",
      params: {
        times: times / shared,
        all: all / shared,
        sizes: sizesOf(paid).join(", "),
        free: sizesOf(free).join(", "),
      },
    },
    { key: "rules_giants_count" },
    ...(roles.some(isGiant) ? [{ key: "rules_giants_scatter" as const }] : []),
  ];
}

/** The sizes of a list's giant symbols, such as 2×2, from the smallest. */
function sizesOf(blocks: GiantSymbols["paid"]): string[] {
  const sizes = new Set(blocks.map(({ reels }) => reels.length).filter((size) => size > 0));
  return [...sizes].toSorted((one, other) => one - other).map((size) => `${size}×${size}`);
}

function describeWheel(
  { segments }: BonusWheel,
  { scatters, multipliers }: LinesLayout["freeSpins"],
): Rule[] {
  const prizes = segments.flatMap((segment) => ("prize" in segment ? [segment.prize] : []));
  const awards = segments.flatMap((segment) => ("spins" in segment ? [segment] : []));
  return [
    {
      key: "rules_bonus_wheel",
      params: {
        scatters,
        prizes: prizes.length,
        lowest: Math.min(...prizes),
        highest: Math.max(...prizes),
        segments: awards.length,
      },
    },
    {
      key: "rules_bonus_wheel_spins",
      params: {
        fewest: Math.min(...awards.map(({ spins }) => spins)),
        most: Math.max(...awards.map(({ spins }) => spins)),
      },
    },
    multipliers.length === 1
      ? { key: "rules_bonus_wheel_once" }
      : { key: "rules_bonus_wheel_again", params: { scatters, times: multipliers.length - 1 } },
  ];
}

function describeTrail(
  { places, throws }: BonusTrail,
  { scatters, spins, multipliers }: LinesLayout["freeSpins"],
): Rule[] {
  const end = places.at(-1);
  const multiplier = multipliers[0] ?? 1;
  return [
    { key: "rules_bonus_trail", params: { scatters, places: places.length, throws } },
    { key: "rules_bonus_trail_moves" },
    {
      key: "rules_bonus_trail_end",
      params: { prize: end && "prize" in end ? end.prize : 0, spins, multiplier },
    },
    ...(multipliers.length > 1
      ? [
          {
            key: "rules_bonus_trail_again" as const,
            params: { scatters, spins, last: multipliers.at(-1) ?? 1, maximum: spins * multipliers.length },
          },
        ]
      : []),
  ];
}

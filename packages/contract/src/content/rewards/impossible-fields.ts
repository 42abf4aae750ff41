import { type FreeSpinsRule, lastSpinDay } from "./free-spins-rule.ts";
import { type OpenDays, openDays, openWindows } from "./open-days.ts";
import type { PrizeDrawRule } from "./prize-draw-rule.ts";
import type { RewardRule } from "./reward-rule.ts";

/** A field of a promotion that its other fields make impossible. */
export type ImpossibleField = { path: (string | number)[]; message: string };

/** The fields by which a rule could never give what it promises in the days of its promotion. */
export function impossibleFields(period: OpenDays, rule: RewardRule): ImpossibleField[] {
  const days = openDays(period, rule.from);
  if (days.length === 0)
    return [{ path: ["rule", "from"], message: "The promotion is open on no day from this one on" }];
  switch (rule.kind) {
    case "cashback":
      return overBudget(rule.maximum, rule);
    case "free-spins":
      return [...overBudget(mostSpins(rule), rule), ...impossibleSpins(days, rule)];
    case "prize-draw":
      return impossibleDoors(days, rule);
    case "tournament":
      return rule.span === "week" && period.weekdays
        ? [{ path: ["period", "weekdays"], message: "A board of a week is open on all of its days" }]
        : [];
    case "cash-drop":
      return [];
  }
}

/** What one reward of spins is worth at most, in whole euros. */
const mostSpins = ({ spins, grows, stakeCents }: FreeSpinsRule) => ((grows?.to ?? spins) * stakeCents) / 100;

function overBudget(most: number, { budget }: Pick<RewardRule, "budget">): ImpossibleField[] {
  if (most <= budget) return [];
  return [{ path: ["rule", "budget"], message: `It is less than one reward can be, which is ${most}` }];
}

function impossibleSpins(days: readonly string[], rule: FreeSpinsRule): ImpossibleField[] {
  const { earnedBy, expire, gamesByWeek, grows, span, spins } = rule;
  if ("newGameRounds" in earnedBy) {
    const unused = [
      { field: "gamesByWeek", isSet: gamesByWeek !== undefined },
      { field: "grows", isSet: grows !== undefined },
    ].filter(({ isSet }) => isSet);
    return [
      ...unused.map(({ field }) => ({
        path: ["rule", field],
        message: "Spins for a new game are for that game, and equally many each day",
      })),
      ...("afterDays" in expire
        ? []
        : [{ path: ["rule", "expire"], message: "Spins for a new game expire `afterDays`" }]),
    ];
  }
  const early = openWindows(days, span).find(
    ([first = "", ...later]) => lastSpinDay(rule, first) < (later.at(-1) ?? first),
  );
  return [
    ...(early
      ? [
          {
            path: ["rule", "expire"],
            message: `Spins of ${early[0]} expire before ${early.at(-1)}, the last day on which they are earned`,
          },
        ]
      : []),
    ...(grows && grows.to <= spins
      ? [{ path: ["rule", "grows", "to"], message: "It is no more than the spins of the first day" }]
      : []),
  ];
}

function impossibleDoors(days: readonly string[], rule: PrizeDrawRule): ImpossibleField[] {
  const { entry, last, span, closesAt } = rule;
  const shortest = Math.min(...openWindows(days, span).map(({ length }) => length));
  return [
    ...(entry.by === "doors" && entry.needs > shortest
      ? [{ path: ["rule", "entry", "needs"], message: `A draw has no more doors than ${shortest}` }]
      : []),
    ...(last && entry.by !== "doors"
      ? [{ path: ["rule", "last"], message: "Only a draw whose entries are doors has a last one" }]
      : []),
    ...(last && last.doors > days.length
      ? [{ path: ["rule", "last", "doors"], message: `There are no more doors than ${days.length}` }]
      : []),
    ...(last && (closesAt?.length ?? 1) > 1
      ? [{ path: ["rule", "last"], message: "The last day has two draws at most" }]
      : []),
  ];
}

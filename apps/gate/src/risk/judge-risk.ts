import { HOUR_MS } from "@bellwether/contract/durations.ts";
import {
  type RiskDemand,
  type RiskGroup,
  type RiskSign,
  riskSigns,
} from "@bellwether/contract/office/index.ts";
import { type RiskTerms, riskPoints } from "@bellwether/market";

export type NotedSign = { sign: RiskSign; notedAt: Date };

/** What is known of a player for whom signs of risk were found. */
export type RiskStory = {
  status: "open" | "excluded" | "closed";
  /** The signs that count: of the last 30 days, and after the last mark was lifted. In whatever order. */
  signs: readonly NotedSign[];
  /** The mark in force; `reviewedAt` is null while nobody has kept it. */
  mark: { markedAt: Date; reviewedAt: Date | null } | null;
  /** The last interaction, or the last entry about what came of one. */
  interactedAt: Date | null;
  /** When the player was last looked up in public registers. */
  checkedAt: Date | null;
};

export type Demanded = { kind: RiskDemand; since: Date; dueAt: Date };

export type RiskJudgement = {
  score: number;
  isStrong: boolean;
  groups: RiskGroup[];
  /** What must be done first; null when nothing must be. */
  demand: Demanded | null;
};

/**
 * The score of a player, and what the market demands by when. An interaction answers the signs before it: only those after it demand another one. Of
 * somebody who cannot play nothing is demanded, and of a closed account nothing counts.
 */
export function judgeRisk(
  { status, signs, mark, interactedAt, checkedAt }: RiskStory,
  { contactFrom, strongFrom, hours }: RiskTerms,
): RiskJudgement {
  const inOrder =
    status === "closed"
      ? []
      : signs.toSorted((one, other) => one.notedAt.getTime() - other.notedAt.getTime());
  const score = scoreOf(inOrder);
  const unanswered = inOrder.filter(({ notedAt }) => interactedAt === null || notedAt > interactedAt);
  const unchecked = inOrder.filter(({ notedAt }) => checkedAt === null || notedAt > checkedAt);
  const begun: [RiskDemand, Date | undefined][] = [
    ["review", mark?.reviewedAt === null ? mark.markedAt : undefined],
    ["strong", reachedAt(unanswered, strongFrom)],
    ["contact", reachedAt(unanswered, contactFrom)],
    ["month_limit", unanswered.find(({ sign }) => sign === "month_limit")?.notedAt],
    // A talk is no look in the registers, and a look is no talk.
    ["vulnerability", unchecked.find(({ sign }) => sign === "net_deposits")?.notedAt],
  ];
  const demands = begun.flatMap(([kind, since]): Demanded[] =>
    since ? [{ kind, since, dueAt: new Date(since.getTime() + hours[kind] * HOUR_MS) }] : [],
  );
  const [first] = demands.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
  return {
    score,
    isStrong: score >= strongFrom,
    groups: [...new Set(inOrder.map(({ sign }) => riskSigns[sign]))],
    demand: status === "open" ? (first ?? null) : null,
  };
}

/** What a sign counts that was found so many times: its points, and one more for each further time. One without points never counts. */
export const signPoints = (sign: RiskSign, times: number): number =>
  riskPoints[sign] === 0 ? 0 : riskPoints[sign] + times - 1;

/** What signs count together. */
export function scoreOf(signs: readonly Pick<NotedSign, "sign">[]): number {
  const bySign = Map.groupBy(signs, ({ sign }) => sign);
  return [...bySign].reduce((sum, [sign, found]) => sum + signPoints(sign, found.length), 0);
}

/** When the signs, in the order of their times, have reached a score. */
function reachedAt(signs: readonly NotedSign[], score: number): Date | undefined {
  return signs.find((_, place) => scoreOf(signs.slice(0, place + 1)) >= score)?.notedAt;
}

import { isDeepStrictEqual } from "node:util";
import type { Promotion } from "@bellwether/contract/content/promotion.ts";
import { dayText } from "@bellwether/contract/day-text.ts";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import type { Content } from "./content.ts";

/** No clock of a market is further ahead of UTC. */
const MAX_AHEAD_MS = 14 * HOUR_MS;

/**
 * Refuses a version of the content that breaks what the earlier one has begun. Players who take part in a promotion or hold a code are owed the
 * terms that they saw: from the first day on they stay, and the promotion can only be ended, prolonged, worded and shown otherwise. A title stays
 * what its id, provider and pots say, because rounds, bets and books name them.
 * @throws an error naming the file and the field.
 */
export function refuseBrokenPromises(before: Content, after: Content, now: Date): void {
  /** The latest day anywhere: what has begun somewhere has begun. */
  const today = dayText(new Date(now.getTime() + MAX_AHEAD_MS));
  refuseOtherTitles(before, after);
  refuseOtherPots(before, after);
  refuseOtherCampaigns(before, after, today);
  refuseOtherPromotions(before, after, today);
  refuseOtherLandings(before, after);
}

function refuseOtherTitles(before: Content, after: Content): void {
  const known = new Map(before.titles.map((title) => [title.code, title]));
  for (const { code, gameId, provider } of after.titles) {
    const breach = (reason: string) => new Error(`content/catalogue: ${code}: ${reason}`);
    const title = known.get(code);
    if (!title) throw breach("a new title comes with a release, which has its pictures");
    if (title.gameId !== gameId) throw breach(`gameId: it is ${title.gameId}`);
    if (title.provider !== provider) throw breach(`provider: it is ${title.provider}`);
    known.delete(code);
  }
  const [lost] = known.keys();
  if (lost !== undefined)
    throw new Error(
      `content/catalogue: ${lost}: a title stays in the catalogue; without its model it is closed`,
    );
}

function refuseOtherPots(before: Content, after: Content): void {
  for (const { id, gameCodes } of before.jackpots) {
    const later = after.jackpots.find((jackpot) => jackpot.id === id)?.gameCodes ?? [];
    const moved = [...gameCodes, ...later].find((code) => !gameCodes.includes(code) || !later.includes(code));
    if (moved !== undefined)
      throw new Error(
        `content/catalogue: ${moved}: subCategories: the titles of the jackpot ${id} change with a release`,
      );
  }
}

function refuseOtherCampaigns(before: Content, after: Content, today: string): void {
  for (const campaign of before.campaigns) {
    if (campaign.from > today) continue;
    const breach = (reason: string) => new Error(`content/campaigns.json: ${campaign.code}: ${reason}`);
    const later = after.campaigns.find(({ code }) => code === campaign.code);
    if (!later) throw breach("the code has begun; it stays until its last day");
    const field = changedField(campaign, later, ["until", "budget"]);
    if (field) throw breach(`${field}: the code has begun; end it, and begin another`);
    if ("budget" in campaign && "budget" in later && later.budget < campaign.budget)
      throw breach(`budget: the code has begun; its budget of ${campaign.budget} may grow, not shrink`);
  }
}

/** How a promotion is shown. All else of it is what its players were promised. */
const SHOWN = ["rank", "games", "art"] as const satisfies readonly (keyof Promotion)[];

function refuseOtherPromotions(before: Content, after: Content, today: string): void {
  for (const promotion of before.promotions) {
    if (promotion.period.from > today) continue;
    const breach = (reason: string) => new Error(`content/promotions/${promotion.name}.json: ${reason}`);
    const later = after.promotions.find(({ name }) => name === promotion.name);
    if (!later) throw breach("the promotion has begun; it stays until its last day");
    const field = changedField(promotion, later, [...SHOWN, "period"]);
    if (field) throw breach(`${field}: the promotion has begun; end it, and begin another`);
    const day = changedField(promotion.period, later.period, ["until"]);
    if (day) throw breach(`period.${day}: the promotion has begun; only its last day may change`);
  }
}

function refuseOtherLandings(before: Content, after: Content): void {
  const known = new Set(before.landings.map(({ name }) => name));
  const added = after.landings.find(({ name }) => !known.has(name));
  if (added)
    throw new Error(
      `content/landings/${added.name}.json: a new landing page comes with a release, which has its address`,
    );
}

/** A field that differs, but for those that may. */
function changedField<Entry extends object>(
  before: Entry,
  after: Entry,
  free: readonly (keyof Entry | string)[],
): string | undefined {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<string>;
  return [...fields].find(
    (name) =>
      !free.includes(name) && !isDeepStrictEqual(before[name as keyof Entry], after[name as keyof Entry]),
  );
}

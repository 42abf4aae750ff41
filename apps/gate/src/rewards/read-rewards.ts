import { type calls, minorToAmount, type OutputOf } from "@bellwether/contract";
import { zoneOf } from "@bellwether/contract/content/reward-rule.ts";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { dayIn } from "@bellwether/contract/zoned-day.ts";
import type { Currency } from "@bellwether/market";
import { cashbackFor } from "../bonus/index.ts";
import type { TermsPort } from "../players/index.ts";
import type { ClockPort, DatabasePort, PromotionsPort, TitlesPort } from "../ports.ts";
import { lostBetween } from "../rounds/index.ts";
import { cashbackTerms } from "./give-cashback.ts";
import { mayReward, type RewardedPlayer } from "./may-reward.ts";
import { type RewardOffer, rewardOffers } from "./reward-offer.ts";
import { windowAt } from "./reward-window.ts";
import { readRewardedPlayer } from "./rewarded-player.ts";

type Rewards = OutputOf<typeof calls.rewards>;
type Ports = DatabasePort & PromotionsPort & TitlesPort & TermsPort & ClockPort;

/** How many past rewards are listed. */
const MAX_LISTED = 50;

/** What runs for the player now, with what it would give so far, and what the player got, newest first. */
export async function readRewards(deps: Ports, playerId: string): Promise<Rewards> {
  const player = await readRewardedPlayer(deps, deps.database, playerId);
  const here = rewardOffers(deps).filter(
    ({ brands, countries }) => brands.includes(player.brand) && countries.includes(player.country),
  );
  const running = await Promise.all(here.map((offer) => readRunning(deps, offer, player)));
  return {
    takes_rewards: player.takesRewards ? "1" : "0",
    running: running.filter((each) => each !== undefined),
    given: await readGiven(deps, playerId),
  };
}

async function readRunning(
  deps: Ports,
  offer: RewardOffer,
  player: RewardedPlayer,
): Promise<Rewards["running"][number] | undefined> {
  const { promotion, rule, gameCodes } = offer;
  const now = deps.now();
  const zone = zoneOf(rule, player.country);
  const window = windowAt(promotion, rule, zone, dayIn(zone, now));
  if (!window || now < window.from || now >= window.until) return undefined;
  const answer = mayReward(player, offer, now);
  const { lostMinor } = await lostBetween(deps.database, player.id, window, gameCodes);
  const soFar = answer.may ? cashbackFor(cashbackTerms(rule), lostMinor, player) : 0n;
  return {
    promotion: promotion.name,
    kind: rule.kind,
    refusal: answer.may ? null : answer.why,
    ends_at: window.until.toISOString(),
    paid_by: new Date(window.until.getTime() + rule.paidWithinHours * HOUR_MS).toISOString(),
    so_far: minorToAmount(soFar),
    currency: player.currency,
  };
}

type GivenRow = Omit<Rewards["given"][number], "kind" | "amount" | "currency" | "at"> & {
  amount_minor: bigint;
  currency: Currency;
  at: Date | null;
};

async function readGiven({ database }: DatabasePort, playerId: string): Promise<Rewards["given"]> {
  const { rows } = await database.query<GivenRow>(
    `SELECT promotion, day::text AS day, state, reason AS refusal, amount_minor, currency, decided_at AS at FROM reward_grant
     WHERE player_id = $1 ORDER BY decided_at DESC NULLS FIRST, day DESC LIMIT $2`,
    [playerId, MAX_LISTED],
  );
  return rows.map(({ amount_minor, at, ...row }) => ({
    ...row,
    kind: "cashback" as const,
    amount: minorToAmount(amount_minor),
    at: at?.toISOString() ?? null,
  }));
}

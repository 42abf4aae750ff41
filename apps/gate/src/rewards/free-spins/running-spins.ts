import { minorToAmount } from "@bellwether/contract";
import type { FreeSpinsRule } from "@bellwether/contract/content/rewards/free-spins-rule.ts";
import { zoneOf } from "@bellwether/contract/content/rewards/reward-rule.ts";
import { addDays, dayIn, startOfDay } from "@bellwether/contract/zoned-day.ts";
import { textArray } from "@bellwether/db";
import { centsMinor, type RewardedPlayer } from "../../bonus/index.ts";
import type { DatabasePort, TitlesPort } from "../../ports.ts";
import { stakedByGame } from "../../rounds/index.ts";
import type { GrantPorts } from "../grants/grant-reward.ts";
import { mayReward } from "../grants/may-reward.ts";
import type { RunningReward } from "../grants/reward-kind.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { DEPOSIT_OF_GRANT } from "./ready-spins.ts";
import { playableWindows } from "./spins-window.ts";

type RunningSpins = Extract<RunningReward, { kind: "free-spins" }>;
type Offer = RewardOffer<FreeSpinsRule>;

/** The player's progress towards a promotion's spins: what earns them, how far the player is, and whether they were given. */
export async function runningSpins(
  deps: GrantPorts & TitlesPort,
  offer: Offer,
  player: RewardedPlayer,
): Promise<RunningReward | undefined> {
  const { earnedBy } = offer.rule;
  return "deposit" in earnedBy
    ? spinsForDeposit(deps, offer, player, earnedBy.deposit)
    : spinsForNewGame(deps, offer, player, earnedBy.newGameRounds);
}

async function spinsForDeposit(
  deps: GrantPorts & TitlesPort,
  offer: Offer,
  player: RewardedPlayer,
  deposit: number,
): Promise<RunningSpins | undefined> {
  const now = deps.now();
  // The newest window comes first: an older one is shown only while its deposit is being played.
  for (const window of playableWindows(offer, zoneOf(offer.rule, player.country), now).reverse()) {
    const made = await findGrant(deps, offer, player.id, window.day);
    const isOpen = now < window.until;
    if (!isOpen && made?.state !== "due") continue;
    const staked = made?.settledAt
      ? await stakedByGame(
          deps.database,
          player.id,
          { from: made.settledAt, until: made.until },
          offer.gameCodes,
        )
      : [];
    const playedMinor = staked.reduce((sum, each) => sum + each.stakedMinor, 0n);
    const wantedMinor = made?.depositMinor ?? centsMinor(deposit * 100, player.currency);
    return {
      ...shared(offer, player, now, made),
      ends_at: (made ? window.expiresAt : window.until).toISOString(),
      spins: window.spins,
      games: [...window.gameIds],
      deposit: minorToAmount(wantedMinor),
      played: minorToAmount(playedMinor < wantedMinor ? playedMinor : wantedMinor),
      new_games: [],
      rounds: null,
    };
  }
  return undefined;
}

async function spinsForNewGame(
  deps: GrantPorts & TitlesPort,
  offer: Offer,
  player: RewardedPlayer,
  rounds: number,
): Promise<RunningSpins | undefined> {
  const { rule, promotion, gameCodes } = offer;
  const now = deps.now();
  const zone = zoneOf(rule, player.country);
  const from = startOfDay(zone, rule.from);
  const until = startOfDay(zone, addDays(promotion.period.until, 1));
  if (dayIn(zone, now) < rule.from || now >= until) return undefined;
  const { rows } = await deps.database.query<{ code: string; rounds: number; first_at: Date }>(
    `SELECT game_code AS code, count(*)::int AS rounds, min(opened_at) AS first_at FROM played_round
     WHERE player_id = $1 AND game_code = ANY($2::text[]) AND state = 'closed' AND reward_id IS NULL GROUP BY 1`,
    [player.id, textArray([...(gameCodes ?? [])])],
  );
  const fresh = deps.titles
    .filter(({ code }) => gameCodes?.includes(code))
    .map(({ gameId, code }) => ({ gameId, played: rows.find((row) => row.code === code) }))
    .filter(({ played }) => played === undefined || played.first_at >= from);
  return {
    ...shared(offer, player, now, undefined),
    ends_at: until.toISOString(),
    standing: fresh.every(({ played }) => (played?.rounds ?? 0) >= rounds) ? "had" : "playing",
    spins: rule.spins,
    games: [...(rule.counts.gameIds ?? [])],
    deposit: null,
    played: "0.00",
    new_games: fresh.map(({ gameId, played }) => ({
      game_id: gameId,
      rounds: Math.min(played?.rounds ?? 0, rounds),
    })),
    rounds,
  };
}

/** Fields shared by deposits and new games. A reward that was refused says why. */
function shared(offer: Offer, player: RewardedPlayer, now: Date, made: Grant | undefined) {
  const answer = mayReward(player, offer, now, made?.from ?? now);
  const standing = made ? ({ due: "playing", given: "had", refused: "open" } as const)[made.state] : "open";
  const refusal = made?.refusal ?? (answer.may || standing === "had" ? null : answer.why);
  const { currency } = player;
  return { promotion: offer.promotion.name, kind: "free-spins", standing, refusal, currency } as const;
}

type Grant = {
  state: "due" | "given" | "refused";
  refusal: RunningSpins["refusal"];
  from: Date;
  until: Date;
  settledAt: Date | null;
  depositMinor: bigint | null;
};

async function findGrant(
  { database }: DatabasePort,
  { promotion }: Offer,
  playerId: string,
  occasion: string,
): Promise<Grant | undefined> {
  const { rows } = await database.query<Grant>(
    `SELECT g.state, g.reason AS refusal, g.counts_from AS "from", g.counts_until AS until, d.updated_at AS "settledAt",
       g.deposit_minor AS "depositMinor"
     FROM reward_grant g ${DEPOSIT_OF_GRANT} WHERE g.promotion = $1 AND g.player_id = $2 AND g.occasion = $3`,
    [promotion.name, playerId, occasion],
  );
  return rows[0];
}

import type { calls, OutputOf } from "@bellwether/contract";
import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import { dropDays } from "@bellwether/contract/content/rewards/drop-days.ts";
import { dayIn } from "@bellwether/contract/zoned-day.ts";
import { onlyRow } from "@bellwether/db";
import { readRewardedPlayer } from "../../bonus/index.ts";
import { initialOf } from "../../players/index.ts";
import type { DatabasePort, SecretsPort, StorePorts, TermsPort, TitlesPort } from "../../ports.ts";
import { mayReward } from "../grants/may-reward.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { openMoment } from "./drop-secret.ts";

const MAX_LISTED = 12;

type Drops = OutputOf<typeof calls.drops>;
type Row = {
  number: number;
  state: "taken" | "drawn";
  commitment: string;
  sealed: string;
  taken_at: Date;
  game_code: string | null;
  first_name: string;
  shows_wins: boolean;
};

/** A promotion's drops as everybody sees them: how many are left, what is committed, and the last ones with the proof of their moments. */
export async function readDrops(
  deps: StorePorts & TitlesPort & SecretsPort,
  { promotion, rule }: RewardOffer<CashDropRule>,
): Promise<Omit<Drops, "own">> {
  const now = deps.now();
  const today = dropDays(promotion.period, rule).find(({ from, until }) => from <= now && now < until);
  const { rows: counts } = await deps.database.query<{ gone: number }>(
    "SELECT (count(*) FILTER (WHERE state <> 'open'))::int AS gone FROM cash_drop WHERE promotion = $1",
    [promotion.name],
  );
  const { rows: open } = await deps.database.query<{ number: number; commitment: string }>(
    "SELECT number, commitment FROM cash_drop WHERE promotion = $1 AND state = 'open' AND number <= $2 ORDER BY number LIMIT $3",
    [promotion.name, today?.last ?? 0, MAX_LISTED],
  );
  const { rows } = await deps.database.query<Row>(
    `SELECT d.number, d.state, d.commitment, d.sealed, d.taken_at, d.game_code, p.first_name, p.shows_wins AND p.status = 'open' AS shows_wins
     FROM cash_drop d JOIN reward_grant g ON g.promotion = d.promotion AND g.occasion = d.day::text AND g.player_id = d.player_id
       AND g.state <> 'refused' JOIN player_profile p ON p.id = d.player_id
     WHERE d.promotion = $1 AND d.taken_at IS NOT NULL ORDER BY d.taken_at DESC, d.number DESC LIMIT $2`,
    [promotion.name, MAX_LISTED],
  );
  const total = rule.pool / rule.drop;
  return {
    promotion: promotion.name,
    total,
    left: total - onlyRow(counts).gone,
    open: today !== undefined,
    committed: open,
    last: rows.map((row) => {
      const { moment, salt } = openMoment(
        deps,
        { promotion: promotion.name, number: row.number },
        row.sealed,
      );
      const title = deps.titles.find(({ code }) => code === row.game_code);
      return {
        number: row.number,
        initial: row.shows_wins ? initialOf(row.first_name) : null,
        game_id: title?.gameId ?? null,
        title: title?.title ?? null,
        taken_at: row.taken_at.toISOString(),
        is_drawn: row.state === "drawn",
        commitment: row.commitment,
        moment: moment.toISOString(),
        salt,
      };
    }),
  };
}

/** Whether the player can still take a drop today, and if not, why. */
export async function readOwnDrops(
  deps: StorePorts & TermsPort,
  offer: RewardOffer<CashDropRule>,
  playerId: string,
): Promise<NonNullable<Drops["own"]>> {
  const now = deps.now();
  const answer = mayReward(await readRewardedPlayer(deps, deps.database, playerId), offer, now);
  const day = dayIn(offer.rule.timeZone, now);
  return {
    refusal: answer.may ? null : answer.why,
    has_drop: await hasDropOf(deps, offer.promotion.name, playerId, day),
  };
}

/** Whether a player has had a drop on a day. */
export async function hasDropOf(
  { database }: DatabasePort,
  promotion: string,
  playerId: string,
  day: string,
): Promise<boolean> {
  const { rows } = await database.query(
    "SELECT 1 FROM reward_grant WHERE promotion = $1 AND player_id = $2 AND occasion = $3 AND state <> 'refused'",
    [promotion, playerId, day],
  );
  return rows.length > 0;
}

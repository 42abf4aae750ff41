import type { calls, OutputOf } from "@bellwether/contract";
import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import { dayIn } from "@bellwether/contract/zoned-day.ts";
import { onlyRow } from "@bellwether/db";
import { readRewardedPlayer } from "../../bonus/index.ts";
import { initialOf } from "../../players/index.ts";
import type { DatabasePort, SecretsPort, StorePorts, TermsPort, TitlesPort } from "../../ports.ts";
import { mayReward } from "../grants/may-reward.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { dropCount } from "./drop-draws.ts";
import { openPastMoment } from "./past-moment.ts";

const MAX_LISTED = 12;

type Drops = OutputOf<typeof calls.drops>;
type Row = {
  number: number;
  state: "taken" | "drawn";
  draw: number | null;
  winning_number: bigint | null;
  commitment: string | null;
  sealed: string | null;
  taken_at: Date;
  game_code: string | null;
  first_name: string;
  shows_wins: boolean;
};

/** A promotion's drops as everybody sees them: how many are left, the span that is open or comes next, and the last drops with their proof. */
export async function readDrops(
  deps: StorePorts & TitlesPort & SecretsPort,
  { promotion, rule }: RewardOffer<CashDropRule>,
): Promise<Omit<Drops, "own">> {
  const { rows: counts } = await deps.database.query<{ gone: number }>(
    "SELECT (count(*) FILTER (WHERE state <> 'open'))::int AS gone FROM cash_drop WHERE promotion = $1",
    [promotion.name],
  );
  const { rows } = await deps.database.query<Row>(
    `SELECT d.number, d.state, d.draw, d.winning_number, d.commitment, d.sealed, d.taken_at, d.game_code, p.first_name,
       p.shows_wins AND p.status = 'open' AS shows_wins
     FROM cash_drop d JOIN reward_grant g ON g.promotion = d.promotion AND g.occasion = d.day::text AND g.player_id = d.player_id
       AND g.state <> 'refused' JOIN player_profile p ON p.id = d.player_id
     WHERE d.promotion = $1 AND d.taken_at IS NOT NULL ORDER BY d.taken_at DESC, d.number DESC LIMIT $2`,
    [promotion.name, MAX_LISTED],
  );
  const total = dropCount(rule);
  const span = await readSpan(deps, promotion.name, total);
  return {
    promotion: promotion.name,
    total,
    left: total - onlyRow(counts).gone,
    open: span !== null && Date.parse(span.opens_at) <= deps.now().getTime(),
    span,
    last: rows.map((row) => {
      const title = deps.titles.find(({ code }) => code === row.game_code);
      return {
        number: row.number,
        initial: row.shows_wins ? initialOf(row.first_name) : null,
        game_id: title?.gameId ?? null,
        title: title?.title ?? null,
        taken_at: row.taken_at.toISOString(),
        is_drawn: row.state === "drawn",
        draw: row.draw,
        winning_number: row.winning_number === null ? null : Number(row.winning_number),
        past_moment: pastMomentOf(deps, promotion.name, row),
      };
    }),
  };
}

/** The span that is open, or the next one that is announced. */
async function readSpan(
  { database, now }: StorePorts,
  promotion: string,
  lastNumber: number,
): Promise<Drops["span"]> {
  const { rows } = await database.query<{
    number: number;
    opens_at: Date;
    closes_at: Date;
    published_at: Date;
    server_seed_hash: string;
    drops: number;
  }>(
    `SELECT number, opens_at, closes_at, published_at, server_seed_hash,
       (SELECT count(*)::int FROM cash_drop c WHERE c.promotion = $1 AND c.state = 'open' AND c.number <= d.number) AS drops
     FROM reward_draw d WHERE promotion = $1 AND phase = 'open' AND number <= $2 AND closes_at > $3 ORDER BY number LIMIT 1`,
    [promotion, lastNumber, now()],
  );
  const [span] = rows;
  if (!span) return null;
  return {
    number: span.number,
    drops: span.drops,
    opens_at: span.opens_at.toISOString(),
    closes_at: span.closes_at.toISOString(),
    published_at: span.published_at.toISOString(),
    server_seed_hash: span.server_seed_hash,
  };
}

function pastMomentOf(
  deps: SecretsPort,
  promotion: string,
  { number, sealed, commitment }: Row,
): Drops["last"][number]["past_moment"] {
  if (sealed === null || commitment === null) return null;
  const { moment, salt } = openPastMoment(deps, { promotion, number }, sealed);
  return { moment: moment.toISOString(), salt, commitment };
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

import { boardAt } from "@bellwether/contract/content/rewards/boards.ts";
import type { TournamentRule } from "@bellwether/contract/content/rewards/tournament-rule.ts";
import { readPlayer } from "../../players/index.ts";
import type { DueReward, GrantOutcome, GrantPorts } from "../grants/grant-reward.ts";
import { grantReward } from "../grants/grant-reward.ts";
import { eurosInMinor } from "../grants/reward-budget.ts";
import type { RewardKind } from "../grants/reward-kind.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { settleDue } from "../grants/settle-due.ts";
import { closeBoard } from "./close-board.ts";
import { MAX_OPEN_MS } from "./count-scores.ts";
import { openBoards, unclosedBoards } from "./open-boards.ts";
import { readOwnBoard } from "./read-board.ts";

/** A board of players by score, with prizes that are paid when it has closed. */
export const tournament: RewardKind<TournamentRule> = {
  async settle(deps, offer, signal) {
    await openBoards(deps, offer, deps.now());
    for (const board of await unclosedBoards(deps.database, offer.promotion.name))
      if (!signal?.aborted) await closeBoard(deps, offer, board);
    return settleDue(deps, offer, (due) => givePrize(deps, offer, due), signal);
  },

  async running(deps, offer, player) {
    const { promotion, rule } = offer;
    const board = boardAt(deps.now(), promotion.period, rule);
    if (!board) return undefined;
    const own = await readOwnBoard(deps, offer, board, player.id);
    return {
      promotion: promotion.name,
      kind: "tournament",
      refusal: own.refusal,
      ends_at: board.endsAt.toISOString(),
      paid_by: new Date(board.endsAt.getTime() + MAX_OPEN_MS).toISOString(),
      has_joined: own.joined_at !== null,
      place: own.place,
      points: own.points,
      by: rule.score.by,
    };
  },
};

/** Pays the prize of a closed board. */
function givePrize(
  deps: GrantPorts,
  offer: RewardOffer<TournamentRule>,
  due: DueReward,
): Promise<GrantOutcome> {
  const giftFor: Parameters<typeof grantReward>[3] = async (connection) => {
    const { currency } = await readPlayer(connection, due.playerId);
    const { rows } = await connection.query<{ place: number; points: bigint; prize: number }>(
      "SELECT place, points, prize FROM tournament_score WHERE promotion = $1 AND board = $2 AND player_id = $3",
      [due.promotion, due.occasion, due.playerId],
    );
    const [score] = rows;
    if (!score) throw new Error(`no score behind the prize of ${due.promotion} ${due.occasion}`);
    const { place, points, prize } = score;
    return { amountMinor: eurosInMinor(prize, currency), basis: { place, points: String(points) } };
  };
  return grantReward(deps, offer, due, giftFor, "promo.campaign_reward_tournament");
}

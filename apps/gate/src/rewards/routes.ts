import { calls, DomainError } from "@bellwether/contract";
import type { RewardRuleKind } from "@bellwether/contract/content/rewards/reward-rule.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { onlyRow } from "@bellwether/db";
import type { BrandKey } from "@bellwether/market";
import type { Hono } from "hono";
import { type CallPorts, mountCall } from "../calls/index.ts";
import type { DatabasePort, OpenOfferPorts, SecretsPort, SettingsPort } from "../ports.ts";
import { playedSince } from "../rounds/index.ts";
import { weekOf } from "../week.ts";
import { chooseSpinsGame } from "./choose-spins-game.ts";
import { readDrops, readOwnDrops } from "./drops/read-drops.ts";
import type { GrantPorts } from "./grants/grant-reward.ts";
import { offersOf, type RewardOfferPorts } from "./grants/reward-offer.ts";
import { levelOf, levelPointsOf, levelStarts } from "./missions/level.ts";
import { weekMissions } from "./missions/week-missions.ts";
import { addressParcel, readParcels } from "./parcels/parcel-address.ts";
import { openDoor } from "./prize-draw/open-door.ts";
import {
  listDrawLeaves,
  listPrizeDraws,
  readOwnEntries,
  readPrizeDraw,
} from "./prize-draw/published-draws.ts";
import { readRewards } from "./read-rewards.ts";
import { readSpins } from "./read-spins.ts";
import { joinTournament } from "./tournaments/join-tournament.ts";
import { findBoard, pastBoards, readOwnBoard, readSharedBoard } from "./tournaments/read-board.ts";

const LEVEL_WINDOW_DAYS = 30;

/** Rewards of promotions; level and missions, computed from real play. */
export function mountRewards(
  app: Hono,
  deps: OpenOfferPorts & CallPorts & GrantPorts & SecretsPort & SettingsPort<"providers">,
): void {
  mountCall(app, deps, calls.rewards, ({ signedIn }) => readRewards(deps, signedIn.player.id));

  mountCall(app, deps, calls.chooseSpinsGame, async ({ input, signedIn: { player } }) => {
    await chooseSpinsGame(deps, player, { id: input.id, gameId: input.game_id });
    return { spins: await readSpins(deps, player.id) };
  });

  mountCall(app, deps, calls.parcelAddress, async ({ input, signedIn: { player } }) => {
    await addressParcel(deps, player, input);
    return { parcels: await readParcels(deps.database, player.id) };
  });

  mountCall(app, deps, calls.prizeDraws, async ({ input }) => ({
    draws: await listPrizeDraws(deps, input.promotion),
  }));
  mountCall(app, deps, calls.prizeDraw, ({ input }) => readPrizeDraw(deps, input));
  mountCall(app, deps, calls.prizeDrawLeaves, ({ input }) => listDrawLeaves(deps, input));
  mountCall(app, deps, calls.prizeDrawEntries, ({ input, signedIn }) =>
    readOwnEntries(deps, input, signedIn.player.id),
  );
  mountCall(app, deps, calls.openDoor, ({ input, signedIn: { player } }) => {
    const offer = offersOf(deps, "prize-draw").find(({ promotion }) => promotion.name === input.promotion);
    if (offer?.rule.entry.by !== "doors") throw new DomainError("not_found");
    return openDoor(deps, offer, player.id);
  });
  mountCall(app, deps, calls.board, async ({ input, context, signedIn }) => {
    const offer = findOffer(deps, "tournament", input.promotion, signedIn?.player.brand ?? context.brand);
    const board = findBoard(deps, offer, input.board);
    const [shared, own, past] = await Promise.all([
      readSharedBoard(deps, offer, board),
      signedIn ? readOwnBoard(deps, offer, board, signedIn.player.id) : null,
      pastBoards(deps, offer.promotion.name),
    ]);
    return { ...shared, own, past };
  });

  mountCall(app, deps, calls.joinTournament, async ({ input, signedIn: { player } }) => {
    const offer = findOffer(deps, "tournament", input.promotion, player.brand);
    await joinTournament(deps, offer, player.id, input.nickname);
    return readOwnBoard(deps, offer, findBoard(deps, offer), player.id);
  });

  mountCall(app, deps, calls.drops, async ({ input, context, signedIn }) => {
    const offer = findOffer(deps, "cash-drop", input.promotion, signedIn?.player.brand ?? context.brand);
    const own = signedIn ? await readOwnDrops(deps, offer, signedIn.player.id) : null;
    return { ...(await readDrops(deps, offer)), own };
  });

  mountCall(app, deps, calls.missions, async ({ signedIn }) => {
    const { day, endsAt } = weekOf(signedIn.player.country, deps.now());
    return {
      missions: await weekMissions(deps, signedIn.player),
      week: day,
      ends_at: endsAt.toISOString(),
    };
  });

  mountCall(app, deps, calls.gamificationProfile, async ({ signedIn }) => {
    const { id } = signedIn.player;
    const since = new Date(deps.now().getTime() - LEVEL_WINDOW_DAYS * DAY_MS);
    const [{ gameCodes, days }, missionsDone] = await Promise.all([
      playedSince(deps.database, signedIn.player, since),
      countMissions(deps, id, since),
    ]);
    const points = levelPointsOf({ games: gameCodes.length, days, missionsDone });
    const { level, from, nextFrom } = levelOf(points);
    return {
      level,
      points,
      level_from: from,
      next_from: nextFrom,
      games: gameCodes.length,
      days,
      missions_done: missionsDone,
      milestones: levelStarts.map((start, index) => ({ level: index + 1, from: start })),
    };
  });
}

/** @throws DomainError `not_found` if the brand has no such promotion of this kind. */
function findOffer<Kind extends RewardRuleKind>(
  deps: RewardOfferPorts,
  kind: Kind,
  name: string,
  brand: BrandKey,
) {
  const offer = offersOf(deps, kind).find(
    ({ promotion, brands }) => promotion.name === name && brands.includes(brand),
  );
  if (!offer) throw new DomainError("not_found");
  return offer;
}

async function countMissions(deps: DatabasePort, playerId: string, since: Date): Promise<number> {
  const { rows } = await deps.database.query<{ done: number }>(
    "SELECT count(*)::int AS done FROM mission_done WHERE player_id = $1 AND done_at >= $2",
    [playerId, since],
  );
  return onlyRow(rows).done;
}

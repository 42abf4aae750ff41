import { boardAddress } from "@bellwether/contract";
import { type BoardSpan, boardAt } from "@bellwether/contract/content/rewards/boards.ts";
import type { TournamentRule } from "@bellwether/contract/content/rewards/tournament-rule.ts";
import type { DatabasePort, OpenOfferPorts, PushPort } from "../../ports.ts";
import { newestPlace, playersBetween } from "../../rounds/index.ts";
import { offersOf, type RewardOffer } from "../grants/reward-offer.ts";
import { countScores } from "./count-scores.ts";
import { lockBoard, openBoards } from "./open-boards.ts";
import { readSharedBoard } from "./read-board.ts";

/** A round is written this long after it got its place, at the latest; a later one is counted together with the player's next round. */
const WRITTEN_WITHIN_MS = 5_000;

type Ports = DatabasePort & OpenOfferPorts & PushPort;
type Seen = { atMs: number; place: bigint };

/**
 * Keeps the open boards up to date and pushes those that have changed, one message for everybody who watches a board. It counts players who have begun a
 * round since the last run or had one open; after a start it counts everybody once.
 */
export function createBoards(deps: Ports): { announce(): Promise<number> } {
  const announced = new Map<string, string>();
  /** The newest places of the last runs, the oldest first. */
  let seen: Seen[] = [];

  const announceOne = async (
    offer: RewardOffer<TournamentRule>,
    board: BoardSpan,
    playerIds: readonly string[] | null,
  ): Promise<boolean> => {
    const { name } = offer.promotion;
    const key = `${name} ${board.day}`;
    if (!(await countMoved(deps, offer, board, playerIds)) && announced.has(key)) return false;
    const shared = await readSharedBoard(deps, offer, board);
    const text = JSON.stringify(shared);
    if (text === announced.get(key)) return false;
    announced.set(key, text);
    deps.push.publish(boardAddress(name), { type: "board", ...shared });
    return true;
  };

  return {
    async announce() {
      const now = deps.now();
      const open = offersOf(deps, "tournament").flatMap((offer) => {
        const board = boardAt(now, offer.promotion.period, offer.rule);
        return board ? [{ offer, board }] : [];
      });
      if (open.length === 0) return 0;
      const place = await newestPlace(deps);
      const after = seen[0]?.place;
      const players = after === undefined ? null : await playersSince(deps, after, place);
      let announced = 0;
      for (const { offer, board } of open) if (await announceOne(offer, board, players)) announced += 1;
      seen = [...seen, { atMs: now.getTime(), place }];
      while (seen[1] && now.getTime() - seen[1].atMs >= WRITTEN_WITHIN_MS) seen = seen.slice(1);
      return announced;
    },
  };
}

async function playersSince(deps: Ports, after: bigint, until: bigint): Promise<readonly string[]> {
  return after === until ? [] : playersBetween(deps, after, until, { withHouse: true });
}

/** Counts the players given, and those whose round was open when they were last counted. Returns whether there were any. */
async function countMoved(
  deps: Ports,
  offer: RewardOffer<TournamentRule>,
  board: BoardSpan,
  playerIds: readonly string[] | null,
): Promise<boolean> {
  const { name } = offer.promotion;
  const { rows } = await deps.database.query<{ id: string }>(
    "SELECT player_id AS id FROM tournament_score WHERE promotion = $1 AND board = $2 AND has_open",
    [name, board.day],
  );
  const ids = playerIds && [...new Set([...playerIds, ...rows.map(({ id }) => id)])];
  if (ids?.length === 0) return false;
  await openBoards(deps, offer, deps.now());
  await deps.database.transaction(async (transaction) => {
    if (await lockBoard(transaction, name, board)) await countScores(transaction, offer, board, ids);
  });
  return true;
}

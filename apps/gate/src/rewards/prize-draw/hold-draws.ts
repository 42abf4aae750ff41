import { type PrizeDrawRule, prizesInOrder } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { DRAW_SEAL_AHEAD_MS } from "@bellwether/contract/content/table.ts";
import { CLOCK_TOLERANCE_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { randomnessOf } from "@bellwether/games/beacon/check-signature.ts";
import { sealedSignature } from "@bellwether/games/beacon/sealed-signature.ts";
import { winningNumbers } from "@bellwether/games/fairness/prize-entries.ts";
import type { TableSeeds } from "@bellwether/games/fairness/table-draws.ts";
import { isPast } from "../../is-past.ts";
import type { SecretsPort } from "../../ports.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { sealOwner } from "./announce-draw.ts";
import { answeringChain, noteDrawSealSeen, type SealPorts, sealedValue } from "./seal-draw.ts";
import { drawsIn, lockDraw, type StoredDraw } from "./stored-draw.ts";

/**
 * Draws the winning numbers of each sealed draw once its round of the beacon is there, and notes a due reward for each winner, in one SQL
 * transaction. The result is deterministic, so any node may draw.
 */
export async function holdDraws(deps: SealPorts, offer: RewardOffer<PrizeDrawRule>): Promise<void> {
  const waiting = await holdSealed(deps, offer, {
    aheadMs: DRAW_SEAL_AHEAD_MS,
    hold: (draw, signature) => holdDraw(deps, draw, signature),
  });
  for (const { promotion, number } of waiting)
    deps.log.info({ promotion, drawNumber: number }, "a prize draw waits for its round of the beacon");
}

/** How a sealed draw goes on. */
type Holding = {
  /** How long after a seal the beacon's value comes at the earliest. */
  aheadMs: number;
  hold: (draw: StoredDraw, signature: string) => Promise<void>;
  /** What becomes of a draw that a clock ahead has sealed and whose value is not there; by default it is sealed again, with the same entries. */
  reopen?: (draw: StoredDraw) => Promise<void>;
};

/**
 * Holds each sealed draw of an offer whose beacon value exists. A draw whose seal was not seen in time is sealed again.
 * @returns the draws whose value does not exist yet.
 */
export async function holdSealed(
  deps: SealPorts,
  offer: Pick<RewardOffer, "promotion">,
  { aheadMs, hold, reopen }: Holding,
): Promise<StoredDraw[]> {
  const again = (draw: StoredDraw) => sealAgain(deps, draw, aheadMs);
  const waiting: StoredDraw[] = [];
  for (const draw of await drawsIn(deps.database, offer, "sealed")) {
    const isAhead = isSealedAhead(draw, deps.now());
    const isSeen = draw.sealSeenAt !== null;
    const signature = isSeen ? await sealedSignature(deps.beacon, draw) : undefined;
    if (signature !== undefined) await hold(draw, signature);
    else if (isAhead) await (reopen ?? again)(draw);
    else if (!isSeen) await again(draw);
    else waiting.push(draw);
  }
  return waiting;
}

/** Whether the draw was sealed at a time that is still to come, by a wrong clock. Such a seal would be waited for. */
const isSealedAhead = ({ sealedAt }: StoredDraw, now: Date) =>
  sealedAt !== null && sealedAt.getTime() > now.getTime() + CLOCK_TOLERANCE_MS;

/**
 * Seals a draw again, for another round of the beacon. If nobody saw the first seal in time, the new round is a later one. If a wrong clock made
 * the first seal, the new round is an earlier one, but after the draw's close. Without the beacon the draw waits.
 */
async function sealAgain(deps: SealPorts, draw: StoredDraw, aheadMs: number): Promise<void> {
  const { promotion, number } = draw;
  const chain = await answeringChain(deps);
  if (!chain) return;
  const beaconRound = await deps.database.transaction(async (transaction) => {
    if (!(await lockDraw(transaction, draw))) return undefined;
    const now = deps.now();
    const { beaconRound } = sealedValue({ chain, aheadMs }, now > draw.closesAt ? now : draw.closesAt);
    const { rowCount } = await transaction.query(
      `UPDATE reward_draw SET sealed_at = $3, chain_hash = $4, beacon_public_key = $5, beacon_round = $6, seal_seen_at = NULL
       WHERE promotion = $1 AND number = $2 AND (seal_seen_at IS NULL OR NOT ${isPast("sealed_at", "$3")})`,
      [promotion, number, now, chain.hash, chain.publicKey, beaconRound],
    );
    return rowCount === 1 ? beaconRound : undefined;
  });
  if (beaconRound !== undefined) await noteDrawSealSeen(deps, draw, chain, beaconRound);
}

function holdDraw(deps: SealPorts, draw: StoredDraw, signature: string): Promise<void> {
  const { entryCount, prizes } = draw;
  const serverSeed = openSeed(deps, draw);
  const seeds = drawSeeds({ ...draw, serverSeed, beaconSignature: signature });
  const numbers = winningNumbers(seeds, Number(entryCount), prizesInOrder(prizes ?? []).length);
  return deps.database.transaction(async (transaction) => {
    if (!(await lockDraw(transaction, draw))) return;
    await noteDrawn(transaction, draw, { drawnAt: deps.now(), signature, serverSeed, numbers });
    await noteWinners(transaction, draw, numbers);
  });
}

/** The seed of a draw that is not held, which the vault has encrypted. */
export const openSeed = ({ secrets }: SecretsPort, { promotion, serverSeed }: StoredDraw): string =>
  secrets.open(sealOwner(promotion), serverSeed);

/** What the stream of a draw is made of. */
export const drawSeeds = ({
  promotion,
  number,
  serverSeed,
  root,
  beaconSignature,
}: StoredDraw): TableSeeds => ({
  serverSeed,
  root: root ?? "",
  beaconRandomness: randomnessOf(beaconSignature ?? ""),
  tableId: promotion,
  number,
});

/** Stores that a draw is held, with its seed in clear text and the numbers that have won. */
export async function noteDrawn(
  connection: SqlConnection,
  { promotion, number }: StoredDraw,
  held: { drawnAt: Date; signature: string; serverSeed: string; numbers: readonly number[] },
): Promise<void> {
  await connection.query(
    `UPDATE reward_draw SET phase = 'drawn', drawn_at = $3, beacon_signature = $4, winning_numbers = $5, server_seed = $6
     WHERE promotion = $1 AND number = $2`,
    [promotion, number, held.drawnAt, held.signature, JSON.stringify(held.numbers), held.serverSeed],
  );
}

async function noteWinners(
  connection: SqlConnection,
  { promotion, number, occasion, opensAt, closesAt }: StoredDraw,
  numbers: readonly number[],
): Promise<void> {
  await connection.query(
    `INSERT INTO reward_grant (promotion, occasion, player_id, counts_from, counts_until, currency)
     SELECT DISTINCT e.promotion, $3, p.id, $4::timestamptz, $5::timestamptz, p.currency
     FROM jsonb_array_elements_text($6::jsonb) AS w (won)
       JOIN reward_entry e ON e.promotion = $1 AND e.number = $2 AND w.won::bigint BETWEEN e.first AND e.first + e.entries - 1
       JOIN player_profile p ON p.id = e.player_id
     ON CONFLICT DO NOTHING`,
    [promotion, number, occasion, opensAt, closesAt, JSON.stringify(numbers)],
  );
}

/** What a player's numbers have won in the draw of an occasion: the numbers, and the places of their prizes in the order of the draw. */
export async function wonIn(
  connection: SqlConnection,
  { promotion, occasion, playerId }: { promotion: string; occasion: string; playerId: string },
): Promise<Pick<StoredDraw, "prizes" | "number"> & { numbers: number[]; places: number[] }> {
  const { rows } = await connection.query<
    Pick<StoredDraw, "prizes" | "number" | "winningNumbers"> & { first: bigint; entries: number }
  >(
    `SELECT d.number, d.prizes, d.winning_numbers AS "winningNumbers", e.first, e.entries FROM reward_draw d
     JOIN reward_entry e ON e.promotion = d.promotion AND e.number = d.number
     WHERE d.promotion = $1 AND d.occasion = $2 AND d.phase = 'drawn' AND e.player_id = $3`,
    [promotion, occasion, playerId],
  );
  const { number, prizes, winningNumbers: drawn, first, entries } = onlyRow(rows);
  const won = (drawn ?? [])
    .map((each, place) => ({ each, place }))
    .filter(({ each }) => each >= first && each < Number(first) + entries);
  return { number, prizes, numbers: won.map(({ each }) => each), places: won.map(({ place }) => place) };
}

import { QUICKNET_INFO, SANDBOX_CHAIN_INFO } from "@bellwether/contract/beacon-chains.ts";
import {
  type PublishedTableRound,
  type TableBetProof,
  TableLeavesReply,
} from "@bellwether/contract/studio/table-bets.ts";
import { earliestOfValue, timeOfValue } from "@bellwether/games/beacon/beacon-times.ts";
import { areAllBets } from "@bellwether/games/fairness/leaves-in-order.ts";
import { sortedJson } from "@bellwether/games/fairness/sorted-json.ts";
import { eventsOfRound } from "@bellwether/games/rounds/published-events.ts";
import type { SharedDraw, SharedRules } from "@bellwether/games/rules/mechanic.ts";
import { seedMatches } from "../studio/seed-hash.ts";
import { playWithSeeds } from "./browser-draws.ts";
import { loadSharedModel } from "./load-shared-model.ts";
import { rootOfAll, rootOfProof } from "./root-of-proof.ts";

/** The checks of a table's draw that this device makes itself. It does not check the beacon's signature. */
export type DrawCheck = {
  isSeed: boolean;
  isModel: boolean;
  isDraw: boolean;
  /** Undefined if this device does not know the chain's times. `npm run verify:draw -- --chain` can check them. */
  isAfterClose: boolean | undefined;
};

/** The checks of the draw, and whether a bet is under the round's root. */
export type TableCheck = DrawCheck & { isUnderRoot: boolean };

/**
 * Recomputes the draw of a published round from its seed, its root and the beacon's value, as docs/live-tables.md describes. The studio is
 * not asked. Throws an error when the model cannot be fetched or the round has no draw.
 */
export async function checkDraw(
  round: PublishedTableRound,
  base: string,
  fetch: typeof globalThis.fetch,
): Promise<DrawCheck> {
  const { serverSeed, root, beaconRandomness, tableId, number } = round;
  if (serverSeed === null || root === null || beaconRandomness === null)
    throw new Error("a round without a draw");
  const { file, rules } = await loadSharedModel(round, base, fetch);
  const seeds = { serverSeed, clientSeed: `${root}:${beaconRandomness}:${tableId}`, nonce: number };
  const drawn = await playWithSeeds(seeds, (draws) => rules.draw(draws));
  const shared = rules.pot ? await shareAmongAll(round, rules, drawn, base, fetch) : drawn;
  return {
    isSeed: await seedMatches(serverSeed, round.serverSeedHash),
    isModel: await seedMatches(sortedJson({ data: file.data, mechanic: file.mechanic }), round.modelHash),
    isDraw:
      shared !== undefined &&
      sortedJson([...eventsOfRound(rules, shared, round)]) === sortedJson(round.events),
    isAfterClose: beaconCameAfterClose(round),
  };
}

/** Whether the beacon's value came after the close. An earlier value was public while bets were taken, so anybody could have known it. */
function beaconCameAfterClose(round: PublishedTableRound): boolean | undefined {
  const { chainHash, beaconRound } = round;
  const chain = [QUICKNET_INFO, SANDBOX_CHAIN_INFO].find(({ hash }) => hash === chainHash);
  if (!chain || beaconRound === null) return undefined;
  return timeOfValue(chain, beaconRound, earliestOfValue(round)).isAfterClose;
}

/** Whether no check has failed. */
export const noneFailed = (checks: DrawCheck): boolean =>
  Object.values(checks).every((each) => each !== false);

/** The draw with the pot shared among all published bets. Undefined if they are not those under the root. */
async function shareAmongAll(
  { tableId, number, root, betCount }: PublishedTableRound,
  rules: SharedRules,
  drawn: SharedDraw,
  base: string,
  fetch: typeof globalThis.fetch,
): Promise<SharedDraw | undefined> {
  const address = `${base}/studio/api/tables/${tableId}/rounds/${number}/leaves`;
  const leaves: string[] = [];
  for (let place: string | undefined = address; place !== undefined; ) {
    const response: Response = await fetch(place);
    if (!response.ok) throw new Error(`the bets of the round answered ${response.status}`);
    const page = TableLeavesReply.parse(await response.json());
    leaves.push(...page.leaves);
    place = page.next === null ? undefined : `${address}-after/${page.next}`;
  }
  if (!areAllBets(leaves, betCount) || (await rootOfAll(leaves)) !== root) return undefined;
  return rules.pot?.share(drawn.outcome, leaves.map(inputOf));
}

/** The input in a leaf's text, after the round's id, the currency and the stake. */
function inputOf(leaf: string): unknown {
  return JSON.parse(leaf.split(":").slice(3).join(":"));
}

/** `checkDraw`, and the path of a bet to the round's root. The proof must name the bet of its leaf and the root of its round. */
export async function checkTableBet(
  round: PublishedTableRound,
  proof: TableBetProof,
  base: string,
  fetch: typeof globalThis.fetch,
): Promise<TableCheck> {
  const { tableId, number, root, roundId, currency, leaf } = proof;
  const isOfRound = tableId === round.tableId && number === round.number && root === round.root;
  const isOfBet = leaf.startsWith(`${roundId}:${currency}:`);
  return {
    ...(await checkDraw(round, base, fetch)),
    isUnderRoot: isOfRound && isOfBet && (await rootOfProof(proof)) === round.root,
  };
}

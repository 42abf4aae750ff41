import type { PublishedPrizeDraw } from "@bellwether/contract/calls/prize-draws.ts";
import { rootOfLeaves, seedHash } from "@bellwether/games";
import { randomnessOf } from "@bellwether/games/beacon/check-signature.ts";
import {
  entriesText,
  type PrizeEntries,
  type WonOnce,
  winningNumbers,
  winningOnce,
} from "@bellwether/games/fairness/prize-entries.ts";
import { inPages, publishedBeacon, randomId } from "./published-draws.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** The gate's answers about a promotion's draw: the draw, and its leaves in pages. */
export type PrizeDrawAnswers = {
  draw: { event: { data: PublishedPrizeDraw } };
  pages: { event: { data: { leaves: string[]; next: string | null } } }[];
};

const CLOSES_AT = "2026-11-29T22:00:00.000Z";
const PRIZES = [
  { count: 10, prize: "cash:25" },
  { count: 30, prize: "cash:5" },
];

/** A promotion's draw of 40 prizes among the entries of 60 players, whose leaves are in pages of 25. */
export const publishedPrizeDraw = (random: SeededRandom): PrizeDrawAnswers =>
  publishedDraw(random, undefined);

/** The same where each player wins once at most, and the first 3 numbers are passed over. */
export const publishedDropDraw = (random: SeededRandom): PrizeDrawAnswers => publishedDraw(random, 3);

function publishedDraw(random: SeededRandom, refusals: number | undefined): PrizeDrawAnswers {
  const holders: PrizeEntries[] = [];
  let first = 1;
  for (let player = 0; player < 60; player += 1) {
    const entries = 1 + random.below(9);
    holders.push({ tag: randomId(random), first, entries });
    first += entries;
  }
  const leaves = holders.map(entriesText);
  const serverSeed = Buffer.from(random.bytes(32)).toString("hex");
  const { beaconRound, beaconSignature, beaconPublicKey, chainHash } = publishedBeacon(CLOSES_AT, 1);
  const beaconRandomness = randomnessOf(beaconSignature);
  const seeds = { serverSeed, root: rootOfLeaves(leaves), tableId: "braai-weekend", number: 3 };
  const entryCount = first - 1;
  const drawn = { ...seeds, beaconRandomness };
  const once = (refused: number[]) => winningOnce(drawn, holders, 40, refused);
  const won: WonOnce | undefined =
    refusals === undefined ? undefined : once(once([]).winning.slice(0, refusals));
  return {
    draw: {
      event: {
        data: {
          ...{
            promotion: "braai-weekend",
            number: 3,
            occasion: "2026-11-29",
            time_zone: "Africa/Johannesburg",
          },
          ...{ phase: "drawn", prizes: PRIZES, entry_count: entryCount, holder_count: holders.length },
          published_at: "2026-11-25T22:00:00.000Z",
          opens_at: "2026-11-26T22:00:00.000Z",
          closes_at: CLOSES_AT,
          sealed_at: "2026-11-29T22:00:01.000Z",
          drawn_at: "2026-11-29T22:01:01.000Z",
          ...{ root: seeds.root, server_seed: serverSeed, server_seed_hash: seedHash(serverSeed) },
          ...{ beacon_round: beaconRound, beacon_signature: beaconSignature, chain_hash: chainHash },
          beacon_public_key: beaconPublicKey,
          winning_numbers: won?.winning ?? winningNumbers(drawn, entryCount, 40),
          refused_numbers: won?.refused ?? null,
        },
      },
    },
    pages: inPages(leaves, 25).map((page, index, { length }) => ({
      event: {
        data: { leaves: page, next: index === length - 1 ? null : (page.at(-1)?.slice(0, 36) ?? null) },
      },
    })),
  };
}

import type { PublishedTableRound, TableLeavesReply } from "@bellwether/contract/studio/index.ts";
import {
  completeDraw,
  currencyScale,
  findModel,
  leavesOfBets,
  type Model,
  readLeaf,
  releasedModels,
  rootOfLeaves,
  seedHash,
  settleShared,
  tableDraws,
} from "@bellwether/games";
import { chainOf, firstRoundFrom } from "@bellwether/games/beacon/beacon-chain.ts";
import { randomnessOf } from "@bellwether/games/beacon/check-signature.ts";
import { createBeaconSigner, TEST_CHAIN } from "@bellwether/games/testing/beacon-signer.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** A ticket of a test: what it plays, in euros unless it names a currency. */
export type SampleTicket = { input: unknown; currency?: string };

/** The fields of a ticket that a verifier reads, as the product sends them to the owner. */
export type OwnTicket = {
  roundId: string;
  number: number;
  stakeMinor: string;
  input: unknown;
  state: string;
  payoutMinor: string | null;
};

/** A draw as it is published, with its leaves in pages, and every ticket with what it was paid. */
export type PublishedDraw = { round: PublishedTableRound; pages: TableLeavesReply[]; tickets: OwnTicket[] };

const DRAWS_AT = "2026-11-26T20:00:00.000Z";
const signer = createBeaconSigner();

/** The chains that a verifier of these draws trusts. */
export const TEST_CHAINS = [{ name: "the tests'", info: TEST_CHAIN }];

/** The signed value of the tests' beacon at a time, or `more` rounds later. */
export function publishedBeacon(at: string, more = 0) {
  const beaconRound = firstRoundFrom(chainOf(TEST_CHAIN), Date.parse(at)) + more;
  const beaconSignature = signer.sign(beaconRound);
  return { beaconRound, beaconSignature, beaconPublicKey: signer.publicKey, chainHash: TEST_CHAIN.hash };
}

export function randomId(random: SeededRandom): string {
  const hex = Buffer.from(random.bytes(16)).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Holds draw `number` of a table with this model as the studio does. Every ticket is accepted at the price of its currency. */
export function holdPublishedDraw(
  random: SeededRandom,
  {
    model: id,
    number,
    sold,
    perPage = 100,
    listed = (leaves) => leaves,
  }: {
    model: string;
    number: number;
    sold: SampleTicket[];
    perPage?: number;
    /** The leaves as a dishonest house lists and draws them. */
    listed?: (leaves: string[]) => string[];
  },
): PublishedDraw {
  const model = findModel(releasedModels(), id);
  const rules = sharedRulesOf(model);
  const bets = sold.map((ticket) => placeTicket(rules, random, ticket));
  const leaves = listed(leavesOfBets(bets));
  const serverSeed = Buffer.from(random.bytes(32)).toString("hex");
  const seeds = { serverSeed, root: rootOfLeaves(leaves), tableId: id, number };
  const beacon = publishedBeacon(DRAWS_AT, number);
  const beaconRandomness = randomnessOf(beacon.beaconSignature);
  const drawn = completeDraw(
    rules,
    rules.draw(tableDraws({ ...seeds, beaconRandomness })),
    leaves.map((leaf) => readLeaf(leaf).input),
  );
  return {
    round: {
      ...{ ...seeds, ...beacon, beaconRandomness, serverSeedHash: seedHash(serverSeed) },
      ...{ mechanic: model.mechanic, model: id, modelHash: model.hash },
      ...{ phase: "paid", events: [...drawn.events], actions: [], runsAt: null, voidReason: null },
      betCount: bets.length,
      startedAt: "2026-11-19T20:00:00.000Z",
      betsCloseAt: "2026-11-26T19:45:00.000Z",
      drawsAt: DRAWS_AT,
      phaseEndsAt: "2026-11-26T20:01:00.000Z",
    },
    pages: inPages(leaves, perPage).map((page, index, { length }) => ({
      ...{ tableId: id, number, leaves: page },
      next: index === length - 1 ? null : (page.at(-1)?.split(":")[0] ?? null),
    })),
    tickets: bets.map(({ roundId, stakeMinor, input }) => ({
      ...{ roundId, number, input, stakeMinor: stakeMinor.toString(), state: "settled" },
      payoutMinor: settleShared(model, drawn, rules.accept(stakeMinor, input), {
        stakeMinor,
      }).payoutMinor.toString(),
    })),
  };
}

/** The leaves in pages of this many; one empty page without leaves. */
export function inPages(leaves: readonly string[], perPage: number): string[][] {
  const count = Math.max(1, Math.ceil(leaves.length / perPage));
  return Array.from({ length: count }, (_, index) => leaves.slice(index * perPage, (index + 1) * perPage));
}

type PotRules = ReturnType<typeof sharedRulesOf>;

function sharedRulesOf({ id, rules }: Model) {
  if (rules.kind !== "shared" || !rules.pot) throw new Error(`${id} has no draws`);
  return { ...rules, pot: rules.pot };
}

function placeTicket(rules: PotRules, random: SeededRandom, { input, currency = "EUR" }: SampleTicket) {
  const scale = currencyScale(currency);
  const stakeMinor = BigInt(rules.pot.unitsOf(input)) * (rules.stakes[0] ?? 0n) * scale;
  rules.accept(stakeMinor, input).checkOffer?.(scale);
  return { roundId: randomId(random), currency, stakeMinor, input };
}

import { readFileSync } from "node:fs";
import { QUICKNET_INFO } from "@bellwether/contract/beacon-chains.ts";
import type { PublishedTableRound, TableBetProof } from "@bellwether/contract/studio/table-bets.ts";
import {
  completeDraw,
  findModel,
  leafText,
  type Model,
  proveBet,
  readLeaf,
  releasedModels,
  rootOfBets,
  rootOfLeaves,
  seedHash,
  tableDraws,
} from "@bellwether/games";
import { sortedJson } from "@bellwether/games/fairness/sorted-json.ts";
import { liveRoulette } from "@bellwether/games/mechanics/live-roulette/manifest.ts";
import { describe, expect, it, vi } from "vitest";
import { checkDraw, checkTableBet, noneFailed } from "./check-table-bet.ts";
import { verifyTableBet } from "./verify-table-bet.ts";

const data = { chips: [10], betUnit: 10, maximumStraight: 5_000, maximumStake: 200_000 };
const file = { mechanic: "live-roulette", data };
const fetchModel = (async () => new Response(JSON.stringify(file))) as typeof fetch;

const bets = [1, 2, 3].map((index) => ({
  roundId: `5f0b0c6e-6a55-4f0f-9c53-3d1a4dd4e3a${index}`,
  currency: "EUR",
  stakeMinor: 500n,
  input: { bets: [{ spot: "red", amountMinor: "500" }] },
}));
const bet = bets[1] as (typeof bets)[number];
const root = rootOfBets(bets);
const seeds = {
  serverSeed: "c".repeat(64),
  root,
  beaconRandomness: "b".repeat(64),
  runsAt: null,
  actions: [],
  tableId: "brass",
  number: 7,
};

const CLOSE = "2026-11-23T12:00:20.000Z";
/** The first round of drand's quicknet at the close or later. */
const FIRST_AFTER_CLOSE =
  Math.ceil((Date.parse(CLOSE) / 1_000 - QUICKNET_INFO.genesis_time) / QUICKNET_INFO.period) + 1;

function published(): PublishedTableRound {
  const rules = liveRoulette.rulesOf(data) as Extract<Model["rules"], { kind: "shared" }>;
  return {
    ...seeds,
    phase: "paid",
    phaseEndsAt: "2026-11-23T12:00:40.000Z",
    startedAt: "2026-11-23T12:00:00.000Z",
    betsCloseAt: CLOSE,
    drawsAt: null,
    serverSeedHash: seedHash(seeds.serverSeed),
    betCount: 3,
    beaconRound: FIRST_AFTER_CLOSE,
    events: [...rules.draw(tableDraws(seeds)).events],
    voidReason: null,
    mechanic: "live-roulette",
    model: "live",
    modelHash: seedHash(sortedJson({ data, mechanic: "live-roulette" })),
    chainHash: QUICKNET_INFO.hash,
    beaconPublicKey: null,
    beaconSignature: null,
  };
}
const proof: TableBetProof = {
  tableId: "brass",
  number: 7,
  roundId: bet.roundId,
  currency: "EUR",
  leaf: leafText(bet),
  path: proveBet(bets, bet.roundId) ?? [],
  root,
};
const all = { isSeed: true, isModel: true, isDraw: true, isAfterClose: true, isUnderRoot: true };

describe("a bet at a shared table, checked in the browser", () => {
  it("a bet at a shared table, checked in the browser holds when seed, model, draw and path agree", async () => {
    expect(await checkTableBet(published(), proof, "", fetchModel)).toEqual(all);
  });

  it("a bet at a shared table, checked in the browser fails for another seed than the one whose hash was published", async () => {
    const round = { ...published(), serverSeedHash: seedHash("d".repeat(64)) };
    expect(await checkTableBet(round, proof, "", fetchModel)).toEqual({ ...all, isSeed: false });
  });

  it("a bet at a shared table, checked in the browser fails for another draw", async () => {
    const round = { ...published(), beaconRandomness: "a".repeat(64) };
    expect((await checkTableBet(round, proof, "", fetchModel)).isDraw).toBe(false);
  });

  it("a bet at a shared table, checked in the browser fails when the beacon's round is the last one before the close of the bets, also in a draw whose time is before its close", async () => {
    const round = { ...published(), beaconRound: FIRST_AFTER_CLOSE - 1 };
    expect(await checkTableBet(round, proof, "", fetchModel)).toEqual({ ...all, isAfterClose: false });
    const draw = { ...round, drawsAt: "2026-11-23T12:00:10.000Z" };
    expect(await checkTableBet(draw, proof, "", fetchModel)).toEqual({ ...all, isAfterClose: false });
  });

  it("a bet at a shared table, checked in the browser leaves out the beacon's time if the chain is unknown, and still checks seed, model, draw and path", async () => {
    const round = { ...published(), chainHash: "e".repeat(64) };
    const checks = await checkTableBet(round, proof, "", fetchModel);
    expect(checks).toEqual({ ...all, isAfterClose: undefined });
    expect([checks, { ...checks, isDraw: false }].map(noneFailed)).toEqual([true, false]);
  });

  it("a bet at a shared table, checked in the browser fails for a bet of another stake", async () => {
    const changed = { ...proof, leaf: leafText({ ...bet, stakeMinor: 600n }) };
    expect((await checkTableBet(published(), changed, "", fetchModel)).isUnderRoot).toBe(false);
  });

  it("a bet at a shared table, checked in the browser fails for the proof of another round", async () => {
    expect((await checkTableBet(published(), { ...proof, number: 8 }, "", fetchModel)).isUnderRoot).toBe(
      false,
    );
  });
});

describe("the answers of the studio about a bet, checked in the browser", () => {
  const verify = (answered: TableBetProof, roundId = bet.roundId) => {
    vi.stubGlobal("fetch", fetchModel);
    const call = async (name: string) => (name === "readTableRound" ? published() : answered);
    const studio = { call } as unknown as Parameters<typeof verifyTableBet>[0];
    return verifyTableBet(studio, "", { tableId: "brass", number: 7 }, roundId);
  };

  it("the answers of the studio about a bet, checked in the browser hold for the bet that was asked about, and fail for one of the two others of its round", async () => {
    expect(await verify(proof)).toBe(true);
    expect(await verify(proof, bets[0]!.roundId)).toBe(false);
  });

  it.each<[string, Partial<TableBetProof>]>([
    ["id", { roundId: bets[0]!.roundId }],
    ["currency", { currency: "SEK" }],
    ["root", { root: "0".repeat(64) }],
  ])(
    "the answers of the studio about a bet, checked in the browser fail when the proof has another %s than its leaf or its round",
    async (_, changed) => {
      expect(await verify({ ...proof, ...changed }, changed.roundId)).toBe(false);
    },
  );
});

describe("a round of bingo, checked in the browser", () => {
  const model = findModel(releasedModels(), "bingo-bus-30");
  const rules = model.rules as Extract<Model["rules"], { kind: "shared" }>;
  const modelFile = readFileSync(
    new URL("../../../../content/models/bingo/bingo-bus-30.json", import.meta.url),
    "utf8",
  );
  const [first = "", second = ""] = [5, 7].map((serial, index) =>
    leafText({ ...bets[index]!, stakeMinor: 20n, input: { serials: [serial] } }),
  );

  /** The check of a round that was drawn with these leaves, and says that it has two bets. */
  const checkWith = (leaves: string[]) => {
    const drawnWith = { ...seeds, root: rootOfLeaves(leaves) };
    const inputs = leaves.map((leaf) => readLeaf(leaf).input);
    const { events } = completeDraw(rules, rules.draw(tableDraws(drawnWith)), inputs);
    const round: PublishedTableRound = {
      ...{ ...published(), ...drawnWith, events: [...events], betCount: 2 },
      ...{ mechanic: model.mechanic, model: model.id, modelHash: model.hash },
    };
    const page = { tableId: seeds.tableId, number: seeds.number, leaves, next: null };
    const answer = (place: unknown) => (String(place).endsWith("/leaves") ? JSON.stringify(page) : modelFile);
    return checkDraw(round, "", (async (place) => new Response(answer(place))) as typeof fetch);
  };

  it("a round of bingo, checked in the browser holds with its two bets, and fails with one of them three times or both in descending order", async () => {
    const { isUnderRoot: _, ...holds } = all;
    expect(await checkWith([first, second])).toEqual(holds);
    expect(await checkWith([first, second, second, second])).toEqual({ ...holds, isDraw: false });
    expect(await checkWith([second, first])).toEqual({ ...holds, isDraw: false });
  });
});

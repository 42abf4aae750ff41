import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { findModel } from "../../models/model.ts";
import { releasedModels } from "../../models/released-models.ts";
import { foldRound } from "../../rounds/fold-round.ts";
import type { RunPlay } from "../../rules/shared-run.ts";
import { anySeeds } from "../../testing/rounds.ts";

const models = releasedModels();
const live = findModel(models, "live-holdem-half-past");
const solo = findModel(models, "casino-holdem");
const { rules } = live;
if (rules.kind !== "shared" || rules.run?.kind !== "decisions")
  throw new Error("live hold'em has no decisions");
const { run } = rules;

const stakes = fc.record({ ante: fc.bigInt(1n, 200n), bonus: fc.bigInt(0n, 50n) });
const playOf = (played: Partial<RunPlay>): RunPlay => ({ bets: [], actions: [], holds: [], ...played });
const [one, two] = ["1", "2"].map((roundId) => ({ roundId, input: {} })) as [
  { roundId: string; input: object },
  { roundId: string; input: object },
];
const answer = (roundId: string, afterMs: number) => ({ roundId, action: { move: "call" }, afterMs });

describe("live hold'em", () => {
  it("live hold'em plays each bet as casino hold'em plays it with the same cards, called or folded", () => {
    fc.assert(
      fc.property(anySeeds, stakes, fc.constantFrom("call", "fold"), (seeds, { ante, bonus }, move) => {
        const bets = { ante: `${ante * 100n}`, ...(bonus > 0n && { "aa-bonus": `${bonus * 100n}` }) };
        const stakeMinor = (ante + bonus) * 100n;
        const play = (model: typeof live) =>
          foldRound(model, seededDraws(seeds), stakeMinor, { bets }, [{ move }]);
        const [here, there] = [play(live), play(solo)];
        expect(here.script.events).toEqual(there.script.events);
        expect([here.payoutMinor, here.stakedMinor]).toEqual([there.payoutMinor, there.stakedMinor]);
      }),
    );
  });

  it("live hold'em shows the same cards to everybody in the draw, and no bets", () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const types = rules.draw(seededDraws(seeds)).events.map(({ type }) => type);
        expect(types).toEqual(["player-dealt", "flop-dealt", "board-completed", "hands-shown"]);
      }),
    );
  });

  it("live hold'em joins two antes and one side bet, and refuses antes of 200.01 over two bets", () => {
    const inputs = [{ bets: { ante: "10000" } }, { bets: { ante: "10100", "aa-bonus": "100" } }];
    const joined = rules.join(inputs);
    expect(joined).toEqual({ bets: { ante: "20100", "aa-bonus": "100" } });
    expect(() => rules.accept(20_200n, joined).checkOffer(1n)).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it("live hold'em asks all bets from 3 s to 15 s, and is over when the last one has answered, or at 15.5 s", () => {
    const { outcome } = rules.draw(
      seededDraws({ serverSeed: "5eed".repeat(16), clientSeed: "run", nonce: 1 }),
    );
    const at = (played: Partial<RunPlay>, nowMs: number) => run.momentOf(outcome, playOf(played), nowMs);
    const bets = [one, two];
    expect(at({ bets }, 2_999)).toMatchObject({ question: null, isOver: false });
    expect(at({ bets }, 3_000).question).toEqual({ roundId: null, untilMs: 15_000 });
    expect(at({ bets, actions: [answer("1", 4_000)] }, 5_000).isOver).toBe(false);
    expect(at({ bets, actions: [answer("1", 4_000), answer("2", 6_000)] }, 6_000).isOver).toBe(true);
    expect([at({ bets }, 15_499).isOver, at({ bets }, 15_500).isOver]).toEqual([false, true]);
    const held = { bets, holds: [{ roundId: "1", fromMs: 14_000, untilMs: null }] };
    expect(at(held, 19_000)).toMatchObject({ isOver: false, nextMs: null });
    expect(at({}, 3_000).isOver).toBe(true);
  });
});

import { randomUUID } from "node:crypto";
import { createLedger } from "@bellwether/ledger";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";

const RUNS = inject("isFullSize") ? 200 : 15;

const seed = inject("seed");

/** What the house puts into the pot at its first use and after each win; none for some providers. */
const seeds = fc.oneof(fc.constantFrom(0, 5_000), fc.nat(20));
const PLAYERS = 3;
const cents = (count: number) => count * 1_000;

type Seat = Awaited<ReturnType<typeof takeSeat>>;
type Bet = { id: string; round: string; player: number; adds: number; isUndone: boolean };
type Win = { id: string; bet: Bet; took: number; isUndone: boolean };

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant("bet" as const), player: fc.nat(PLAYERS - 1), adds: fc.nat(9) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("win" as const), which: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("undoBet" as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("undoWin" as const), which: fc.nat(20) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** One pot by its rules: seeded once at first use and after each win, which takes it whole. What is undone never takes it below zero. */
class PotModel {
  held = 0;
  isUsed = false;
  readonly seed: number;
  bets: Bet[] = [];
  wins: Win[] = [];

  constructor(seed: number) {
    this.seed = seed;
  }
}

describe("pots under random bets, wins and rollbacks", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  it(`${RUNS} random runs of ${PLAYERS} players end with the pot of a small model, whether sent in turn or each twice at once (SEED=${seed})`, {
    timeout: 600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 40 }),
        fc.boolean(),
        seeds,
        async (steps, twice, seedOfPot) => {
          const pot = `provider-bw-${randomUUID()}`;
          const seats = await Promise.all(
            Array.from({ length: PLAYERS }, async () => {
              const player = await gate.stranger();
              await gate.deposit(player, "1000.00");
              return takeSeat(gate, player);
            }),
          );
          const model = new PotModel(seedOfPot);
          for (const each of steps) {
            const send = request(model, seats, pot, each);
            if (send) expect(await Promise.all(twice ? [send(), send()] : [send()])).not.toContain("refused");
            const [held] = await createLedger(gate.database).balances([
              { address: `jackpot:${pot}`, currency: "EUR" },
            ]);
            expect(held!.balanceMinor, JSON.stringify(each)).toBe(BigInt(model.held));
          }
          expect(await gate.violations()).toEqual([]);
        },
      ),
      { numRuns: RUNS, seed, endOnFailure: true },
    );
  });
});

/** Applies a step to the model, and returns the call that has this effect; undefined if the step is impossible. */
function request(model: PotModel, seats: readonly Seat[], pot: string, each: Step) {
  const statusOf = async (call: Promise<{ status: string }>) =>
    (await call).status === "RS_OK" ? "ok" : "refused";
  switch (each.does) {
    case "bet": {
      const bet: Bet = { id: randomUUID(), round: randomUUID(), ...each, isUndone: false };
      model.held += each.adds + (model.isUsed ? 0 : model.seed);
      // A bet that adds nothing to a pot without a seed leaves it unused.
      model.isUsed ||= each.adds + model.seed > 0;
      model.bets.push(bet);
      const meta = { jackpots: [{ pot, contribution: cents(each.adds), seed: cents(model.seed) }] };
      const more = { round: bet.round, transaction_uuid: bet.id, meta };
      return () => statusOf(seats[each.player]!.bet(1, more));
    }
    case "win": {
      const standing = model.bets.filter(
        (bet) => !bet.isUndone && !model.wins.some((win) => win.bet === bet),
      );
      const bet = standing[each.which % (standing.length || 1)];
      if (!bet || model.held === 0) return undefined;
      const win: Win = { id: randomUUID(), bet, took: model.held, isUndone: false };
      model.held = model.seed;
      model.wins.push(win);
      const meta = { jackpots: [{ pot, amount: cents(win.took), seed: cents(model.seed) }] };
      return () =>
        statusOf(seats[bet.player]!.win(bet, win.took / 100 + 1, { transaction_uuid: win.id, meta }));
    }
    case "undoBet": {
      const standing = model.bets.filter(
        (bet) => !bet.isUndone && !model.wins.some((win) => win.bet === bet),
      );
      const bet = standing[each.which % (standing.length || 1)];
      if (!bet) return undefined;
      bet.isUndone = true;
      model.held = Math.max(0, model.held - bet.adds);
      const more = { transaction_uuid: randomUUID() };
      return () => statusOf(seats[bet.player]!.rollback(bet, more));
    }
    case "undoWin": {
      const standing = model.wins.filter((win) => !win.isUndone);
      const win = standing[each.which % (standing.length || 1)];
      if (!win) return undefined;
      win.isUndone = true;
      model.held = Math.max(0, model.held + win.took - model.seed);
      const more = { transaction_uuid: randomUUID() };
      return () => statusOf(seats[win.bet.player]!.rollback({ round: win.bet.round, id: win.id }, more));
    }
  }
}

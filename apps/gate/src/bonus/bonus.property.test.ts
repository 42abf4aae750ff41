import { randomUUID } from "node:crypto";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { testCampaigns } from "../testing/bonus-campaigns.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { expireBonuses } from "./end-bonus.ts";
import { payCashback } from "./pay-cashback.ts";
import { listBonusesInReview, releaseBonus } from "./review-bonus.ts";

const RUNS = inject("isFullSize") ? 150 : 15;

const seed = inject("seed");

type Seat = Awaited<ReturnType<typeof takeSeat>>;
type Sent = { round: string; id: string; send: () => Promise<unknown> };
const metaOf = (bet: { covered: number; mayLackPlayers: boolean }) => ({
  covered_share: bet.covered,
  may_lack_players: bet.mayLackPlayers,
});
type Table = {
  gate: GateFixture;
  player: { id: string; session: string; channel: string; currency: string };
  seats: Record<1 | 2 | 3, Seat>;
  bets: Sent[];
  wins: Sent[];
};

const codes = ["SPINS3", "CASHSPINS", "DEPOSITSPINS", "QUICK", "QUICK", "BACK10", "BELL25"] as const;
const game = fc.constantFrom<1 | 2 | 3>(1, 1, 1, 2, 3);
const nth = fc.nat(50);
const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("deposit" as const), amount: fc.constantFrom("10.00", "25.50") }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("claim" as const),
      code: fc.constantFrom(...codes),
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      do: fc.constant("bet" as const),
      game,
      stake: fc.constantFrom(0.01, 1, 4.99, 5, 5, 5, 7),
      covered: fc.constantFrom(...Array<number>(15).fill(0.3), 0.97),
      mayLackPlayers: fc.constantFrom(false, false, true),
      closed: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("spin" as const),
      game,
      stake: fc.constantFrom(0.2, 0.2, 0.2, 0.1, 0.21),
      copies: fc.constantFrom(1, 1, 3),
      closed: fc.constantFrom(false, false, true),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant("win" as const),
      nth,
      amount: fc.constantFrom(0, 0.01, 0.37, 2, 5, 12.5),
      closed: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("rollBackBet" as const), nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("rollBackWin" as const), nth }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("repeat" as const), nth }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("giveUp" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("release" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("wait" as const), hours: fc.constantFrom(1, 12, 30, 80) }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

describe("any order of deposits, claims, bets, spins, wins, rollbacks, repeats, endings and time", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({
      campaigns: testCampaigns,
      settings: { idleTimeoutMs: 1e11, absoluteTimeoutMs: 1e11 },
    });
  });
  afterAll(() => gate.close());

  it(`any order of deposits, claims, bets, spins, wins, rollbacks, repeats, endings and time breaks no invariant of the ledger, of rounds or of bonuses (SEED=${seed})`, {
    timeout: 1_200_000,
  }, async () => {
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...codes),
        fc.array(action, { minLength: 25, maxLength: 60, size: "max" }),
        async (first, actions) => {
          const table = await sitDown(gate, first);
          for (const each of actions) await perform(table, each);
          expect(await gate.violations()).toEqual([]);
          expect(await wagersWithoutStakes(table)).toEqual([]);
          const { rows } = await gate.database.query<{ kind: string }>(
            "SELECT kind FROM player_bonus WHERE player_id = $1",
            [table.player.id],
          );
          for (const { kind } of rows) kinds.add(kind);
        },
      ),
      { seed, numRuns: RUNS, unbiased: true, endOnFailure: true },
    );
    // The random sequences must cover all kinds of bonus.
    expect([...kinds].sort(), `seed ${seed}`).toEqual(["cashback", "deposit", "free_spins"]);
  });
});

/**
 * Finds active bonuses whose wagered amount is not what the stakes that were not rolled back have counted. A rollback after the requirement
 * was met changes nothing, so ended bonuses are not checked.
 */
async function wagersWithoutStakes({ gate, player }: Table): Promise<unknown[]> {
  const { rows } = await gate.database.query(
    `SELECT b.code, b.state, b.wagered_minor, r.counted_minor FROM player_bonus b LEFT JOIN (
       SELECT w -> 1 ->> 'bonusId' AS id, sum((w -> 1 ->> 'countedMinor')::bigint) AS counted_minor
       FROM wallet_round, jsonb_array_elements(wagers) AS w WHERE player_id = $1 GROUP BY 1) r ON r.id = b.id
     WHERE b.player_id = $1 AND b.wagered_minor <> coalesce(r.counted_minor, 0) AND b.state = 'active'`,
    [player.id],
  );
  return rows;
}

async function sitDown(gate: GateFixture, code: string): Promise<Table> {
  gate.clock.at = new Date("2026-11-20T12:00:00Z");
  const player = await gate.stranger();
  await gate.call("claimCode", { code }, player.session);
  await gate.deposit(player, code === "DEPOSITSPINS" ? "20.00" : "10.00");
  return { gate, player, seats: await openSeats(gate, player), bets: [], wins: [] };
}

async function openSeats(gate: GateFixture, player: Table["player"]): Promise<Table["seats"]> {
  return {
    1: await takeSeat(gate, player, 1),
    2: await takeSeat(gate, player, 2),
    3: await takeSeat(gate, player, 3),
  };
}

async function perform(table: Table, step: Action): Promise<void> {
  const { gate, player, seats, bets, wins } = table;
  const refusable = (promise: Promise<unknown>) => promise.catch(() => undefined);
  switch (step.do) {
    case "deposit":
      await gate.deposit(player, step.amount);
      return;
    case "claim":
      await refusable(gate.call("claimCode", { code: step.code }, player.session));
      return;
    case "bet":
    case "spin": {
      const rewardId = await rewardOf(table);
      const copies = step.do === "spin" ? step.copies : 1;
      const ids = { round: randomUUID(), transaction_uuid: randomUUID() };
      const more = { ...ids, round_closed: step.closed };
      const send = () =>
        step.do === "spin"
          ? seats[step.game].spin(rewardId, step.stake, more)
          : seats[step.game].bet(step.stake, { ...more, meta: metaOf(step) });
      const answers = await Promise.all(Array.from({ length: copies }, send));
      expect(new Set(answers.map(({ status, balance }) => `${status} ${balance}`)).size).toBe(1);
      if (answers[0]!.status === "RS_OK") bets.push({ round: ids.round, id: ids.transaction_uuid, send });
      return;
    }
    case "win": {
      const bet = pick(bets, step.nth);
      if (!bet) return;
      const id = randomUUID();
      const send = () => seats[1].win(bet, step.amount, { transaction_uuid: id, round_closed: step.closed });
      if ((await send()).status === "RS_OK") wins.push({ round: bet.round, id, send });
      return;
    }
    case "rollBackBet":
    case "rollBackWin": {
      const what = pick(step.do === "rollBackBet" ? bets : wins, step.nth);
      if (what) await seats[1].rollback(what);
      return;
    }
    case "repeat": {
      const what = pick([...bets, ...wins], step.nth);
      if (what) expect(await what.send()).toMatchObject({ status: "RS_OK" });
      return;
    }
    case "giveUp":
      await refusable(gate.call("giveUpBonus", { id: await rewardOf(table) }, player.session));
      return;
    case "release":
      for (const { id } of await listBonusesInReview(gate.database)) await releaseBonus(gate.deps, id);
      return;
    case "wait":
      gate.clock.at = new Date(gate.clock.at.getTime() + step.hours * HOUR_MS);
      await expireBonuses(gate.deps);
      await payCashback(gate.deps);
      table.seats = await openSeats(gate, player);
      return;
  }
}

/** The id of the player's last bonus, or "none". */
async function rewardOf({ gate, player }: Table): Promise<string> {
  const { bonuses } = await gate.call("bonuses", {}, player.session);
  return bonuses.find((bonus) => bonus.kind !== "cashback")?.bonus_id ?? "none";
}

function pick<T>(from: readonly T[], nth: number): T | undefined {
  return from.length === 0 ? undefined : from[from.length - 1 - (nth % Math.min(from.length, 8))];
}

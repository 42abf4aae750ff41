import { randomUUID } from "node:crypto";
import type { RoundInput } from "@bellwether/contract/studio/index.ts";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import {
  ASKED_MS,
  BLACKJACK_TABLE,
  createDecisionFixture,
  type DecisionFixture,
  UNTIL_MS,
} from "../testing/decision-fixture.ts";
import type { Fault } from "../testing/faulty-wallet.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { createSeededRandom } from "../testing/seeded-random.ts";

/** More steps than a node takes for a call and the rest of its round. */
const STEPS = 400;
/** The distance between the steps of a round at which a node dies; 1 at full size. */
const STRIDE = inject("isFullSize") ? 1 : 9;
const SEQUENCES = inject("isFullSize") ? 100 : 5;
const MAX_SEQUENCES = 100;
const ACTIONS = 40;
const FAULTS: readonly Fault[] = ["lose-request", "lose-response", "unavailable"];
const MOVES = ["hit", "double", "double", "split", "insure", "stand", "call", "call"] as const;

const seed = String(inject("seed"));

describe("decisions in a running round whose nodes fail", () => {
  let fixture: DecisionFixture;
  beforeAll(async () => {
    fixture = await createDecisionFixture();
  });
  afterAll(() => fixture.close());

  it("wherever a node dies during a call, the stake is taken once or given back, and the round ends within 5.5 s of the deadline", async () => {
    const { player, session } = await fixture.seated("1000.00");
    const taken = { calls: 0, folds: 0 };
    for (let steps = 0; steps < STEPS; steps += STRIDE) {
      let roundId = "";
      const { runsAt, number } = await fixture.running(async (round) => {
        roundId = await fixture.ante(session, round);
      });
      const life = createLifetime(steps);
      const dying = fixture.newStudio(killableOptions(fixture.parts, life));
      fixture.moveTo(runsAt, ASKED_MS);
      const requestId = randomUUID();
      await fixture.decide(session, roundId, "call", { requestId, via: dying });
      for (let second = 0; second < 40 && !life.isOver(); second += 1) {
        fixture.advance(1_000);
        await dying.runTables().catch(() => {});
        if ((await fixture.table()).round?.phase === "paid") break;
      }
      await dying.stop();
      if (!life.isOver()) break;
      const when = `died at step ${steps}`;
      if ((await fixture.table()).round?.phase === "running") {
        // Another node gives an uncertain stake up 5 s after the deadline, and then takes the default.
        fixture.moveTo(runsAt, UNTIL_MS + 5_000);
        await fixture.studio.runTables();
        fixture.moveTo(runsAt, UNTIL_MS + 5_500);
        await fixture.studio.runTables();
        expect((await fixture.table()).round?.phase, when).toBe("drawn");
      }
      await fixture.finish();
      const [bet] = await fixture.bets(session, number);
      const isCalled = bet?.actions.length === 1;
      taken[isCalled ? "calls" : "folds"] += 1;
      expect(bet, when).toMatchObject({ state: "settled", furtherMinor: isCalled ? "2000" : "0" });
      const again = await fixture.decide(session, roundId, "call", { requestId });
      if (isCalled) expect(again.data, when).toMatchObject({ action: { move: "call" } });
      else expect(["too_late", "wallet_unavailable"], when).toContain(again.error?.code);
      expect(await checkBooks(fixture.database), when).toEqual([]);
      expect(await fixture.balanceOf(player), when).toBe(
        100_000n + (await netOf(fixture.database, player.id)),
      );
    }
    expect(Math.min(taken.calls, taken.folds)).toBeGreaterThan(0);
    expect(await fixture.gate.violations()).toEqual([]);
  }, 1_200_000);

  it.each([
    ["live hold'em", undefined],
    ["live blackjack", BLACKJACK_TABLE],
  ] as const)(
    `a round of decisions whose nodes fail loses and doubles no stake at a table of %s in any sequence of bets, moves, faults and crashes (SEED=${seed})`,
    async (game, table) => {
      const at = table ? await createDecisionFixture(table) : fixture;
      const takenStakes = async () => {
        const { rows } = await at.database.query<{ count: bigint }>(
          "SELECT count(*) AS count FROM studio_action WHERE from_ms IS NOT NULL AND state = 'taken'",
        );
        return Number(rows[0]?.count);
      };
      // Some sequences take no further stake, so there are more until one has.
      for (
        let sequence = 0;
        sequence < SEQUENCES || (sequence < MAX_SEQUENCES && (await takenStakes()) === 0);
        sequence += 1
      ) {
        const when = `${game}, seed ${seed}, sequence ${sequence}`;
        const random = createSeededRandom(`${seed}:${game}:${sequence}`);
        const players = await runSequence(at, random, table !== undefined);
        expect(await checkBooks(at.database), when).toEqual([]);
        for (const { id } of players)
          expect(await at.balanceOf({ id }), when).toBe(20_000n + (await netOf(at.database, id)));
      }
      expect(await at.gate.violations(), `seed ${seed}`).toEqual([]);
      expect(await takenStakes(), `seed ${seed}`).toBeGreaterThan(0);
      if (table) await at.close();
    },
    1_200_000,
  );
});

/** Two players bet and decide while nodes crash and the wallet fails; then everything is finished. */
async function runSequence(
  fixture: DecisionFixture,
  random: ReturnType<typeof createSeededRandom>,
  hasSeats: boolean,
) {
  const players = [await fixture.seated("200.00"), await fixture.seated("200.00")];
  const newNode = () => {
    const life = createLifetime(random.below(400));
    return { life, studio: fixture.newStudio(killableOptions(fixture.parts, life)) };
  };
  let node = newNode();
  fixture.wallet.faultOf = () => (random.oneIn(6) ? random.pick(FAULTS) : undefined);
  const via = () => random.pick([node.studio, fixture.studio]);
  const bet = async () => {
    const { round } = await fixture.table();
    const places: RoundInput[] = [{ seat: 1 }, { seat: 4 }, { behind: 1 }, { behind: 4 }];
    const input = hasSeats ? random.pick(places) : { bets: { ante: "500" } };
    await fixture.wager(random.pick(players).session, round?.number ?? 1, 500, input, via());
  };
  const move = async () => {
    const { round, run } = await fixture.ask("readTable", { tableId: fixture.tableId });
    if (!round) return;
    const asked = run?.question?.roundId;
    const own = await Promise.all(
      players.map(async ({ session }) =>
        (await fixture.bets(session, round.number)).map((placed) => ({ ...placed, session })),
      ),
    );
    const bets = own.flat().filter(({ roundId }) => !asked || roundId === asked);
    const placed = bets.length > 0 ? random.pick(bets) : undefined;
    if (!placed) return;
    const { session, roundId } = placed;
    const sent = () => fixture.decide(session, roundId, random.pick(MOVES), { via: via() });
    await (random.oneIn(3) ? Promise.all([sent(), sent()]) : sent());
  };
  /** Runs the round on until its players can decide. */
  const decide = async () => {
    for (let second = 0; second < 25; second += 1) {
      if ((await fixture.table()).round?.phase === "running") break;
      fixture.advance(1_000);
      await fixture.studio.runTables();
    }
    fixture.advance(5_000);
  };
  const actions: (() => Promise<unknown>)[] = [
    bet,
    bet,
    decide,
    () => Promise.all([bet(), bet()]),
    move,
    move,
    move,
    move,
    () => node.studio.runTables().catch(() => {}),
    () => fixture.studio.runTables(),
    () => node.studio.resolveRounds().catch(() => {}),
    async () => fixture.advance(random.pick([500, 1_000, 3_000, 3_000, 6_000, 13_000])),
  ];
  await fixture.betting();
  for (const begin of [bet, bet, bet, decide, move, move, move]) await begin();
  for (let action = 0; action < ACTIONS; action += 1) {
    await random.pick(actions)();
    if (node.life.isOver()) node = newNode();
  }
  fixture.wallet.faultOf = () => undefined;
  await fixture.finish();
  return players.map(({ player }) => player);
}

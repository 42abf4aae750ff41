import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import type { Fault } from "../testing/faulty-wallet.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { createSeededRandom } from "../testing/seeded-random.ts";
import { createTableFixture, TABLE_GAME_ID, type TableFixture } from "../testing/table-fixture.ts";

const SEQUENCES = inject("isFullSize") ? 150 : 8;
const ACTIONS = 30;
const FAULTS: readonly Fault[] = ["lose-request", "lose-response", "unavailable"];
/** More steps than a node takes for a bet and the rest of its round. */
const STEPS = 400;
/** The distance between the steps of a round at which a node dies; 1 at full size. */
const STRIDE = inject("isFullSize") ? 1 : 7;

const seed = String(inject("seed"));

describe("a live table whose nodes fail", () => {
  let fixture: TableFixture;
  beforeAll(async () => {
    fixture = await createTableFixture();
  });
  afterAll(() => fixture.close());

  it("a live table whose nodes fail is finished by another node, wherever the first one dies, with every bet paid once or returned", async () => {
    const { player, session } = await fixture.playing("1000.00", TABLE_GAME_ID);
    const phases = new Set<string>();
    let deaths = 0;
    for (let steps = 0; steps < STEPS; steps += STRIDE) {
      const number = await fixture.betting();
      const life = createLifetime(steps);
      const dying = fixture.newStudio(killableOptions(fixture.parts, life));
      await fixture.bet(session, number, { red: 100 }, dying);
      for (let second = 0; second < 60 && !life.isOver(); second += 1) {
        fixture.advance(1_000);
        await dying.runTables().catch(() => {});
        if ((await fixture.table()).round?.phase === "paid") break;
      }
      await dying.stop();
      const { round } = await fixture.table();
      if (!life.isOver()) break;
      deaths += 1;
      phases.add(String(round?.phase));

      await fixture.finish();
      const when = `died at step ${steps} in ${round?.phase}`;
      expect(await checkBooks(fixture.database), when).toEqual([]);
      expect(await fixture.balanceOf(player), when).toBe(
        100_000n + (await netOf(fixture.database, player.id)),
      );
    }
    expect(deaths).toBeGreaterThan(5);
    expect([...phases]).toEqual(expect.arrayContaining(["betting", "closed", "sealed", "drawn"]));
    expect(await fixture.gate.violations()).toEqual([]);
  }, 1_200_000);

  it(`a live table whose nodes fail loses and doubles no bet in any sequence of bets, faults, crashes and silences (SEED=${seed})`, async () => {
    const states = new Set<string>();
    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      const when = `seed ${seed}, sequence ${sequence}`;
      const { id } = await runSequence(fixture, createSeededRandom(`${seed}:${sequence}`));
      for (const state of await fixture.statesOf({ id })) states.add(state);
      expect(await checkBooks(fixture.database), when).toEqual([]);
      expect(await fixture.balanceOf({ id }), when).toBe(10_000n + (await netOf(fixture.database, id)));
    }
    expect(await fixture.gate.violations(), `seed ${seed}`).toEqual([]);
    expect([...states].sort(), `seed ${seed}`).toEqual(expect.arrayContaining(["rolled_back", "settled"]));
  }, 1_200_000);

  it("a live table whose nodes fail draws each of 3 rounds once when two nodes advance it at the same moments", async () => {
    const { player, session } = await fixture.playing("100.00", TABLE_GAME_ID);
    const nodes = [fixture.newStudio(), fixture.newStudio()];
    const numbers: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const number = await fixture.betting();
      numbers.push(number);
      await Promise.all(nodes.map((via) => fixture.bet(session, number, { red: 100, black: 100 }, via)));
      let steps = 0;
      for (let second = 0; second < 60; second += 1) {
        fixture.advance(1_000);
        const taken = await Promise.all(nodes.map((node) => node.runTables()));
        steps += taken.reduce((sum, each) => sum + each, 0);
        if ((await fixture.table()).round?.phase === "paid") break;
      }
      expect(steps, "close, seal, draw, pay: each by one node").toBe(4);
    }
    expect(numbers[2]).toBe(numbers[0]! + 2);
    await fixture.finish();
    expect(await checkBooks(fixture.database)).toEqual([]);
    expect(await fixture.balanceOf(player)).toBe(10_000n + (await netOf(fixture.database, player.id)));
  }, 1_200_000);
});

/** Two devices bet while nodes crash, the wallet fails and the beacon falls silent; then everything is finished. */
async function runSequence(fixture: TableFixture, random: ReturnType<typeof createSeededRandom>) {
  const { player, session } = await fixture.playing("100.00", TABLE_GAME_ID);
  const other = (await fixture.open(player, TABLE_GAME_ID)).session;
  const newNode = () => {
    const life = createLifetime(random.below(200));
    return { life, studio: fixture.newStudio(killableOptions(fixture.parts, life)) };
  };
  let node = newNode();
  fixture.wallet.faultOf = () => (random.oneIn(5) ? random.pick(FAULTS) : undefined);
  const bet = async () => {
    const { round } = await fixture.table();
    const spots: Record<string, number> = random.oneIn(2) ? { red: 100 } : { "straight-7": 50, black: 50 };
    await fixture.bet(random.pick([session, other]), round?.number ?? 1, spots, node.studio);
  };
  const actions: (() => Promise<unknown>)[] = [
    bet,
    bet,
    () => Promise.all([bet(), bet()]),
    () => node.studio.runTables().catch(() => {}),
    () => fixture.studio.runTables(),
    () => node.studio.resolveRounds().catch(() => {}),
    async () => {
      fixture.beacon.isAway = random.oneIn(4);
    },
    async () => fixture.advance(random.pick([500, 3_000, 21_000, 40_000])),
  ];
  for (let action = 0; action < ACTIONS; action += 1) {
    await random.pick(actions)();
    if (node.life.isOver()) node = newNode();
  }
  fixture.wallet.faultOf = () => undefined;
  await fixture.finish();
  return player;
}

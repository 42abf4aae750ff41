import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import { createDrawFixture, DRAW_TABLE, type DrawFixture } from "../testing/draw-fixture.ts";
import type { Fault } from "../testing/faulty-wallet.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { createSeededRandom } from "../testing/seeded-random.ts";

const PRICE = 150;
const FAULTS: readonly Fault[] = ["lose-request", "lose-response", "unavailable"];
/** Interval between kills, in steps; the full size kills at each step. */
const STRIDE = inject("isFullSize") ? 1 : 17;
const SEQUENCES = inject("isFullSize") ? 60 : 4;
const ACTIONS = 25;

const seed = String(inject("seed"));

/** Slips that together have all numbers, so that some of them win nearly always. */
const slips = Array.from({ length: 10 }, (_, index) =>
  Array.from({ length: 6 }, (_, place) => ((index * 5 + place * 8) % 49) + 1).sort((a, b) => a - b),
);
const many = { stakeMinor: String(10 * PRICE), input: { slips } };
const one = { stakeMinor: String(PRICE), input: { slips: slips.slice(0, 1) } };

describe("draws whose nodes fail", () => {
  let fixture: DrawFixture;
  beforeAll(async () => {
    fixture = await createDrawFixture();
  });
  afterEach(() => {
    fixture.wallet.faultOf = () => undefined;
    fixture.beacon.isAway = false;
  });
  afterAll(() => fixture.close());

  const finish = async () => {
    fixture.beacon.isAway = false;
    const { rows } = await fixture.database.query<{ number: number }>(
      `SELECT DISTINCT table_number AS number FROM studio_round WHERE due_at IS NOT NULL UNION
       SELECT number FROM studio_table_round WHERE phase IN ('drawn', 'paid', 'void') AND wallet_closed_at IS NULL ORDER BY number`,
    );
    for (const { number } of rows) await fixture.over(number);
  };

  it.each(["betting", "closed", "sealed", "drawn", "paid"])(
    "draws whose nodes fail are finished by another node, wherever the first one dies from the phase %s on, with every ticket paid once",
    async (from) => {
      let deaths = 0;
      for (let steps = 0; steps < 300; steps += STRIDE) {
        const [next] = await fixture.upcoming();
        const number = next?.number ?? 0;
        const { player, session } = await fixture.seated();
        const phaseOf = async () =>
          (await fixture.ask("readTableRound", { tableId: fixture.tableId, number })).phase;
        await fixture.buy(session, { numbers: [number], ...one });
        if (from !== "betting") await fixture.buy(session, { numbers: [number], ...many });
        for (let second = 0; (await phaseOf()) !== from; second += 1) {
          if (second > 200) throw new Error(`no phase ${from}`);
          fixture.advance(1_000);
          await fixture.studio.runTables();
        }
        const life = createLifetime(steps);
        const dying = fixture.newStudio(killableOptions(fixture.parts, life));
        if (from === "betting")
          await fixture.buy(session, { numbers: [number], ...many }, dying).catch(() => {});
        for (let turn = 0; turn < 3 && !life.isOver() && from !== "betting"; turn += 1) {
          fixture.advance(7_000);
          await dying.runTables().catch(() => {});
        }
        await dying.stop();
        const isOver = life.isOver();
        await finish();
        const when = `died at step ${steps}`;
        expect(await checkBooks(fixture.database), when).toEqual([]);
        expect(await fixture.balanceOf(player), when).toBe(
          10_000n + (await netOf(fixture.database, player.id)),
        );
        if (!isOver) break;
        deaths += 1;
      }
      expect(deaths).toBeGreaterThan(0);
      expect(await fixture.gate.violations()).toEqual([]);
    },
    1_200_000,
  );

  it(`draws whose nodes fail lose and double no ticket in any sequence of purchases, returns, faults, crashes and silences (SEED=${seed})`, async () => {
    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      const when = `seed ${seed}, sequence ${sequence}`;
      const random = createSeededRandom(`${seed}:${sequence}`);
      const { player, session } = await fixture.seated();
      const newNode = () => {
        const life = createLifetime(random.below(250));
        return { life, studio: fixture.newStudio(killableOptions(fixture.parts, life)) };
      };
      let node = newNode();
      fixture.wallet.faultOf = () => (random.oneIn(6) ? random.pick(FAULTS) : undefined);
      const { tableId } = fixture;
      const onSale = async () =>
        (await fixture.ask("listUpcoming", { tableId })).draws.map(({ number }) => number);
      const buy = async () => {
        const numbers = (await onSale()).slice(0, 1 + random.below(3));
        if (numbers.length > 0) await fixture.buy(session, { numbers, ...one }, node.studio).catch(() => {});
      };
      const cancel = async () => {
        const { tickets } = await fixture.ask("listTickets", { session, tableId });
        const { roundId } = tickets.at(random.below(tickets.length + 1)) ?? {};
        if (roundId)
          await fixture.call("cancelTicket", { session, tableId, roundId, via: node.studio }).catch(() => {});
      };
      const actions: (() => Promise<unknown>)[] = [
        buy,
        () => Promise.all([buy(), buy()]),
        cancel,
        () => node.studio.runTables().catch(() => {}),
        () => fixture.studio.runTables(),
        () => node.studio.resolveRounds().catch(() => {}),
        async () => {
          fixture.beacon.isAway = random.oneIn(5);
        },
        async () => fixture.advance(random.pick([500, 3_000, 21_000, 60_000])),
      ];
      for (let action = 0; action < ACTIONS; action += 1) {
        await random.pick(actions)();
        if (node.life.isOver()) node = newNode();
      }
      fixture.wallet.faultOf = () => undefined;
      await finish();
      expect(await checkBooks(fixture.database), when).toEqual([]);
      expect(await fixture.balanceOf(player), when).toBe(
        10_000n + (await netOf(fixture.database, player.id)),
      );
    }
    expect(await fixture.gate.violations(), `seed ${seed}`).toEqual([]);
  }, 1_200_000);

  it("draws whose nodes fail are drawn and settled once when two nodes do each step at the same moments", async () => {
    const { player, session } = await fixture.seated();
    const [next] = await fixture.upcoming();
    const number = next?.number ?? 0;
    const nodes = [fixture.newStudio(), fixture.newStudio()];
    await Promise.all(nodes.map((via) => fixture.buy(session, { numbers: [number], ...many }, via)));
    for (let second = 0; second < 120 && !(await fixture.isFinished(number)); second += 1) {
      fixture.advance(1_000);
      await Promise.all(nodes.map((node) => node.runTables()));
      await Promise.all(nodes.map((node) => node.resolveRounds()));
    }
    const wins = fixture.wallet.calls.filter((path) => path === "/transaction/wins").length;
    expect(wins).toBeGreaterThan(0);
    expect(await fixture.statesOf(player)).toEqual(["settled", "settled"]);
    expect(await checkBooks(fixture.database)).toEqual([]);
    expect(await fixture.balanceOf(player)).toBe(10_000n + (await netOf(fixture.database, player.id)));
  });
});

describe("a raffle, whose numbers are sold once", () => {
  let fixture: DrawFixture;
  beforeAll(async () => {
    fixture = await createDrawFixture({ ...DRAW_TABLE, name: "raffle", model: "sunday-raffle" });
  });
  afterAll(() => fixture.close());
  const RAFFLE_PRICE = 200;
  const buy = (session: string, number: number, numbers: number[]) =>
    fixture.buy(session, {
      numbers: [number],
      stakeMinor: String(numbers.length * RAFFLE_PRICE),
      input: { numbers },
    });
  const refusals = async (bought: ReturnType<typeof buy>) => (await bought).tickets[0]?.refusal;
  const taken = async (number: number) =>
    (await fixture.ask("listTaken", { tableId: fixture.tableId, number })).taken;

  it("a raffle, whose numbers are sold once, sells a number to one of two players who ask at the same moment, and again after it was returned", async () => {
    const [first, second] = [await fixture.seated(), await fixture.seated()];
    const [next, later] = (await fixture.upcoming()).map(({ number }) => number);
    const number = next ?? 0;
    const answers = await Promise.all([
      refusals(buy(first.session, number, [7, 8])),
      refusals(buy(second.session, number, [8, 9])),
    ]);
    expect(answers.toSorted()).toEqual([null, "number_taken"].toSorted());
    const buyer = answers[0] === null ? first : second;
    expect(await refusals(buy(buyer.session, number, [8, 10]))).toBe("number_taken");
    const [winner, loser] = answers[0] === null ? [first, second] : [second, first];
    expect(await taken(number)).toEqual(answers[0] === null ? [7, 8] : [8, 9]);
    expect(await fixture.balanceOf(loser.player)).toBe(10_000n);
    // The same number is free in another draw.
    expect(await refusals(buy(loser.session, later ?? 0, [8]))).toBeNull();
    const { tickets } = await fixture.ask("listTickets", {
      session: winner.session,
      tableId: fixture.tableId,
    });
    const roundId = tickets[0]?.roundId ?? "";
    await fixture.ask("cancelTicket", { session: winner.session, tableId: fixture.tableId, roundId });
    expect(await taken(number)).toEqual([]);
    expect(await refusals(buy(loser.session, number, [8]))).toBeNull();
    expect(await refusals(buy(winner.session, number, [9]))).toBeNull();
    const round = await fixture.over(number);
    expect(round).toMatchObject({ phase: "paid", betCount: 2 });
    await fixture.over(later ?? 0);
    expect(await checkBooks(fixture.database)).toEqual([]);
    for (const { player } of [first, second])
      expect(await fixture.balanceOf(player)).toBe(10_000n + (await netOf(fixture.database, player.id)));
  });
});

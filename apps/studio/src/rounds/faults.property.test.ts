import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Studio } from "../create-studio.ts";
import { checkBooks, netOf } from "../testing/check-books.ts";
import type { Fault } from "../testing/faulty-wallet.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { createSeededRandom, type SeededRandom } from "../testing/seeded-random.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

const SEQUENCES = inject("isFullSize") ? 250 : 15;
const ACTIONS = 24;
const FAULTS: readonly Fault[] = ["lose-request", "lose-response", "unavailable"];
const DEPOSIT_MINOR = 5_000n;

const seed = String(inject("seed"));

describe("any sequence of calls, faults and crashes", () => {
  let fixture: StudioFixture;
  beforeAll(async () => {
    fixture = await createStudioFixture();
  });
  afterAll(() => fixture.close());

  it(`any sequence of calls, faults and crashes leaves accounts that agree to the last minor unit (SEED=${seed})`, {
    timeout: 1_200_000,
  }, async () => {
    const states = new Set<string>();
    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      const random = createSeededRandom(`${seed}:${sequence}`);
      const { id, gone } = await runSequence(fixture, random);
      for (const state of gone) states.add(state);
      const when = `seed ${seed}, sequence ${sequence}: ${gone.join(" ")}`;
      expect(await checkBooks(fixture.database), when).toEqual([]);
      expect(await fixture.balanceOf({ id }), when).toBe(DEPOSIT_MINOR + (await netOf(fixture.database, id)));
    }
    expect(await fixture.gate.violations(), `seed ${seed}`).toEqual([]);
    expect([...states], `seed ${seed}`).toEqual(expect.arrayContaining(["settled", "rolled_back"]));
  });
});

/** Plays with occasional network faults and process crashes until nothing is due any more. */
async function runSequence(fixture: StudioFixture, random: SeededRandom) {
  const { player, session } = await fixture.playing("50.00");
  const sessions = [session, (await fixture.open(player)).session];
  const newNode = () => {
    const life = createLifetime(random.below(150));
    const parts = killableOptions({ ...fixture.parts }, life);
    return { life, studio: fixture.newStudio({ ...parts, randomBytes: random.bytes }) };
  };
  fixture.wallet.faultOf = () => (random.oneIn(4) ? random.pick(FAULTS) : undefined);
  let isResolving = false;
  fixture.wallet.meanwhile = async () => {
    if (isResolving || !random.oneIn(8)) return;
    isResolving = true;
    // This node is so slow that another node considers it dead.
    fixture.advance(10_000);
    await fixture.studio.resolveRounds();
    isResolving = false;
  };
  let node = newNode();
  const drawn = new Map<string, string>();
  const roundIds: string[] = [];
  let wish = fixture.wish();

  const start = async (via: Studio) => {
    const answer = await fixture.call("startRound", { body: wish, session: random.pick(sessions), via });
    if (!answer.data) return;
    const { roundId, script, payoutMinor } = answer.data;
    const outcome = JSON.stringify([roundId, script, payoutMinor]);
    // The round of a request never changes, however often it is requested and whichever process crashed in between.
    expect(drawn.get(wish.requestId) ?? outcome).toBe(outcome);
    drawn.set(wish.requestId, outcome);
    roundIds.push(roundId);
  };
  const actions: ((via: Studio) => Promise<unknown>)[] = [
    (via) => {
      wish = fixture.wish({ stakeMinor: random.pick(["100", "500", "2000"]) });
      return start(via);
    },
    start,
    (via) => Promise.all([start(via), start(via)]),
    async (via) => {
      if (roundIds.length === 0) return;
      await fixture.call("settleRound", {
        session: random.pick(sessions),
        roundId: random.pick(roundIds),
        via,
      });
    },
    (via) =>
      fixture.call("rotateSeeds", {
        body: { requestId: randomUUID(), clientSeed: "c" },
        session: random.pick(sessions),
        via,
      }),
    (via) => via.resolveRounds().catch(() => {}),
    async () => fixture.advance(random.pick([500, 3_000, 10_000, 61_000])),
  ];

  for (let action = 0; action < ACTIONS; action += 1) {
    fixture.advance(random.below(4_000));
    await random.pick(actions)(node.studio);
    if (node.life.isOver()) node = newNode();
  }
  fixture.wallet.faultOf = () => undefined;
  fixture.wallet.meanwhile = async () => {};
  await fixture.resolveAll();
  return { id: player.id, gone: await fixture.statesOf(player) };
}

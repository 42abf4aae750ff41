import { randomUUID } from "node:crypto";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import { DOUBLE, startDeciding, TAKE } from "../testing/deciding-round.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

/** The distance between the steps of a round at which the process dies; 1 at full size. */
const STRIDE = inject("isFullSize") ? 1 : 3;

let fixture: StudioFixture;
beforeAll(async () => {
  fixture = await createStudioFixture({ models: { "bell-two": "double-up" } });
});
afterAll(() => fixture.close());

it("a process that crashes at any step of a round with two further stakes after a new sign-in leaves it to the next process, with no money lost or doubled", {
  timeout: 180_000,
}, async () => {
  const seen = new Set<string>();
  let deaths = 0;
  for (let steps = 0; steps < 120; steps += STRIDE) {
    const { player, session: first } = await fixture.playing("50.00", 2);
    await fixture.destineCoins(first, 5, false);
    const life = createLifetime(steps);
    const dying = fixture.newStudio(killableOptions(fixture.parts, life));
    const { data: round } = await fixture.start(first, {}, dying);
    const roundId = round?.roundId ?? randomUUID();
    // A dead process signs nobody in: the other node would go on with its round.
    const session = life.isOver() ? first : (await fixture.reopen(player, 2)).session;
    for (const [index, action] of [DOUBLE, DOUBLE, TAKE].entries())
      await fixture.call("act", {
        session,
        roundId,
        body: { requestId: randomUUID(), seq: index + 1, action },
        via: dying,
      });
    await fixture.call("settleRound", { session, roundId, via: dying });
    await dying.stop();
    if (!life.isOver()) break;
    deaths += STRIDE;
    for (const state of await fixture.statesOf(player)) seen.add(state);
    fixture.advance(25 * HOUR_MS);
    await fixture.resolveAll(fixture.newStudio());
    expect(await checkBooks(fixture.database), `died at step ${steps}`).toEqual([]);
    expect(await fixture.balanceOf(player)).toBe(5_000n + (await netOf(fixture.database, player.id)));
  }
  expect(deaths).toBeGreaterThan(20);
  expect(deaths).toBeLessThan(120);
  expect([...seen]).toEqual(expect.arrayContaining(["staking", "deciding", "open", "settling"]));
  expect(await fixture.gate.violations()).toEqual([]);
});

it("a process that crashes at any step while its player excludes themselves during a further stake leaves the default to the next process, which pays it within a minute", {
  timeout: 180_000,
}, async () => {
  const { deps, gate } = fixture.gate;
  const { onPlayEnd } = deps;
  let deaths = 0;
  for (let steps = 0; steps < 60; steps += STRIDE) {
    const { player, session, round } = await startDeciding(fixture);
    const exclude = () => fixture.gate.call("selfExclude", { duration: "7d" }, player.session);
    const life = createLifetime(steps);
    const dying = fixture.newStudio(killableOptions(fixture.parts, life));
    deps.onPlayEnd = (playerId) => dying.endDecisions(playerId).catch(() => {});
    let isExcluded = false;
    fixture.wallet.meanwhile = async (path, way) => {
      if (isExcluded || path !== "/transaction/bet" || way !== "back") return;
      isExcluded = true;
      await exclude();
    };
    const body = { requestId: randomUUID(), seq: 1, action: DOUBLE };
    await fixture.call("act", { session, roundId: round.roundId, body, via: dying });
    fixture.wallet.meanwhile = async () => {};
    if (!isExcluded) await exclude();
    await dying.stop();
    deps.onPlayEnd = onPlayEnd;
    await fixture.database.query("UPDATE job SET due_at = now() WHERE name = 'play-ends'");
    await gate.jobs.runDue();
    for (let turn = 0; turn < 6; turn += 1) {
      fixture.advance(10_000);
      await fixture.studio.resolveRounds();
    }
    expect(await fixture.statesOf(player), `died at step ${steps}`).toEqual(["settled"]);
    expect(await checkBooks(fixture.database), `died at step ${steps}`).toEqual([]);
    expect(await fixture.balanceOf(player)).toBe(5_000n + (await netOf(fixture.database, player.id)));
    if (!life.isOver()) break;
    deaths += STRIDE;
  }
  expect(deaths).toBeGreaterThan(8);
  expect(deaths).toBeLessThan(60);
  expect(await fixture.gate.violations()).toEqual([]);
});

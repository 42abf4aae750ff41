import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

/** More steps than a start and a settlement take together. */
const STEPS = 40;

describe("a studio process that crashes", () => {
  let fixture: StudioFixture;
  beforeAll(async () => {
    fixture = await createStudioFixture();
  });
  afterAll(() => fixture.close());

  it.each(["win", "loss"] as const)(
    "a studio process that crashes at any step of a %s leaves a round that the next process finishes, with no money lost or doubled",
    async (outcome) => {
      const { player, opened, session } = await fixture.playing("500.00");
      const seen = new Set<string>();
      let deaths = 0;
      for (let steps = 0; steps < STEPS; steps += 1) {
        await fixture.destine(session, opened, outcome);
        const life = createLifetime(steps);
        const dying = fixture.newStudio(killableOptions(fixture.parts, life));
        const { data: round } = await fixture.start(session, {}, dying);
        if (round) await fixture.call("settleRound", { session, roundId: round.roundId, via: dying });
        await dying.stop();
        if (!life.isOver()) break;
        deaths += 1;
        for (const state of await fixture.statesOf(player)) seen.add(state);

        await fixture.resolveAll(fixture.newStudio());
        expect(await checkBooks(fixture.database), `died at step ${steps}`).toEqual([]);
        expect(await fixture.balanceOf(player)).toBe(50_000n + (await netOf(fixture.database, player.id)));
      }
      expect(deaths).toBeGreaterThan(5);
      expect(deaths).toBeLessThan(STEPS);
      const midway = outcome === "win" ? ["staking", "open", "settling"] : ["staking", "settling"];
      expect([...seen]).toEqual(expect.arrayContaining(midway));
      expect(await fixture.gate.violations()).toEqual([]);
    },
  );

  it("a studio process draws a round that one of an older release has left staked, and returns it to the repeated request", async () => {
    const { player, opened, session } = await fixture.playing();
    const payoutMinor = await fixture.destine(session, opened, "win");
    fixture.advance(6_000);
    const body = fixture.wish();
    const { data: first } = await fixture.call("startRound", { body, session });
    await fixture.database.query(
      "UPDATE studio_round SET state = 'staked', script = NULL, payout_minor = NULL WHERE id = $1",
      [first!.roundId],
    );
    expect(await fixture.statesOf(player)).toEqual(["staked"]);
    const round = await fixture.ask("startRound", { body, session });
    expect(round).toEqual({ ...first, state: "open", nonce: 0, payoutMinor: String(payoutMinor) });
  });

  it("a studio process that crashes leaves an open round that the next process takes over at once", async () => {
    const { player, opened, session } = await fixture.playing();
    await fixture.destine(session, opened, "win");
    const { data: round } = await fixture.start(session);
    const next = fixture.newStudio();
    const token = await fixture.gate.launch(player);
    const body = { token, gameCode: "bell-one", mode: "money" };
    const reopened = await fixture.ask("openSession", { body, via: next });
    expect(reopened.openRound).toMatchObject({ roundId: round!.roundId, script: round!.script });
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import { createLifetime, killableOptions } from "../testing/killable-options.ts";
import { createRunFixture, type RunFixture } from "../testing/run-fixture.ts";

/** More steps than a node takes for a cash-out and the rest of its round. */
const STEPS = 300;
/** More steps than a node takes to pay a round. */
const PAYING_STEPS = 40;
/** The distance between the steps of a run at which a node dies; 1 at full size. */
const STRIDE = inject("isFullSize") ? 1 : 7;
/** The run of `rocket-ferry` shows 1.20 after this time. */
const AT_1_20_MS = 1_173;

describe("a running round whose nodes fail", () => {
  let fixture: RunFixture;
  beforeAll(async () => {
    fixture = await createRunFixture();
  });
  afterAll(() => fixture.close());

  it("a running round whose nodes fail ends at the same point, wherever a node dies, and pays the cash-out that was stored and no other", async () => {
    const { player, session } = await fixture.seated();
    const phases = new Set<string>();
    let stored = 0;
    let lost = 0;
    /** A node takes a cash-out and runs the table until it dies after this many steps; false if it survives the round. */
    const diesAfter = async (steps: number, takesOverAt: "running" | "drawn") => {
      let roundId = "";
      const { runsAt, number, point } = await fixture.running(AT_1_20_MS + 1, async (round) => {
        roundId = await fixture.wager(session, round);
      });
      const life = createLifetime(steps);
      const dying = fixture.newStudio(killableOptions(fixture.parts, life));
      fixture.moveTo(runsAt, AT_1_20_MS);
      const requestId = randomUUID();
      const via = takesOverAt === "running" ? dying : fixture.studio;
      await fixture.cashOut(session, roundId, { requestId, via });
      if (takesOverAt === "drawn") await fixture.runUntil("drawn");
      for (let second = 0; second < 150 && !life.isOver(); second += 1) {
        fixture.advance(1_000);
        await dying.runTables().catch(() => {});
        if ((await fixture.table()).round?.phase === "paid") break;
      }
      await dying.stop();
      if (!life.isOver()) return false;
      phases.add(String((await fixture.table()).round?.phase));
      await fixture.finish();

      const when = `died at step ${steps} from the phase ${takesOverAt} on`;
      const [bet] = await fixture.bets(session, number);
      const isStored = bet?.actions.length === 1;
      if (isStored) stored += 1;
      else lost += 1;
      expect(bet, when).toMatchObject({ state: "settled", payoutMinor: isStored ? "120" : "0" });
      expect((await fixture.table()).results[0], when).toMatchObject({
        number,
        events: [{ atHundredths: point }],
      });
      // The player's device asks again: a stored cash-out is answered, another one is too late.
      const again = await fixture.cashOut(session, roundId, { requestId });
      expect(again.error?.code ?? again.data?.afterMs, when).toBe(isStored ? AT_1_20_MS : "too_late");
      expect(await checkBooks(fixture.database), when).toEqual([]);
      expect(await fixture.balanceOf(player), when).toBe(
        10_000n + (await netOf(fixture.database, player.id)),
      );
      return true;
    };
    for (let steps = 0; steps < STEPS && (await diesAfter(steps, "running")); steps += STRIDE);
    // The length of a run is random, so the strides above may miss the short phase after it.
    for (let steps = 0; steps < PAYING_STEPS && (await diesAfter(steps, "drawn")); steps += STRIDE);
    expect([...phases]).toEqual(expect.arrayContaining(["running", "drawn"]));
    expect(Math.min(stored, lost)).toBeGreaterThan(0);
    expect(await fixture.gate.violations()).toEqual([]);
  }, 1_200_000);
});

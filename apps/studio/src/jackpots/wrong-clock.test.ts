import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkBooks } from "../testing/check-books.ts";
import { createClockFixture } from "../testing/clock-fixture.ts";
import { testDrop } from "../testing/test-jackpots.ts";

describe("win-time clocks after a clock that was a day ahead is right again", () => {
  let fixture: Awaited<ReturnType<typeof createClockFixture>>;
  beforeEach(async () => {
    fixture = await createClockFixture();
    await fixture.studio.runJackpots();
  });
  afterEach(async () => {
    await fixture.resolveAll();
    await fixture.drawAll();
    expect(await checkBooks(fixture.database)).toEqual([]);
    expect(await fixture.gate.violations()).toEqual([]);
    await fixture.close();
  });

  const stateOf = async (number: number) => (await fixture.clock(number)).state;
  const runs = async (count: number) => {
    for (let run = 0; run < count; run += 1) {
      await fixture.studio.runJackpots();
      fixture.advance(1_000);
    }
  };
  /** A player whose stake has entered the first clock, which is at zero. */
  const atZero = async () => {
    const { player, session } = await fixture.playing("50.00");
    await fixture.play(session);
    fixture.toZero();
    return { player, balance: await fixture.balanceOf(player) };
  };
  const expectPaid = async ({ player, balance }: Awaited<ReturnType<typeof atZero>>) => {
    const { state, amountMinor } = await fixture.clock(1);
    expect(state).toBe("paid");
    expect(await fixture.balanceOf(player)).toBe(balance + BigInt(amountMinor!));
  };

  it.each(["closed", "sealed", "drawn"])(
    "the studio, after a clock that was a day ahead is right again, draws and pays a clock at once that is %s, once",
    async (state) => {
      const entered = await atZero();
      fixture.wallet.faultOf = (path) => (path === "/transaction/win" ? "unavailable" : undefined);
      fixture.beacon.isAway = state === "closed";
      while ((await stateOf(1)) !== state) await runs(1);
      fixture.advance(-DAY_MS);
      fixture.wallet.faultOf = () => undefined;
      fixture.beacon.isAway = false;
      await runs(10);
      await expectPaid(entered);
      await runs(3);
      await expectPaid(entered);
    },
  );

  it("the studio, after a clock that was a day ahead is right again, lets a clock run that the clock ahead has ended without a stake, with a new seed; a stake enters it and is drawn at its zero", async () => {
    const first = await fixture.clock(1);
    fixture.advance(DAY_MS);
    await fixture.studio.runJackpots();
    expect((await fixture.clock(1)).serverSeed).not.toBeNull();
    fixture.advance(-DAY_MS);
    await fixture.studio.runJackpots();
    const again = await fixture.clock(1);
    expect(again).toMatchObject({ state: "running", serverSeed: null, endsAt: first.endsAt });
    expect(again.serverSeedHash).not.toBe(first.serverSeedHash);
    const entered = await atZero();
    await runs(10);
    await expectPaid(entered);
  });
});

describe("the calls of a drop after a clock that was a day ahead is right again", () => {
  let fixture: Awaited<ReturnType<typeof createClockFixture>>;
  beforeEach(async () => {
    fixture = await createClockFixture([testDrop]);
    await fixture.studio.runJackpots();
  });
  afterEach(async () => {
    await fixture.resolveAll();
    await fixture.drawCalls();
    expect(await checkBooks(fixture.database)).toEqual([]);
    expect(await fixture.gate.violations()).toEqual([]);
    await fixture.close();
  });
  const play = async () => fixture.play((await fixture.playing("50.00")).session);

  it("a call that took its first stake ahead ends at once, is drawn, and takes no stake of a later time", async () => {
    fixture.advance(DAY_MS);
    const ahead = await play();
    fixture.advance(-DAY_MS);
    const after = await play();
    await fixture.drawAll();
    const ended = await fixture.clock(1, "drop");
    expect(ended).toMatchObject({ state: "paid", entries: 1, winner: ahead.roundId });
    expect(Date.parse(ended.endsAt ?? "")).toBeLessThanOrEqual(fixture.gate.clock.at.getTime());
    await fixture.drawCalls();
    expect(await fixture.clock(2, "drop")).toMatchObject({ winner: after.roundId });
  });

  it("a call that no node closes by a stake is closed by the next run of a node", async () => {
    fixture.advance(DAY_MS);
    const ahead = await play();
    fixture.advance(-DAY_MS);
    for (let second = 0; second < 10; second += 1) {
      await fixture.studio.runJackpots();
      fixture.advance(1_000);
    }
    expect(await fixture.clock(1, "drop")).toMatchObject({ state: "paid", winner: ahead.roundId });
  });

  it("a call that was planned ahead takes stakes", async () => {
    await play();
    fixture.advance(DAY_MS);
    await fixture.studio.runJackpots();
    fixture.advance(-DAY_MS + 60_000);
    const { roundId } = await play();
    await fixture.drawCalls();
    expect(await fixture.clock(2, "drop")).toMatchObject({ winner: roundId });
  });
});

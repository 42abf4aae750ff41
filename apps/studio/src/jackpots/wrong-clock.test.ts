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

  it.each(["closed", "sealed", "drawn"])("draws and pays a clock at once that is %s, once", async (state) => {
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
  });

  it("lets a clock run that the clock ahead has ended without a stake, with a new seed; a stake enters it and is drawn at its zero", async () => {
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

describe("an hourly drop after a clock that was a day ahead is right again", () => {
  it("can be met again in the period that the clock ahead has ended, at a new instant", async () => {
    const fixture = await createClockFixture([testDrop]);
    await fixture.studio.runJackpots();
    const dropOf = async (startsAt: Date) => {
      const { rows } = await fixture.database.query<{ state: string; commitment: string }>(
        "SELECT state, commitment FROM studio_drop WHERE currency = 'EUR' AND starts_at = $1",
        [startsAt],
      );
      return rows[0]!;
    };
    const { rows } = await fixture.database.query<{ starts_at: Date }>(
      "SELECT starts_at FROM studio_drop LIMIT 1",
    );
    const startsAt = rows[0]!.starts_at;
    const { commitment } = await dropOf(startsAt);
    fixture.advance(DAY_MS);
    await fixture.studio.runJackpots();
    expect(await dropOf(startsAt)).toEqual({ state: "unmet", commitment });
    fixture.advance(-DAY_MS);
    await fixture.studio.runJackpots();
    const again = await dropOf(startsAt);
    expect(again.state).toBe("open");
    expect(again.commitment).not.toBe(commitment);
    await fixture.close();
  });
});

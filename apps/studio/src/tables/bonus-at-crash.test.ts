import { msUntilMultiplier } from "@bellwether/games/mechanics/crash/curve.ts";
import { testCampaigns } from "@bellwether/gate/testing/bonus-campaigns.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createRunFixture, type RunFixture } from "../testing/run-fixture.ts";
import { TABLE_GAME_ID } from "../testing/table-fixture.ts";

/** As in the model of the fixture's table. */
const CURVE = { tauMs: 38_000, power: 6 };

describe("crash with a bonus counts as low risk", () => {
  let fixture: RunFixture;
  beforeAll(async () => {
    fixture = await createRunFixture(testCampaigns);
  });
  afterEach(async () => expect(await fixture.gate.violations()).toEqual([]));
  afterAll(() => fixture.close());

  const seated = async () => {
    const player = await fixture.gate.stranger();
    await fixture.gate.deposit(player, "100.00", "TRUSTLY", "QUICK");
    const { session } = await fixture.open(player, TABLE_GAME_ID);
    return { player, session };
  };
  const countedOf = async ({ id }: { id: string }) => {
    const { rows } = await fixture.database.query<{ staked_minor: bigint; low_risk_minor: bigint }>(
      "SELECT staked_minor, low_risk_minor FROM player_bonus WHERE player_id = $1",
      [id],
    );
    return [rows[0]?.staked_minor, rows[0]?.low_risk_minor];
  };

  it.each([
    ["an automatic cash-out at 1.01, which 96 % of runs reach", 101, 200n],
    ["none at 1.50, which 65 % of runs reach", 150, 0n],
  ])("%s", async (_, cashOutAt, lowRiskMinor) => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await fixture.wager(session, number, { stakeMinor: "200", cashOutAt });
    expect(await countedOf(player)).toEqual([200n, lowRiskMinor]);
    await fixture.finish();
    expect(await countedOf(player)).toEqual([200n, lowRiskMinor]);
  });

  it("a second bet in the round of one that leaves at 1.01", async () => {
    const { player, session } = await seated();
    const number = await fixture.betting();
    await fixture.wager(session, number, { stakeMinor: "100", cashOutAt: 101 });
    await fixture.wager(session, number, { stakeMinor: "200", cashOutAt: 5_000 });
    expect(await countedOf(player)).toEqual([300n, 300n]);
    await fixture.finish();
  });

  it.each([
    ["the player's own cash-out at 1.20, once it is paid", 120, 200n],
    ["none of the player's own at 1.60", 160, 0n],
  ])("%s", async (_, hundredths, lowRiskMinor) => {
    const { player, session } = await seated();
    const afterMs = msUntilMultiplier(CURVE, hundredths);
    let roundId = "";
    const { runsAt } = await fixture.running(afterMs + 500, async (number) => {
      roundId = await fixture.wager(session, number, { stakeMinor: "200" });
    });
    const [before, lowBefore] = await countedOf(player);
    expect(lowBefore).toBe(0n);
    fixture.moveTo(runsAt, afterMs);
    expect(await fixture.cashOut(session, roundId)).toMatchObject({ status: 200 });
    await fixture.finish();
    expect(await countedOf(player)).toEqual([before, lowRiskMinor]);
  });
});

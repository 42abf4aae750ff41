import { randomUUID } from "node:crypto";
import { testCampaigns } from "@bellwether/gate/testing/bonus-campaigns.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";
import { createTableFixture, TABLE, TABLE_GAME_ID, type TableFixture } from "../testing/table-fixture.ts";

type Counting = Pick<StudioFixture, "database">;

const lowRiskOf = async ({ database }: Counting, { id }: { id: string }) => {
  const { rows } = await database.query<{ staked_minor: bigint; low_risk_minor: bigint }>(
    "SELECT staked_minor, low_risk_minor FROM player_bonus WHERE player_id = $1",
    [id],
  );
  return [rows[0]?.staked_minor, rows[0]?.low_risk_minor];
};

describe("mines with a bonus counts as low risk", () => {
  let fixture: StudioFixture;
  beforeAll(async () => {
    fixture = await createStudioFixture({ campaigns: testCampaigns, models: { "bell-one": "mines-field" } });
  });
  afterEach(async () => expect(await fixture.gate.violations()).toEqual([]));
  afterAll(() => fixture.close());

  it.each([
    ["one tile with one mine, which 24 of 25 fields pay", 1, 1, 100n],
    ["not one tile with twelve mines, which 13 of 25 pay", 12, 1, 0n],
  ])("%s", async (_, mines, tiles, lowRiskMinor) => {
    for (let turn = 0; turn < 40; turn += 1) {
      const player = await fixture.gate.stranger();
      await fixture.gate.deposit(player, "100.00", "TRUSTLY", "QUICK");
      const { session } = await fixture.open(player);
      let round = (await fixture.start(session, { input: { mines } })).data;
      const act = async (action: object) => {
        const roundId = round?.roundId ?? "";
        const seq = round?.decision?.seq ?? 0;
        const body = { requestId: randomUUID(), seq, action };
        round = (await fixture.call("act", { session, roundId, body })).data;
      };
      for (let tile = 0; tile < tiles; tile += 1) await act({ type: "open", tile });
      if (!round?.decision) continue;
      await act({ type: "cash-out" });
      await fixture.resolveAll();
      expect(await lowRiskOf(fixture, player)).toEqual([100n, lowRiskMinor]);
      return;
    }
    throw new Error("forty first tiles had mines");
  });
});

describe("keno with a bonus counts as low risk", () => {
  let fixture: TableFixture;
  beforeAll(async () => {
    const table = { ...TABLE, model: "keno-quick", room: "hall" as const };
    fixture = await createTableFixture(undefined, table, [], testCampaigns);
  });
  afterEach(async () => expect(await fixture.gate.violations()).toEqual([]));
  afterAll(() => fixture.close());

  it("the slip with which four one-spot slips of a round pay in 69 % of draws, and not the three before it", async () => {
    const player = await fixture.gate.stranger();
    await fixture.gate.deposit(player, "100.00", "TRUSTLY", "QUICK");
    const { session } = await fixture.open(player, TABLE_GAME_ID);
    const number = await fixture.betting();
    const place = (spot: number) =>
      fixture.place(session, {
        requestId: randomUUID(),
        number,
        stakeMinor: "100",
        input: { numbers: [spot] },
      });
    for (const spot of [3, 21, 44]) expect(await place(spot)).toMatchObject({ status: 200 });
    expect(await lowRiskOf(fixture, player)).toEqual([300n, 0n]);
    expect(await place(70)).toMatchObject({ status: 200 });
    expect(await lowRiskOf(fixture, player)).toEqual([400n, 100n]);
    await fixture.finish();
  });
});

import { testCampaigns } from "@bellwether/gate/testing/bonus-campaigns.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  ASKED_MS,
  BLACKJACK_TABLE,
  createDecisionFixture,
  type DecisionFixture,
  HOLDEM_TABLE,
} from "../testing/decision-fixture.ts";
import { finishTableTest } from "../testing/finish-table-test.ts";
import { TABLE_GAME_ID } from "../testing/table-fixture.ts";

/** A player with 100.00 of cash and as much bonus money, of which a stake may be 5.00 at most. */
async function seatedIn(fixture: DecisionFixture) {
  const player = await fixture.gate.stranger();
  await fixture.gate.deposit(player, "100.00", "TRUSTLY", "QUICK");
  return { player, session: (await fixture.open(player, TABLE_GAME_ID)).session };
}

async function wageredBy(fixture: DecisionFixture, player: { session: string }) {
  const [bonus] = (await fixture.gate.call("bonuses", {}, player.session)).bonuses;
  return bonus?.wagered;
}

describe("a bonus whose maximum stake is 5.00, at a table with seats", () => {
  let fixture: DecisionFixture;
  beforeAll(async () => {
    fixture = await createDecisionFixture(
      BLACKJACK_TABLE,
      testCampaigns.map((campaign) =>
        campaign.code === "QUICK"
          ? ({
              ...campaign,
              contributionPercent: { default: 100, byCategory: {}, byTitle: {} },
            } as typeof campaign)
          : campaign,
      ),
    );
  });
  afterEach(() => finishTableTest(fixture));
  afterAll(() => fixture.close());

  const place = (...bet: Parameters<DecisionFixture["placeAt"]>) => fixture.placeAt(...bet);

  it("a bonus whose maximum stake is 5.00, at a table with seats, has counted nothing of 5.00 behind a player's own seat whose 6.00 was refused, and returns them", async () => {
    const { player, session } = await seatedIn(fixture);
    const number = await fixture.betting();
    let behind: number | undefined;
    fixture.wallet.meanwhile = async (path, way) => {
      if (path !== "/transaction/bet" || way !== "there") return;
      fixture.wallet.meanwhile = async () => {};
      behind = (await place(session, number, { behind: 3 }, 500)).status;
    };
    expect((await place(session, number, { seat: 3 }, 600)).status).toBe(403);
    expect(behind).toBe(200);
    expect(await fixture.balanceOf(player)).toBe(19_500n);
    expect(await wageredBy(fixture, player)).toBe("0.00");
    await fixture.finish();
    expect(await fixture.balanceOf(player)).toBe(20_000n);
    expect(await wageredBy(fixture, player)).toBe("0.00");
  });

  it("a bonus whose maximum stake is 5.00, at a table with seats, counts 5.00 behind another player's seat when the round is over, and 5.00 of an own seat at once", async () => {
    const [one, other] = [await seatedIn(fixture), await seatedIn(fixture)];
    const number = await fixture.betting();
    expect((await place(one.session, number, { seat: 3 }, 500)).status).toBe(200);
    expect((await place(other.session, number, { behind: 3 }, 500)).status).toBe(200);
    expect(await wageredBy(fixture, one.player)).toBe("5.00");
    expect(await wageredBy(fixture, other.player)).toBe("0.00");
    await fixture.runUntil("paid");
    await fixture.resolveAll();
    expect(await wageredBy(fixture, other.player)).toBe("5.00");
  });
});

describe("a bonus whose maximum stake is 5.00, at live hold'em", () => {
  let fixture: DecisionFixture;
  beforeAll(async () => {
    fixture = await createDecisionFixture(HOLDEM_TABLE, testCampaigns);
  });
  afterEach(() => finishTableTest(fixture));
  afterAll(() => fixture.close());

  it("a bonus whose maximum stake is 5.00, at live hold'em, takes a call of 10.00 on an ante of 5.00", async () => {
    const { player, session } = await seatedIn(fixture);
    let roundId = "";
    await fixture.running(async (number) => {
      roundId = await fixture.ante(session, number, 500);
      expect(await fixture.ante(session, number, 500)).toBe("");
    });
    fixture.advance(ASKED_MS + 100);
    expect((await fixture.decide(session, roundId, "call")).error).toBeUndefined();
    expect(await fixture.balanceOf(player)).toBe(18_500n);
    await fixture.runUntil("paid");
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { finishTableTest } from "../testing/finish-table-test.ts";
import { createTableFixture, TABLE, TABLE_GAME_ID, type TableFixture } from "../testing/table-fixture.ts";

describe("a slip of keno that the game lays by itself", () => {
  let fixture: TableFixture;
  beforeAll(async () => {
    fixture = await createTableFixture(undefined, { ...TABLE, model: "keno-quick", room: "hall" });
  });
  afterEach(() => finishTableTest(fixture));
  afterAll(() => fixture.close());

  const playingIn = async (country: string) => {
    const player = await fixture.gate.stranger();
    await fixture.gate.deposit(player, "100.00");
    await fixture.database.query(
      "UPDATE player SET country = $2, identity_checked_at = now() WHERE id = $1",
      [player.id, country],
    );
    return { player, ...(await fixture.open(player, TABLE_GAME_ID)) };
  };
  const slip = (number: number, requestId = crypto.randomUUID()) => ({
    ...{ requestId, number, stakeMinor: "100" },
    input: { numbers: [4, 11] },
  });

  it.each(["GB", "SE"])(
    "a slip of keno that the game lays by itself in %s is refused and moves no money; the same slip is taken when the player presses for it",
    async (country) => {
      const { player, opened, session } = await playingIn("FI");
      expect(opened.terms.autoplay).toBe(true);
      // Only the studio's session is in this country: the gate would refuse the stake, because this test has no exclusion register.
      await fixture.database.query("UPDATE studio_session SET country = $2 WHERE player_id = $1", [
        player.id,
        country,
      ]);
      const number = await fixture.betting();
      const calls = fixture.wallet.calls.length;
      expect(await fixture.place(session, { ...slip(number), autoplay: true })).toMatchObject({
        status: 403,
        error: { code: "autoplay_not_allowed" },
      });
      expect(fixture.wallet.calls).toHaveLength(calls);
      expect(await fixture.bets(session, number)).toEqual([]);
      expect((await fixture.place(session, slip(number))).data).toMatchObject({ state: "placed" });
    },
  );

  it.each(["GB", "SE"])(
    "a slip of keno that the game lays by itself is not possible in a session from %s, whose terms forbid autoplay",
    async (country) => {
      const { opened } = await playingIn(country);
      expect(opened.terms.autoplay).toBe(false);
    },
  );

  it("a slip of keno that the game lays by itself in Finland is placed; the same request without the mark of autoplay places no second slip", async () => {
    const { session } = await playingIn("FI");
    const number = await fixture.betting();
    const requestId = crypto.randomUUID();
    const laid = await fixture.place(session, { ...slip(number, requestId), autoplay: true });
    expect(laid.data).toMatchObject({ state: "placed", balanceMinor: "9900" });
    const again = await fixture.place(session, slip(number, requestId));
    expect(again.data?.roundId).toBe(laid.data?.roundId);
    expect(await fixture.bets(session, number)).toHaveLength(1);
  });
});

describe("a bet of roulette that the game places by itself", () => {
  it("a bet of roulette that the game places by itself is refused even in Finland, where keno allows autoplay: roulette has none", async () => {
    const fixture = await createTableFixture();
    const { session, opened } = await fixture.playing("100.00", TABLE_GAME_ID);
    const number = await fixture.betting();
    const bet = {
      ...{ requestId: crypto.randomUUID(), number, stakeMinor: "100", autoplay: true as const },
      input: { bets: [{ spot: "red", amountMinor: "100" }] },
    };
    expect(opened.terms.autoplay).toBe(false);
    expect((await fixture.place(session, bet)).error).toMatchObject({ code: "autoplay_not_allowed" });
    await fixture.close();
  });
});

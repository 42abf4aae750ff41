import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import { DOUBLE, startDeciding, TAKE } from "../testing/deciding-round.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

let fixture: StudioFixture;
beforeAll(async () => {
  fixture = await createStudioFixture({ models: { "bell-two": "double-up" } });
});
afterAll(() => fixture.close());

const deciding = (more?: Parameters<typeof startDeciding>[1]) => startDeciding(fixture, more);

const booksOf = async (player: { id: string }, depositMinor = 5_000n) => {
  await fixture.resolveAll();
  expect(await checkBooks(fixture.database)).toEqual([]);
  expect(await fixture.gate.violations()).toEqual([]);
  expect(await fixture.balanceOf(player)).toBe(depositMinor + (await netOf(fixture.database, player.id)));
  return fixture.balanceOf(player);
};

describe("a round with choices", () => {
  describe("of a player who excludes themselves", () => {
    const exclude = ({ session }: { session: string }) =>
      fixture.gate.call("selfExclude", { duration: "7d" }, session);
    /** Runs once, while the answer to a stake is on its way back. */
    const whileStaking = (work: () => Promise<unknown>) => {
      fixture.wallet.meanwhile = async (path, way) => {
        if (path !== "/transaction/bet" || way !== "back") return;
        fixture.wallet.meanwhile = async () => {};
        await work();
      };
    };

    it("a round with choices of a player who excludes themselves takes the default at once after a further stake whose answer was on its way, and pays 4.00 for two stakes of 1.00", async () => {
      const { player, act } = await deciding();
      whileStaking(() => exclude(player));
      expect((await act(DOUBLE)).data).toMatchObject({ stakeMinor: "200", state: "deciding" });
      await fixture.studio.resolveRounds();
      expect(await fixture.statesOf(player)).toEqual(["settled"]);
      expect(await booksOf(player)).toBe(5_200n);
    });

    it("a round with choices of a player who excludes themselves takes the default at once after a first stake whose answer was on its way, and pays 2.00 for 1.00", async () => {
      const { player, session } = await fixture.playing("50.00", 2);
      await fixture.destineCoins(session, 5, false);
      whileStaking(() => exclude(player));
      const { data: round } = await fixture.start(session);
      expect(Date.parse(round!.decision!.defaultAt)).toBe(fixture.parts.now().getTime());
      await fixture.studio.resolveRounds();
      expect(await fixture.statesOf(player)).toEqual(["settled"]);
      expect(await booksOf(player)).toBe(5_100n);
    });

    it("a round with choices of a player who excludes themselves takes no choice any more, with or without a further stake", async () => {
      const { player, act } = await deciding();
      await exclude(player);
      for (const action of [TAKE, DOUBLE])
        expect((await act(action)).error).toMatchObject({ code: "player_disabled" });
      expect(await booksOf(player)).toBe(5_100n);
    });

    it("a round with choices of a player who excludes themselves waits again for 24 hours in a round that the player starts after the exclusion", async () => {
      const { player } = await deciding();
      await exclude(player);
      await fixture.studio.resolveRounds();
      fixture.advance(8 * 24 * HOUR_MS);
      const { session } = await fixture.reopen(player, 2);
      await fixture.destineCoins(session, 5, false);
      const { data: round } = await fixture.start(session);
      const waitMs = Date.parse(round!.decision!.defaultAt) - fixture.parts.now().getTime();
      expect(waitMs).toBe(24 * HOUR_MS);
      expect(await booksOf(player)).toBe(5_200n);
    });

    it.each(["excluded", "closed"])(
      "a round with choices of a player who excludes themselves takes the default within 5 seconds for an account that is %s, when the studio was not told of it",
      async (status) => {
        const { player } = await deciding();
        const waiting = await deciding();
        // As a node does that dies right after the commit, or an operator's command.
        await fixture.database.query(
          "UPDATE player SET status = $2, closed_at = CASE WHEN $2 = 'closed' THEN now() END WHERE id = $1",
          [player.id, status],
        );
        await fixture.database.query("UPDATE job SET due_at = now() WHERE name = 'play-ends'");
        await fixture.gate.gate.jobs.runDue();
        await fixture.studio.resolveRounds();
        expect(await fixture.statesOf(player)).toEqual(["settled"]);
        expect(await fixture.statesOf(waiting.player)).toEqual(["deciding"]);
        expect(await booksOf(player)).toBe(5_100n);
      },
    );
  });
});

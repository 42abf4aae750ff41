import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../testing/check-books.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

describe("a round processed by two nodes at the same moment", () => {
  let fixture: StudioFixture;
  beforeAll(async () => {
    fixture = await createStudioFixture();
  });
  afterEach(async () => {
    fixture.wallet.meanwhile = async () => {};
    await fixture.resolveAll();
    expect(await fixture.gate.violations()).toEqual([]);
    expect(await checkBooks(fixture.database)).toEqual([]);
  });
  afterAll(() => fixture.close());

  /** While the next call of this path is under way, lets enough time pass for another node to take the round over. */
  const overtake = (path: string, way: "there" | "back") => {
    let isDone = false;
    fixture.wallet.meanwhile = async (asked, moment) => {
      if (isDone || asked !== path || moment !== way) return;
      isDone = true;
      fixture.advance(10_000);
      expect(await fixture.studio.resolveRounds()).toBe(1);
    };
  };

  it.each(["there", "back"] as const)(
    "a round processed by two nodes at the same moment is rolled back, and not drawn, when another node takes it over during its bet, on the way %s",
    async (way) => {
      const { player, opened, session } = await fixture.playing();
      await fixture.destine(session, opened, "win");
      overtake("/transaction/bet", way);
      expect((await fixture.start(session)).error).toMatchObject({ code: "wallet_unavailable" });
      expect(await fixture.statesOf(player)).toEqual(["rolled_back"]);
      expect(await fixture.balanceOf(player)).toBe(10_000n);
    },
  );

  it.each(["there", "back"] as const)(
    "a round processed by two nodes at the same moment is paid once when another node takes it over during its win, on the way %s",
    async (way) => {
      const { player, opened, session } = await fixture.playing();
      const payoutMinor = await fixture.destine(session, opened, "win");
      const { data: round } = await fixture.start(session);
      overtake("/transaction/win", way);
      const settled = await fixture.ask("settleRound", { session, roundId: round!.roundId });
      expect(settled.balanceMinor).toBe(String(9_900n + payoutMinor));
      expect(await fixture.statesOf(player)).toEqual(["settled"]);
    },
  );

  it.each(["money", "free"] as const)(
    "a round processed by two nodes at the same moment is paid once when it is settled 10 times, for %s",
    async (mode) => {
      const { opened, session } = mode === "money" ? await fixture.playing() : await fixture.openFree();
      const payoutMinor = await fixture.destine(session, opened, "win");
      const { data: round } = await fixture.start(session);
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => fixture.ask("settleRound", { session, roundId: round!.roundId })),
      );
      const balanceMinor = String(BigInt(opened.balanceMinor) - 100n + payoutMinor);
      expect(new Set(replies.map((reply) => reply.balanceMinor))).toEqual(new Set([balanceMinor]));
      expect(await fixture.ask("readBalance", { session })).toEqual({ balanceMinor });
    },
  );
});

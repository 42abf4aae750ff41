import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkBooks, netOf } from "../testing/check-books.ts";
import { createStudioFixture, OPEN_ROUND_TIMEOUT_MS, type StudioFixture } from "../testing/studio-fixture.ts";

describe("rounds that a clock a day ahead has put off, when it is right again", () => {
  let fixture: StudioFixture;
  beforeAll(async () => {
    fixture = await createStudioFixture({
      changed: (now) => ({ databaseTime: async () => now() }),
      walletTimeoutMs: 400,
    });
  });
  afterEach(async () => {
    fixture.wallet.faultOf = () => undefined;
    await fixture.resolveAll();
    expect(await checkBooks(fixture.database)).toEqual([]);
    expect(await fixture.gate.violations()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const dueAt = async (player: { id: string }) => {
    const { rows } = await fixture.database.query<{ due_at: Date }>(
      "SELECT due_at FROM studio_round WHERE player_id = $1",
      [player.id],
    );
    return rows[0]!.due_at;
  };
  const now = () => fixture.gate.clock.at.getTime();

  it.each([true, false])(
    "a stake that the wallet may have taken is returned once; after a restart: %s",
    async (isRestarted) => {
      const { player, session } = await fixture.playing();
      fixture.wallet.faultOf = (path) =>
        path === "/transaction/bet"
          ? "lose-response"
          : path === "/transaction/rollback"
            ? "unavailable"
            : undefined;
      fixture.advance(6_000);
      await fixture.start(session);
      await fixture.studio.resolveRounds();
      expect(await fixture.statesOf(player)).toEqual(["unknown"]);
      fixture.wallet.faultOf = () => undefined;
      fixture.advance(-DAY_MS);
      const node = isRestarted ? fixture.newStudio() : fixture.studio;
      await node.resolveRounds();
      expect(await fixture.statesOf(player)).toEqual(["rolled_back"]);
      expect(await fixture.balanceOf(player)).toBe(10_000n);
    },
  );

  it("a win that nobody settles is paid, once, and one whose time is not over stays open", async () => {
    const { player, session, opened } = await fixture.playing();
    await fixture.destine(session, opened, "win");
    fixture.advance(6_000);
    await fixture.start(session);
    expect(await fixture.statesOf(player)).toEqual(["open"]);
    await fixture.studio.resolveRounds();
    fixture.advance(-10 * MINUTE_MS);
    await fixture.studio.resolveRounds();
    expect(await fixture.statesOf(player)).toEqual(["open"]);
    fixture.advance(-DAY_MS);
    await fixture.studio.resolveRounds();
    expect(await fixture.statesOf(player)).toEqual(["settled"]);
    expect(await fixture.balanceOf(player)).toBe(10_000n + (await netOf(fixture.database, player.id)));
  });

  it("nothing is due earlier on a node whose own clock alone is a day behind", async () => {
    const { player, session, opened } = await fixture.playing();
    await fixture.destine(session, opened, "win");
    fixture.advance(6_000);
    await fixture.start(session);
    const before = await dueAt(player);
    const behind = fixture.newStudio({ now: () => new Date(now() - DAY_MS) });
    await behind.resolveRounds();
    expect(await dueAt(player)).toEqual(before);
    expect(before.getTime() - now()).toBe(OPEN_ROUND_TIMEOUT_MS);
    expect(await fixture.statesOf(player)).toEqual(["open"]);
  });

  it("a choice waits for its 24 hours from the right time, and no longer", async () => {
    const { player, session, opened } = await fixture.playing();
    await fixture.destine(session, opened, "win");
    fixture.advance(6_000);
    await fixture.start(session);
    await fixture.database.query(
      "UPDATE studio_round SET state = 'deciding', due_at = $2 WHERE player_id = $1",
      [player.id, new Date(now() + 2 * DAY_MS)],
    );
    await fixture.newStudio().resolveRounds();
    expect((await dueAt(player)).getTime() - now()).toBe(DAY_MS);
    await fixture.database.query("UPDATE studio_round SET state = 'open' WHERE player_id = $1", [player.id]);
  });
});

import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

let fixture: StudioFixture;
beforeAll(async () => {
  fixture = await createStudioFixture({ models: { "bell-one": "double-up" } });
  fixture.gate.deps.undecidedRounds = fixture.studio.undecidedRounds;
});
afterAll(() => fixture.close());

it("lists the game that waits for the player's choice with its deadline of 24 hours, and lists none after the choice", async () => {
  const { player, session } = await fixture.playing();
  const waiting = () => fixture.gate.call("unfinishedGames", {}, player.session);
  expect(await waiting()).toEqual({ games: [] });
  await fixture.destineCoins(session, 1, false);
  const { data: round } = await fixture.start(session);
  expect(round?.state).toBe("deciding");
  const before = new Date(fixture.gate.clock.at.getTime() + 24 * HOUR_MS).toISOString();
  expect(await waiting()).toEqual({ games: [{ game_id: 1, title: "bell-one", decide_before: before }] });
  const stranger = await fixture.gate.player();
  expect(await fixture.gate.call("unfinishedGames", {}, stranger.session)).toEqual({ games: [] });
  await fixture.studio.endDecisions(player.id);
  await fixture.resolveAll();
  expect(await waiting()).toEqual({ games: [] });
});

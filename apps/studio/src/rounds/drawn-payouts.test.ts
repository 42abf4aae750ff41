import { afterAll, beforeAll, expect, it } from "vitest";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";
import { drawnPayouts } from "./drawn-payouts.ts";

let fixture: StudioFixture;
beforeAll(async () => {
  fixture = await createStudioFixture();
});
afterAll(() => fixture.close());

it("14a: returns the payout of a round that has won and is not paid yet, but not of another provider's round", async () => {
  const { player, session, opened } = await fixture.playing();
  const payoutMinor = await fixture.destine(session, opened, "win");
  await fixture.start(session);
  const { rows } = await fixture.database.query<{ round: string }>(
    "SELECT round FROM wallet_round WHERE player_id = $1 AND state = 'open'",
    [player.id],
  );
  const round = rows[0]?.round ?? "";
  const asked = [
    { round, playerId: player.id },
    { round: "a round of theirs", playerId: player.id },
  ];
  expect([...(await drawnPayouts(fixture.database, asked))]).toEqual([[round, payoutMinor]]);
});

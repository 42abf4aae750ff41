import { randomUUID } from "node:crypto";
import type { StartRoundReply } from "@bellwether/contract/studio/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smallestWish, titlesByMechanic } from "../testing/house-titles.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

const atOnce = titlesByMechanic.find(({ model }) => model.rules.kind !== "decided")!;
const byChoices = titlesByMechanic.find(({ model }) => model.rules.kind === "decided")!;

let fixture: StudioFixture;
beforeAll(async () => {
  fixture = await createStudioFixture({ titles: [atOnce.title, byChoices.title] });
});
afterAll(() => fixture.close());

async function play({ title, model }: typeof atOnce) {
  const game = await fixture.playing("500.00", title.gameId);
  const { data } = await fixture.start(game.session, smallestWish(model, game.opened.sheet));
  return { ...game, round: data as StartRoundReply };
}
const inspect = (playerId: string, roundId: string) => fixture.studio.inspectRound(playerId, roundId);

describe("a round that somebody inspects for its player", () => {
  it("a round is drawn again and comes out the same, and its server seed stays closed until the player rotates the seeds", async () => {
    const { player, session, round } = await play(atOnce);
    const seen = await inspect(player.id, round.roundId);
    expect(seen).toMatchObject({
      ...{
        matches: true,
        mechanic: atOnce.model.mechanic,
        payoutMinor: round.payoutMinor,
        script: round.script,
      },
      ...{ serverSeed: null, serverSeedHash: round.serverSeedHash, nonce: round.nonce },
    });
    if (round.state === "open") await fixture.ask("settleRound", { session, roundId: round.roundId });
    await fixture.ask("rotateSeeds", { session, body: { clientSeed: "next" } });
    expect((await inspect(player.id, round.roundId))?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  });

  it("a round whose stored payout was changed by hand does not match", async () => {
    const { player, round } = await play(atOnce);
    await fixture.database.query(
      "UPDATE studio_round SET payout_minor = coalesce(payout_minor, 0) + 1 WHERE id = $1",
      [round.roundId],
    );
    expect((await inspect(player.id, round.roundId))?.matches).toBe(false);
    await fixture.database.query("UPDATE studio_round SET payout_minor = payout_minor - 1 WHERE id = $1", [
      round.roundId,
    ]);
  });

  it("a round that waits for a choice says nothing of what would come", async () => {
    for (;;) {
      const { player, round } = await play(byChoices);
      if (!round.decision) continue;
      expect(await inspect(player.id, round.roundId)).toMatchObject({ matches: null, serverSeed: null });
      break;
    }
  });

  it("a round of somebody else and an unknown one are not shown", async () => {
    const { round } = await play(atOnce);
    const { player: other } = await play(atOnce);
    expect(await inspect(other.id, round.roundId)).toBeUndefined();
    expect(await inspect(other.id, randomUUID())).toBeUndefined();
  });
});

import { MINUTE_MS } from "@bellwether/contract/durations.ts";
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
  const wish = () => smallestWish(model, game.opened.sheet);
  const start = async () => (await fixture.start(game.session, wish())).data as StartRoundReply;
  return { ...game, wish, start, round: await start() };
}

describe("a round that is watched for its player", () => {
  it("a finished round is shown for 30 minutes, with its game's sheet, and without a seed, a balance or another round", async () => {
    const { player, session, round, start, wish } = await play(atOnce);
    const { roundId } = round;
    if (round.state === "open") await fixture.ask("settleRound", { session, roundId });
    const other = await start();
    const secret = await fixture.studio.allowWatch(player.id, roundId);
    expect(await fixture.ask("watchRound", { session: secret! })).toEqual({
      roundId,
      game: expect.objectContaining({ gameCode: atOnce.title.code, currency: "EUR" }),
    });
    expect(await fixture.ask("replayRound", { session: secret!, roundId })).toMatchObject({
      ...{ roundId, script: round.script, payoutMinor: round.payoutMinor, serverSeed: null },
    });
    for (const [call, more] of [
      ["replayRound", { roundId: other.roundId }],
      ["readBalance", {}],
      ["settleRound", { roundId }],
      ["verifyRound", { roundId }],
      ["rotateSeeds", { body: { clientSeed: "mine" } }],
      ["startRound", { body: fixture.wish(wish()) }],
    ] as const)
      expect((await fixture.call(call, { session: secret!, ...more })).error?.code, call).toBe(
        "session_ended",
      );
    fixture.advance(31 * MINUTE_MS);
    for (const call of ["watchRound", "replayRound"] as const)
      expect((await fixture.call(call, { session: secret!, roundId })).error?.code).toBe("session_ended");
  });

  it("a player's session watches nothing, and neither another player's round nor one that waits for a choice can be watched", async () => {
    const { session, round } = await play(atOnce);
    expect((await fixture.call("watchRound", { session })).error?.code).toBe("session_ended");
    const stranger = await play(atOnce);
    expect(await fixture.studio.allowWatch(stranger.player.id, round.roundId)).toBeUndefined();
    expect(await fixture.studio.allowWatch(stranger.player.id, "not a round")).toBeUndefined();
    for (;;) {
      const { player, round: begun } = await play(byChoices);
      if (!begun.decision) continue;
      expect(await fixture.studio.allowWatch(player.id, begun.roundId)).toBeUndefined();
      break;
    }
  });
});

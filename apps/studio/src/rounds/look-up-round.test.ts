import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { forgetSessions } from "../resolver/forget-sessions.ts";
import type { StudioFixture } from "../testing/studio-fixture.ts";
import { withStudioFixture } from "../testing/with-studio-fixture.ts";

describe("looking up a round by its request", () => {
  let fixture: StudioFixture;
  withStudioFixture((made) => {
    fixture = made;
  });

  const lookUp = (session: string, requestId: string) =>
    fixture.call("lookUpRound", { body: { requestId }, session });

  it("looking up a round by its request returns the round as it was started, however often it is called", async () => {
    const { opened, session } = await fixture.playing();
    await fixture.destine(session, opened, "win");
    const wish = fixture.wish();
    const started = await fixture.call("startRound", { body: wish, session });
    for (let time = 0; time < 2; time += 1)
      expect(await lookUp(session, wish.requestId)).toMatchObject({ status: 200, data: started.data });
  });

  it("looking up a round by its request answers `not_begun` for an unknown request, which then does not start when it arrives late: no stake and no nonce", async () => {
    const { opened, session, player } = await fixture.playing();
    await fixture.destine(session, opened, "loss");
    const wish = fixture.wish();
    const before = await fixture.balanceOf(player);
    for (let time = 0; time < 2; time += 1)
      expect(await lookUp(session, wish.requestId)).toMatchObject({
        status: 404,
        error: { code: "not_begun" },
      });
    expect(await fixture.call("startRound", { body: wish, session })).toMatchObject({
      status: 404,
      error: { code: "not_begun" },
    });
    expect(await fixture.balanceOf(player)).toEqual(before);
    const next = await fixture.call("startRound", { body: fixture.wish(), session });
    expect(next).toMatchObject({ status: 200, data: { nonce: 0 } });
  });

  it("looking up a round by its request of 20 concurrent pairs of a start and a look-up either finds the round or prevents it", async () => {
    const { session, player } = await fixture.playing();
    for (let pair = 0; pair < 20; pair += 1) {
      fixture.advance(10_000);
      await fixture.resolveAll();
      const wish = fixture.wish();
      const before = await fixture.balanceOf(player);
      const orders = [
        () => fixture.call("startRound", { body: wish, session }),
        () => lookUp(session, wish.requestId),
      ];
      const [one, other] = await Promise.all((pair % 2 ? orders : orders.toReversed()).map((ask) => ask()));
      expect(one!.status).toBe(other!.status);
      if (one!.status === 404) expect(await fixture.balanceOf(player)).toEqual(before);
      else expect(one!.data).toMatchObject({ roundId: (other!.data as { roundId: string }).roundId });
    }
  });

  it("looking up a round by its request returns the round neither to another player nor in another game", async () => {
    const { opened, session, player } = await fixture.playing();
    await fixture.destine(session, opened, "loss");
    const wish = fixture.wish();
    await fixture.call("startRound", { body: wish, session });
    const stranger = await fixture.playing();
    expect(await lookUp(stranger.session, wish.requestId)).toMatchObject({ error: { code: "not_begun" } });
    const elsewhere = await fixture.open(player, 2);
    expect(await lookUp(elsewhere.session, wish.requestId)).toMatchObject({
      error: { code: "request_conflict" },
    });
  });

  it("looking up a round by its request finds and withdraws rounds of free play in the same way", async () => {
    const { session } = await fixture.openFree();
    const wish = fixture.wish();
    const started = await fixture.call("startRound", { body: wish, session });
    expect(await lookUp(session, wish.requestId)).toMatchObject({ status: 200, data: started.data });
    expect(await lookUp(session, randomUUID())).toMatchObject({ error: { code: "not_begun" } });
  });

  it("looking up a round by its request remembers a withdrawn request for 24 hours", async () => {
    const { session } = await fixture.playing();
    const remembered = async () =>
      (await fixture.database.query("SELECT 1 FROM studio_withdrawn_request")).rowCount;
    await fixture.database.query("DELETE FROM studio_withdrawn_request");
    await lookUp(session, randomUUID());
    fixture.advance(DAY_MS - 1);
    await forgetSessions(fixture.parts);
    expect(await remembered()).toBe(1);
    fixture.advance(1);
    await forgetSessions(fixture.parts);
    expect(await remembered()).toBe(0);
  });
});

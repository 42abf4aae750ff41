import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Studio } from "../create-studio.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

describe("a game whose title changed its model", () => {
  let fixture: StudioFixture;
  /** The same studio after a release in which the first title plays roulette. */
  let changed: Studio;
  /** The same studio after a release in which the title opens soon. */
  let closed: Studio;

  beforeAll(async () => {
    fixture = await createStudioFixture();
    const titlesWith = (model: string | undefined) =>
      fixture.parts.titles.map((title) => (title.code === "bell-one" ? { ...title, model } : title));
    changed = fixture.newStudio({ titles: titlesWith("european-roulette") });
    closed = fixture.newStudio({ titles: titlesWith(undefined) });
  });
  afterAll(() => fixture.close());

  const open = async (player: { session: string }, via: Studio, round?: string) => {
    const body = {
      token: await fixture.gate.launch(player, 1),
      gameCode: "bell-one",
      mode: "money",
    } as const;
    return fixture.call("openSession", { body: { ...body, ...(round ? { round } : {}) }, via });
  };
  /** A player with a finished round. */
  const past = async () => {
    const { player, session } = await fixture.playing();
    const { data: round } = await fixture.start(session);
    if (!round) throw new Error("no round");
    await fixture.ask("settleRound", { roundId: round.roundId, session });
    return { player, session, roundId: round.roundId };
  };

  it("a game whose title changed its model opens with its new model", async () => {
    const { player } = await past();
    const { data } = await open(player, changed);
    expect([data?.sheet.model, data?.startsRounds]).toEqual(["european-roulette", true]);
  });

  it("a game whose title changed its model starts no round in a session from before the change", async () => {
    const { session } = await fixture.playing();
    expect(await fixture.start(session, {}, changed)).toMatchObject({ error: { code: "session_ended" } });
  });

  it("a game whose title changed its model returns a round from before the change when its request is repeated", async () => {
    const { session } = await fixture.playing();
    const wish = fixture.wish();
    const { data: first } = await fixture.call("startRound", { body: wish, session });
    const { data: again } = await fixture.call("startRound", { body: wish, session, via: changed });
    expect(again?.roundId).toBe(first?.roundId);
  });

  it.each(["changed", "closed"])(
    "a game whose title changed its model shows a past round on its own model: %s",
    async (release) => {
      const { player, roundId } = await past();
      const via = release === "changed" ? changed : closed;
      const { data: opened } = await open(player, via, roundId);
      expect([opened?.sheet.model, opened?.startsRounds]).toEqual(["bell-lines", false]);
      const session = opened?.session ?? "";
      const { data: replay } = await fixture.call("replayRound", { roundId, session, via });
      expect(replay).toMatchObject({ roundId, model: "bell-lines", script: { mechanic: "lines" } });
      expect(await fixture.start(session, {}, via)).toMatchObject({ error: { code: "session_ended" } });
    },
  );

  it("a game whose title changed its model finishes a round that was open", async () => {
    const { player, opened, session } = await fixture.playing();
    const payoutMinor = await fixture.destine(session, opened, "win");
    await fixture.start(session);
    const before = await fixture.balanceOf(player);
    const { data } = await open(player, closed);
    expect([data?.sheet.model, data?.startsRounds]).toEqual(["bell-lines", false]);
    await fixture.ask("settleRound", {
      roundId: data?.openRound?.roundId ?? "",
      session: data?.session ?? "",
      via: closed,
    });
    expect(await fixture.balanceOf(player)).toBe(before + payoutMinor);
  });

  it.each([undefined, "no-round-of-anybody"])(
    "a game whose title changed its model does not open while it opens soon, if no round of the player's is asked for: %s",
    async (round) => {
      const { player } = await fixture.playing();
      expect(await open(player, closed, round)).toMatchObject({ error: { code: "game_stopped" } });
    },
  );
});

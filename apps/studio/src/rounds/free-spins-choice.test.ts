import { randomUUID } from "node:crypto";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/index.ts";
import { describe, expect, it } from "vitest";
import { openIn } from "../testing/open-in.ts";
import type { StudioFixture } from "../testing/studio-fixture.ts";
import { withStudioFixture } from "../testing/with-studio-fixture.ts";

/** 24 free spins times 2, 8 times 6, or 3 times 16. */
const MODEL = "winter-garden-chimes-choice";
const choose = (option: number) => ({ type: "choose", option });

describe("free spins to choose", () => {
  let fixture: StudioFixture;
  withStudioFixture(
    (made) => {
      fixture = made;
    },
    { models: { "bell-one": MODEL } },
  );

  const act = (session: string, roundId: string, action: object, more: object = {}) =>
    fixture.call("act", { session, roundId, body: { requestId: randomUUID(), seq: 1, action, ...more } });

  const asked = async (session: string, opened: OpenSessionReply) => {
    await fixture.destineChoice(session, opened);
    const { data: round, error } = await fixture.start(session, { stakeMinor: "20" });
    if (!round?.decision) throw new Error(JSON.stringify(error));
    return { round, decision: round.decision };
  };
  const playing = async () => {
    const game = await fixture.playing("100.00");
    return { ...game, ...(await asked(game.session, game.opened)) };
  };
  const spinsIn = (events: readonly { type: string }[]) =>
    events.filter(({ type }) => type === "free-spin-started").length;

  it("free spins to choose are found again on another device, and 8 of them are played for the choice that is made there", async () => {
    const { player, round, decision } = await playing();
    expect(decision.choices).toEqual(
      [0, 1, 2].map((option) => ({ action: choose(option), stakeMinor: "0" })),
    );
    expect(round.script.events.at(-1)).toEqual({ type: "free-spins-offered", options: 3 });
    const { opened, session } = await fixture.reopen(player);
    expect(opened.openRound).toMatchObject({ roundId: round.roundId, state: "deciding", decision });
    const { data } = await act(session, round.roundId, choose(1));
    expect(data).toMatchObject({ state: "open", decision: null });
    expect(spinsIn(data!.script.events)).toBe(8);
    await fixture.ask("settleRound", { session, roundId: round.roundId });
    const { actions, script } = await fixture.ask("replayRound", { session, roundId: round.roundId });
    expect(actions).toEqual([{ action: choose(1), stakeMinor: "0", byRule: false }]);
    expect(script).toEqual(data!.script);
  });

  it("free spins to choose are chosen once: a repeated request gets the same round, another choice is refused", async () => {
    const { session, round } = await playing();
    const requestId = randomUUID();
    const first = await act(session, round.roundId, choose(2), { requestId });
    expect(spinsIn(first.data!.script.events)).toBe(3);
    expect((await act(session, round.roundId, choose(2), { requestId })).data?.script).toEqual(
      first.data!.script,
    );
    expect((await act(session, round.roundId, choose(0))).error?.code).toBe("invalid_action");
    expect((await act(session, round.roundId, choose(0), { seq: 2 })).error?.code).toBe("invalid_action");
  });

  it("free spins to choose are no fourth option, none before the first, no spins of the player's own and no box, and the choice stays open", async () => {
    const { session, round } = await playing();
    for (const action of [choose(3), choose(-1), { ...choose(1), spins: 50 }, { type: "open", box: 1 }])
      expect((await act(session, round.roundId, action)).error?.code).toBe("invalid_action");
    expect((await act(session, round.roundId, choose(0))).data).toMatchObject({ decision: null });
  });

  it("a round without free spins to choose is drawn to its end by the call that starts it, and a loss is settled by it", async () => {
    const { opened, session } = await fixture.playing("100.00");
    await fixture.destine(session, opened, "loss");
    const { data: round } = await fixture.start(session, { stakeMinor: "20" });
    expect(round).toMatchObject({ state: "settled", decision: null, payoutMinor: "0" });
    expect(round!.script.events.at(-1)?.type).toBe("round-ended");
  });

  it("free spins to choose are the middle ones after 24 hours, and a choice after that is refused", async () => {
    const { player, round } = await playing();
    fixture.advance(24 * HOUR_MS);
    await fixture.studio.resolveRounds();
    expect((await fixture.statesOf(player)).at(-1)).toBe("settled");
    const { opened, session } = await fixture.reopen(player);
    expect(opened.openRound).toBeNull();
    expect((await act(session, round.roundId, choose(2))).error?.code).toBe("invalid_action");
    const { actions, script } = await fixture.ask("replayRound", { session, roundId: round.roundId });
    expect(actions).toEqual([{ action: choose(1), stakeMinor: "0", byRule: true }]);
    expect(spinsIn(script.events)).toBe(8);
  });

  it("free spins to choose come in autoplay where the market has it, which stakes nothing more until the choice is made", async () => {
    const { session, opened, round } = await playing();
    expect(opened.terms.autoplay).toBe(true);
    expect(opened.sheet.feature).toEqual({ name: "choice", startsWith: "free-spins-offered" });
    expect((await fixture.start(session, { stakeMinor: "20", autoplay: true })).error?.code).toBe(
      "round_open",
    );
    expect((await act(session, round.roundId, choose(0))).status).toBe(200);
  });

  it("free spins to choose are played in Great Britain with stakes up to 4.00, the last below its cap, without autoplay, at 2.5 s a round", async () => {
    const { opened, session } = await openIn(fixture, "GB");
    expect(opened.sheet.stakes.at(-1)).toBe("400");
    expect(opened.terms).toEqual({ turbo: false, autoplay: false, bonusBuy: false, anteBet: false });
    expect(opened.sheet.minimumRoundMs).toBe(2_500);
    const { round } = await asked(session, opened);
    expect((await act(session, round.roundId, choose(2))).data).toMatchObject({ decision: null });
  });
});

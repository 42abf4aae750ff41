import { describe, expect, it } from "vitest";
import { STAKE, type StudioFixture } from "../testing/studio-fixture.ts";
import { withStudioFixture } from "../testing/with-studio-fixture.ts";

describe("a round for money", () => {
  let fixture: StudioFixture;
  withStudioFixture((made) => {
    fixture = made;
  });

  it("a round for money takes the stake, shows the win, and pays it when it is settled", async () => {
    const { player, opened, session } = await fixture.playing();
    const payoutMinor = await fixture.destine(session, opened, "win");
    const { data: round } = await fixture.start(session);
    expect(round).toMatchObject({
      state: "open",
      payoutMinor: String(payoutMinor),
      balanceMinor: "9900",
      nonce: 0,
    });
    expect(await fixture.balanceOf(player)).toBe(9_900n);

    const settled = await fixture.ask("settleRound", { session, roundId: round!.roundId });
    expect(settled.balanceMinor).toBe(String(9_900n + payoutMinor));
    expect(await fixture.balanceOf(player)).toBe(9_900n + payoutMinor);
    expect(await fixture.ask("settleRound", { session, roundId: round!.roundId })).toEqual(settled);
    expect(await fixture.ask("readBalance", { session })).toEqual({ balanceMinor: settled.balanceMinor });
  });

  it("a round for money is over at once when it loses, at the gate too", async () => {
    const { player, opened, session } = await fixture.playing();
    await fixture.destine(session, opened, "loss");
    const { data: round } = await fixture.start(session);
    expect(round).toMatchObject({ state: "settled", payoutMinor: "0", balanceMinor: "9900" });
    const history = await fixture.gate.call("gameHistory", {}, player.session);
    expect(history.items[0]).toMatchObject({ state: "closed", stake: "1.00", payout: "0.00" });
    expect(await fixture.ask("settleRound", { session, roundId: round!.roundId })).toMatchObject({
      payoutMinor: "0",
      balanceMinor: "9900",
    });
  });

  it("a round for money returns the same round for a repeated request, and takes one stake", async () => {
    const { player, session } = await fixture.playing();
    const body = fixture.wish();
    const first = await fixture.ask("startRound", { body, session });
    expect(await fixture.ask("startRound", { body, session })).toEqual(first);
    await fixture.ask("settleRound", { session, roundId: first.roundId });
    const later = await fixture.ask("startRound", { body, session });
    expect(later).toMatchObject({ roundId: first.roundId, script: first.script, state: "settled" });
    expect(await fixture.statesOf(player)).toHaveLength(1);
  });

  it("a round for money is the same for 20 concurrent copies of one request", async () => {
    const { player, session } = await fixture.playing();
    const body = fixture.wish();
    const rounds = await Promise.all(
      Array.from({ length: 20 }, () => fixture.ask("startRound", { body, session })),
    );
    expect(new Set(rounds.map((round) => round.roundId)).size).toBe(1);
    expect(await fixture.statesOf(player)).toHaveLength(1);
  });

  it("a round for money is started by one of 20 different concurrent requests", async () => {
    const { player, session } = await fixture.playing();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fixture.call("startRound", { body: fixture.wish(), session })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refused = new Set(answers.flatMap((answer) => answer.error?.code ?? []));
    expect([...refused].every((code) => code === "round_open" || code === "too_fast")).toBe(true);
    expect(await fixture.statesOf(player)).toHaveLength(1);
  });

  it("a round for money refuses a request id with another stake, and in another game", async () => {
    const { player, session } = await fixture.playing();
    const body = fixture.wish();
    await fixture.ask("startRound", { body, session });
    const changed = await fixture.call("startRound", { body: { ...body, stakeMinor: "200" }, session });
    expect(changed).toMatchObject({ status: 409, error: { code: "request_conflict" } });
    const other = await fixture.open(player, 2);
    const elsewhere = await fixture.call("startRound", { body, session: other.session });
    expect(elsewhere).toMatchObject({ status: 409, error: { code: "request_conflict" } });
  });

  it("a round for money plays roulette with the bets of the player", async () => {
    const { session } = await fixture.playing("100.00", 3);
    const bets = [
      { spot: "red", amountMinor: STAKE },
      { spot: "black", amountMinor: STAKE },
    ];
    const { data: round } = await fixture.start(session, { stakeMinor: "200", input: { bets } });
    expect(["0", "200"]).toContain(round!.payoutMinor);
    expect(await fixture.ask("replayRound", { session, roundId: round!.roundId })).toMatchObject({
      input: { bets },
    });
  });
});

import { randomUUID } from "node:crypto";
import type { StartRoundReply } from "@bellwether/contract/studio/index.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { playRound } from "@bellwether/games";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../testing/check-books.ts";
import { type HouseTitle, smallestWish, titlesByMechanic } from "../testing/house-titles.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

let fixture: StudioFixture;
beforeAll(async () => {
  fixture = await createStudioFixture({ titles: titlesByMechanic.map(({ title }) => title) });
});
afterAll(() => fixture.close());

const byMechanic = titlesByMechanic.map((each) => [each.model.mechanic, each] as const);
const decided = byMechanic.filter(([, { model }]) => model.rules.kind === "decided");

async function playing({ title, model }: HouseTitle) {
  const game = await fixture.playing("500.00", title.gameId);
  return { ...game, wish: smallestWish(model, game.opened.sheet) };
}

async function act(session: string, round: Pick<StartRoundReply, "roundId">, seq: number, action: unknown) {
  const body = { requestId: randomUUID(), seq, action };
  return fixture.call("act", { session, roundId: round.roundId, body });
}

/** Plays a round to its end. Takes a further stake wherever a choice has one. */
async function playToEnd(session: string, started: StartRoundReply): Promise<StartRoundReply> {
  let round = started;
  while (round.decision) {
    const { seq, choices } = round.decision;
    const choice = choices.find(({ stakeMinor }) => stakeMinor !== "0") ?? choices.at(-1);
    const { data, error } = await act(session, round, seq, choice?.action);
    if (!data) throw new Error(JSON.stringify(error));
    round = data;
  }
  if (round.state === "open") await fixture.ask("settleRound", { session, roundId: round.roundId });
  return round;
}

async function started(session: string, wish: { stakeMinor: string; input: RoundInput }) {
  const { data, error } = await fixture.start(session, wish);
  if (!data) throw new Error(JSON.stringify(error));
  return data;
}

/** Starts rounds until one waits for a choice. Some end at once, such as one with a dealt blackjack. */
async function waiting(session: string, wish: { stakeMinor: string; input: RoundInput }) {
  for (;;) {
    const round = await started(session, wish);
    if (round.decision) return { ...round, decision: round.decision };
    await playToEnd(session, round);
  }
}

const amountOf = (minor: string) => (Number(minor) / 100).toFixed(2);

describe("a round of", () => {
  it.each(byMechanic)(
    "%s is in the player's history with its replay, which gives the same outcome once its seed is revealed",
    async (_, house) => {
      const { player, session, wish } = await playing(house);
      const { roundId, stakeMinor, payoutMinor } = await playToEnd(session, await started(session, wish));

      const { items } = await fixture.gate.call("gameHistory", {}, player.session);
      const item = { round: roundId, game_id: house.title.gameId, state: "closed", has_replay: true };
      expect(items).toEqual([
        expect.objectContaining({ ...item, stake: amountOf(stakeMinor), payout: amountOf(payoutMinor) }),
      ]);

      await fixture.ask("rotateSeeds", { session, body: { clientSeed: "next" } });
      const { gameId, code } = house.title;
      const launched = await fixture.gate.call(
        "launchUrl",
        { gameId, language: "en", round: roundId },
        player.session,
      );
      const token = new URL(launched.url, "http://x").searchParams.get("token");
      const opened = await fixture.ask("openSession", {
        body: { token, gameCode: code, mode: "money", round: roundId },
      });
      const replay = await fixture.ask("replayRound", { session: opened.session, roundId });
      const drawn = playRound({
        ...replay,
        serverSeed: replay.serverSeed ?? "",
        model: house.model,
        stakeMinor: BigInt(replay.firstStakeMinor),
        actions: replay.actions.map(({ action }) => action),
      });
      expect({ script: drawn.script, payout: drawn.payoutMinor, staked: drawn.stakedMinor }).toEqual({
        script: replay.script,
        payout: BigInt(payoutMinor),
        staked: BigInt(stakeMinor),
      });
      expect(await fixture.ask("verifyRound", { session, roundId })).toMatchObject({ matches: true });
      expect(await checkBooks(fixture.database)).toEqual([]);
    },
  );

  it.each(byMechanic)(
    "%s is refused for a bad stake, input or pace, and moves no money",
    async (_, house) => {
      const { player, session, opened, wish } = await playing(house);
      const start = (more: object) =>
        fixture.call("startRound", { session, body: { ...fixture.wish(), ...wish, ...more } });
      const bad: [object, string][] = [
        [{ stakeMinor: `${BigInt(wish.stakeMinor) + 1n}` }, "invalid_stake"],
        [{ stakeMinor: "49900" }, "invalid_stake"],
        [{ input: { ...wish.input, luck: 1 } }, "invalid_input"],
        [{ input: { bets: [{ spot: "straight-37", amountMinor: wish.stakeMinor }] } }, "invalid_input"],
        [{ stakeMinor: "0" }, "invalid_request"],
        [{ stakeMinor: "-100" }, "invalid_request"],
        [{ input: [] }, "invalid_request"],
      ];
      for (const [more, code] of bad) expect([more, (await start(more)).error?.code]).toEqual([more, code]);
      expect(await fixture.balanceOf(player)).toBe(50_000n);
      expect(await fixture.statesOf(player)).toEqual([]);

      const round = await playToEnd(session, await started(session, wish));
      const before = await fixture.balanceOf(player);
      const retryAfterMs = opened.sheet.minimumRoundMs;
      expect(await start({})).toMatchObject({ status: 429, error: { code: "too_fast", retryAfterMs } });
      expect((await act(session, round, 1, { move: "hit" })).error?.code).toBe("invalid_action");
      expect(await fixture.balanceOf(player)).toBe(before);
    },
  );
});

describe("a round with choices in", () => {
  it.each(decided)("%s refuses bad actions, which move no money", async (_, house) => {
    const { player, session, wish } = await playing(house);
    const { roundId, decision } = await waiting(session, wish);
    const other = await playing(house);
    const before = await fixture.balanceOf(player);
    const [{ action }] = decision.choices as [(typeof decision.choices)[number]];
    const answers = [
      await act(session, { roundId }, 1, { do: "take" }),
      await act(session, { roundId }, 1, { ...action, luck: 1 }),
      await act(session, { roundId }, 2, action),
      await act(other.session, { roundId }, 1, action),
      await fixture.call("act", {
        session,
        roundId,
        body: { requestId: randomUUID(), seq: 1, action: "hit" },
      }),
      await fixture.call("act", {
        session,
        roundId,
        body: { requestId: randomUUID(), seq: 1, action, stakeMinor: "1" },
      }),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual([
      "invalid_action",
      "invalid_action",
      "invalid_action",
      "round_not_found",
      "invalid_request",
      "invalid_request",
    ]);
    expect(await fixture.balanceOf(player)).toBe(before);
    const [first, twice] = [
      await act(session, { roundId }, 1, action),
      await act(session, { roundId }, 1, action),
    ];
    expect([first.status, twice.error?.code]).toEqual([200, "invalid_action"]);
    await fixture.resolveAll();
    expect((await act(session, { roundId }, 2, action)).error?.code).toBe("invalid_action");
    expect(await checkBooks(fixture.database)).toEqual([]);
    expect(await fixture.gate.violations()).toEqual([]);
  });

  it.each(decided)(
    "%s ends with the rule's default when the player excludes themselves, and the books agree",
    async (_, house) => {
      const { player, session, wish } = await playing(house);
      const { roundId } = await waiting(session, wish);
      await fixture.gate.call("selfExclude", { duration: "7d" }, player.session);
      await fixture.studio.resolveRounds();
      await fixture.resolveAll();
      const { rows } = await fixture.database.query<{ state: string; by_rule: boolean }>(
        `SELECT r.state, bool_and(a.request_id IS NULL) AS by_rule FROM studio_round r
         JOIN studio_action a ON a.owner = r.owner AND a.round_id = r.id WHERE r.id = $1 GROUP BY r.state`,
        [roundId],
      );
      expect(rows).toEqual([{ state: "settled", by_rule: true }]);
      expect(await checkBooks(fixture.database)).toEqual([]);
      expect(await fixture.gate.violations()).toEqual([]);
    },
  );
});
